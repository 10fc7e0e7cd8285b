// After the last fair: rounds of benefits.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import type { FrameOf } from '../frames.ts';
import { PASS } from '../moves.ts';
import { type Asking, end, freshTurn, noTurn, type Procedure, push, seatOf } from './setting.ts';
import { isUnturned } from './supply.ts';

/** end.benefits-2010: one benefit each, in order and round after round, until all have passed for good (C39). */
export const benefitRounds: Procedure<'benefit-rounds'> = {
  run(g, s, f) {
    if (isUnturned(s)) return push(g, 'turn-up');
    for (let i = 0; i < s.seats; i++) {
      const seat = s.order[(f.step + i) % s.seats] as Seat;
      if (has(passedOf(f), seat)) continue;
      f.step = (f.step + i + 1) % s.seats;
      s.turn = freshTurn(seat, 'after');
      return push(g, 'benefit-round', seat);
    }
    s.turn = noTurn();
    end(g);
  },
};

const passedOf = (f: FrameOf<'benefit-rounds'>): number => Math.max(0, f.item);

/** Who can do nothing passes by himself. An expert's cash may be wanted for a multiplier or a tie; investments count as they are. */
export const benefitRound: Asking<'benefit-round'> = {
  by: seatOf,
  moves(_g, _s, _f, out) {
    out.push(PASS);
  },
  forbids: (_g, s) => (s.turn.owes === 1 ? 'magnate.benefit-2010' : undefined),
  play(g, _s, f) {
    end(g);
    const rounds = g.stack.at(-1) as FrameOf<'benefit-rounds'>;
    rounds.item = passedOf(rounds) | (1 << f.seat);
    g.emit?.({ rule: 'end.benefits-2010', kind: 'passed-benefits', seat: f.seat });
  },
};
