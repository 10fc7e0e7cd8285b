// Matches of the games on the shelf, played on by anybody.

import { type AnyGame, type Random, stream } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { choose, confirm, type Match, offersFor, openMatch, waitingFor } from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list of different games
export type AnyMatch = Match<any, any, any>;

const GAMES: readonly AnyGame[] = TITLES.flatMap(title => gameOf(title.id) ?? []);

export function openAny(game: AnyGame, seed: string): AnyMatch {
  const seats = game.options[0]?.values[0] as number;
  return openMatch(game, ['Ana', 'Bea', 'Carlos'].slice(0, seats), {}, stream(seed, 'chance'));
}

export function playSteps(match: AnyMatch, rng: Random, steps: number, seen: () => void = () => undefined): AnyMatch {
  for (let n = 0; n < steps; n++) {
    const waiting = waitingFor(match);
    if (waiting.for === 'nobody') break;
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    else {
      const seat = waiting.seats[rng.below(waiting.seats.length)] as number;
      const offered = offersFor(match, seat)?.offered ?? [];
      choose(match, seat, offered[rng.below(offered.length)] as string);
      seen();
    }
  }
  return match;
}

/** Whether a game is not over in a moment: what is asked of a long match cannot be asked of it then. */
const lasts = (game: AnyGame): boolean => waitingFor(playSteps(openAny(game, 'length'), stream('length'), 60)).for !== 'nobody';

export const EVERY_GAME = GAMES.filter(lasts).map(game => ({ id: game.id, game }));
