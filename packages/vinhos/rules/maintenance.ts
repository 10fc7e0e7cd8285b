// Maintenance: everybody takes a barrel back from sales, at the same time.

import { listOf } from '@adega/kit';
import { retrieve } from '../moves.ts';
import { NOBODY, type State } from '../state.ts';
import { type Asking, end, frame, kindFor, nothing, type Procedure, playerOf, seatOf } from './setting.ts';

/** maintenance.2016, flow.together: exactly one, if there is one (C5, A117). */
export const maintenance: Procedure<'maintenance'> = {
  run(g, s) {
    end(g);
    s.lanes = listOf(s.players.length, seat => (s.sales.includes(seat) ? [frame(kindFor(g, 'retrieve', seat), seat)] : []));
  },
};

export const retrieving: Asking<'retrieve'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    for (let i = 0; i < s.sales.length; i++) if (s.sales[i] === f.seat) out.push(retrieve(i));
  },
  forbids: nothing,
  play(g, s: State, f, m) {
    end(g);
    s.sales[m.to] = NOBODY;
    playerOf(s, f.seat).barrels++;
    g.emit?.({ rule: 'maintenance.2016', kind: 'barrel-back', seat: f.seat, from: m.to });
  },
};
