// What a move would bring, from what the seat knows.

import { CHANCE, type Game, type GameEvent, type Seat } from './game.ts';
import { ownDecision, type SearchLimits } from './remedy.ts';

/** Why a preview goes no further: chance or a reveal, another seat, a choice of this seat, the end of the game. */
export type Stop = 'chance' | 'seat' | 'choice' | 'end';

export interface Preview<E> {
  /** What surely happens. */
  readonly sure: readonly E[];
  readonly stops: Stop;
  /** The seat's score after what surely happens, less its score now. */
  readonly now: number;
  /** The same after the best and after the worst line of its own choices in this turn. */
  readonly best: number;
  readonly worst: number;
  /** All such lines were followed to their ends. */
  readonly complete: boolean;
}

const DEPTH = 4;
const NODES = 500;

/** Plays an offered move on a copy. */
export function preview<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  move: M,
  limits: SearchLimits = {},
): Preview<E> {
  const sure: E[] = [];
  const state = game.clone(view);
  game.apply(state, seat, move, event => sure.push(event));
  const before = scoreOf(game, view, seat);
  const range: Range = { best: Number.NEGATIVE_INFINITY, worst: Number.POSITIVE_INFINITY, complete: true };
  follow(game, state, seat, limits.depth ?? DEPTH, limits.nodes ?? NODES, range);
  return {
    sure,
    stops: stopOf(game, state, seat),
    now: scoreOf(game, state, seat) - before,
    best: range.best - before,
    worst: range.worst - before,
    complete: range.complete,
  };
}

interface Range {
  best: number;
  worst: number;
  complete: boolean;
}

/** Takes in the scores at the ends of the seat's lines. Branches get equal shares of the nodes, so that the first does not eat them all. */
function follow<S, M>(game: Game<S, M>, s: S, seat: Seat, depth: number, nodes: number, range: Range): void {
  const moves = ownDecision(game, s, seat)?.moves ?? [];
  if (moves.length === 0 || depth === 0 || nodes < moves.length) {
    if (moves.length > 0) range.complete = false;
    takeIn(range, scoreOf(game, s, seat));
    return;
  }
  const share = Math.floor(nodes / moves.length) - 1;
  for (const m of moves) {
    const next = game.clone(s);
    game.apply(next, seat, m);
    follow(game, next, seat, depth - 1, share, range);
  }
}

function takeIn(range: Range, score: number): void {
  range.best = Math.max(range.best, score);
  range.worst = Math.min(range.worst, score);
}

function stopOf<S, M>(game: Game<S, M>, s: S, seat: Seat): Stop {
  const open = game.decide(s);
  if (open.length === 0) return 'end';
  if (open.some(d => d.by === seat)) return 'choice';
  return open.some(d => d.by === CHANCE) ? 'chance' : 'seat';
}

function scoreOf<S, M>(game: Game<S, M>, s: S, seat: Seat): number {
  return game.scores(s).find(score => score.seat === seat)?.total ?? 0;
}
