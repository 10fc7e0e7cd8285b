// The window before a fair: in player order, ahead of the first late press release, pairs of barrels and experts with a cube or a barrel
// (A46, A131). Frame fair-window.

import { ABILITIES } from '../data/words.ts';
import { DONE } from '../moves.ts';
import type { Frame, Move, State } from '../state.ts';
import type { FairPart } from './fair.ts';
import { forbidsHelper, helperMoves, isHelper, playHelper } from './helpers.ts';
import { end, frame, freshTurn, noTurn, type Question, type Setting, seatOf } from './setting.ts';

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
function hasReason(g: Setting, s: State, f: Frame): boolean {
  const moves: Move[] = [];
  helperMoves(g, s, f, moves, false);
  return moves.some(m => isReason(g, m) && forbidsHelper(g, s, f, m) === undefined);
}

const isReason = (g: Setting, m: Move): boolean => m.kind === 'pair' || (m.kind === 'use' && g.pack.expertAbility[m.item] !== CASH);

export const fairWindow: Question = {
  by: seatOf,
  moves(g, s, f, out, all) {
    out.push(DONE);
    helperMoves(g, s, f, out, all);
  },
  forbids: (g, s, f, m) => (isHelper(m) ? forbidsHelper(g, s, f, m) : undefined),
  play(g, s, f, m) {
    if (isHelper(m)) playHelper(g, s, f, m);
    else end(g);
  },
};
