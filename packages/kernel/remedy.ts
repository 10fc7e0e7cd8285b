// What a seat could do about a refusal, and what a move would bring: short searches over the seat's own moves, from what it knows.
// A line stops where chance, a reveal or another seat would have to answer.

import type { Decision, Game, Seat } from './game.ts';

export interface SearchLimits {
  /** Moves in a line. */
  readonly depth?: number;
  /** States looked at. */
  readonly nodes?: number;
  /** Lines wanted. */
  readonly lines?: number;
}

export interface Lines<M> {
  /** Shortest first. */
  readonly lines: readonly (readonly M[])[];
  /** Nothing within the turn was left unsearched: without lines, there is no way. */
  readonly complete: boolean;
}

interface Node<S, M> {
  readonly state: S;
  readonly line: readonly M[];
}

const DEPTH = 3;
const NODES = 2000;
const LINES = 3;

/** Lines of offered moves after which `move` is offered. A line that only takes a detour on another one is left out. */
export function remedies<S, M>(game: Game<S, M>, view: S, seat: Seat, move: M, limits: SearchLimits = {}): Lines<M> {
  const { depth = DEPTH, nodes = NODES, lines: wanted = LINES } = limits;
  const key = game.keyOf(move);
  if (offers(game, ownDecision(game, view, seat), key)) return { lines: [[]], complete: true };
  const lines: M[][] = [];
  let edge: Node<S, M>[] = [{ state: view, line: [] }];
  let looked = 0;
  for (let d = 0; d < depth && edge.length > 0; d++) {
    const next: Node<S, M>[] = [];
    for (const node of edge) {
      for (const m of ownDecision(game, node.state, seat)?.moves ?? []) {
        if (looked++ === nodes) return { lines, complete: false };
        const state = after(game, node.state, seat, m);
        const own = ownDecision(game, state, seat);
        if (own === undefined) continue;
        const line = [...node.line, m];
        if (!offers(game, own, key)) next.push({ state, line });
        else if (!lines.some(shorter => isWithin(game, shorter, line))) lines.push(line);
        if (lines.length === wanted) return { lines, complete: false };
      }
    }
    edge = next;
  }
  return { lines, complete: edge.length === 0 };
}

/** The shortest line that ends with `move`, which may lie beyond the present question. */
export function lineTo<S, M>(game: Game<S, M>, view: S, seat: Seat, move: M, limits: SearchLimits = {}): readonly M[] | undefined {
  const line = remedies(game, view, seat, move, { ...limits, lines: 1 }).lines[0];
  return line === undefined ? undefined : [...line, move];
}

/** Whether the moves of one line appear in another, in order. */
function isWithin<S, M>(game: Game<S, M>, inner: readonly M[], outer: readonly M[]): boolean {
  let i = 0;
  for (const m of outer) if (i < inner.length && game.keyOf(m) === game.keyOf(inner[i] as M)) i++;
  return i === inner.length;
}

function offers<S, M>(game: Game<S, M>, d: Decision<M> | undefined, key: string): boolean {
  return d?.moves.some(m => game.keyOf(m) === key) ?? false;
}

export function ownDecision<S, M>(game: Game<S, M>, s: S, seat: Seat): Decision<M> | undefined {
  return game.decide(s).find(d => d.by === seat);
}

function after<S, M>(game: Game<S, M>, s: S, seat: Seat, move: M): S {
  const copy = game.clone(s);
  game.apply(copy, seat, move);
  return copy;
}
