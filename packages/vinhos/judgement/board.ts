// Where a player stands on the board: his marker, renown in his regions, barrels in the columns of the export.

import type { Tables } from '../data/pack.ts';
import { SPACES } from '../state.ts';
import { type Chapter, each, within } from './chapter.ts';

export const marker: Chapter = {
  names: each(
    'marker on space',
    Array.from({ length: SPACES }, (_, i) => i + 1),
  ),
  about: 'order',
  read(_g, _s, _seat, p, out, at) {
    for (let i = 0; i < SPACES; i++) out[at + i] = p.at === i ? 1 : 0;
  },
};

export const renown: Chapter = {
  names: ['renown in own regions', 'regions with renown', 'regions with two cubes'],
  about: 'renown',
  read(g, s, _seat, p, out, at) {
    let sum = 0;
    let some = 0;
    let enough = 0;
    for (let region = 0; region < s.cubes.length; region++) {
      const cubes = s.cubes[region] as number;
      if (cubes === 0 || !p.estates.some(e => e.region === region)) continue;
      sum += cubes;
      some++;
      if (cubes >= g.pack.mostCubes) enough++;
    }
    out[at] = sum / 5;
    out[at + 1] = some / 3;
    out[at + 2] = enough / 3;
  },
};

const own = new Int32Array(16);
const others = new Int32Array(64);

/** The lead in each column, and the points of the majorities as they are. */
export const columns = (pack: Tables): Chapter => ({
  names: [
    'points of majorities',
    ...each(
      'lead in export column',
      pack.majority.map((_, i) => i + 1),
    ),
  ],
  about: 'exports',
  read(g, s, seat, _p, out, at) {
    const n = g.pack.columns;
    own.fill(0);
    others.fill(0);
    for (let space = 0; space < s.exports.length; space++) {
      const owner = s.exports[space] as number;
      if (owner < 0) continue;
      const column = g.pack.exportColumn[space] as number;
      if (owner === seat) own[column] = (own[column] as number) + 1;
      else others[column * 4 + owner] = (others[column * 4 + owner] as number) + 1;
    }
    let points = 0;
    for (let column = 0; column < n; column++) {
      let other = 0;
      let tied = 1;
      for (let i = 0; i < 4; i++) {
        const count = others[column * 4 + i] as number;
        if (count > other) other = count;
        if (count > 0 && count === own[column]) tied++;
      }
      const lead = (own[column] as number) - other;
      if ((own[column] as number) > 0 && lead >= 0) points += Math.floor((g.pack.majority[column] as number) / (lead > 0 ? 1 : tied));
      out[at + 1 + column] = within(lead, 2) / 2;
    }
    out[at] = points / 15;
  },
});
