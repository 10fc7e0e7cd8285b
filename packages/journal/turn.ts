// A turn that a seat commits: its moves are played, what must be drawn is drawn, and what each may hear of it is worked out.

import { type Draw, isDrawn, type Outcome, outcomesOf } from '@adega/chance';
import { type Actor, type AnyGame, CHANCE, type Decision, type Entry, isParseError, makeEntry, outcomeOf, type Seat } from '@adega/kernel';
import type { Bar, TableLine } from '@adega/wire/journal.ts';
import { type Played, resealedWith, stateBefore, type TurnTaken } from './course.ts';
import { hiddenIn, type Stored } from './stored.ts';
import { drawOf, isTooLong, type Proposal, type Table, viewersOf } from './table.ts';

export interface Turn {
  readonly seat: Seat;
  readonly question: number;
  readonly keys: readonly string[];
  readonly id: string;
  readonly person: string;
  /** The name of an answer that was left beforehand. */
  readonly left?: string;
}

export function proposeTurn(table: Table, turn: Turn, now: number): Proposal {
  const { course } = table;
  const { seat, question } = turn;
  if (!course.begun) return { bar: { bar: 'not-begun' } };
  const isAsked = course.asked.includes(seat);
  if (isAsked && course.questions[seat] === question) return answer(table, turn, now);
  const before = course.turns.findLast(({ by }) => by === seat);
  if (!isAsked && before?.question === question) return replace(table, turn, before);
  return { bar: { bar: 'stale', question: course.questions[seat] ?? 0, asked: isAsked } };
}

function answer(table: Table, { seat, question, keys, id, person, left }: Turn, now: number): Proposal {
  const { course } = table;
  const playing: Playing = { game: course.game, state: course.game.clone(course.state), entries: [] };
  const bar = play(playing, seat, keys, course.open);
  return bar === undefined ? turnWith(table, playing, { by: seat, question, id, person, left }, now) : { bar };
}

/** The game begins: what is drawn before anybody is asked. */
export function beginning(table: Table, n: number, now: number): readonly Stored[] {
  const { game, options } = table.course;
  const playing: Playing = { game, state: game.start(options), entries: [] };
  return turnWith(table, playing, { by: CHANCE, question: 0 }, now, n).stored;
}

/** What is drawn in a position that nobody has just come to by a turn, or its end; nothing where a seat is asked. */
export function drawnFrom(table: Table, state: unknown, n: number, now: number): readonly Stored[] {
  const { game } = table.course;
  if ((game.decide(state)[0]?.by ?? CHANCE) !== CHANCE) return [];
  return turnWith(table, { game, state: game.clone(state), entries: [] }, { by: CHANCE, question: 0 }, now, n).stored;
}

interface Playing {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly entries: Entry<unknown>[];
}

/** A move that is known to be offered. */
function enter({ game, state, entries }: Playing, by: Actor, move: unknown): void {
  if (game.follow === undefined) game.apply(state, by, move);
  else game.follow(state, by, move);
  entries.push({ by, move });
}

/** `open`: what is to be decided in the first of the states, where that is known. */
function play(playing: Playing, seat: Seat, keys: readonly string[], open?: readonly Decision<unknown>[]): Bar | undefined {
  const { game, state } = playing;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const decision = ((i === 0 ? open : undefined) ?? game.decide(state)).find(({ by }) => by === seat);
    if (decision === undefined) return { bar: 'left-over', move: i };
    const move = offered(game, state, decision, key);
    if (move === undefined) return { bar: 'not-offered', move: i, key };
    enter(playing, seat, move);
  }
  return undefined;
}

/** The offered move of this key, or the same in other words. */
function offered(game: AnyGame, state: unknown, { moves }: Decision<unknown>, key: string): unknown {
  const same = moves.find(move => game.keyOf(move) === key);
  if (same !== undefined) return same;
  const read = game.parse(state, key);
  if (isParseError(read)) return undefined;
  const meant = game.keyOf(read);
  return moves.find(move => game.keyOf(move) === meant);
}

