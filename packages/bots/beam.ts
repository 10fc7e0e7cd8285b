// The turn beam: all own decisions of a turn, level by level, only the best positions of a level going on. Equal positions are kept once,
// because buying A then B is B then A. Draws within the turn are sampled, the same for all lines.

import {
  type Actor,
  CHANCE,
  type Decision,
  drawIndex,
  type Game,
  type Judgement,
  type PositionKey,
  type Random,
  type Seat,
} from '@adega/kernel';
import type { Value } from './value.ts';

/** What somebody needs to think about a game. */
export interface Mind<S, M> {
  readonly game: Game<S, M>;
  readonly judgement: Judgement<S>;
  readonly value: Value<S>;
}

export interface Breadth {
  /** Positions of a level that go on. */
  readonly width: number;
  /** Decisions of a turn that are looked at. */
  readonly depth: number;
  /** Added to what the end of a turn is worth: a player who errs. */
  readonly error?: (() => number) | undefined;
  /** Whether time is up: asked between moves. */
  readonly isOver?: (() => boolean) | undefined;
}

/** A way to play a turn. */
export interface Plan<M> {
  /** The moves up to the first draw: what comes after it must be thought of anew. Never empty. */
  readonly moves: readonly M[];
  /** What the end of the turn is worth. */
  readonly worth: number;
}

interface Line<S, M> {
  readonly state: S;
  readonly open: Decision<M> | undefined;
  readonly before: Line<S, M> | undefined;
  readonly move: M | undefined;
  /** A draw came after this move or an earlier one. */
  readonly drawn: boolean;
  worth: number;
}

/** What a position is worth: at the end of a game what it came to, before it what the value says. */
export function worthOf<S, M>({ game, judgement, value }: Mind<S, M>, s: S, seat: Seat): number {
  if (game.decide(s).length > 0) return value.of(s, seat);
  let sum = 0;
  for (const aim of judgement.aims) {
    const amount = aim.of(s, seat);
    sum += aim.worth * (aim.counts === 'amount' ? amount : amount > 0 ? 1 : 0);
  }
  return sum;
}

const ownOf = <M>(open: readonly Decision<M>[], seat: Seat): Decision<M> | undefined => {
  for (const d of open) if (d.by === seat) return d;
  return undefined;
};

/** A whole position that the seat cannot tell from the true one. */
export function guessed<S, M>({ game, judgement }: Mind<S, M>, seen: S, seat: Seat, rng: Random): S {
  const s = game.determinize(seen, seat, rng);
  judgement.unseal?.(s, seat);
  return s;
}

/** All plans found, the best first. The state is a whole one (see determinize), and the seat decides in it. */
export function plansOf<S, M>(mind: Mind<S, M>, s: S, seat: Seat, { width, depth, error, isOver }: Breadth, luck: Luck): Plan<M>[] {
  const { game, judgement, value } = mind;
  const turn = judgement.turnOf(s);
  const seen = new Set<PositionKey>();
  const ends: Line<S, M>[] = [];
  let level: Line<S, M>[] = [{ state: s, open: ownOf(game.decide(s), seat), before: undefined, move: undefined, drawn: false, worth: 0 }];
  for (let n = 0; level.length > 0; n++) {
    const next: Line<S, M>[] = [];
    for (const line of level) {
      for (const move of worthAThought(judgement, line.state, line.open as Decision<M>)) {
        if (isOver?.() === true && next.length + ends.length > 0) break;
        const state = game.clone(line.state);
        follow(game, state, seat, move);
        const draws = drawWithin(mind, state, turn, luck);
        // Of a single line that goes on there is no other way to the same position.
        if (width > 1 && !isFirst(seen, game.positionKey(state))) continue;
        const open = judgement.turnOf(state) === turn ? ownOf(game.decide(state), seat) : undefined;
        const drawn = line.drawn || draws > 0;
        if (open !== undefined) next.push({ state, open, before: line, move, drawn, worth: 0 });
        // Nobody goes on from an end: its position need not be kept.
        else ends.push({ state: line.state, open, before: line, move, drawn, worth: worthOf(mind, state, seat) + (error?.() ?? 0) });
      }
    }
    // Where all go on nobody needs to know which is best.
    const isLast = n + 1 === depth || isOver?.() === true;
    if (next.length > width || isLast) for (const line of next) line.worth = value.of(line.state, seat);
    level = best(next, width);
    if (isLast) break;
  }
  // A turn longer than the depth, or than the time, ends where it was left.
  return best([...ends, ...level], Number.POSITIVE_INFINITY).map(line => ({ moves: movesOf(line), worth: line.worth }));
}

function isFirst<T>(seen: Set<T>, key: T): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const worthAThought = <S, M>(judgement: Judgement<S>, s: S, open: Decision<M>): readonly M[] => judgement.sensible?.(s, open) ?? open.moves;

/** Plays a move that is offered. */
export function follow<S, M>(game: Game<S, M>, s: S, by: Actor, move: M): void {
  if (game.follow !== undefined) game.follow(s, by, move);
  else game.apply(s, by, move);
}

/** Draws of this turn until somebody is asked; how many there were. */
function drawWithin<S, M>({ game, judgement }: Mind<S, M>, s: S, turn: number, luck: Luck): number {
  let n = 0;
  for (let d = game.decide(s)[0]; d?.by === CHANCE && judgement.turnOf(s) === turn; d = game.decide(s)[0]) {
    follow(game, s, CHANCE, d.moves[drawIndex(luck.at(n++), d.moves.length, d.weights)] as M);
  }
  return n;
}

function best<S, M>(lines: Line<S, M>[], width: number): Line<S, M>[] {
  if (lines.length > 1) lines.sort((a, b) => b.worth - a.worth);
  if (lines.length > width) lines.length = width;
  return lines;
}

/** From the first move on, up to the first draw. */
function movesOf<S, M>(end: Line<S, M>): M[] {
  const moves: M[] = [];
  for (let line: Line<S, M> | undefined = end; line?.before !== undefined; line = line.before) {
    if (!line.before.drawn) moves.push(line.move as M);
  }
  return moves.reverse();
}

/** Draws that are the same for whoever asks for the n-th of them. */
export class Luck {
  private readonly drawn: number[] = [];
  private readonly rng: Random;
  constructor(rng: Random) {
    this.rng = rng;
  }

  at(n: number): Random {
    while (this.drawn.length <= n) this.drawn.push(this.rng.below(FINE));
    const share = (this.drawn[n] as number) / FINE;
    return { below: m => Math.floor(share * m) };
  }
}

const FINE = 1 << 30;
