// The choice of two regions, in secret and at once, and its reveal.

import { choose, reveal, SEALED } from '../moves.ts';
import { HIDDEN, NOBODY, type State } from '../state.ts';
import { type Asking, chance, end, frame, nothing, type Procedure, playerOf, push, seatOf } from './setting.ts';

const REGIONS = 9;

/** All sets of two different regions (V24). */
export const PAIRS: readonly number[] = Array.from({ length: REGIONS }, (_, a) =>
  Array.from({ length: REGIONS - 1 - a }, (_, i) => (1 << a) | (1 << (a + 1 + i))),
).flat();

/** vino.choose: everybody at the same time. */
export const choosing: Procedure<'choosing'> = {
  run(g, s) {
    end(g);
    s.lanes = s.players.map((_, seat) => [frame('choose', seat)]);
  },
};

export const choice: Asking<'choose'> = {
  by: seatOf,
  moves(_g, _s, _f, out) {
    for (const set of PAIRS) out.push(choose(set));
  },
  forbids: nothing,
  heard: (_g, s, f, m) => m === SEALED && isOthersView(s, f.seat),
  play(g, s, f, m) {
    end(g);
    playerOf(s, f.seat).chosen = m.item;
    g.emit?.({ rule: 'vino.choose', kind: 'chosen', seat: f.seat });
  },
};

const isOthersView = (s: State, seat: number): boolean => s.seenBy !== NOBODY && s.seenBy !== seat;

/** All choices are turned up, one after the other: each is an entry from which everybody goes on. */
export const reveals: Procedure<'reveals'> = {
  run(g, s) {
    end(g);
    for (let seat = s.seats - 1; seat >= 0; seat--) push(g, 'reveal', seat);
  },
};

/** Who does not know the choice sees every possible one. */
export const revealing: Asking<'reveal'> = {
  by: chance,
  moves(_g, s, f, out) {
    const { chosen } = playerOf(s, f.seat);
    for (const set of chosen === HIDDEN ? PAIRS : [chosen]) out.push(reveal(set, f.seat));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    const p = playerOf(s, f.seat);
    p.chosen = m.item;
    p.shown = 1;
    g.emit?.({ rule: 'vino.choose', kind: 'revealed', seat: f.seat, regions: m.item });
  },
};
