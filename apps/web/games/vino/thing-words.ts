// The things on the board by name, for whoever cannot see where they lie.

import type { Position } from '@adega/wire';
import type { Say } from '../../text/words.ts';
import { regionName, signed, varietyName, vineyardName } from './names.ts';
import { stateOf, tables } from './set.ts';

type Name = (say: Say, a: number, b: number) => string;

const NAMES: { readonly [kind: string]: Name } = {
  region: regionName,
  vineyard: vineyardName,
  marker: (say, region, variety) => say('vino.thing.marker', { variety: varietyName(say, variety), region: regionName(say, region) }),
  space: (say, variety, space) =>
    say('vino.thing.space', { variety: varietyName(say, variety), demand: signed((space + tables.lowest) * tables.step) }),
  sale: (say, variety, n) => say('vino.thing.sale', { variety: varietyName(say, variety), n }),
};

export function sayThing(say: Say, position: Position, id: string): string {
  stateOf(position);
  const [kind = '', a = '', b = ''] = id.split(':');
  return NAMES[kind]?.(say, Number(a), Number(b)) ?? id;
}
