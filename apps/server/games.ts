// The games of tables: with a pack that we have had, or with one that somebody has brought.

import type { AnyGame, Title } from '@adega/kernel';
import { gameIn, gameOf, titleOf } from '@adega/shelf';

export interface GameNamed {
  readonly game: string;
  /** The name of its pack. */
  readonly pack: string;
  /** The pack itself as JSON, where it is none of ours. */
  readonly own?: string | undefined;
}

/** So many games are kept ready. */
const MOST = 100;
const games = new Map<string, AnyGame>();

/** One for all tables that are played with it. */
export function gameFor(of: GameNamed): AnyGame {
  const { game: id, pack } = of;
  const name = `${id} ${pack}`;
  // A game without packs is named by the one that it has.
  const game = games.get(name) ?? gameIn(of) ?? gameOf(id);
  if (game?.pack !== pack) throw new Error(`there is no game ${id} with the pack ${pack}`);
  // The one that was used last is forgotten last.
  games.delete(name);
  games.set(name, game);
  for (const [oldest] of games) {
    if (games.size <= MOST) break;
    games.delete(oldest);
  }
  return game;
}

/** What names positions of a game. */
export const printOf = (game: string): Title['fingerprintOf'] => titleOf(game)?.fingerprintOf;
