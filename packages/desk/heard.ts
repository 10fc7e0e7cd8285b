// What a page has heard of a table on line, as a match: to tell the log from, and a copy of it to try a turn out in.

import { type Course, stateBefore, type TurnTaken } from '@adega/journal';
import { CHANCE, type Seat, stream, type Viewer } from '@adega/kernel';
import { type Base, entriesOf, logFor } from '@adega/table';
import { coloursOf } from '@adega/wire/colour.ts';
import type { Draft } from '@adega/wire/online.ts';
import type { AnyMatch, Desk, Shelf } from './desk.ts';
import type { Sitting } from './sitting.ts';

/** Who holds the seats of a table that is followed. */
export const HERE = 'here';
const ELSEWHERE = 'elsewhere';

/** The last turn of a seat, while others choose beside it and do not know what it chose. */
export function sealedBy({ game, asked, entries, turns }: Course, seat: Seat | undefined): TurnTaken | undefined {
  const turn = turns.findLast(({ by }) => by === seat);
  if (turn === undefined || seat === undefined || asked.length === 0 || asked.includes(seat)) return undefined;
  const since = entries.slice(turn.from);
  if (since.some(({ by }) => by === CHANCE)) return undefined;
  const isHidden = since.slice(0, turn.count).some(entry => game.keyOf(game.hear(entry, 'watcher').move) !== game.keyOf(entry.move));
  return isHidden ? turn : undefined;
}

/** What a seat has tried out and not confirmed. */
export function triedAt({ desk: { match, followed } }: Sitting, seat: Seat | undefined, question: number): Draft | undefined {
  if (seat === undefined || followed === undefined) return undefined;
  return { seat, question, keys: entriesOf(match).slice(followed.at).map(({ move }) => match.game.keyOf(move)) }; // biome-ignore format: one thing
}

type AnyBase = Base<unknown, never>;

/** The beginning, as this viewer saw it. */
const startOf = ({ game, options }: Course, viewer: Viewer): AnyBase => ({
  state: game.view(game.start(options), viewer),
  viewer,
  at: 0,
  chapters: [],
});

/** A match of what was heard, to tell the log from; one that is there goes on. */
export function heardBy(course: Course, viewer: Viewer, names: readonly string[], before: AnyMatch | undefined): AnyMatch {
  const { game, options, entries, state } = course;
  const record = { game: game.id, rules: game.rules, pack: game.pack, options, entries };
  return {
    game,
    names,
    chance: stream('nobody draws in what is only followed'),
    playing: { state, record },
    followers: before?.followers ?? new Map(),
    base: before?.base ?? startOf(course, viewer),
  };
}

/** A copy of it to try out a turn in. What was heard cannot be taken back there. Instead of a turn: as it was before that. */
export function deskFor(shelf: Shelf, course: Course, heard: AnyMatch, viewer: Viewer, own: string | undefined, instead?: TurnTaken): Desk {
  const { game } = course;
  const entries = course.entries.slice(0, instead?.from);
  const state = instead === undefined ? course.state : stateBefore(course, instead);
  const chapters = logFor(heard, viewer).slice(0, entries.length);
  const base = { state: game.clone(state), viewer, at: entries.length, chapters, before: heard.base };
  const playing = { state: game.clone(state), record: { ...heard.playing.record, entries } };
  const match: AnyMatch = { ...heard, playing, followers: new Map(), base };
  const title = shelf.titles.find(({ id }) => id === game.id);
  const isOurs = shelf.gameOf(game.id)?.pack === game.pack;
  return {
    match,
    title,
    colours: course.seats.some(({ colour }) => colour !== undefined) ? coloursOf(course.seats.map(({ colour }) => colour)) : undefined,
    pack: isOurs ? undefined : game.pack,
    own,
    holders: course.seats.map((_, seat) => (seat === viewer ? HERE : ELSEWHERE)),
    followed: { seat: viewer === 'watcher' ? undefined : viewer, at: entries.length, isStill: course.stopped || course.end !== undefined },
  };
}
