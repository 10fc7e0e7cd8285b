// The events of the solo game in words: those of 2016, and what only Lacerda does.

import type { Position, Told } from '@adega/wire';
import { type Box, boxOf } from '../box.ts';
import { sayEvent } from '../event-words.ts';
import { exportName, saleName, spaceName } from '../names.ts';
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

export function saySoloEvent(say: Say, position: Position, event: Told): string {
  const name = SPACES[event.kind];
  if (name === undefined) return sayEvent(say, withLacerda(say, position), event);
  const { space, ...details } = event as Told & { readonly space: number };
  return say.known(`event.${event.kind}`, { ...numbersOf(details), space: name(say, boxOf(position), space) }, () => event.kind);
}

const numbersOf = (details: object): { [name: string]: number } =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'));
