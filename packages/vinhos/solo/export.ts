// His exports. Frame lacerda-export: count barrels sent, item the cubes taken for the next, NONE before.

import { isOpenSpace } from '../rules/export.ts';
import { end, type Procedure, push, type Setting } from '../rules/setting.ts';
import { NONE, type State } from '../state.ts';
import { him, LACERDA, TWO } from './lacerda.ts';

/** solo.export: one barrel and then once more; without barrel or space he takes no cubes either (SO16). */
export const lacerdaExport: Procedure = {
  run(g, s, f) {
    if (f.item !== NONE) {
      send(g, s, f.item);
      f.item = NONE;
      f.count++;
    } else if (f.count === TWO || him(s).barrels === 0 || highestFree(g, s) === NONE) {
      end(g);
      if (f.count === 0) g.emit?.({ rule: 'solo.export', kind: 'did-nothing', seat: LACERDA });
    } else {
      push(g, 'lacerda-cubes');
    }
  },
};

/** The highest number that is free, in the leftmost column if there are several. */
function highestFree(g: Setting, s: State): number {
  let best = NONE;
  for (let space = 0; space < g.pack.exports; space++) {
    if (s.exports[space] !== NONE || !isOpenSpace(g, s, space)) continue;
    if (best === NONE || (g.pack.exportNumber[space] as number) > (g.pack.exportNumber[best] as number)) best = space;
  }
  return best;
}

function send(g: Setting, s: State, cubes: number): void {
  const space = highestFree(g, s);
  const vp = (g.pack.exportPoints[space] as number) + cubes;
  placeExport(s, space, vp);
  g.emit?.({ rule: 'solo.export', kind: 'barrel-exported', seat: LACERDA, space, cubes, vp });
}

export function placeExport(s: State, space: number, vp: number): void {
  him(s).barrels--;
  him(s).exportVp += vp;
  s.exports[space] = LACERDA;
}
