// His sales.

import type { FrameOf } from '../frames.ts';
import { end, type Procedure, push, type Setting } from '../rules/setting.ts';
import { NOBODY, NONE, type State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { cubesAtHand } from './cubes.ts';
import { him, LACERDA, NUMBERS, TOO_LOW, TWO } from './lacerda.ts';

/** solo.sales: cubes come first, whatever follows; then a barrel, and all of it once more where a barrel and a space for it are left. Without
 *  a barrel, or a free space that some number with his cubes reaches, he sells nothing (SO18). */
export const lacerdaSales: Procedure<'lacerda-sales'> = {
  run(g, s, f) {
    if (f.item === NONE) return push(g, 'lacerda-cubes');
    if (canSell(g, s, f.item)) {
      const space = f.value > TOO_LOW ? spaceFor(g, s, f.value + f.item) : NONE;
      // Draw on, with the same cubes.
      if (space === NONE) return askNumber(g);
      returnNumbers(s);
      sellAt(g, s, space, f);
    } else g.emit?.({ rule: 'solo.sales', kind: 'did-nothing', seat: LACERDA });
    f.item = NONE;
    f.value = 0;
    if (++f.count === TWO || !canSell(g, s, cubesAtHand(s))) end(g);
  },
};

const canSell = (g: Setting, s: State, cubes: number): boolean => him(s).barrels > 0 && spaceFor(g, s, NUMBERS + cubes) !== NONE;

/** The space for a wine of this value: the highest that is free (SO17), of two such the one of Anabela's colour; NONE if all up to it are
 *  taken. */
function spaceFor(g: Setting, s: State, value: number): number {
  let best = NONE;
  for (let i = 0; i < g.pack.sales; i++) {
    if (s.sales[i] !== NOBODY || (g.pack.saleValue[i] as number) > value) continue;
    if (best === NONE || appealOf(g, s, i) > appealOf(g, s, best)) best = i;
  }
  return best;
}

/** He keeps what he receives. */
function sellAt(g: Setting, s: State, space: number, f: FrameOf<'lacerda-sales'>): void {
  const money = g.pack.saleValue[space] as number;
  him(s).barrels--;
  him(s).money += money;
  s.sales[space] = LACERDA;
  g.emit?.({ rule: 'solo.sales', kind: 'barrel-sold', seat: LACERDA, space, number: f.value, cubes: f.item, money });
}

/** solo.maintenance: the barrel of the lowest value comes back, of two such the one of Anabela's colour (SO24). */
export const lacerdaRetrieve: Procedure<'lacerda-retrieve'> = {
  run(g, s) {
    end(g);
    const space = lowestSold(g, s);
    s.sales[space] = NOBODY;
    him(s).barrels++;
    g.emit?.({ rule: 'solo.maintenance', kind: 'barrel-back', seat: LACERDA, from: space });
  },
};

function lowestSold(g: Setting, s: State): number {
  let best = NONE;
  for (let i = 0; i < g.pack.sales; i++) {
    if (s.sales[i] === LACERDA && (best === NONE || rankOf(g, s, i) < rankOf(g, s, best))) best = i;
  }
  return best;
}

const isAnabelas = (g: Setting, s: State, space: number): boolean => g.pack.saleColour[space] === g.pack.wantsColour[s.vintage];

/** By value, then Anabela's colour before the other: the highest is sold to, the lowest comes back. */
const appealOf = (g: Setting, s: State, space: number): number =>
  (g.pack.saleValue[space] as number) * 2 + (isAnabelas(g, s, space) ? 1 : 0);
const rankOf = (g: Setting, s: State, space: number): number => (g.pack.saleValue[space] as number) * 2 + (isAnabelas(g, s, space) ? 0 : 1);
