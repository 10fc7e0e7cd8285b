// The events of Vinhos in words: each detail of an event becomes a value of its message.

import type { Position, Told } from '@adega/wire';
import type { Say, Values } from '../../text/words.ts';
import {
  barrelPlace,
  estateNumber,
  expertPhrase,
  featureName,
  magnateName,
  regionName,
  spaceName,
  staffPlaces,
  standName,
  tileName,
  wineName,
} from './names.ts';
import { colourWord, FEATURES, membersOf, REGIONS, tables } from './set.ts';

type Detail = string | number | readonly number[];
interface Context {
  readonly say: Say;
  readonly names: readonly string[];
  readonly event: { readonly [detail: string]: Detail };
}

export function sayEvent(say: Say, position: Position, event: Told): string {
  const details = event as Context['event'];
  const id = event.kind === 'regions-out' && details['out'] === 0 ? 'event.regions-all' : `event.${event.kind}`;
  return say.known(id, valuesOf({ say, names: position.names, event: details }), () => event.kind);
}

function valuesOf(c: Context): Values {
  const values: { [name: string]: string | number } = {};
  for (const detail in c.event) Object.assign(values, DETAILS[detail]?.(c, c.event[detail] as number) ?? { [detail]: c.event[detail] });
  return values;
}

const nameAt = (c: Context, seat: number): string => c.names[seat] ?? '';
const kindOf = (c: Context): string => String(c.event['kind']);

/** What a detail adds to the values. A word may mean different things in different kinds of event. */
const DETAILS: { readonly [detail: string]: (c: Context, value: number) => Values } = {
  seat: (c, seat) => ({ name: nameAt(c, seat) }),
  region: (c, region) => ({ region: regionName(c.say, region) }),
  colour: (_c, colour) => ({ colour: colourWord(colour) }),
  estate: (c, estate) => ({ estate: estateNumber(c.say, estate) }),
  wine: (c, wine) => ({ wine: wineName(c.say, wine) }),
  expert: (c, expert) => ({ expert: expertPhrase(c.say, expert) }),
  magnate: (c, magnate) => ({ magnate: magnateName(c.say, magnate) }),
  tile: (c, tile) => (isVineyard(c) ? vineyardValues(c, tile) : { tile: tileName(c.say, tile) }),
  from: (c, from) => (kindOf(c) === 'barrel-back' ? { place: barrelPlace(c.say, from) } : {}),
  to: (c, to) => (kindOf(c) === 'paid-player' ? { other: nameAt(c, to) } : { places: staffPlaces(c.say, to) }),
  space: (c, space) => (kindOf(c) === 'entered' ? { space: spaceName(c.say, space) } : {}),
  slot: (_c, slot) => ({ n: slot + 1 }),
  fair: (_c, fair) => ({ n: fair }),
  stand: (c, stand) => ({ n: stand + 1, bonus: standName(c.say, stand) }),
  order: c => ({ order: c.say.list((c.event['order'] as readonly number[]).map(seat => nameAt(c, seat))) }),
  out: (c, out) => ({ regions: c.say.list(membersOf(out, REGIONS.length).map(region => regionName(c.say, region))) }),
  vintage: vintageValues,
};

const isVineyard = (c: Context): boolean => c.event['region'] !== undefined;

function vineyardValues(c: Context, kind: number): Values {
  const region = c.event['region'] as number;
  return { colour: colourWord(tables.kindColour[region]?.[kind] ?? 0), cost: tables.kindCost[region]?.[kind] ?? 0 };
}

function vintageValues({ say }: Context, vintage: number): Values {
  const features = FEATURES.flatMap((_, i) => {
    const symbols = tables.symbols[vintage]?.[i] ?? 0;
    return symbols > 0 ? [say('vintage.feature', { feature: featureName(say, i), symbols })] : [];
  });
  return { id: tables.vintageId[vintage] ?? '', weather: say.signed(tables.weather[vintage] ?? 0), features: say.list(features) };
}
