// A turn: the move with its action, and what may follow it. Frame turn: step how far it has come.

import { end, freshTurn, noTurn, type Procedure, push } from './setting.ts';
import { isUnturned } from './supply.ts';

export const turn: Procedure<'turn'> = {
  run(g, s, f) {
    f.step++;
    if (f.step === 1) {
      s.turn = freshTurn(f.seat, 'before');
      push(g, 'move', f.seat);
    } else if (f.step === 2) {
      s.turn.stage = 'after';
      push(g, 'after', f.seat);
      if (g.edition.readsTops(g, s, f.seat) && isUnturned(s)) push(g, 'turn-up');
    } else if (isUnturned(s)) {
      push(g, 'turn-up');
    } else {
      s.turn = noTurn();
      end(g);
    }
  },
};
