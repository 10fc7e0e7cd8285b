// What positions are judged by, in words: features by their names in the judgement, some of them of a thing that has a name of its own.

import type { Position } from '@adega/wire';
import type { Say as CommonSay } from '../../text/words.ts';
import { type Box, boxOf } from './box.ts';
import { extraName, magnateName, slotName, spaceName, tileName } from './names.ts';
import { EXTRA_ACTIONS, TILE_ACTIONS } from './set.ts';
import type { Say } from './words.ts';

/** What the thing is called that a feature is of. */
type Name = (say: Say, box: Box, of: string) => string;

const number: Name = (_say, _box, of) => of;
const tile: Name = (say, box, of) => tileName(say, box, TILE_ACTIONS.indexOf(of as (typeof TILE_ACTIONS)[number]));

const OF: { readonly [what: string]: Name } = {
  'marker on space': (say, box, of) => spaceName(say, box, Number(of) - 1),
  'lead in export column': number,
  tile,
  'used tile': tile,
  'an estate in': (say, _box, of) => say.own(`region.${of}`),
  'experts with': (say, { tables }, of) =>
    say.known(`ability.${of}`, { cash: tables.expertCash, discount: tables.expertDiscount }, () => of),
  'experts of': (say, _box, of) => say.own(`feature.${of}`),
  multiplier: (_say, _box, of) => of,
  'wines that reach': number,
  'a barrel with magnate': (say, box, of) => magnateName(say, box, 'ABC'.indexOf(of)),
  'a barrel on the extra action': (say, box, of) => extraName(say, box, extraOf(box, of)),
  'a barrel on multiplier': (say, box, of) => slotName(say, box, Number(of) - 1),
};

/** Which extra action it is, by its word and its row. */
const extraOf = ({ tables }: Box, of: string): number =>
  tables.extraAction.findIndex((action, i) => of === `${EXTRA_ACTIONS[action]} of row ${tables.extraRow[i]}`);

/** The longest beginning that several features share. */
const sharedBy = (feature: string): string | undefined =>
  Object.keys(OF)
    .filter(what => feature.startsWith(`${what} `))
    .sort((a, b) => b.length - a.length)[0];

const slug = (words: string): string => words.replaceAll(/[^a-z0-9]+/gi, '-');

export function sayFeature(say: CommonSay, position: Position, feature: string): string {
  const id = `worth.feature.${slug(feature)}`;
  if (say.has(id)) return say.own(id);
  const what = sharedBy(feature);
  const name = what && OF[what]?.(say as Say, boxOf(position), feature.slice(what.length + 1));
  return say.known(`worth.feature.${slug(what ?? feature)}`, { of: name ?? '' }, () => feature);
}
