// What he does before the first year.

import { end, type Procedure, type Setting } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { placeExport } from './export.ts';
import { him, LACERDA, TWO } from './lacerda.ts';
import { discardVineyard } from './regions.ts';
import { gainExpert } from './turn.ts';

/** solo.setup: no money, an expert of each pile, a barrel on top of each of the two leftmost columns of the frame (SO2, SO5). */
export const lacerdaArea: Procedure<'lacerda-area'> = {
  run(g, s) {
    end(g);
    him(s).money = 0;
    s.piles.forEach((_, pile) => {
      gainExpert(g, s, pile, 'solo.setup');
    });
    for (const column of framed(g).slice(0, TWO)) beginExport(g, s, column);
  },
};

const framed = (g: Setting): number[] => g.pack.columnTwo.flatMap((two, column) => (two === 1 ? [column] : []));

/** The points are those of the space: 9 and 10, which make the 19 of the rules. */
function beginExport(g: Setting, s: State, column: number): void {
  if (him(s).barrels === 0) return;
  const space = g.pack.exportColumn.lastIndexOf(column);
  const vp = g.pack.exportPoints[space] as number;
  placeExport(s, space, vp);
  g.emit?.({ rule: 'solo.setup', kind: 'barrel-exported', seat: LACERDA, space, cubes: 0, vp });
}

/** solo.start: the vineyard of his first region leaves the game; a region out of play or empty is drawn again (SO1, SO3). */
export const lacerdaVineyard: Procedure<'lacerda-vineyard'> = {
  run(g, s, f) {
    const region = g.pack.regionOfNumber[f.value] as number;
    if ((s.tops[region] ?? NONE) < 0) return askNumber(g);
    end(g);
    returnNumbers(s);
    discardVineyard(g, s, region, 'solo.start');
  },
};
