// Tables that anybody may find: what is told of them, and what somebody may look for.

import * as v from 'valibot';
import { pace } from './pace.ts';
import { colour, count, type Fixed, few, name, options, seat, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

/** For whom a table is: anybody, those who learn, those who know the game. */
export const EXPERIENCES = ['any', 'new', 'old'] as const;

const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/** A table that anybody may find, and what is said of it. */
export const listing = v.strictObject({ language, experience: v.picklist(EXPERIENCES) });

export const KINDS_OF_PACE = ['none', 'live', 'slow'] as const;

const listed = v.object({
  id: word,
  at: count,
  game: word,
  options,
  pace: v.optional(pace),
  listing: v.object({ language: word, experience: v.picklist(EXPERIENCES) }),
  /** By seat; null where nobody sits. */
  names: few(v.nullable(name)),
  /** By seat, its colour; null where nobody has chosen one. */
  colours: few(v.nullable(colour)),
  /** By seat, whether the name is that of an account. */
  accounts: v.optional(few(v.boolean())),
  /** Seats that anybody may take. */
  free: few(seat),
  /** Whether anybody may watch. */
  watchers: v.boolean(),
  /** It plays with numbers of somebody's own. */
  own: v.boolean(),
  /** Its result counts for ratings. */
  rated: v.optional(v.literal(true)),
});

export const lobby = v.object({ open: few(listed), running: few(listed) });

/** Any table of this game at this pace: one that is open, or a new one. */
export const wish = v.strictObject({
  game: word,
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))),
  pace: v.picklist(KINDS_OF_PACE),
  language,
  rated: v.optional(v.literal(true)),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name,
  bytes: v.pipe(v.string(), v.maxLength(128), v.regex(/^([0-9a-f]{2}){0,64}$/)),
});

const found = v.object({ id: word });

export type Listing = Fixed<v.InferOutput<typeof listing>>;
export type Listed = Fixed<v.InferOutput<typeof listed>>;
export type Lobby = Fixed<v.InferOutput<typeof lobby>>;
export type GameWish = Fixed<v.InferOutput<typeof wish>>;

export const parseLobby = (message: unknown): Read<Lobby> => read(lobby, message);
export const parseWish = (message: unknown): Read<GameWish> => read(wish, message);
export const parseFound = (message: unknown): Read<{ readonly id: string }> => read(found, message);
