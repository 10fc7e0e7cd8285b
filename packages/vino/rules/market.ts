// The market: the variety sold falls, and its seller raises others by as much (vino.market). The sum is always 0.

import { VARIETIES } from '../data/words.ts';
import { codeOf, raise, stepsOf } from '../moves.ts';
import type { State } from '../state.ts';
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
    spread(most, 0, f.count, [], steps => out.push(raise(codeOf(steps))));
  },
  forbids: (g, s, _f, m) => (stepsOf(m.item, VARIETIES.length).some((n, i) => n > roomOf(g, s, i)) ? 'vino.market' : undefined),
  play(g, s, f, m) {
    end(g);
    const steps = stepsOf(m.item, VARIETIES.length);
    s.market = s.market.map((n, i) => n + (steps[i] as number) - (i === f.item ? f.count : 0));
    g.emit?.({ rule: 'vino.market', kind: 'shifted', seat: f.seat, variety: f.item, fell: f.count, rose: steps });
  },
};

const roomOf = (g: Setting, s: State, variety: number): number => g.pack.highest - demandOf(s, variety);

/** Every way to spread so many steps, no variety getting more than its most. */
function spread(
  most: readonly number[],
  i: number,
  left: number,
  steps: readonly number[],
  each: (steps: readonly number[]) => void,
): void {
  if (i === most.length) {
    if (left === 0) each(steps);
    return;
  }
  for (let n = 0; n <= Math.min(left, most[i] as number); n++) spread(most, i + 1, left - n, [...steps, n], each);
}
