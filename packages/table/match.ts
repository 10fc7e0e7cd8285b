// A match in progress: a game, the people at it, the record so far, and where its chance comes from.
//
// Chance is drawn as soon as it is asked, with one exception: where the last entry is a seat's own, the draw would end that seat's chance
// to take it back. Then the table waits until that seat confirms.

import {
  type Accept,
  begin,
  CHANCE,
  completeOptions,
  type Decision,
  drawIndex,
  type Entry,
  enter,
  type Game,
  type GameEvent,
  type GameRecord,
  makeEntry,
  makeRecord,
  type Options,
  outcomeOf,
  type Playing,
  parseRecord,
  type Random,
  type RecordProblem,
  type Seat,
  seatsOf,
  type Viewer,
} from '@adega/kernel';
import type { Base } from './branch.ts';
import type { Follower } from './chronicle.ts';
import { type Script, scripted } from './script.ts';

export interface Match<S, M, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, E>;
  /** One for each seat; another may sit down there. */
  names: readonly string[];
  readonly chance: Random;
  /** State and record; an undo puts others in their place. */
  playing: Playing<S, M>;
  /** What each viewer has heard so far, kept up when asked for. */
  readonly followers: Map<Viewer, Follower<S, E>>;
  /** Of a branch: where it began. */
  readonly base?: Base<S, E> | undefined;
  /** What is drawn, and what some seats do, as far as it fits; chance draws all else. */
  readonly script?: Script | undefined;
}

/** What the table waits for. */
export type Waiting =
  | { readonly for: 'seats'; readonly seats: readonly Seat[] }
  | { readonly for: 'confirm'; readonly seat: Seat }
  | { readonly for: 'nobody' };

/** A new match, up to the first decision of a seat. The number of names is the number of seats. */
export function openMatch<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  options: Options,
  chance: Random,
): Match<S, M, E> {
  const match = seated(game, names, begin(game, { ...options, seats: names.length }), chance);
  draw(match);
  return match;
}

/** A match that goes on from a record. */
export function resumeMatch<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  text: string,
  chance: Random,
  accept: readonly Accept[] = [],
): Match<S, M, E> | { readonly problem: RecordProblem } {
  const read = parseRecord(game, text, accept);
  if (read.problem !== undefined) return { problem: read.problem };
  return playOn(game, names, read, chance);
}

/** A match that goes on from what was played. */
export function playOn<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  { state, record: { result: _over, ...record } }: { readonly state: S; readonly record: GameRecord<M> },
  chance: Random,
): Match<S, M, E> {
  const playing = { state, record: { ...record, options: completeOptions(game, record.options), entries: [...record.entries] } };
  return drawOn(seated(game, namesFor(names, seatsOf(game, record.options).length), playing, chance));
}

/** Up to the next decision of a seat, unless the first draw is one that a seat must confirm. */
export function drawOn<S, M, E extends GameEvent>(match: Match<S, M, E>): Match<S, M, E> {
  if (!needsConfirm(match)) draw(match);
  return match;
}

/** The last entry is a seat's own, so that a draw would end its chance to take it back. */
const needsConfirm = <S, M, E extends GameEvent>(match: Match<S, M, E>): boolean => (entriesOf(match).at(-1)?.by ?? CHANCE) !== CHANCE;

/** A name for each seat; a seat without one is called by its number. */
const namesFor = (names: readonly string[], seats: number): string[] => Array.from({ length: seats }, (_, i) => names[i] || String(i + 1));

function seated<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  playing: Playing<S, M>,
  chance: Random,
): Match<S, M, E> {
  return { game, names, chance, playing, followers: new Map() };
}

export const entriesOf = <S, M, E extends GameEvent>(match: Match<S, M, E>): readonly Entry<M>[] => match.playing.record.entries;

export function waitingFor<S, M, E extends GameEvent>(match: Match<S, M, E>): Waiting {
  const open = match.game.decide(match.playing.state);
  if (open.length === 0) return { for: 'nobody' };
  if (open[0]?.by !== CHANCE) return { for: 'seats', seats: open.map(d => d.by) };
  return { for: 'confirm', seat: entriesOf(match).at(-1)?.by ?? CHANCE };
}

/** Draws until a seat decides or the game is over. */
export function draw<S, M, E extends GameEvent>(match: Match<S, M, E>): void {
  for (let d = chanceOf(match); d !== undefined; d = chanceOf(match)) {
    const move = drawn(match, d);
    enter(match.game, match.playing, CHANCE, move);
  }
}

function drawn<S, M, E extends GameEvent>({ game, chance, script, playing }: Match<S, M, E>, { moves, weights }: Decision<M>): M {
  const written = script && scripted(script, playing.record.entries, CHANCE, moves, m => game.keyOf(m));
  return written ?? (moves[drawIndex(chance, moves.length, weights)] as M);
}

function chanceOf<S, M, E extends GameEvent>(match: Match<S, M, E>): Decision<M> | undefined {
  const first = match.game.decide(match.playing.state)[0];
  return first?.by === CHANCE ? first : undefined;
}

/** The state as this viewer knows it. */
export const viewFor = <S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): S =>
  match.game.view(match.playing.state, viewer);

/** A record as its head and a line for each entry. */
export interface RecordParts {
  readonly head: string;
  readonly lines: readonly string[];
}

export function recordParts<S, M, E extends GameEvent>(match: Match<S, M, E>): RecordParts {
  const { game, playing } = match;
  const over = waitingFor(match).for === 'nobody';
  const bare = { ...playing.record, entries: [] };
  const head = makeRecord(game, over ? { ...bare, result: outcomeOf(game, playing.state) } : bare);
  return { head, lines: entriesOf(match).map(entry => makeEntry(game, entry)) };
}

/** The parts put together. */
export const makeWhole = ({ head, lines }: RecordParts): string => head + lines.map(line => `${line}\n`).join('');

/** The whole record as text: for somebody who may know everything, because all seats are his or the game is over. */
export const recordText = <S, M, E extends GameEvent>(match: Match<S, M, E>): string => makeWhole(recordParts(match));
