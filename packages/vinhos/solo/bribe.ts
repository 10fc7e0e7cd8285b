// The Bagos that he leaves behind on the quadrel.

import type { Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import { BRIBE, hisOf, LACERDA, YOU, you } from './lacerda.ts';

/** What a space costs more because of a bribe on it; nothing in a game without Lacerda. */
export const bribeAt = (s: State, space: number): number => (s.lacerda !== null && (s.lacerda.bribes >> space) & 1 ? BRIBE : 0);

/** solo.bribe: on the space he leaves, except the centre, if there is none yet. */
export function placeBribe(g: Setting, s: State, space: number): void {
  if (space === g.pack.centre || bribeAt(s, space) > 0) return;
  hisOf(s).bribes |= 1 << space;
  g.emit?.({ rule: 'solo.bribe', kind: 'bribe-placed', seat: LACERDA, space });
}

/** Entering costs you as much more, also with a free move (SO10); then the Bago goes back to the bank. */
export function payBribe(g: Setting, s: State, space: number): void {
  if (bribeAt(s, space) === 0) return;
  you(s).money -= BRIBE;
  g.emit?.({ rule: 'solo.bribe', kind: 'paid-bank', seat: YOU, money: BRIBE });
  hisOf(s).bribes &= ~(1 << space);
  g.emit?.({ rule: 'solo.bribe', kind: 'bribe-lifted', seat: YOU, space });
}
