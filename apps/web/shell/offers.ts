// What can be played here: the games on the shelf, those with a drawing first, and how many can sit at each.

import type { OptionSpec } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { drawingOf } from '../games/drawn.ts';

export interface Offer {
  readonly game: string;
  /** How many may play; one where the game does not ask. */
  readonly seats: readonly number[];
  /** What else can be chosen. */
  readonly options: readonly OptionSpec[];
}

export const offers = (): readonly Offer[] => {
  const games = TITLES.map(({ id }) => id);
  const isDrawn = (game: string): boolean => drawingOf(game) !== undefined;
  return [...games.filter(isDrawn), ...games.filter(game => !isDrawn(game))].map(offerOf);
};

function offerOf(game: string): Offer {
  const specs: readonly OptionSpec[] = gameOf(game)?.options ?? [];
  const seats = specs.find(({ id }) => id === 'seats')?.values.map(Number) ?? [1];
  return { game, seats, options: specs.filter(({ id }) => id !== 'seats') };
}
