// Tables of all games with people and bots, for whoever wants to see a server at work.

import { seatsOf } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import type { NewTable, SeatPlan } from '@adega/wire/journal.ts';
import { Guest, type Origins, Witness, type WitnessHears } from './witness.ts';

export const GAMES: readonly string[] = TITLES.map(({ id }) => id);

export interface Gathered {
  readonly game: string;
  readonly table: string;
  readonly players: readonly Witness[];
  readonly watcher: Witness;
}

/** A table of a game, with so many people and bots at the other seats; and somebody who watches. */
export async function gather(
  origins: Origins,
  game: string,
  people: number,
  hears: WitnessHears = {},
  more: Partial<NewTable> = {},
): Promise<Gathered> {
  const made = gameOf(game);
  if (made === undefined) throw new Error(`there is no game ${game}`);
  const count = seatsOf(made, {}).length;
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => (seat < people ? 'open' : 'level1'));
  const maker = new Guest(origins);
  const { id, join } = await maker.make({ game, options: {}, seats, watchers: true, ...more });
  const players: Witness[] = [];
  for (let seat = 0; seat < Math.min(people, count); seat++) {
    const guest = seat === 0 ? maker : new Guest(origins);
    // A page has looked at a table before anybody sits down, and has its cookie by then.
    if (seat > 0) await guest.glance(id);
    const sat = await guest.sit(id, seat, seat === 0 ? undefined : join, `Player ${seat + 1}`);
    players.push(new Witness(guest, id, seat, hears, [sat]));
  }
  const watching = new Guest(origins);
  await watching.glance(id);
  return { game, table: id, players, watcher: new Witness(watching, id, 'watcher', hears) };
}
