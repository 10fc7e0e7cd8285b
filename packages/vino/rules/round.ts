// The course of the game: the preliminary round, then rounds until the last bottle is gone.

import type { FrameKind } from '../frames.ts';
import { NOBODY, type State } from '../state.ts';
import { end, type Procedure, playerOf, push, type Setting } from './setting.ts';

export const game: Procedure<'game'> = {
  run(g, s, f) {
    const next = (['start', 'third'] as const)[f.step++];
    if (next !== undefined) return push(g, next);
    if (!isOver(g, s)) return push(g, 'round');
    end(g);
    g.emit?.({ rule: s.bottles === 0 ? 'vino.end' : 'vino.stall', kind: 'game-over', seat: NOBODY, rounds: s.round });
  },
};

/** vino.end: the last bottle is gone. vino.stall, an option: too many rounds in a row without a purchase. */
const isOver = (g: Setting, s: State): boolean => s.bottles === 0 || (s.endless === 0 && s.idle >= g.pack.stall);

/** vino.round */
const PHASES: readonly FrameKind[] = ['choosing', 'reveals', 'buying', 'selling', 'order'];

/** Where buying has taken the last bottle nothing is sold (V21). */
export const round: Procedure<'round'> = {
  run(g, s, f) {
    if (f.step === 0) begin(g, s);
    const phase = PHASES[f.step];
    if (phase === undefined || s.bottles === 0) return end(g);
    f.step++;
    push(g, phase);
  },
};

function begin(g: Setting, s: State): void {
  s.round++;
  s.bought = 0;
  g.emit?.({ rule: 'vino.round', kind: 'round', seat: NOBODY, round: s.round });
}

/** vino.order: who earned least in this round comes first, equals keep their order (V34); then the income is money like any other (V23). */
export const order: Procedure<'order'> = {
  run(g, s) {
    end(g);
    s.order = [...s.order].sort((a, b) => playerOf(s, a).income - playerOf(s, b).income);
    for (const p of s.players) p.income = 0;
    s.idle = s.bought === 1 ? 0 : s.idle + 1;
    g.emit?.({ rule: 'vino.order', kind: 'order', seat: NOBODY, order: s.order.slice() });
  },
};
