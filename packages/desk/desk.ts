// A desk: a match, and who holds which of its seats. Whoever keeps matches keeps desks: a server many, the worker of a page one.
// It knows no page: what one page looks at is a sitting.

import type { AnyGame, Random, Seat, Title } from '@adega/kernel';
import { decisionOf, entriesOf, type Match, type Waiting, waitingFor } from '@adega/table';
import { type Bots, type Carried, LEVELS, type Level } from '@adega/wire';
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

/** The holder of a seat at which a bot of this level plays. */
export const botOf = (level: Level): Holder => `bot ${level}`;

export const levelOf = (holder: Holder | undefined): Level | undefined => LEVELS.find(level => botOf(level) === holder);

export interface Desk {
  /** What is known of the game besides its rules; absent for one that is not on the shelf. */
  readonly title?: Title | undefined;
  readonly match: AnyMatch;
  /** By seat; undefined: nobody yet. Replaced whole, when another sits down. */
  holders: readonly (Holder | undefined)[];
  /** By seat; absent where nobody has chosen. */
  readonly colours?: readonly number[] | undefined;
  /** The name of its pack, where that is not the one that comes with the game. */
  readonly pack?: string | undefined;
  /** That pack itself as JSON, where it is none of ours. */
  readonly own?: string | undefined;
  /** How often each seat has asked for advice: it counts on. False where nobody may, absent where nobody can give any. */
  readonly hints?: number[] | false | undefined;
  /** Of a game of older rules. */
  readonly carried?: Carried | undefined;
  /** How the scenario came out that the match was put up from. */
  readonly report?: Report | undefined;
  /** Of a table on line: so many entries are committed; what this seat does after them is only tried out here, until it confirms. */
  readonly followed?:
    | {
        readonly seat: Seat | undefined;
        readonly at: number;
        /** Nobody moves, whatever the position asks: it was ended, or stopped. */
        readonly isStill: boolean;
      }
    | undefined;
}

/** What a match at this desk waits for. A turn that is tried out waits for whoever tries it, also where nothing is drawn after it. */
export function waitingAt({ match: real, followed }: Desk, match: AnyMatch): Waiting {
  const waiting = waitingFor(match);
  if (match === real && followed?.isStill && waiting.for !== 'nobody') return { for: 'seats', seats: [] };
  if (match !== real || followed?.seat === undefined || entriesOf(match).length === followed.at) return waiting;
  return decisionOf(match, followed.seat) === undefined ? { for: 'confirm', seat: followed.seat } : waiting;
}

export const seatsOf = ({ holders }: Desk, holder: Holder): readonly Seat[] => holders.flatMap((of, seat) => (of === holder ? [seat] : []));

/** By seat, as a message says it; undefined where no bot plays. */
export function botsOf({ holders }: Desk): Bots | undefined {
  const bots = holders.map(holder => levelOf(holder) ?? null);
  return bots.some(level => level !== null) ? bots : undefined;
}

/** A seat that keeps this holder from knowing everything: it is another person's, and the game is not over. */
export function strangerTo({ match, holders }: Desk, holder: Holder): Seat | undefined {
  const seat = holders.findIndex(of => of !== holder && levelOf(of) === undefined);
  return seat < 0 || waitingFor(match).for === 'nobody' ? undefined : seat;
}
