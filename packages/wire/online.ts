// Messages between a page and a server, over one socket for each table that the page follows. What a server reads is strict; what a page
// reads may have fields that it does not know.

import * as v from 'valibot';
import { bar, deed, newTable, sitting, tableLine, tableTold, taking } from './journal.ts';
import { LEVELS } from './level.ts';
import { colour, count, type Fixed, few, fileProblem, key, many, name, recordProblem, seat, text, viewer, word } from './parts.ts';
import { noting, said as saidAtTable, talking } from './talk.ts';
import { type Read, read } from './trouble.ts';

/** Raised when a page of before would not understand a server of now. */
export const PROTOCOL = 2;

const draft = { seat, question: count, keys: v.pipe(v.array(key), v.maxLength(200)) };
const leaving = { seat, answers: v.pipe(v.array(word), v.maxLength(20)) };
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/));

const said = v.variant('type', [
  /** Almost all that is said, and so the first that is looked for. */
  v.strictObject({ type: v.literal('do'), deed }),
  /** The first message: through whose eyes, how many lines the page has heard, and what it plays the table by. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    as: viewer,
    after: count,
    game: word,
    rules: count,
    pack: word,
  }),
  /** What is being tried out, for my other devices and for later; without keys: nothing. */
  v.strictObject({ type: v.literal('draft'), ...draft }),
  /** Answers that I leave beforehand, in place of those that I had left. */
  v.strictObject({ type: v.literal('answers'), ...leaving }),
  /** Something to the others at the table. */
  v.strictObject({ type: v.literal('say'), seat, saying: talking }),
  /** What I note down for myself, in place of what was there. */
  v.strictObject({ type: v.literal('note'), text: noting }),
  /** Whether the page can be seen; until it says otherwise it can. */
  v.strictObject({ type: v.literal('look'), looks: v.boolean() }),
]);

/** Why a server does not listen. */
const trouble = v.variant('code', [
  v.object({ code: v.literal('bad-message'), path: text, expected: text, found: text }),
  /** The page is too old or too new: this is what the server speaks, and what the table is played by. */
  v.object({ code: v.literal('other-protocol'), protocol: count }),
  v.object({ code: v.literal('other-version'), game: word, rules: count, pack: word }),
  /** The table is played by newer rules than this server has. */
  v.object({ code: v.literal('newer-table') }),
  v.object({ code: v.literal('no-hello') }),
  v.object({ code: v.literal('no-table') }),
  v.object({ code: v.literal('not-yours'), seat }),
  v.object({ code: v.literal('too-fast') }),
  v.object({ code: v.literal('too-many') }),
  v.object({ code: v.literal('bad-link') }),
  v.object({ code: v.literal('bad-table'), what: text }),
  /** A pack that no game can be played with, a record that cannot be played, one whose pack is not there. */
  v.object({ code: v.literal('bad-pack'), problems: few(fileProblem) }),
  v.object({ code: v.literal('bad-record'), problem: recordProblem }),
  v.object({ code: v.literal('missing-pack'), pack: text }),
  /** The result counts for ratings: only people with accounts play there. */
  v.object({ code: v.literal('needs-account') }),
  /** A table that is so cannot be rated: with numbers of one's own, for one alone, without a clock that ends it. */
  v.object({ code: v.literal('not-rated'), why: v.picklist(['pack', 'seats', 'clock']) }),
  /** Nobody of this name has played a rated game, or nobody who wants to be found. */
  v.object({ code: v.literal('no-player') }),
  v.object({ code: v.literal('other-site') }),
  /** Nothing was kept: to be tried again. */
  v.object({ code: v.literal('store') }),
  v.object({ code: v.literal('broken') }),
]);

const toldDraft = v.object(draft);

const told = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: count,
    table: tableTold,
    /** Lines that it has: fewer than the page has heard where the server had to go back to a copy. */
    n: v.optional(count),
    /** The seats that are mine. */
    mine: few(seat),
    /** Lines heard before in which I have replaced what was sealed. */
    resealed: many(tableLine),
    /** What comes after the last line that the page has heard. */
    lines: many(tableLine),
    drafts: few(toldDraft),
    /** Answers that I have left beforehand. */
    left: v.optional(few(word)),
    /** The last that was said at the table, the latest last; and what I have noted for myself. */
    talk: v.optional(few(saidAtTable)),
    note: v.optional(v.string()),
    /** Seats at which somebody looks. */
    here: few(seat),
    now: count,
  }),
  v.object({ type: v.literal('lines'), lines: many(tableLine) }),
  v.object({ type: v.literal('resealed'), line: tableLine }),
  v.object({ type: v.literal('draft'), draft: toldDraft }),
  v.object({ type: v.literal('answers'), seat, answers: few(word) }),
  v.object({ type: v.literal('talk'), said: saidAtTable }),
  /** What I have said was not told to anybody; 'warned': once, because a moderator wants me to know. */
  v.object({ type: v.literal('hushed'), why: v.picklist(['not-yours', 'too-fast', 'no-links', 'banned', 'warned']) }),
  v.object({ type: v.literal('done'), id: word, n: count }),
  v.object({ type: v.literal('barred'), id: word, bar }),
  v.object({ type: v.literal('here'), here: few(seat) }),
  /** The server stops for a while; in so many milliseconds it may be back. */
  v.object({ type: v.literal('bye'), again: count }),
  v.object({ type: v.literal('trouble'), id: v.optional(word), trouble }),
]);

