// Counting lines of play, as chess programs do: a change of the rules changes a number.

import { type Actor, CHANCE, type Decision, type Game } from './game.ts';

/** Which outcome chance has. Given: chance takes no depth. Absent: every outcome is followed, and takes depth like a move. */
export type FixChance<S, M> = (s: S, d: Decision<M>) => M;

export interface Branch<M> {
  readonly by: Actor;
  readonly move: M;
  readonly lines: number;
}

/** How many lines of exactly this many entries there are. Lines on which the game ends earlier do not count.
 *  Of seats that decide together only the first is followed: their moves commute, so another order is the same line. */
export function perft<S, M>(game: Game<S, M>, s: S, depth: number, fix?: FixChance<S, M>): number {
  if (depth === 0) return 1;
  const at = pastChance(game, s, fix);
  const d = game.decide(at)[0];
  if (d === undefined) return 0;
  if (depth === 1) return d.moves.length;
  let lines = 0;
  for (const move of d.moves) lines += perft(game, after(game, at, d.by, move), depth - 1, fix);
  return lines;
}

/** The same count, by first entry: where two versions differ, this shows which branch to follow. */
export function divide<S, M>(game: Game<S, M>, s: S, depth: number, fix?: FixChance<S, M>): readonly Branch<M>[] {
  const at = pastChance(game, s, fix);
  const d = game.decide(at)[0];
  if (d === undefined || depth === 0) return [];
  return d.moves.map(move => ({ by: d.by, move, lines: perft(game, after(game, at, d.by, move), depth - 1, fix) }));
}

/** The state once chance has had its fixed outcomes. */
function pastChance<S, M>(game: Game<S, M>, s: S, fix: FixChance<S, M> | undefined): S {
  let at = s;
  while (fix !== undefined) {
    const d = game.decide(at)[0];
    if (d?.by !== CHANCE) break;
    at = after(game, at, CHANCE, fix(at, d));
  }
  return at;
}

function after<S, M>(game: Game<S, M>, s: S, by: Actor, move: M): S {
  const copy = game.clone(s);
  game.apply(copy, by, move);
  return copy;
}
