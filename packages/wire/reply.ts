// What a table says to a page. `re` is the id of the request it answers. A position without it comes unasked: something has happened.

import * as v from 'valibot';
import {
  bots,
  carried,
  chapter,
  colours,
  count,
  event,
  type Fixed,
  few,
  fileProblem,
  hints,
  id,
  key,
  line,
  many,
  mark,
  measure,
  name,
  names,
  options,
  packText,
  place,
  question,
  recordText,
  refusal,
  scenarioText,
  score,
  seat,
  section,
  text,
  toldIdeas,
  undoState,
  unread,
  view,
  viewer,
  waiting,
  weighed,
  word,
} from './parts.ts';
import { type Read, read, trouble } from './trouble.ts';

/** All that a viewer gets of a match: the view, the question if the viewer is asked, what can be taken back, the log. */
const position = v.object({
  type: v.literal('position'),
  re: v.optional(id),
  game: word,
  /** The name of the pack it is played with, where it is not the one that comes with the game. */
  pack: v.optional(word),
  /** That pack itself, where it is somebody's own. */
  own: v.optional(packText),
  options,
  /** Of a game that was begun by older rules. */
  carried: v.optional(carried),
  names,
  /** Absent where nobody has chosen: each has that of its number. */
  colours: v.optional(colours),
  /** Where bots play; absent where nobody does. */
  bots: v.optional(bots),
  /** Absent where nobody can give advice on the game. */
  hints: v.optional(hints),
  /** In which branch it is; absent in the real match. */
  branch: v.optional(name),
  /** All branches there are. */
  branches: few(name),
  /** Branches that were put away with it and could not be taken up; absent where all could. */
  lost: v.optional(count),
  /** Entries so far. */
  at: count,
  viewer,
  /** Other people sit before pages of their own: nobody else looks here, and what is confirmed is sent. */
  elsewhere: v.optional(v.boolean()),
  /** A game's own: the state with unknowns. */
  view,
  waiting,
  question: v.optional(question),
  undo: undoState,
  /** Chapters from the one numbered `from` on; the page keeps those before. */
  log: v.object({ from: count, chapters: many(chapter) }),
  /** As if the game ended now. */
  scores: few(score),
  /** Only of a finished game. */
  result: v.optional(few(place)),
});

const previewed = v.object({
  type: v.literal('preview'),
  re: id,
  key,
  sure: few(event),
  stops: v.picklist(['chance', 'seat', 'choice', 'end']),
  now: v.number(),
  best: v.number(),
  worst: v.number(),
  complete: v.boolean(),
  /** What it surely does to the scores of others. */
  others: few(v.object({ seat, change: v.number() })),
});

/** Without a position: what comes then is not known before. */
const foreseen = v.object({ type: v.literal('foreseen'), re: id, key, position: v.optional(position) });

const remedied = v.object({ type: v.literal('remedies'), re: id, key, lines: few(few(key)), complete: v.boolean() });

/** The ways to a move: what surely happens on each. The refusal says what stands in the way of going there directly. */
const way = v.object({ keys: line, sure: few(event), now: v.number() });
const found = v.object({
  type: v.literal('ways'),
  re: id,
  key,
  ways: few(way),
  refusal: v.optional(refusal),
  complete: v.boolean(),
});

const understood = v.object({
  type: v.literal('command'),
  re: id,
  key: v.optional(key),
  offered: v.boolean(),
  refusal: v.optional(refusal),
  problem: v.optional(unread),
  next: few(text),
});

/** A position that was, and what the next entry answers; absent where that is a draw. */
const past = v.object({ type: v.literal('past'), re: id, position, asks: v.optional(word) });

/** What the scores and other amounts were at a mark. */
const moment = v.object({ mark, scores: few(score), measures: few(measure) });
/** Where the game has been: marks on the way, and how everybody stood there; the last moment is now. */
const history = v.object({ type: v.literal('history'), re: id, marks: many(mark), moments: many(moment) });

