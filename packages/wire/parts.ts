// The parts that messages are made of. Every text and list has a bound: whoever sits at the other end may send anything.
// What a table reads is strict; what a page reads may have fields that it does not know, and they are left out.

import * as v from 'valibot';
import { COLOURS } from './colour.ts';
import { LEVELS } from './level.ts';
import { cleanName, LONGEST_NAME, shortName } from './name.ts';

const LONGEST_RECORD = 1_000_000;
const LONGEST_SCENARIO = 200_000;
export const LONGEST_PACK = 65_536;
const MOST_SEATS = 8;
const MOST_IDEAS = 12;
const MOST_OPTIONS = 40;
/** Moves that are played as one. */
const LONGEST_LINE = 200;

/** Bounds of what a table says: a text that it echoes, a list within a message, a list that grows with the game. */
export const LONGEST_TEXT = 300;
export const FEW = 2_000;
const MANY = 100_000;

/** A message is not changed by whoever reads it. */
export type Fixed<T> = T extends readonly (infer U)[]
  ? readonly Fixed<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** What somebody wrote, or a part of it. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
export const few = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(FEW));
export const many = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MANY));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());
/** Tells an answer from others; the sender counts. */
export const id = count;
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
/** A seat, or -1 for chance. */
export const actor = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MOST_SEATS - 1));
export const viewer = v.union([seat, v.literal('watcher')]);
/** A move as text; see docs/notation.md. */
export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
/** More than any name has, before it is cleaned. */
const typedName = v.pipe(v.string(), v.maxLength(200));
export const name = v.pipe(
  typedName,
  v.transform(cleanName),
  v.minLength(1),
  v.check(text => [...text].length <= LONGEST_NAME),
);
/** One that somebody kept: whatever it was, it keeps no game from being opened. Empty where it is none. */
export const keptName = v.pipe(typedName, v.transform(shortName));
export const names = v.pipe(v.array(name), v.minLength(1), v.maxLength(MOST_SEATS));
/** By seat: the level of the bot that plays there; null for a person. */
export const bots = v.pipe(v.array(v.nullable(v.picklist(LEVELS))), v.maxLength(MOST_SEATS));
/** By seat, which pair of colour and shape it has: colour.ts. */
export const colour = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COLOURS));
export const colours = v.pipe(v.array(colour), v.maxLength(MOST_SEATS));
/** How often each seat has asked for advice; false where nobody may. */
export const hints = v.union([v.literal(false), v.pipe(v.array(count), v.maxLength(MOST_SEATS))]);
export const keptNames = v.pipe(v.array(keptName), v.maxLength(MOST_SEATS));
export const options = v.pipe(
  v.record(word, v.union([v.pipe(v.string(), v.maxLength(80)), v.number()])),
  v.check(given => Object.keys(given).length <= MOST_OPTIONS),
);
export const recordText = v.pipe(v.string(), v.maxLength(LONGEST_RECORD));
/** A scenario's file. */
export const scenarioText = v.pipe(v.string(), v.maxLength(LONGEST_SCENARIO));

/** A pack of somebody's own, as JSON. */
export const packText = v.pipe(v.string(), v.maxLength(LONGEST_PACK));

/** A branch put away: its name, and the text that the table makes and reads. */
const idea = { name: keptName, text: recordText };
export const ideas = v.pipe(v.array(v.strictObject(idea)), v.maxLength(MOST_IDEAS));
export const toldIdeas = v.pipe(v.array(v.object(idea)), v.maxLength(MOST_IDEAS));

/** What was kept of a position beside its record: its fingerprint, points by seat, whose decision was awaited. */
export const standing = v.strictObject({
  position: v.optional(word),
  points: v.optional(v.pipe(v.array(v.number()), v.maxLength(MOST_SEATS))),
  toMove: v.optional(v.pipe(v.array(seat), v.maxLength(MOST_SEATS))),
});

/** A game of older rules under those of now: by which rules it was played, how many of its entries were taken over, how many new
 *  questions were answered for it, and whether the position came out the same, as far as can be told. */
export const carried = v.object({
  from: count,
  taken: count,
  of: count,
  answered: count,
  same: v.picklist(['yes', 'likely', 'unknown', 'no']),
  /** Branches that could not be taken along. */
  ideas: count,
});

const amount = v.object({ part: word, amount: v.number() });

/** Why a move is not offered. */
export const refusal = v.object({
  rule: word,
  of: v.optional(word),
  needs: v.optional(few(amount)),
  has: v.optional(v.number()),
  missing: v.optional(v.number()),
});

