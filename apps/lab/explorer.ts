// A player who looks for what has not happened yet: of some moves, the one whose events tell of the rule seen least.

import type { AnyGame, Decision, Random } from '@adega/kernel';
import type { Sightings } from './sightings.ts';

const TRIED = 6;

export function rarest(game: AnyGame, seen: Sightings, s: unknown, d: Decision<unknown>, rng: Random): unknown {
  const moves = d.moves.length <= TRIED ? d.moves : Array.from({ length: TRIED }, () => d.moves[rng.below(d.moves.length)]);
  const counts = moves.map(move => leastOf(game, seen, s, d, move));
  return moves[counts.indexOf(Math.min(...counts))];
}

/** How often the rarest rule of this move has been seen. A move that breaks the game is what we look for most: the laws will say so. */
function leastOf(game: AnyGame, seen: Sightings, s: unknown, d: Decision<unknown>, move: unknown): number {
  const rules: string[] = [];
  try {
    game.apply(game.clone(s), d.by, move, event => rules.push(event.rule));
  } catch {
    return -1;
  }
  return rules.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...rules.map(rule => seen.countOf(rule)));
}