interface Brought {
  readonly by: Actor;
  readonly question: number;
  readonly id?: string;
  readonly person?: string;
  readonly left?: string | undefined;
}

function turnWith(table: Table, playing: Playing, { by, question, id, person, left }: Brought, now: number, n = table.course.n + 1) {
  const { game, state, entries } = playing;
  const draws = drawOn(table, playing);
  const line: TableLine = {
    n,
    at: now,
    kind: 'turn',
    by,
    question,
    ...(left === undefined ? {} : { left }),
    entries: textsOf(game, entries),
  };
  const hidden = hiddenIn(game, entries, viewersOf(table));
  const kept = { person, id, draws, hidden: hidden.length > 0 ? hidden : undefined, print: table.print?.(state) };
  const stored: Stored[] = [{ line, kept }];
  const decisions = game.decide(state);
  if (decisions.length === 0) {
    const { secret } = table.setup;
    stored.push({ line: { n: n + 1, at: now, kind: 'end', why: 'over', secret, outcome: [...outcomeOf(game, state)] } });
  }
  return { stored, played: { state, entries, open: decisions } satisfies Played };
}

/** Draws until a seat is asked or the game is over; how many draws the table has had then. */
function drawOn(table: Table, playing: Playing): number {
  const { game, state } = playing;
  let { draws } = table;
  for (let [d] = game.decide(state); d !== undefined && d.by === CHANCE; [d] = game.decide(state)) {
    enter(playing, CHANCE, isDrawn(d) ? drawnIn(d, outcomesOf(game, d), drawOf(table), ++draws) : d.moves[0]);
  }
  return draws;
}

function drawnIn({ moves }: Decision<unknown>, outcomes: readonly Outcome[], draw: Draw, k: number): unknown {
  const drawn = draw(k, outcomes);
  return moves[outcomes.findIndex(({ key }) => key === drawn)];
}

// Another answer in place of a sealed one

function replace(table: Table, { seat, keys, id, person }: Turn, before: TurnTaken): Proposal {
  if (isTooLong(table)) return { bar: { bar: 'too-long' } };
  const { course } = table;
  const { game, entries } = course;
  const playing: Playing = { game, state: stateBefore(course, before), entries: [] };
  const bar = play(playing, seat, keys);
  if (bar !== undefined) return { bar };
  const texts = textsOf(game, playing.entries);
  if (texts.join('\n') === textsOf(game, entries.slice(before.from, before.from + before.count)).join('\n')) return { n: before.n };
  // Once somebody was asked further, or something was drawn, others may have gone by it.
  const isOpen = course.asked.length > 0 && entries.slice(before.from).every(({ by }) => by !== CHANCE);
  const other = isOpen && texts.length === before.count ? resealedWith(course, before, texts) : undefined;
  if (other === undefined || !looksTheSame(table, before, other)) return { bar: { bar: 'not-sealed' } };
  return { stored: [{ seal: { n: before.n, seat, id, person, entries: texts, print: table.print?.(other.state) } }] };
}

const textsOf = (game: AnyGame, entries: readonly Entry<unknown>[]): string[] => entries.map(entry => makeEntry(game, entry));

/** Whether everybody else hears the same of it, and the same seats are asked. */
function looksTheSame(table: Table, { from, count, by }: TurnTaken, other: Played): boolean {
  const { game, entries, asked } = table.course;
  const heard = (of: readonly Entry<unknown>[]): string =>
    viewersOf(table)
      .filter(viewer => viewer !== by)
      .flatMap(viewer => textsOf(game, of.slice(from, from + count).map(entry => game.hear(entry, viewer)))) // biome-ignore format: a chain
      .join('\n');
  const now = game.decide(other.state).map(decision => decision.by);
  return heard(entries) === heard(other.entries) && String(now) === String(asked);
}
