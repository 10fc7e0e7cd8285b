// Ratings, as a server tells them: the table of players of a game, the page of a player, and what a game has changed.

import * as v from 'valibot';
import { LEVELS } from './level.ts';
import { count, type Fixed, few, name, seat, word } from './parts.ts';
import { type Read, read } from './trouble.ts';

const whole = v.pipe(v.number(), v.safeInteger());

/** Somebody with an account by its name, or a bot by its level; neither: somebody who has had himself forgotten. */
const who = { name: v.optional(name), bot: v.optional(v.picklist(LEVELS)) };

/** Give or take `spread` it is right in 19 of 20 cases; provisional as long as that is too much to compare by. */
const rating = { rating: whole, spread: count, provisional: v.boolean(), games: count };

const ranked = v.object({
  ...who,
  ...rating,
  /** Who is provisional has none. */
  rank: v.optional(count),
  me: v.optional(v.literal(true)),
});

const players = v.object({
  game: word,
  /** The best first. */
  players: few(ranked),
  provisional: few(ranked),
});

/** What a game has changed: the rating after it, by how much that is more or less, in which place of how many. */
const change = { ...rating, change: whole, place: count, lost: v.optional(v.literal(true)) };

const played = v.object({
  ...change,
  at: count,
  of: count,
  /** Where whoever asks may look at it. */
  table: v.optional(word),
  others: few(v.object({ ...who, place: count })),
});

const player = v.object({
  ...who,
  /** It is me who asks. */
  me: v.boolean(),
  /** Whether I stand in the table of players; only for me. */
  listed: v.optional(v.boolean()),
  ratings: few(
    v.object({
      game: word,
      ...rating,
      /** All that is kept, the latest last. */
      course: few(v.object({ at: count, rating: whole, spread: count })),
      /** The latest first. */
      history: few(played),
    }),
  ),
});

/** By seat what a game has changed; nothing where it was not rated, undefined as long as it is not known. */
const changes = v.object({ seats: v.optional(few(v.object({ seat, ...change }))) });

/** Whether I want to stand in the table of players. */
const standing = v.strictObject({ listed: v.boolean() });

export type Players = Fixed<v.InferOutput<typeof players>>;
export type Ranked = Players['players'][number];
export type Player = Fixed<v.InferOutput<typeof player>>;
export type RatedIn = Player['ratings'][number];
export type PlayedRated = RatedIn['history'][number];
export type Changes = Fixed<v.InferOutput<typeof changes>>;
export type Change = NonNullable<Changes['seats']>[number];

export const parsePlayers = (message: unknown): Read<Players> => read(players, message);
export const parsePlayer = (message: unknown): Read<Player> => read(player, message);
export const parseChanges = (message: unknown): Read<Changes> => read(changes, message);
export const parseStanding = (message: unknown) => read(standing, message);
