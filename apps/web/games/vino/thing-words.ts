// The things on the board by name, for whoever cannot see where they lie.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import { regionName, signed, varietyName, vineyardName } from './names.ts';
import type { Say } from './words.ts';

type Name = (say: Say, box: Box, a: number, b: number) => string;

const NAMES: { readonly [kind: string]: Name } = {
  region: (say, _box, region) => regionName(say, region),
  vineyard: vineyardName,
  marker: (say, _box, region, variety) => say('vino.thing.marker', { variety: varietyName(say, variety), region: regionName(say, region) }),
  space: (say, { tables }, variety, space) =>
    say('vino.thing.space', { variety: varietyName(say, variety), demand: signed((space + tables.lowest) * tables.step) }),
  sale: (say, _box, variety, n) => say('vino.thing.sale', { variety: varietyName(say, variety), n }),
};

export function sayThing(say: Say, position: Position, id: string): string {
  const box = boxOf(position);
  const [kind = '', a = '', b = ''] = id.split(':');
  return NAMES[kind]?.(say, box, Number(a), Number(b)) ?? id;
}