/** What happened: a rule, a kind, and details that are a game's own. */
export const event = v.objectWithRest({ rule: word, kind: word }, v.union([text, v.number(), few(v.number())]));

/** A state as a viewer may know it: only its game reads it. */
export const view = v.record(v.string(), v.unknown());

/** An entry and what happened through it, as the viewer may know it; and what was noted of it. */
export const chapter = v.object({ by: actor, key, events: few(event), notes: v.optional(few(word)) });

export const waiting = v.variant('for', [
  v.object({ for: v.literal('seats'), seats: few(seat) }),
  v.object({ for: v.literal('confirm'), seat }),
  v.object({ for: v.literal('nobody') }),
]);

export const undoBar = v.picklist(['nothing-done', 'revealed', 'others-move']);

export const undoState = v.variant('possible', [
  v.object({ possible: v.literal(false), why: undoBar }),
  v.object({
    possible: v.literal(true),
    seat,
    /** Entries that stay when the last one of this seat is taken back, with what came after it; and when all of its turn is. */
    last: count,
    to: count,
    /** Of that turn, the last first. */
    keys: many(key),
    /** Where the last of them was chosen: what the move meant there. */
    was: v.object({ asks: word, view }),
  }),
]);

/** The question to the viewer: offered moves, and greyed ones with the reason. */
export const question = v.object({
  seat,
  asks: word,
  offered: many(key),
  greyed: many(v.object({ key, refusal })),
});

export const score = v.object({
  seat,
  total: v.number(),
  parts: few(v.object({ rule: word, part: word, amount: v.number() })),
});

/** A line of moves of one seat. */
export const line = v.pipe(v.array(key), v.minLength(1), v.maxLength(LONGEST_LINE));

/** What somebody is typing: a move or the beginning of one. */
export const typed = v.pipe(v.string(), v.maxLength(200));

/** A place on the time line: a game's own word ('year', 'fair') and which one. */
export const mark = v.object({ at: count, kind: word, n: count });

/** An amount for each seat under a game's own word ('money'). */
export const measure = v.object({ part: word, amounts: few(v.number()) });

/** What of some points is whose: features under what they are about, in a game's own words, the largest first. */
export const section = v.object({
  about: word,
  points: v.number(),
  features: few(v.object({ feature: word, points: v.number() })),
});

/** A plan of a seat: its moves up to the first draw, what it comes to on average, and of how many playouts. */
export const weighed = { keys: line, points: v.number(), playouts: count };

/** Why there is no advice: the table has none, nobody judges the game, what the seat knew must not be told, nobody decided anything there. */
export const NO_ADVICE = ['not-allowed', 'nobody', 'secret', 'no-decision'] as const;

/** Why a text is no move: which word, and what would be understood there. */
export const unread = v.object({ problem: word, at: count, word: text, expected: few(text) });

export const place = v.object({ seat, rank: whole, shared: v.boolean(), by: word, title: v.optional(word) });

/** Why a record cannot be read: see RecordProblem of the kernel. */
export const recordProblem = v.object({
  problem: word,
  line: v.optional(count),
  entry: v.optional(count),
  found: text,
  expected: few(text),
  refusal: v.optional(refusal),
});

/** What is wrong with a file that a person wrote: see Problem of the kernel. */
export const fileProblem = v.object({ path: text, expected: text, got: text });

export type Bots = Fixed<v.InferOutput<typeof bots>>;
export type Carried = Fixed<v.InferOutput<typeof carried>>;
export type FileProblem = Fixed<v.InferOutput<typeof fileProblem>>;
export type Hints = Fixed<v.InferOutput<typeof hints>>;
export type Section = Fixed<v.InferOutput<typeof section>>;
export type Idea = Fixed<v.InferOutput<typeof ideas>>[number];
export type Refused = Fixed<v.InferOutput<typeof refusal>>;
export type Told = Fixed<v.InferOutput<typeof event>>;
export type Chapter = Fixed<v.InferOutput<typeof chapter>>;
export type Question = Fixed<v.InferOutput<typeof question>>;
export type Mark = Fixed<v.InferOutput<typeof mark>>;
export type Measure = Fixed<v.InferOutput<typeof measure>>;
export type Scored = Fixed<v.InferOutput<typeof score>>;
export type UndoState = Fixed<v.InferOutput<typeof undoState>>;
export type WaitingFor = Fixed<v.InferOutput<typeof waiting>>;
