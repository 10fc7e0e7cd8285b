// His sales. Frame lacerda-sales: count barrels sold; step 0 begins one, 1 has its cubes, 2 draws; item the cubes; value the last answer.

import { end, type Procedure, push, type Setting } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { cubesAtHand } from './cubes.ts';
import { him, LACERDA, NUMBERS, TOO_LOW, TWO } from './lacerda.ts';

/** solo.sales: one barrel and then once more. Without a barrel, or a free space that some number with his cubes reaches, he does nothing
 *  and takes no cubes (SO18). */
export const lacerdaSales: Procedure = {
  run(g, s, f) {
    if (f.step === 0) {
      if (f.count === TWO || !canSell(g, s)) return end(g);
      f.step = 1;
      return push(g, 'lacerda-cubes');
    }
    if (f.step === 1) {
      f.item = f.value;
      f.step = 2;
      return askNumber(g);
    }
    const space = f.value > TOO_LOW ? spaceFor(g, s, f.value + f.item) : NONE;
    // Draw on, with the same cubes.
    if (space === NONE) return askNumber(g);
    returnNumbers(s);
    sellAt(g, s, space);
    f.count++;
    f.step = 0;
  },
};

const canSell = (g: Setting, s: State): boolean => him(s).barrels > 0 && spaceFor(g, s, NUMBERS + cubesAtHand(s)) !== NONE;

/** The space for a wine of this value: the highest there is if it is above all (SO17), Anabela's colour first, then the other, then one
 *  lower, and so on; NONE if all up to it are taken. */
function spaceFor(g: Setting, s: State, value: number): number {
  const first = g.pack.wantsColour[s.vintage] as number;
  for (let v = Math.min(value, Math.max(...g.pack.saleValue)); v > 0; v--) {
    const space = freeSpace(g, s, v, first);
    const other = space === NONE ? freeSpace(g, s, v, 1 - first) : space;
    if (other !== NONE) return other;
  }
  return NONE;
}

function freeSpace(g: Setting, s: State, value: number, colour: number): number {
  for (let i = 0; i < g.pack.sales; i++) {
    if (s.sales[i] === NONE && g.pack.saleValue[i] === value && g.pack.saleColour[i] === colour) return i;
  }
  return NONE;
}

/** He keeps what he receives. */
function sellAt(g: Setting, s: State, space: number): void {
  const money = g.pack.saleValue[space] as number;
  him(s).barrels--;
  him(s).money += money;
  s.sales[space] = LACERDA;
  g.emit?.({ rule: 'solo.sales', kind: 'barrel-sold', seat: LACERDA, space, money });
}

/** solo.maintenance: the barrel of the lowest value comes back, of two such the one of Anabela's colour (SO24). */
export const lacerdaRetrieve: Procedure = {
  run(g, s) {
    end(g);
    const space = lowestSold(g, s);
    s.sales[space] = NONE;
    him(s).barrels++;
    g.emit?.({ rule: 'solo.maintenance', kind: 'barrel-back', seat: LACERDA, from: space });
  },
};

function lowestSold(g: Setting, s: State): number {
  let best = NONE;
  for (let i = 0; i < g.pack.sales; i++) {
    if (s.sales[i] === LACERDA && (best === NONE || goesFirst(g, s, i, best))) best = i;
  }
  return best;
}

function goesFirst(g: Setting, s: State, a: number, b: number): boolean {
  const by = (g.pack.saleValue[a] as number) - (g.pack.saleValue[b] as number);
  const wanted = g.pack.wantsColour[s.vintage];
  return by < 0 || (by === 0 && g.pack.saleColour[a] === wanted && g.pack.saleColour[b] !== wanted);
}
