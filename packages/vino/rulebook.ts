// Every rule of Vino by its id, and where the text says it. The sentences are ours and live with the page; here are none.
// S2 is the French translation of the rulebook; the numbers are its lines. Where the text is silent the rule is ours.

export interface Rule {
  readonly said: string;
}

const rule = (said: string): Rule => ({ said });

export const RULEBOOK = {
  'vino.cellar': rule('S2:53,96,109,187,205'),
  'vino.variety': rule('S2:51,106-108,113-119,209'),
  'vino.start': rule('S2:55,56,60,70,74-100'),
  'vino.third': rule('S2:104-109'),
  'vino.round': rule('S2:123-127'),
  'vino.choose': rule('S2:133-135,143'),
  'vino.buy-order': rule('S2:139,143,147,151-157'),
  'vino.buy': rule('S2:48,151,157,161-163'),
  'vino.gift': rule('S2:46,167-179'),
  'vino.sell': rule('S2:185-195'),
  'vino.lease': rule('S2:205,209'),
  'vino.market': rule('S2:47,213,215'),
  'vino.order': rule('S2:199,219'),
  'vino.end': rule('S2:66,229,231'),
  'vino.info': rule('S2:48,133-135,223'),
  'vino.stall': rule(''),
} as const satisfies { readonly [id: string]: Rule };

export type RuleId = keyof typeof RULEBOOK;
