// The class of everything that is drawn of a game, whichever edition: its styles reach nothing else.

import { DRAWN } from './drawn.ts';

/** 'game-vinhos' for 'vinhos/2016', and 'game-plain' for a game without a drawing. */
export function dressOf(game: string): string {
  const name = game.split('/')[0] as string;
  return `game-${name in DRAWN ? name : 'plain'}`;
}
