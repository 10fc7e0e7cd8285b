// The tables that the page has drawings for: every such game, with every number of seats.
import { offers } from '../shell/offers.ts';

export interface Table {
  readonly game: string;
  readonly seats: number;
}

const DRAWN = offers().filter(({ drawn }) => drawn);

export const TABLES: readonly Table[] = DRAWN.flatMap(({ game, seats }) => seats.map(n => ({ game, seats: n })));

/** One table for each game, the smallest. */
export const GAMES: readonly Table[] = DRAWN.map(({ game, seats }) => ({ game, seats: Math.min(...seats) }));