// By http

/** A token is what somebody was sent: it opens a table, or one of its seats. */
const sit = v.strictObject({ sitting, token: v.optional(token) });
const look = v.strictObject({ token: v.optional(token) });
const handOver = v.strictObject({ seat });
/** A bot plays at this seat; without a level nobody does. */
const seatBot = v.strictObject({ seat, bot: v.optional(v.picklist(LEVELS)) });

const heldSeat = v.object({
  name: v.optional(name),
  bot: v.optional(word),
  colour: v.optional(colour),
  resigned: v.optional(v.literal(true)),
  account: v.optional(v.literal(true)),
});
const glance = v.object({
  table: tableTold,
  held: few(heldSeat),
  mine: few(seat),
  begun: v.boolean(),
  /** Seats that are to answer. */
  asked: few(seat),
  ended: v.boolean(),
  /** Of a game that was played to its end. */
  outcome: v.optional(few(v.object({ seat, rank: count, total: v.number() }))),
  /** A seat that is kept for me: by the link that I was sent, or because the same people play again. */
  kept: v.optional(seat),
  /** Where the same people play again. */
  /** When the time of the first of those who are asked is over; nothing where no clock runs. */
  lapses: v.optional(count),
  next: v.optional(word),
  lines: count,
  at: count,
});

const made = v.object({
  id: word,
  /** Opens the table for anybody. */
  join: token,
  /** By seat, for those seats that have a link of their own. */
  links: few(v.object({ seat, token })),
});

const again = v.object({ id: word, join: v.optional(token) });
const handedOver = v.object({ token });
/** Where people on other machines reach the server; nothing where they do not. */
const reach = v.object({ origin: v.optional(text) });
/** What makes another device that of the same person, once, until a time. */
const deviceLink = v.object({ token, until: count });
const joinDevices = v.strictObject({ token });

/** What can be said on a line, what can be heard there, and what can be done: by their types. */
export const SAID = said.options.map(({ entries }) => entries.type.literal);
export const TOLD = told.options.map(({ entries }) => entries.type.literal);
export const DEEDS = deed.options.map(({ entries }) => entries.type.literal);

export type Said = Fixed<v.InferOutput<typeof said>>;
export type Told = Fixed<v.InferOutput<typeof told>>;
export type Draft = Fixed<v.InferOutput<typeof toldDraft>>;
export type OnlineTrouble = Fixed<v.InferOutput<typeof trouble>>;
export type Glance = Fixed<v.InferOutput<typeof glance>>;
export type DeviceLink = Fixed<v.InferOutput<typeof deviceLink>>;
export type MadeTable = Fixed<v.InferOutput<typeof made>>;

export const parseSaid = (message: unknown): Read<Said> => read(said, message);
/** What a page speaks that says hello in another protocol, whatever else it says; undefined for everything else. */
export function otherProtocol(message: unknown): number | undefined {
  const { type, protocol } = (message ?? {}) as { readonly type?: unknown; readonly protocol?: unknown };
  return type === 'hello' && Number.isSafeInteger(protocol) && protocol !== PROTOCOL ? (protocol as number) : undefined;
}
export const parseTold = (message: unknown): Read<Told> => read(told, message);
export const parseNewTable = (message: unknown) => read(newTable, message);
export const parseTaking = (message: unknown) => read(taking, message);
export const parseSit = (message: unknown) => read(sit, message);
export const parseLook = (message: unknown) => read(look, message);
export const parseHandOver = (message: unknown) => read(handOver, message);
export const parseSeatBot = (message: unknown) => read(seatBot, message);
export const parseGlance = (message: unknown) => read(glance, message);
export const parseAgain = (message: unknown) => read(again, message);
export const parseHandedOver = (message: unknown) => read(handedOver, message);
export const parseReach = (message: unknown) => read(reach, message);
export const parseDeviceLink = (message: unknown) => read(deviceLink, message);
export const parseJoinDevices = (message: unknown) => read(joinDevices, message);
export const parseMade = (message: unknown) => read(made, message);