/** How everybody stands in the real match and in each branch. */
const standing = v.object({
  name: v.optional(name),
  /** Entries before it branched off. */
  from: count,
  at: count,
  mark,
  over: v.boolean(),
  scores: few(score),
  measures: few(measure),
});
const compared = v.object({ type: v.literal('compare'), re: id, standings: few(standing) });

/** Advice on a turn: the best that was found, or what somebody has done, and what else there was, the best first. */
const counsel = v.object({
  type: v.literal('counsel'),
  re: id,
  seat,
  /** Entries before the turn. */
  at: count,
  plan: v.object(weighed),
  /** Nothing better was found. */
  best: v.boolean(),
  /** `ahead`: what the plan is worth more, `spread`: how far off that may be by luck, `sections`: what of it is whose. */
  rivals: few(v.object({ ...weighed, ahead: v.number(), spread: v.optional(v.number()), sections: few(section) })),
  /** So many points hardly matter. */
  grain: v.number(),
  /** Time was up before all was played on. */
  cut: v.boolean(),
});
/** What a position is worth to each seat, and how far off the mark that usually is. */
const worth = v.object({
  type: v.literal('worth'),
  re: id,
  at: count,
  seats: few(v.object({ seat, points: v.number(), error: v.number(), sections: few(section) })),
});
/** Of advice that is on its way, told unasked: how much is done, from 0 to 1. */
const progress = v.object({ type: v.literal('progress'), re: v.optional(v.undefined()), of: id, share: v.number() });
const stopped = v.object({ type: v.literal('stopped'), re: id });

/** The real match; beside it the branches, where the table has any. `position`: the fingerprint of where the record leads. */
const recorded = v.object({ type: v.literal('record'), re: id, text: recordText, position: v.optional(word), ideas: toldIdeas });

/** The same for whoever keeps it and has heard of it before: what comes after its first `from` entries, below this head. The ideas only where
 *  they are not those told last. */
const added = v.object({
  type: v.literal('added'),
  re: id,
  head: recordText,
  from: count,
  lines: many(text),
  position: v.optional(word),
  ideas: v.optional(toldIdeas),
});

/** A scenario step by step: its only word and what it says, as JSON, and how many entries were there before it, if it was come to. */
const step = v.object({ word, says: scenarioText, note: v.optional(scenarioText), at: v.optional(count) });
/** How a scenario came out. The last step that was come to is the one that failed. */
const reported = v.object({
  type: v.literal('report'),
  re: id,
  title: scenarioText,
  source: scenarioText,
  note: v.optional(scenarioText),
  /** Its components differ from those of the box. */
  patched: v.boolean(),
  is: v.picklist(['passed', 'failed', 'broken']),
  problems: few(fileProblem),
  steps: few(step),
});

/** A pack that a game can be played with: its name, its JSON, and the places where it is not the one that comes with the game. */
const packed = v.object({
  type: v.literal('pack'),
  re: id,
  game: word,
  name: word,
  text: packText,
  differs: few(v.object({ path: text, ours: text, theirs: text })),
});

/** `re` is absent where the request was too broken to have an id. */
const refused = v.object({ type: v.literal('trouble'), re: v.optional(id), trouble });

const reply = v.variant('type', [
  position,
  previewed,
  foreseen,
  remedied,
  found,
  understood,
  past,
  history,
  compared,
  recorded,
  added,
  reported,
  packed,
  counsel,
  worth,
  progress,
  stopped,
  refused,
]);

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

export type Counsel = Fixed<v.InferOutput<typeof counsel>>;
export type Rival = Counsel['rivals'][number];
export type Worth = Fixed<v.InferOutput<typeof worth>>;
export type Added = Fixed<v.InferOutput<typeof added>>;
export type Reported = Fixed<v.InferOutput<typeof reported>>;
export type Packed = Fixed<v.InferOutput<typeof packed>>;
export type ReportedStep = Reported['steps'][number];

export const parseReply = (message: unknown): Read<Reply> => read(reply, message);
