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
  rowPlaceName,
  saleName,
  spaceName,
  staffPlaces,
  standName,
  tileName,
  wineName,
} from './names.ts';
import { colourWord, FEATURES, membersOf, REGIONS, stateOf, tables } from './set.ts';

type Detail = string | number | readonly number[];
interface Context {
  readonly say: Say;
  readonly names: readonly string[];
  readonly event: { readonly [detail: string]: Detail };
}

export function sayEvent(say: Say, position: Position, event: Told): string {
  const details = event as Context['event'];
  stateOf(position);
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
  from: (c, from) => FROM[kindOf(c)]?.(c, from) ?? {},
  to: (c, to) => (TO[kindOf(c)] ?? staffed)(c, to),
  feature: (c, feature) => ({ feature: featureName(c.say, feature) }),
  interest: (c, interest) => ({ interest: c.say.signed(interest) }),
  money: (c, money) => ({ money: kindOf(c) === 'interest' ? c.say.signed(money) : money }),
  experts: (c, experts) => (kindOf(c) === 'experts-brought' ? broughtValues(c, experts) : { experts }),
  space: (c, space) => (kindOf(c) === 'entered' ? { space: spaceName(c.say, space) } : {}),
  slot: (_c, slot) => ({ n: slot + 1 }),
  fair: (_c, fair) => ({ n: fair }),
  rank: (_c, rank) => ({ rank: rank + 1 }),
  stand: (c, stand) => ({ n: stand + 1, bonus: standName(c.say, stand) }),
  order: c => ({ order: c.say.list((c.event['order'] as readonly number[]).map(seat => nameAt(c, seat))) }),
  out: (c, out) => ({ regions: c.say.list(membersOf(out, REGIONS.length).map(region => regionName(c.say, region))) }),
  vintage: vintageValues,
};

type Telling = (c: Context, value: number) => Values;

const FROM: { readonly [kind: string]: Telling } = {
  'barrel-back': (c, from) => ({ place: barrelPlace(c.say, from) }),
  benefit: (c, from) => ({ from: rowPlaceName(c.say, from) }),
  'pair-back': c => ({ places: c.say.list((c.event['from'] as readonly number[]).map(space => saleName(c.say, space))) }),
};

const staffed: Telling = (c, to) => ({ places: staffPlaces(c.say, to) });

const TO: { readonly [kind: string]: Telling } = {
  'paid-player': (c, to) => ({ other: nameAt(c, to) }),
  benefit: (c, to) => ({ to: rowPlaceName(c.say, to) }),
  'feature-raised': (_c, to) => ({ to, points: tables.track[to] ?? 0 }),
};

function broughtValues({ say }: Context, set: number): Values {
  const experts = membersOf(set, tables.experts).map(expert => expertPhrase(say, expert));
  return { count: experts.length, experts: say.list(experts) };
}

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
  return {
    id: tables.vintageId[vintage] ?? '',
    weather: say.signed(tables.weather[vintage] ?? 0),
    features: features.length === 0 ? 'none' : say.list(features),
  };
}
