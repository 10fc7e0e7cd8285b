// Lacerda as the edition knows him.

import type { Automa } from '../editions/edition.ts';
import { LACERDA, seatLacerda } from './lacerda.ts';
import { awardsOf, placeOf, sheetOf } from './scoring.ts';

export const lacerda: Automa = {
  seat: LACERDA,
  instead: {
    'start-vineyard': 'lacerda-vineyard',
    'magnate-pick': 'lacerda-pick',
    turn: 'lacerda-turn',
    'late-press': 'lacerda-press',
    'buy-tile': 'lacerda-buy',
    retrieve: 'lacerda-retrieve',
  },
  prepare: seatLacerda,
  scores: (g, s) => [awardsOf(g, s)],
  result: (g, s) => [placeOf(g, s)],
  sheet: sheetOf,
};
