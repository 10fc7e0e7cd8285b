// A turn: the move with its action, and what may follow it. Frame turn: step how far it has come.

import { NONE } from '../state.ts';
import { end, type Procedure, push } from './setting.ts';
import { isUnturned } from './supply.ts';

export const turn: Procedure = {
  run(g, s, f) {
    f.step++;
    if (f.step === 1) {
      s.turn = { seat: f.seat, stage: 'before', experts: 0, tiles: 0, discount: 0, owes: 0 };
      push(g, 'move', f.seat);
    } else if (f.step === 2) {
      s.turn.stage = 'after';
      push(g, 'after', f.seat);
      if (g.edition.magnates.readsTops(g, s, f.seat) && isUnturned(s)) push(g, 'turn-up');
    } else if (isUnturned(s)) {
      push(g, 'turn-up');
    } else {
      s.turn = { seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0 };
      end(g);
    }
  },
};
