// What a table says to a page. `re` is the id of the request it answers.

import * as v from 'valibot';
import {
  chapter,
  count,
  event,
  type Fixed,
  id,
  key,
  names,
  options,
  place,
  question,
  recordText,
  score,
  undoState,
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
  options,
  names,
  /** Entries so far. */
  at: count,
  viewer,
  /** A game's own: the state with unknowns. */
  view: v.record(v.string(), v.unknown()),
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
});

const remedied = v.strictObject({ type: v.literal('remedies'), re: id, key, lines: v.array(v.array(key)), complete: v.boolean() });

const recorded = v.strictObject({ type: v.literal('record'), re: id, text: recordText });

/** `re` is absent where the request was too broken to have an id. */
const refused = v.strictObject({ type: v.literal('trouble'), re: v.optional(id), trouble });

const reply = v.variant('type', [position, previewed, remedied, recorded, refused]);

export type Reply = Fixed<v.InferOutput<typeof reply>>;
export type Position = Fixed<v.InferOutput<typeof position>>;
export type Previewed = Fixed<v.InferOutput<typeof previewed>>;
export type Remedied = Fixed<v.InferOutput<typeof remedied>>;

export const parseReply = (message: unknown): Read<Reply> => read(reply, message);
