// The market: the variety sold falls, and its seller raises others by as much (vino.market). The sum is always 0.

import { VARIETIES } from '../data/words.ts';
import { raise, stepsIn, stepsOf, withSteps } from '../moves.ts';
import type { Move, State } from '../state.ts';
import { type Asking, end, type Procedure, push, type Setting, seatOf } from './setting.ts';

const demandOf = (s: State, variety: number): number => s.market[variety] as number;

/** How far a variety really falls: not below the end of the table (V5). */
export const fallOf = (g: Setting, s: State, variety: number, steps: number): number =>
  Math.min(steps, demandOf(s, variety) - g.pack.lowest);

/** Nothing falls where nothing can rise. */
export const market: Procedure<'market'> = {
  run(g, s, f) {
    end(g);
    const steps = fallOf(g, s, f.item, f.count);
    if (steps > 0) push(g, 'raise', f.seat, f.item, steps);
  },
};

/** All the steps at once, as he likes, among the other varieties; none beyond the end of the table (V6). */
export const raising: Asking<'raise'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const most = VARIETIES.map((_, i) => (i === f.item ? 0 : all ? f.count : roomOf(g, s, i)));
    spread(most, 0, f.count, 0, out);
  },
  exact: true,
  forbids(g, s, _f, m) {
    for (let i = 0; i < VARIETIES.length; i++) if (stepsIn(m.item, i) > roomOf(g, s, i)) return 'vino.market';
    return undefined;
  },
  play(g, s, f, m) {
    end(g);
    s.market[f.item] = demandOf(s, f.item) - f.count;
    for (let i = 0; i < VARIETIES.length; i++) s.market[i] = demandOf(s, i) + stepsIn(m.item, i);
    g.emit?.({
      rule: 'vino.market',
      kind: 'shifted',
      seat: f.seat,
      variety: f.item,
      fell: f.count,
      rose: stepsOf(m.item, VARIETIES.length),
    });
  },
};

const roomOf = (g: Setting, s: State, variety: number): number => g.pack.highest - demandOf(s, variety);

/** Every way to spread so many steps over the varieties from `i` on, none getting more than its most. */
function spread(most: readonly number[], i: number, left: number, code: number, out: Move[]): void {
  const here = most[i] as number;
  if (i === most.length - 1) {
    if (left <= here) out.push(raise(withSteps(code, i, left)));
    return;
  }
  for (let n = 0; n <= left && n <= here; n++) spread(most, i + 1, left - n, withSteps(code, i, n), out);
}
