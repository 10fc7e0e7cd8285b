// A desk: a match, and who holds which of its seats. Whoever keeps matches keeps desks: a server many, the worker of a page one.
// It knows no page: what one page looks at is a sitting.

import type { AnyGame, Random, Seat, Title } from '@adega/kernel';
import { type Match, waitingFor } from '@adega/table';
import type { Carried } from '@adega/wire';
import type { Report } from './staging.ts';

// biome-ignore lint/suspicious/noExplicitAny: a desk serves every game
export type AnyMatch = Match<any, any, any>;

/** The games that there are. */
export interface Shelf {
  readonly titles: readonly Title[];
  /** The game with the pack that comes with it, or with the one of this name. */
  gameOf(id: string, pack?: string): AnyGame | undefined;
}

/** The stream of a match, from a seed where one was named. */
export type ChanceFrom = (seed: string | undefined) => Random;

/** Who holds a seat: the people at a page, or a bot; by a name that whoever keeps the desk gives. */
export type Holder = string;

export interface Desk {
  /** What is known of the game besides its rules; absent for one that is not on the shelf. */
  readonly title?: Title | undefined;
  readonly match: AnyMatch;
  /** By seat; undefined: nobody yet. */
  readonly holders: readonly (Holder | undefined)[];
  /** The name of its pack, where that is not the one that comes with the game. */
  readonly pack?: string | undefined;
  /** Of a game of older rules. */
  readonly carried?: Carried | undefined;
  /** How the scenario came out that the match was put up from. */
  readonly report?: Report | undefined;
}

export const seatsOf = ({ holders }: Desk, holder: Holder): readonly Seat[] => holders.flatMap((of, seat) => (of === holder ? [seat] : []));

/** A seat that keeps this holder from knowing everything: it is somebody else's, and the game is not over. */
export function strangerTo({ match, holders }: Desk, holder: Holder): Seat | undefined {
  const seat = holders.findIndex(of => of !== holder);
  return seat < 0 || waitingFor(match).for === 'nobody' ? undefined : seat;
}
