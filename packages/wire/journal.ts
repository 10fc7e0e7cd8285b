// A table that people on different machines share: its lines as one viewer may hear them, and what can be asked of it.
// Lines are numbered 1, 2, 3 … without gaps, with the same numbers for everybody.

import * as v from 'valibot';
import { LEVELS } from './level.ts';
import { listing } from './lobby.ts';
import { downLine, hours, hoursLine, lapseLine, pace } from './pace.ts';
import { actor, colour, count, type Fixed, few, key, line as keys, many, name, options, packText, seat, text, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

/** An entry as a record has it: who, and the key of the move. */
const entry = v.pipe(v.string(), v.minLength(1), v.maxLength(220));
const level = v.picklist(LEVELS);
const hex = v.pipe(v.string(), v.maxLength(128));

const numbered = { n: count, at: count };

/** Somebody sits down, gets up, or has a bot play for him: how it is with the seat from now on. A seat without name and bot is free. */
const seatLine = v.object({
  ...numbered,
  kind: v.literal('seat'),
  seat,
  name: v.optional(name),
  bot: v.optional(level),
  /** The one that it was given; absent: it keeps what it has. */
  colour: v.optional(colour),
  /** What the seat adds to chance: docs/shuffle.md. */
  bytes: v.optional(hex),
  resigned: v.optional(v.literal(true)),
  /** The name is that of the account that sits there. */
  account: v.optional(v.literal(true)),
});
/** Moves of a seat, and the draws that followed; of nobody: the draws before anybody is asked. */
const turnLine = v.object({
  ...numbered,
  kind: v.literal('turn'),
  by: actor,
  /** Which question of this seat it answers. */
  question: count,
  /** The command that brought it; only for the seat itself. */
  id: v.optional(word),
  /** It was left beforehand, under this name. */
  left: v.optional(word),
  entries: many(entry),
});
/** By consent only the first entries are left: what was before line `to`. */
const backLine = v.object({ ...numbered, kind: v.literal('back'), seat, to: count, entries: count });
/** A seat asks the others to go back to before line `to`, or to end the game without a result. */
const askLine = v.object({
  ...numbered,
  kind: v.literal('ask'),
  seat,
  what: v.picklist(['undo', 'abandon', 'go-on']),
  to: v.optional(count),
  of: few(seat),
});
/** From here on these are the entries, by these rules: `why` they are others than before. A table of older rules is carried over to those of
 *  now, a game that was played elsewhere is taken on line, or all have agreed to go on from the last position that fits. */
const carriedLine = v.object({
  ...numbered,
  kind: v.literal('carried'),
  why: v.picklist(['rules', 'record', 'agreed']),
  rules: count,
  options,
  entries: many(entry),
  /** By which rules they were played, how many there were, and how many of them fit. */
  from: v.optional(count),
  of: v.optional(count),
  taken: v.optional(count),
  /** It comes out otherwise: nobody moves until all agree to go on from here. */
  stopped: v.optional(v.literal(true)),
});
const answerLine = v.object({ ...numbered, kind: v.literal('answer'), seat, yes: v.boolean() });
/** Nobody plays any more; the secret proves the draws. */
const endLine = v.object({
  ...numbered,
  kind: v.literal('end'),
  why: v.picklist(['over', 'resigned', 'abandoned', 'time']),
  secret: hex,
  outcome: v.optional(few(v.object({ seat, rank: count, total: v.number() }))),
});

/** After the game: the same people play again, at another table. */
const nextLine = v.object({ ...numbered, kind: v.literal('next'), seat, table: word });

export const tableLine = v.variant('kind', [
  seatLine,
  turnLine,
  backLine,
  askLine,
  answerLine,
  carriedLine,
  endLine,
  nextLine,
  lapseLine,
  downLine,
  hoursLine,
]);

/** What a page asks of a table; each with a name of its own, so that what is sent twice is done once. */
const commandId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const asked = { id: commandId, seat };

export const deed = v.variant('type', [
  /** The whole turn at once. For a question that the seat has answered in secret: another answer instead. */
  v.strictObject({ type: v.literal('turn'), ...asked, question: count, keys }),
  v.strictObject({ type: v.literal('undo'), ...asked, to: count }),
  v.strictObject({ type: v.literal('abandon'), ...asked }),
  /** At a table that has come out otherwise by the rules of now: on from the last position that fits. */
  v.strictObject({ type: v.literal('go-on'), ...asked }),
  /** `ask`: the number of the line that asks. */
  v.strictObject({ type: v.literal('answer'), ...asked, ask: count, yes: v.boolean() }),
  v.strictObject({ type: v.literal('resign'), ...asked }),
  v.strictObject({ type: v.literal('leave'), ...asked }),
  /** A bot plays for me; without a level I play again myself. */
  v.strictObject({ type: v.literal('stand-in'), ...asked, bot: v.optional(level) }),
  /** When my clock rests from now on. */
  v.strictObject({ type: v.literal('hours'), ...asked, hours }),
]);

/** Somebody sits down. The bytes come from his browser. */
export const sitting = v.strictObject({
  id: commandId,
  seat,
  name,
  /** The one that is wished for; one that another has is not given. */
  colour: v.optional(colour),
  bytes: v.pipe(hex, v.regex(/^([0-9a-f]{2}){0,64}$/)),
});

/** Who may take a seat: anybody who knows the table, whoever was sent its own link, or a bot. */
export const seatPlan = v.union([v.picklist(['open', 'link']), level]);

const seatPlans = v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(8));
/** Far more than any game has. */
export const LONGEST_TAKEN = 131_072;

