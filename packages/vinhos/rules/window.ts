// The window before a fair: in player order, ahead of the first late press release, pairs of barrels and experts with a cube or a barrel
// (A46, A131).

import { ABILITIES } from '../data/words.ts';
import { DONE } from '../moves.ts';
import type { Move, State } from '../state.ts';
import type { FairPart } from './fair.ts';
import { helpersNow } from './helpers.ts';
import type { Occasion } from './moments.ts';
import { type Asking, end, frame, freshTurn, noTurn, nothing, type Setting, seatOf } from './setting.ts';

const CASH = ABILITIES.indexOf('cash');

export const before: FairPart = (g, s, count) => {
  const seat = s.order[count];
  s.turn = seat === undefined ? noTurn() : freshTurn(seat, 'fair');
  if (seat === undefined) return true;
  const f = frame('fair-window', seat);
  if (hasReason(g, s, f)) g.stack.push(f);
  return false;
};

/** Cash buys nothing here: for that alone nobody is asked (A127). */
const hasReason = (g: Setting, s: State, f: Occasion): boolean => helpersNow(g, s, f).some(m => isReason(g, m));

const isReason = (g: Setting, m: Move): boolean => m.kind === 'pair' || (m.kind === 'use' && g.pack.expertAbility[m.item] !== CASH);

export const fairWindow: Asking<'fair-window'> = {
  by: seatOf,
  moves(_g, _s, _f, out) {
    out.push(DONE);
  },
  forbids: nothing,
  play: end,
};
