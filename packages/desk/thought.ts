// What a bot at a desk is asked, as data: whoever thinks for it may sit in another thread. It gets what its seat may know, and no more.

import { makeActor, type Seat, type Viewer } from '@adega/kernel';
import { choose, confirm, entriesOf, viewFor, waitingFor } from '@adega/table';
import type { Level } from '@adega/wire';
import { type AnyMatch, type Desk, levelOf } from './desk.ts';
import { lookOn, type Sitting } from './sitting.ts';

export interface Thought {
  readonly game: string;
  /** The name of its pack, where that is not the one that comes with the game. */
  readonly pack?: string | undefined;
  /** That pack itself as JSON, where it is none of ours. */
  readonly own?: string | undefined;
  readonly seat: Seat;
  readonly level: Level;
  /** Entries so far. */
  readonly at: number;
  /** What its thinking begins with, together with seat and entry. */
  readonly seed: string;
  /** What the seat knows. */
  readonly view: unknown;
  /** Somebody who is no bot is asked at the same time: nobody should be kept waiting. */
  readonly together: boolean;
}

/** Of several bots that are asked at the same time the first. */
export function thoughtAt({ match, holders, pack, own }: Desk): Thought | undefined {
  const waiting = waitingFor(match);
  if (waiting.for !== 'seats') return undefined;
  for (const seat of waiting.seats) {
    const level = levelOf(holders[seat]);
    if (level === undefined) continue;
    return {
      game: match.game.id,
      pack,
      own,
      seat,
      level,
      at: entriesOf(match).length,
      seed: seedOf(match, seat),
      view: viewFor(match, seat),
      together: waiting.seats.some(other => levelOf(holders[other]) === undefined),
    };
  }
  return undefined;
}

/** Entries that tell one game from another. */
const FIRST = 12;

/** The same for the same game, wherever it goes on: what was drawn first, as somebody has heard it. */
export const seedOf = ({ game, playing }: AnyMatch, eyes: Viewer): string =>
  playing.record.entries
    .slice(0, FIRST)
    .filter(({ by }) => by < 0)
    .map(entry => `${makeActor(entry.by)} ${game.keyOf(game.hear(entry, eyes).move)}`)
    .join(', ');

/** What came of thinking. */
export interface Considered {
  /** What the bot does, move by move, as far as it can tell. */
  readonly keys: readonly string[];
  /** Its time was up before it had thought all it wanted: elsewhere it may play something else. */
  readonly cut: boolean;
}

/** Noted of a move that was chosen when the time was up. */
export const CUT = 'cut';

/** Whoever has thought does not take back: where a draw waits for him it is drawn. */
export function playThought(sitting: Sitting, { seat, at }: Thought, key: string, notes: readonly string[]): boolean {
  const { match } = sitting.desk;
  if (entriesOf(match).length !== at || choose(match, seat, key, notes) !== undefined) return false;
  const waiting = waitingFor(match);
  if (waiting.for === 'confirm' && waiting.seat === seat) confirm(match, seat);
  lookOn(sitting);
  return true;
}
