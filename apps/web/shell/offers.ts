// What can be played here: the games on the shelf that this page has words for, and how many can sit at each.

import type { OptionSpec } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { isWord } from '../text/english.ts';

export interface Offer {
  readonly game: string;
  /** How many may play; one where the game does not ask. */
  readonly seats: readonly number[];
  /** What else can be chosen. */
  readonly options: readonly OptionSpec[];
}

export const offers = (): readonly Offer[] => TITLES.filter(({ id }) => isWord(`game.${id}`)).map(({ id }) => offerOf(id));

function offerOf(game: string): Offer {
  const specs: readonly OptionSpec[] = gameOf(game)?.options ?? [];
  const seats = specs.find(({ id }) => id === 'seats')?.values.map(Number) ?? [1];
  return { game, seats, options: specs.filter(({ id }) => id !== 'seats') };
}
