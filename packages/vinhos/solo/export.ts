// His exports.

import { isOpenSpace } from '../rules/export.ts';
import { end, type Procedure, push, type Setting } from '../rules/setting.ts';
import { NOBODY, NONE, type State } from '../state.ts';
import { him, LACERDA, TWO } from './lacerda.ts';

/** solo.export: cubes come first, whatever follows; then a barrel, and all of it once more where a barrel and a space are left (SO16). */
export const lacerdaExport: Procedure<'lacerda-export'> = {
  run(g, s, f) {
    if (f.item === NONE) return push(g, 'lacerda-cubes');
    if (canSend(g, s)) send(g, s, f.item);
    else g.emit?.({ rule: 'solo.export', kind: 'did-nothing', seat: LACERDA });
    f.item = NONE;
    if (++f.count === TWO || !canSend(g, s)) end(g);
  },
};

const canSend = (g: Setting, s: State): boolean => him(s).barrels > 0 && highestFree(g, s) !== NONE;

/** The highest number that is free, in the leftmost column if there are several. */
function highestFree(g: Setting, s: State): number {
  let best = NONE;
  for (let space = 0; space < g.pack.exports; space++) {
    if (s.exports[space] !== NOBODY || !isOpenSpace(g, s, space)) continue;
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
