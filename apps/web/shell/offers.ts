// What can be played here: the games on the shelf, those with a drawing first, and how many can sit at each.

import type { OptionSpec } from '@adega/kernel';
import { gameOf, TITLES, titleOf } from '@adega/shelf';
import { drawingOf } from '../games/drawn.ts';

export interface Offer {
  readonly game: string;
  /** Whether it has a drawing and words of its own. */
  readonly drawn: boolean;
  /** How many may play; one where the game does not ask. */
  readonly seats: readonly number[];
  /** What else can be chosen. */
  readonly options: readonly OptionSpec[];
  /** Whether the first seat begins: by the rules, or with an option; undefined where nobody can choose. */
  readonly firstBegins?: 'always' | { readonly [id: string]: string | number } | undefined;
  /** Whether somebody judges it, and can give advice. */
  readonly judged: boolean;
  /** Whether it can be played with a pack of one's own. */
  readonly packed: boolean;
}

export function offers(): readonly Offer[] {
  const all = TITLES.map(({ id }) => offerOf(id));
  return [...all.filter(({ drawn }) => drawn), ...all.filter(({ drawn }) => !drawn)];
}

function offerOf(game: string): Offer {
  const specs: readonly OptionSpec[] = gameOf(game)?.options ?? [];
  const seats = specs.find(({ id }) => id === 'seats')?.values.map(Number) ?? [1];
  return {
    game,
    drawn: drawingOf(game) !== undefined,
    seats,
    options: specs.filter(({ id }) => id !== 'seats'),
    firstBegins: titleOf(game)?.firstBegins ? 'always' : optionFor(specs),
    judged: titleOf(game)?.judge !== undefined,
    packed: titleOf(game)?.packs !== undefined,
  };
}

function optionFor(specs: readonly OptionSpec[]): Offer['firstBegins'] {
  const spec = specs.find(({ firstBegins }) => firstBegins !== undefined);
  return spec?.firstBegins === undefined ? undefined : { [spec.id]: spec.firstBegins };
}
