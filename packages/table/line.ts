// The whole way to a move that may lie beyond the present question, and playing it.

import { type GameEvent, isParseError, type Refusal, remedies, type SearchLimits, type Seat } from '@adega/kernel';
import type { Fault } from './fault.ts';
import { entriesOf, type Match, viewFor } from './match.ts';
import { choose, decisionOf, notAsked } from './play.ts';
import { rewind } from './rewind.ts';

/** Moves of one seat that can be played one after the other, and what surely happens through them. */
export interface Way<E> {
  readonly keys: readonly string[];
  readonly sure: readonly E[];
  /** The seat's score after it, less its score now. */
  readonly now: number;
}

export interface Ways<E> {
  /** Shortest first; none where there is no way in this turn. */
  readonly ways: readonly Way<E>[];
  /** What stands in the way of going there directly. With ways, they are what helps. */
  readonly refusal?: Refusal | undefined;
  /** Nothing within the turn was left unsearched. */
  readonly complete: boolean;
}

const LIMITS: SearchLimits = { depth: 3, nodes: 1500, lines: 3 };

/** The ways of this seat, in this turn, that end with the move. */
export function waysTo<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  key: string,
  limits: SearchLimits = LIMITS,
): Ways<E> | Fault {
  const { game } = match;
  if (decisionOf(match, seat) === undefined) return notAsked(match, seat);
  const view = viewFor(match, seat);
  const goal = game.parse(view, key);
  if (isParseError(goal)) return { fault: 'unreadable', key, problem: goal };
  const { lines, complete } = remedies(game, view, seat, goal, limits);
  const refusal = game.wish(view, seat, goal);
  const ways = (refusal === undefined ? shortest(lines) : lines).map(line => wayOf(match, view, seat, [...line, goal]));
  return { ways, refusal, complete };
}

/** Where nothing is in the way, longer lines are detours. */
const shortest = <M>(lines: readonly (readonly M[])[]): readonly (readonly M[])[] => lines.filter(line => line.length === lines[0]?.length);

function wayOf<S, M, E extends GameEvent>({ game }: Match<S, M, E>, view: S, seat: Seat, line: readonly M[]): Way<E> {
  const score = (s: S): number => game.scores(s).find(of => of.seat === seat)?.total ?? 0;
  const state = game.clone(view);
  const sure: E[] = [];
  for (const move of line) game.apply(state, seat, move, event => sure.push(event));
  return { keys: line.map(move => game.keyOf(move)), sure, now: score(state) - score(view) };
}

/** Plays the moves one after the other as far as nobody else comes in between. A fault on the way takes all of them back. `notes`: what
 *  the record says of the first of them besides. */
export function chooseLine<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  keys: readonly string[],
  notes?: readonly string[],
): Fault | undefined {
  const before = entriesOf(match).length;
  for (const [i, key] of keys.entries()) {
    if (i > 0 && decisionOf(match, seat) === undefined) return undefined;
    const fault = choose(match, seat, key, i === 0 ? notes : undefined);
    if (fault === undefined) continue;
    if (i > 0) rewind(match, before);
    return fault;
  }
  return undefined;
}
