// Ce qui est douteux dans les nombres imprimés de Vino.
import type { Translated } from '../../../../text/translated.ts';
import type { doubts as english } from '../en/doubts.ts';

export const doubts: Translated<typeof english> = {
  'doubt.market-spaces': 'Le texte compte en cases sans dire combien il y en a.',
  'doubt.order-of-markers': 'L’ordre de la liste des marqueurs de départ.',
  'doubt.varieties-stated': 'Il est écrit : 2 à 5 par région et 40 en tout.',
  'doubt.vineyards-stated': 'Il est écrit : 3 à 21 vignobles par région.',
  'doubt.six-bottles': '6 des 9 régions ont une bouteille ; lesquelles, c’est une supposition.',
  'doubt.screens-missing': 'La table des paravents n’est pas dans le texte.',
  'doubt.no-end': 'Le texte permet une partie sans fin.',
};
