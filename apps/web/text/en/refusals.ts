// The numbers of a refusal, and what can be done about it. What the rule says is in rules.ts.
export const refusals = {
  'refusal.sum': '{of}: {needs} needed, {has, plural, =0 {none} other {#}} there, {missing} short.',
  'refusal.other': 'Nor can you {move}:',
  'refusal.parts': 'Needed: {parts}.',
  'refusal.part': '{part} {amount}',

  'of.other': '{word}',
  'part.other': '{word}',

  'remedy.searching': 'Looking…',
  'remedy.none': 'Nothing you can do in this turn makes it possible.',
  'remedy.none-found': 'No way to it was found within the next few moves.',
  'remedy.line': 'First {steps}.',
} as const;
