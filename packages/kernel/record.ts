// The record of a game: what it was begun with, and who did what. It holds outcomes, not seeds, so replaying needs no randomness.

import { type Actor, type Emit, type Entry, type Game, type GameEvent, NotOffered, type Options, type Refusal, type Seat } from './game.ts';

/** How a seat came out. */
export interface Outcome {
  readonly seat: Seat;
  readonly rank: number;
  readonly total: number;
}

export interface GameRecord<M> {
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly options: Options;
  readonly entries: readonly Entry<M>[];
  readonly result?: readonly Outcome[] | undefined;
}

/** Why a record cannot be read or replayed: where, what was found there, and what would have been understood. */
export interface RecordProblem {
  readonly problem:
    | 'not-a-record'
    | 'bad-line'
    | 'unknown-key'
    | 'repeated-key'
    | 'missing-key'
    | 'bad-value'
    | 'other-game'
    | 'other-rules'
    | 'other-pack'
    | 'unknown-option'
    | 'unknown-actor'
    | 'unparsable'
    | 'not-asked'
    | 'not-offered';
  /** Counted from 1; absent where there is no text. */
  readonly line?: number | undefined;
  /** Counted from 1; absent where the trouble is not an entry. */
  readonly entry?: number | undefined;
  readonly found: string;
  readonly expected: readonly string[];
  /** Why it is not offered, where the move is a candidate. */
  readonly refusal?: Refusal | undefined;
}

/** Differences between a record and the game at hand that the caller is ready to take. */
export type Accept = 'rules' | 'pack';

export type Replayed<S> =
  | { readonly state: S; readonly problem?: undefined }
  | { readonly state?: undefined; readonly problem: RecordProblem };

/** A game that is being played: the state, and the record that leads to it. */
export interface Playing<S, M> {
  readonly state: S;
  readonly record: GameRecord<M> & { readonly entries: Entry<M>[] };
}

/** How an actor is called in text: seats count from 1 there. */
export const makeActor = (by: Actor): string => (by < 0 ? 'chance' : String(by + 1));

/** These options with the defaults of all others, so that a record stays true when a default changes. */
export function completeOptions<S, M>(game: Game<S, M>, given: Options): Options {
  const options: { [id: string]: string | number } = { ...given };
  for (const spec of game.options) options[spec.id] ??= spec.default;
  return options;
}

export function seatsOf<S, M>(game: Game<S, M>, options: Options): readonly Seat[] {
  return Array.from({ length: Number(completeOptions(game, options)['seats'] ?? 1) }, (_, seat) => seat);
}

export function begin<S, M>(game: Game<S, M>, given: Options = {}): Playing<S, M> {
  const options = completeOptions(game, given);
  return { state: game.start(options), record: { game: game.id, rules: game.rules, pack: game.pack, options, entries: [] } };
}

/** Plays a move and writes it down. One that is not offered throws NotOffered and changes neither state nor record. */
export function enter<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  playing: Playing<S, M>,
  by: Actor,
  move: M,
  emit?: Emit<E>,
  notes: readonly string[] = [],
): void {
  game.apply(playing.state, by, move, emit);
  playing.record.entries.push(noted({ by, move }, notes));
}

/** The entry with these notes; one without notes has no list of them. */
export const noted = <M>(entry: Entry<M>, notes: readonly string[]): Entry<M> => (notes.length === 0 ? entry : { ...entry, notes });

/** How a finished game came out, as the record keeps it. */
export function outcomeOf<S, M>(game: Game<S, M>, s: S): readonly Outcome[] {
  const scores = game.scores(s);
  const places = [...game.result(s)].sort((a, b) => a.seat - b.seat);
  return places.map(({ seat, rank }) => ({ seat, rank, total: scores.find(score => score.seat === seat)?.total ?? 0 }));
}

/** The state a record leads to. */
export function replay<S, M>(game: Game<S, M>, record: GameRecord<M>, accept: readonly Accept[] = []): Replayed<S> {
  const other = otherThan(game, record, accept);
  if (other !== undefined) return { problem: other };
  const state = game.start(record.options);
  for (const [i, entry] of record.entries.entries()) {
    const problem = applyEntry(game, state, entry);
    if (problem !== undefined) return { problem: { ...problem, entry: i + 1 } };
  }
  return { state };
}

/** Applies an entry to a state, or says why it cannot be. */
export function applyEntry<S, M>(game: Game<S, M>, s: S, { by, move }: Entry<M>): RecordProblem | undefined {
  try {
    game.apply(s, by, move);
    return undefined;
  } catch (error) {
    if (error instanceof NotOffered) return whyNot(game, s, by, move);
    throw error;
  }
}

function whyNot<S, M>(game: Game<S, M>, s: S, by: Actor, move: M): RecordProblem {
  const decisions = game.decide(s);
  const decision = decisions.find(d => d.by === by);
  if (decision === undefined) return { problem: 'not-asked', found: makeActor(by), expected: decisions.map(d => makeActor(d.by)) };
  const found = game.keyOf(move);
  const candidate = by >= 0 && game.candidates(s, by).some(m => game.keyOf(m) === found);
  const refusal = candidate ? game.forbids(s, by, move) : undefined;
  return { problem: 'not-offered', found, expected: decision.moves.map(m => game.keyOf(m)), refusal };
}

/** The first way in which a record belongs to something else than this game. */
export function otherThan<S, M>(
  game: Game<S, M>,
  record: Pick<GameRecord<M>, 'game' | 'rules' | 'pack'>,
  accept: readonly Accept[],
): RecordProblem | undefined {
  if (record.game !== game.id) return { problem: 'other-game', found: record.game, expected: [game.id] };
  if (record.rules !== game.rules && !accept.includes('rules'))
    return { problem: 'other-rules', found: String(record.rules), expected: [String(game.rules)] };
  if (record.pack !== game.pack && !accept.includes('pack')) return { problem: 'other-pack', found: record.pack, expected: [game.pack] };
  return undefined;
}

/** How many entries must stay when this seat takes back all it may: its own entries since the last one of anybody else.
 *  Entries are enough to tell: whatever a seat learns comes to it by an entry of chance (draws and reveals) or of another seat. */
export function undoPoint(entries: readonly Entry<unknown>[], seat: Seat): number {
  let kept = entries.length;
  while (kept > 0 && entries[kept - 1]?.by === seat) kept--;
  return kept;
}
