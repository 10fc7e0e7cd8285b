// The things on the board by name, for whoever cannot see where they lie.

import type { Position } from '@adega/wire';
import type { Say } from '../../text/words.ts';
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
import { playerOf, type State, stateOf, tables } from './set.ts';

type Name = (say: Say, s: State, a: number, b: number) => string;

const NAMES: { readonly [kind: string]: Name } = {
  space: (say, _s, space) => spaceName(say, space),
  region: (say, _s, region) => regionName(say, region),
  plot: (say, s, seat, e) => say('thing.plot', { estate: estateName(say, s, seat, e) }),
  enologist: (say, s, seat, e) => say('thing.enologist', { estate: estateName(say, s, seat, e) }),
  farmer: (say, s, seat, e) => say('thing.farmer', { estate: estateName(say, s, seat, e) }),
  cellar: (say, s, seat, e) => say('thing.cellar', { estate: estateName(say, s, seat, e) }),
  waiting: (say, s, seat, e) => say('estate.waiting', { cubes: playerOf(s, seat).estates[e]?.waiting ?? 0 }),
  wine: (say, s, seat, spot) => ((playerOf(s, seat).wines[spot] ?? 0) === 0 ? say('thing.no-wine') : wineAt(say, s, seat, spot)),
  sale: (say, _s, space) => saleName(say, space),
  export: (say, _s, space) => exportName(say, space),
  expert: (say, _s, _seat, expert) => expertPhrase(say, expert),
  pile: (say, _s, pile) => say('thing.pile', { feature: featureName(say, pile) }),
  tile: (say, _s, _seat, tile) => tileName(say, tile),
  multiplier: (say, _s, _seat, tile) => multiplierName(say, tile),
  display: (say, _s, tile) => tileName(say, tile),
  stand: (say, _s, stand) => say('thing.stand', { n: stand + 1, bonus: standName(say, stand) }),
  slot: (say, _s, slot) => say('thing.slot', { n: slot + 1 }),
  magnate: (say, _s, magnate) => magnateName(say, magnate),
  cubes: (say, _s, n) => say('thing.cubes', { n }),
  account: (say, _s, n) => say('thing.account', { n }),
  investment: (say, _s, space) => say('thing.investment', { interest: say.signed(tables.bank?.interest[space] ?? 0) }),
  extra: (say, _s, extra) => say('thing.extra', { name: extraName(say, extra) }),
  rowslot: (say, _s, slot) => say('thing.row-slot', { name: slotName(say, slot) }),
  rowbarrel: (say, _s, _seat, place) => say('thing.row-barrel', { place: rowPlaceName(say, place) }),
  seal: say => say('thing.seal'),
};

export function sayThing(say: Say, position: Position, id: string): string {
  const [kind = '', a = '', b = ''] = id.split(':');
  return NAMES[kind]?.(say, stateOf(position), Number(a), Number(b)) ?? id;
}
