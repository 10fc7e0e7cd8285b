// The course of the game: setup, six years, the end. What comes in which order is a list of the edition.

import { closeUp, lowest } from '@adega/kit';
import { vintage } from '../moves.ts';
import { NOBODY, NONE, type State } from '../state.ts';
import { askSeat, chance, type Draw, end, nothing, type Procedure, playerOf, push, type Setting } from './setting.ts';

export const game: Procedure<'game'> = {
  run(g, s, f) {
    const step = f.step++;
    if (step === 0) return push(g, 'setup');
    s.year = Math.min(step, g.pack.years + 1);
    if (step <= g.pack.years) return push(g, 'year');
    // The year marker is off the grid (A11).
    s.tax = NONE;
    const last = g.edition.finish[step - g.pack.years - 1];
    if (last === undefined) end(g);
    else push(g, last);
  },
};

export const setup: Procedure<'setup'> = {
  run(g, _s, f) {
    const next = g.edition.setup[f.step++];
    if (next === undefined) end(g);
    else push(g, next);
  },
};

/** year.phases */
export const year: Procedure<'year'> = {
  run(g, _s, f) {
    const next = g.edition.year[f.step++];
    if (next === undefined) end(g);
    else push(g, next);
  },
};

/** year.start, year.refresh. The tile of year 1 was turned up in the setup. */
export const yearStart: Procedure<'year-start'> = {
  run(g, s) {
    end(g);
    s.round = 0;
    s.tax = g.pack.yearSpace[s.year - 1] as number;
    if (g.pack.refreshes[s.year - 1] === 1) refresh(g, s);
    g.emit?.({ rule: 'year.start', kind: 'year', seat: NOBODY, year: s.year });
    if (s.year > 1) push(g, 'turn-vintage');
  },
};

/** Experts and action tiles turn face up at the start of the year (A59); multipliers have no other side (C11). */
function refresh(g: Setting, s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const p = playerOf(s, seat);
    p.expertsUp |= p.expertsDown;
    p.expertsDown = 0;
    p.tilesUp |= p.tilesDown;
    p.tilesDown = 0;
  }
  g.emit?.({ rule: 'year.refresh', kind: 'refreshed', seat: NOBODY });
}

/** The stack lies face down (C47): chance turns up the next one. */
export const turnVintage: Draw<'turn-vintage'> = {
  by: chance,
  moves(_g, s, _f, out) {
    for (let rest = s.vintagesLeft; rest !== 0; rest &= rest - 1) out.push(vintage(lowest(rest)));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, _f, m) {
    end(g);
    s.vintage = m.item;
    s.vintagesLeft &= ~(1 << m.item);
    g.emit?.({ rule: s.year === 0 ? 'setup.vintage' : 'year.start', kind: 'vintage', seat: NOBODY, vintage: m.item });
    g.edition.features?.advance(g, s);
  },
};

/** setup.vintage in an edition whose first year has always the same: it is on top of the others. */
export const zeroVintage: Procedure<'zero-vintage'> = {
  run(g, s) {
    end(g);
    s.vintage = g.pack.zero;
    g.emit?.({ rule: 'setup.vintage', kind: 'vintage', seat: NOBODY, vintage: s.vintage });
  },
};

/** year.round: a turn each in order, then the order changes (A15). */
export const round: Procedure<'round'> = {
  run(g, s, f) {
    if (f.step === 0) s.round++;
    const seat = s.order[f.step++];
    if (seat !== undefined) return askSeat(g, 'turn', seat);
    end(g);
    applyOrder(g, s);
  },
};

/** order.apply: chosen numbers first, the others close up (A14). */
export function applyOrder(g: Setting, s: State): void {
  if (s.slots.every(seat => seat === NOBODY)) return;
  s.order = closeUp(s.order, s.slots);
  s.slots.fill(NOBODY);
  g.emit?.({ rule: 'order.apply', kind: 'order', seat: NOBODY, order: s.order.slice() });
}
