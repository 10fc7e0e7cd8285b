// The tables that the page can set up: every game it offers, with every number of seats.
import { offers } from '../shell/offers.ts';

export interface Table {
  readonly game: string;
  readonly seats: number;
}

export const TABLES: readonly Table[] = offers().flatMap(({ game, seats }) => seats.map(n => ({ game, seats: n })));

/** One table for each game, the smallest. */
export const GAMES: readonly Table[] = offers().map(({ game, seats }) => ({ game, seats: Math.min(...seats) }));
