// The events of Vinhos in words: each detail of an event becomes a value of its message.

import type * as vinhos from '@adega/vinhos';
import type { Position, Told } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
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
import { colourWord, FEATURES, membersOf, REGIONS } from './set.ts';
import type { solo } from './text/en/solo.ts';
import type { Say, Values, WordId } from './words.ts';

type Detail = string | number | readonly number[];
interface Context {
  readonly say: Say;
  readonly box: Box;
  readonly names: readonly string[];
  readonly event: { readonly [detail: string]: Detail };
}

export function sayEvent(say: Say, position: Position, event: Told): string {
  const details = event as Context['event'];
  const kind = event.kind as vinhos.EventKind;
  // The type sees to it that every kind of event has its words.
  const id: WordId | keyof typeof solo = kind === 'regions-out' && details['out'] === 0 ? 'event.regions-all' : `event.${kind}`;
  return say.known(id, valuesOf({ say, box: boxOf(position), names: position.names, event: details }), () => event.kind);
}

function valuesOf(c: Context): Values {
  const values: { [name: string]: string | number } = {};
  for (const detail in c.event)
    Object.assign(values, DETAILS[detail as vinhos.Detail | 'seat']?.(c, c.event[detail] as number) ?? { [detail]: c.event[detail] });
  // As messages can select by it.
  return { ...values, rule: String(c.event['rule']).replaceAll('.', '_') };
}

const nameAt = (c: Context, seat: number): string => c.names[seat] ?? '';
const kindOf = (c: Context): vinhos.EventKind => c.event['kind'] as vinhos.EventKind;

/** What a detail adds to the values. A word may mean different things in different kinds of event. */
const DETAILS: { readonly [D in vinhos.Detail | 'seat']?: (c: Context, value: number) => Values } = {
  seat: (c, seat) => ({ name: nameAt(c, seat) }),
  region: (c, region) => ({ region: regionName(c.say, region) }),
  colour: (_c, colour) => ({ colour: colourWord(colour) }),
  estate: (c, estate) => ({ estate: estateNumber(c.say, estate) }),
  wine: (c, wine) => ({ wine: wineName(c.say, wine) }),
  expert: (c, expert) => ({ expert: expertPhrase(c.say, c.box, expert) }),
  magnate: (c, magnate) => ({ magnate: magnateName(c.say, c.box, magnate) }),
  tile: (c, tile) => (isVineyard(c) ? vineyardValues(c, tile) : { tile: tileName(c.say, c.box, tile) }),
  from: (c, from) => FROM[kindOf(c)]?.(c, from) ?? {},
  to: (c, to) => (TO[kindOf(c)] ?? staffed)(c, to),
  feature: (c, feature) => ({ feature: featureName(c.say, feature) }),
  interest: (c, interest) => ({ interest: c.say.signed(interest) }),
  money: (c, money) => ({ money: kindOf(c) === 'interest' ? c.say.signed(money) : money }),
  experts: (c, experts) => (kindOf(c) === 'experts-brought' ? broughtValues(c, experts) : { experts }),
  space: (c, space) => (kindOf(c) === 'entered' || kindOf(c) === 'only-way' ? { space: spaceName(c.say, c.box, space) } : {}),
  slot: (_c, slot) => ({ n: slot + 1 }),
  fair: (_c, fair) => ({ n: fair }),
  rank: (_c, rank) => ({ rank: rank + 1 }),
  stand: (c, stand) => ({ n: stand + 1, bonus: standName(c.say, c.box, stand) }),
  order: c => ({ order: c.say.list((c.event['order'] as readonly number[]).map(seat => nameAt(c, seat))) }),
  out: (c, out) => ({ regions: c.say.list(membersOf(out, REGIONS.length).map(region => regionName(c.say, region))) }),
  vintage: vintageValues,
};

type Telling = (c: Context, value: number) => Values;

const FROM: { readonly [K in vinhos.EventKind]?: Telling } = {
  'barrel-back': (c, from) => ({ place: barrelPlace(c.say, c.box, from) }),
  benefit: (c, from) => ({ from: rowPlaceName(c.say, c.box, from) }),
  'pair-back': c => ({ places: c.say.list((c.event['from'] as readonly number[]).map(space => saleName(c.say, c.box, space))) }),
};

const staffed: Telling = (c, to) => ({ places: staffPlaces(c.say, c.box, to) });

const TO: { readonly [K in vinhos.EventKind]?: Telling } = {
  'paid-player': (c, to) => ({ other: nameAt(c, to) }),
  benefit: (c, to) => ({ to: rowPlaceName(c.say, c.box, to) }),
  'feature-raised': (c, to) => ({ to, points: c.box.tables.track[to] ?? 0 }),
};

function broughtValues({ say, box }: Context, set: number): Values {
  const experts = membersOf(set, box.tables.experts).map(expert => expertPhrase(say, box, expert));
  return { count: experts.length, experts: say.list(experts) };
}

const isVineyard = (c: Context): boolean => c.event['region'] !== undefined;

function vineyardValues(c: Context, kind: number): Values {
  const region = c.event['region'] as number;
  return { colour: colourWord(c.box.tables.kindColour[region]?.[kind] ?? 0), cost: c.box.tables.kindCost[region]?.[kind] ?? 0 };
}

function vintageValues({ say, box: { tables } }: Context, vintage: number): Values {
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
