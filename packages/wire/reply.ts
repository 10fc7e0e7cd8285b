// What a table says to a page. `re` is the id of the request it answers.

import * as v from 'valibot';
import {
  carried,
  chapter,
  count,
  event,
  type Fixed,
  fileProblem,
  id,
  ideas,
  key,
  line,
  mark,
  measure,
  name,
  names,
  options,
  place,
  question,
  recordText,
  refusal,
  score,
  seat,
  undoState,
  unread,
  view,
  viewer,
  waiting,
  word,
} from './parts.ts';
import { type Read, read, trouble } from './trouble.ts';

/** All that a viewer gets of a match: the view, the question if the viewer is asked, what can be taken back, the log. */
const position = v.strictObject({
  type: v.literal('position'),
  re: id,
  game: word,
  /** The name of the pack it is played with, where it is not the one that comes with the game. */
  pack: v.optional(word),
  options,
  /** Of a game that was begun by older rules. */
  carried: v.optional(carried),
  names,
  /** In which branch it is; absent in the real match. */
  branch: v.optional(name),
  /** All branches there are. */
  branches: v.array(name),
  /** Entries so far. */
  at: count,
  viewer,
  /** A game's own: the state with unknowns. */
  view,
  waiting,
  question: v.optional(question),
  undo: undoState,
  /** Chapters from the one numbered `from` on; the page keeps those before. */
  log: v.strictObject({ from: count, chapters: v.array(chapter) }),
  /** As if the game ended now. */
  scores: v.array(score),
  /** Only of a finished game. */
  result: v.optional(v.array(place)),
});

const previewed = v.strictObject({
  type: v.literal('preview'),
  re: id,
  key,
  sure: v.array(event),
  stops: v.picklist(['chance', 'seat', 'choice', 'end']),
  now: v.number(),
  best: v.number(),
  worst: v.number(),
  complete: v.boolean(),
  /** What it surely does to the scores of others. */
  others: v.array(v.strictObject({ seat, change: v.number() })),
});

const remedied = v.strictObject({ type: v.literal('remedies'), re: id, key, lines: v.array(v.array(key)), complete: v.boolean() });

/** The ways to a move: what surely happens on each. The refusal says what stands in the way of going there directly. */
const way = v.strictObject({ keys: line, sure: v.array(event), now: v.number() });
const found = v.strictObject({
  type: v.literal('ways'),
  re: id,
  key,
  ways: v.array(way),
  refusal: v.optional(refusal),
  complete: v.boolean(),
});

const understood = v.strictObject({
  type: v.literal('command'),
  re: id,
  key: v.optional(key),
  offered: v.boolean(),
  refusal: v.optional(refusal),
  problem: v.optional(unread),
  next: v.array(word),
});

/** A position that was: nobody is asked there. */
/** A position that was, and what the next entry answers; absent where that is a draw. */
const past = v.strictObject({ type: v.literal('past'), re: id, position, asks: v.optional(word) });

/** What the scores and other amounts were at a mark. */
const moment = v.strictObject({ mark, scores: v.array(score), measures: v.array(measure) });
/** Where the game has been: marks on the way, and how everybody stood there; the last moment is now. */
const history = v.strictObject({ type: v.literal('history'), re: id, marks: v.array(mark), moments: v.array(moment) });

/** How everybody stands in the real match and in each branch. */
const standing = v.strictObject({
  name: v.optional(name),
  /** Entries before it branched off. */
  from: count,
  at: count,
  mark,
  over: v.boolean(),
  scores: v.array(score),
  measures: v.array(measure),
});
const compared = v.strictObject({ type: v.literal('compare'), re: id, standings: v.array(standing) });

/** The real match; beside it the branches, where the table has any. `position`: the fingerprint of where the record leads. */
const recorded = v.strictObject({ type: v.literal('record'), re: id, text: recordText, position: word, ideas });

/** A scenario step by step: its only word and what it says, as JSON, and how many entries were there before it, if it was come to. */
const step = v.strictObject({ word, says: v.string(), note: v.optional(v.string()), at: v.optional(count) });
/** How a scenario came out. The last step that was come to is the one that failed. */
const reported = v.strictObject({
  type: v.literal('report'),
  re: id,
  title: v.string(),
  source: v.string(),
  note: v.optional(v.string()),
  /** Its components differ from those of the box. */
  patched: v.boolean(),
  is: v.picklist(['passed', 'failed', 'broken']),
  problems: v.array(fileProblem),
  steps: v.array(step),
});

/** `re` is absent where the request was too broken to have an id. */
const refused = v.strictObject({ type: v.literal('trouble'), re: v.optional(id), trouble });

const reply = v.variant('type', [position, previewed, remedied, found, understood, past, history, compared, recorded, reported, refused]);

export type Reply = Fixed<v.InferOutput<typeof reply>>;
export type Position = Fixed<v.InferOutput<typeof position>>;
export type Previewed = Fixed<v.InferOutput<typeof previewed>>;
export type Found = Fixed<v.InferOutput<typeof found>>;
export type Way = Fixed<v.InferOutput<typeof way>>;
export type Understood = Fixed<v.InferOutput<typeof understood>>;
export type Past = Fixed<v.InferOutput<typeof past>>;
export type History = Fixed<v.InferOutput<typeof history>>;
export type Moment = Fixed<v.InferOutput<typeof moment>>;
export type Standing = Fixed<v.InferOutput<typeof standing>>;
export type Compared = Fixed<v.InferOutput<typeof compared>>;
export type Remedied = Fixed<v.InferOutput<typeof remedied>>;

export type Reported = Fixed<v.InferOutput<typeof reported>>;
export type ReportedStep = Reported['steps'][number];

export const parseReply = (message: unknown): Read<Reply> => read(reply, message);
