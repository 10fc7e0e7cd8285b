// Lacerda, the automa of the solo game: the designer's joke about himself. He is the second player of a position, so that order, fairs
// and majorities know him like anybody; but he is never asked: cards say what he does.

import type { Setting } from '../rules/setting.ts';
import { playerOf } from '../rules/setting.ts';
import { type Lacerda, type Player, SPACES, type State } from '../state.ts';

export const YOU = 0;
export const LACERDA = 1;

/** The number cards, 1 to 9 (solo.cards). */
export const NUMBERS = 9;
/** Numbers drawn for regions, pieces of each kind discarded, cubes taken, barrels of one action: always two. */
export const TWO = 2;
/** What a bribe is (solo.bribe). */
export const BRIBE = 1;
/** What the cards for a sale must be above (solo.sales). */
export const TOO_LOW = 2;
/** What each of his multipliers is worth (solo.fair). */
export const MULTIPLIER_VP = 10;

export const ALL_NUMBERS = (1 << NUMBERS) - 1;
/** One for each space, the two with the same action as well (solo.cards). */
export const ALL_CARDS = (1 << SPACES) - 1;

export const him = (s: State): Player => playerOf(s, LACERDA);
export const you = (s: State): Player => playerOf(s, YOU);

/** His cards and what he leaves behind; a position of the solo game has them. */
export const hisOf = (s: State): Lacerda => s.lacerda as Lacerda;

/** solo.setup: all his barrels lie in his area, none with the magnates (C31, SO2). */
export function seatLacerda(g: Setting, s: State): void {
  const p = him(s);
  p.barrels += p.atA + p.atB + p.atC;
  p.atA = 0;
  p.atB = 0;
  p.atC = 0;
  s.lacerda = {
    cards: ALL_CARDS,
    numbers: ALL_NUMBERS,
    bribes: 0,
    trophies: [0, 0],
    vineyards: s.tops.flatMap(() => Array.from({ length: g.pack.kinds }, () => 0)),
    wineries: 0,
    cellars: 0,
    enologists: 0,
    farmers: 0,
    tiles: 0,
  };
}
