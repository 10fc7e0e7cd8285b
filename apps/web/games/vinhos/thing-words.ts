// The things on the board by name, for whoever cannot see where they lie.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import {
  estateName,
  expertPhrase,
  exportName,
  extraName,
  featureName,
  magnateName,
  multiplierName,
  regionName,
  rowPlaceName,
  saleName,
  slotName,
  spaceName,
  standName,
  tileName,
  wineAt,
} from './names.ts';
import { playerOf, type State, stateOf } from './set.ts';
import type { Say } from './words.ts';

type Name = (say: Say, box: Box, s: State, a: number, b: number) => string;

const NAMES: { readonly [kind: string]: Name } = {
  space: (say, box, _s, space) => spaceName(say, box, space),
  region: (say, _box, _s, region) => regionName(say, region),
  plot: (say, _box, s, seat, e) => say('thing.plot', { estate: estateName(say, s, seat, e) }),
  enologist: (say, _box, s, seat, e) => say('thing.enologist', { estate: estateName(say, s, seat, e) }),
  farmer: (say, _box, s, seat, e) => say('thing.farmer', { estate: estateName(say, s, seat, e) }),
  cellar: (say, _box, s, seat, e) => say('thing.cellar', { estate: estateName(say, s, seat, e) }),
  waiting: (say, _box, s, seat, e) => say('estate.waiting', { cubes: playerOf(s, seat).estates[e]?.waiting ?? 0 }),
  wine: (say, box, s, seat, spot) => ((playerOf(s, seat).wines[spot] ?? 0) === 0 ? say('thing.no-wine') : wineAt(say, box, s, seat, spot)),
  sale: (say, box, _s, space) => saleName(say, box, space),
  export: (say, box, _s, space) => exportName(say, box, space),
  expert: (say, box, _s, _seat, expert) => expertPhrase(say, box, expert),
  pile: (say, _box, _s, pile) => say('thing.pile', { feature: featureName(say, pile) }),
  tile: (say, box, _s, _seat, tile) => tileName(say, box, tile),
  multiplier: (say, box, _s, _seat, tile) => multiplierName(say, box, tile),
  display: (say, box, _s, tile) => tileName(say, box, tile),
  stand: (say, box, _s, stand) => say('thing.stand', { n: stand + 1, bonus: standName(say, box, stand) }),
  slot: (say, _box, _s, slot) => say('thing.slot', { n: slot + 1 }),
  magnate: (say, box, _s, magnate) => magnateName(say, box, magnate),
  cubes: (say, _box, _s, n) => say('thing.cubes', { n }),
  account: (say, _box, _s, n) => say('thing.account', { n }),
  investment: (say, { tables }, _s, space) => say('thing.investment', { interest: say.signed(tables.bank?.interest[space] ?? 0) }),
  extra: (say, box, _s, extra) => say('thing.extra', { name: extraName(say, box, extra) }),
  rowslot: (say, box, _s, slot) => say('thing.row-slot', { name: slotName(say, box, slot) }),
  rowbarrel: (say, box, _s, _seat, place) => say('thing.row-barrel', { place: rowPlaceName(say, box, place) }),
  seal: say => say('thing.seal'),
};

export function sayThing(say: Say, position: Position, id: string): string {
  const box = boxOf(position);
  const [kind = '', a = '', b = ''] = id.split(':');
  return NAMES[kind]?.(say, box, stateOf(position), Number(a), Number(b)) ?? id;
}