/** What a table is made of. */
export const newTable = v.strictObject({
  game: word,
  options,
  seats: seatPlans,
  watchers: v.boolean(),
  /** With numbers of somebody's own. */
  pack: v.optional(packText),
  /** Without one there is all the time that people want. */
  pace: v.optional(pace),
  /** Anybody may find it. */
  listed: v.optional(listing),
  /** Its result counts for the ratings of those who play. */
  rated: v.optional(v.literal(true)),
});

/** A game that was begun elsewhere: its record, with the pack that it names where that is none of ours. */
export const taking = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(LONGEST_TAKEN)),
  pack: v.optional(packText),
  seats: seatPlans,
  watchers: v.boolean(),
  pace: v.optional(pace),
});

/** A table as everybody who may see it is told. */
export const tableTold = v.object({
  id: word,
  made: count,
  game: word,
  rules: count,
  pack: word,
  own: v.optional(packText),
  /** So many entries were played elsewhere before. */
  given: v.optional(count),
  options,
  seats: few(seatPlan),
  watchers: v.boolean(),
  pace: v.optional(pace),
  listed: v.optional(listing),
  rated: v.optional(v.literal(true)),
  /** Lines before this one are of older rules: they are told, and not played. */
  renewed: v.optional(count),
  /** By seat, for whom it is kept: where the same people play again. */
  kept: v.optional(few(v.nullable(name))),
  commitment: hex,
});

/** Why a table does not do what it is asked. Nothing has changed then. */
export const bar = v.variant('bar', [
  v.object({ bar: v.literal('not-yours'), seat }),
  v.object({ bar: v.literal('no-such-seat'), seat }),
  v.object({ bar: v.literal('taken'), seat }),
  v.object({ bar: v.literal('not-invited'), seat }),
  v.object({ bar: v.literal('not-begun') }),
  v.object({ bar: v.literal('over') }),
  v.object({ bar: v.literal('not-over') }),
  /** It answers a question that is not asked, or no longer; this is the one that was asked last. */
  v.object({ bar: v.literal('stale'), question: count, asked: v.boolean() }),
  /** Which of the moves is not offered. */
  v.object({ bar: v.literal('not-offered'), move: count, key }),
  /** After this move others come first, or a draw: so many moves are too many. */
  v.object({ bar: v.literal('left-over'), move: count }),
  /** Others know what was answered. */
  v.object({ bar: v.literal('not-sealed') }),
  v.object({ bar: v.literal('nothing-to-undo') }),
  /** It was asked once in this turn. */
  v.object({ bar: v.literal('asked-before') }),
  v.object({ bar: v.literal('nothing-asked') }),
  /** The seat's time is over, and it has lost. */
  v.object({ bar: v.literal('time-over'), seat }),
  /** There are no clocks, or none that rest. */
  v.object({ bar: v.literal('no-clock') }),
  /** Not where the result counts: taking back, ending without a result, a bot or somebody else in one's place, a second seat. */
  v.object({ bar: v.literal('rated'), what: v.picklist(['undo', 'abandon', 'stand-in', 'hand-over', 'second-seat']) }),
  v.object({ bar: v.literal('unknown'), what: text }),
  /** It has been gone back and forth at it without end: from now on only what leads to the end is done. */
  v.object({ bar: v.literal('too-long') }),
]);

export type TableLine = Fixed<v.InferOutput<typeof tableLine>>;
export type Deed = Fixed<v.InferOutput<typeof deed>>;
export type Sitting = Fixed<v.InferOutput<typeof sitting>>;
export type SeatPlan = v.InferOutput<typeof seatPlan>;
export type NewTable = Fixed<v.InferOutput<typeof newTable>>;
export type Taking = Fixed<v.InferOutput<typeof taking>>;
export type TableTold = Fixed<v.InferOutput<typeof tableTold>>;
export type Bar = Fixed<v.InferOutput<typeof bar>>;

export const parseTableLine = (message: unknown): Read<TableLine> => read(tableLine, message);
