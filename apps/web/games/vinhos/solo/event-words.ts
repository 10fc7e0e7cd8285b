// The events of the solo game in words: those of 2016, and what only Lacerda does.

import type { Position, Told } from '@adega/wire';
import { type Box, boxOf } from '../box.ts';
import { sayEvent } from '../event-words.ts';
import { exportName, regionName, saleName, spaceName } from '../names.ts';
import { REGIONS } from '../set.ts';
import type { Say } from '../words.ts';
import { withLacerda } from './seats.ts';

type Name = (say: Say, box: Box, space: number) => string;

/** What a number of a space means in these kinds of event. */
const SPACES: { readonly [kind: string]: Name } = {
  'card-drawn': spaceName,
  'bribe-placed': spaceName,
  'bribe-lifted': spaceName,
  'barrel-exported': exportName,
  'barrel-sold': saleName,
};

/** The region that has the number of a card. */
function numbered(say: Say, { pack }: Box, number: number): string {
  const region = pack.regions.find(one => one.number === number);
  return region === undefined ? 'none' : regionName(say, REGIONS.indexOf(region.id));
}

export function saySoloEvent(say: Say, position: Position, event: Told): string {
  if (event.kind === 'number-drawn') {
    const { number } = event as Told & { readonly number: number };
    return say.known('event.number-drawn', { number, region: numbered(say, boxOf(position), number) }, () => event.kind);
  }
  const name = SPACES[event.kind];
  if (name === undefined) return sayEvent(say, withLacerda(say, position), event);
  const { space, ...details } = event as Told & { readonly space: number };
  return say.known(`event.${event.kind}`, { ...numbersOf(details), space: name(say, boxOf(position), space) }, () => event.kind);
}

const numbersOf = (details: object): { [name: string]: number } =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'));
