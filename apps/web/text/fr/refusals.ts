// Les nombres d’un refus, et ce qu’on peut y faire. Ce que dit la règle est dans rules.ts.
import type { refusals as english } from '../en/refusals.ts';
import type { Translated } from '../translated.ts';

export const refusals: Translated<typeof english> = {
  'refusal.sum': '{of} : il en faut {needs}, {has, plural, =0 {il n’y en a pas} other {il y en a #}}, il en manque {missing}.',
  'refusal.other': 'Vous ne pouvez pas non plus {move} :',
  'refusal.parts': 'Il faut : {parts}.',
  'refusal.part': '{part} {amount}',

  'of.other': '{word}',
  'part.other': '{word}',

  'remedy.searching': 'Recherche…',
  'remedy.none': 'Rien de ce que vous pouvez faire ce tour-ci ne le rend possible.',
  'remedy.none-found': 'Aucun chemin trouvé dans les quelques coups suivants.',
  'remedy.line': 'D’abord {steps}.',
};
