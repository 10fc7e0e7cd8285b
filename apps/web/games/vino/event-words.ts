// The events of Vino in words: each detail of an event becomes a value of its message.

import type * as vino from '@adega/vino';
import type { Position, Told } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import { placeName, regionName, regionNames, risesIn, varietyName, vineyardName } from './names.ts';
import { membersOf, REGIONS } from './set.ts';
import type { Say, Values, WordId } from './words.ts';

interface Context {
  readonly say: Say;
  readonly box: Box;
  readonly names: readonly string[];
  readonly event: { readonly [detail: string]: string | number | readonly number[] };
}

export function sayEvent(say: Say, position: Position, event: Told): string {
  const details = event as Context['event'];
  // The type sees to it that every kind of event has its words.
  const id: WordId = `vino.event.${event.kind as vino.EventKind}`;
  return say.known(id, valuesOf({ say, box: boxOf(position), names: position.names, event: details }), () => event.kind);
}

function valuesOf(c: Context): Values {
  const values: { [name: string]: string | number } = { rule: String(c.event['rule']).replaceAll('.', '_') };
  for (const detail in c.event)
    Object.assign(values, DETAILS[detail as vino.Detail | 'seat']?.(c, c.event[detail] as number) ?? plain(detail, c.event[detail]));
  return values;
}

const plain = (detail: string, value: string | number | readonly number[] | undefined): Values =>
  detail === 'rule' || detail === 'kind' || typeof value === 'object' || value === undefined ? {} : { [detail]: value };

const namesAt = (c: Context, detail: string): readonly string[] => (c.event[detail] as readonly number[]).map(seat => c.names[seat] ?? '');

/** Those who buy one after the other. */
const line = (c: Context, detail: string): Values => {
  const names = namesAt(c, detail);
  return {
    [detail]: names.length,
    [`${detail}Names`]: names.reduce((first, next) => (first === '' ? next : c.say('vino.then', { first, next })), ''),
  };
};

/** What a detail adds to the values. */
const DETAILS: { readonly [D in vino.Detail | 'seat']?: (c: Context, value: number) => Values } = {
  seat: (c, seat) => ({ name: c.names[seat] ?? '' }),
  region: (c, region) => ({ region: regionName(c.say, region) }),
  regions: (c, set) => ({ regions: regionNames(c.say, membersOf(set, REGIONS.length)) }),
  variety: (c, variety) => ({ variety: varietyName(c.say, variety) }),
  vineyard: (c, vineyard) => ({ vineyard: vineyardName(c.say, c.box, vineyard), place: placeName(c.say, c.box, vineyard) }),
  owners: c => line(c, 'owners'),
  newcomers: c => line(c, 'newcomers'),
  order: c => ({ order: c.say.list(namesAt(c, 'order')) }),
  fell: (c, steps) => ({ fell: steps * c.box.tables.step }),
  rose: c => ({ rises: risesIn(c.say, c.box, c.event['rose'] as readonly number[]) }),
};
