// What is asked of the server about ratings.

import { type Changes, type Player, type Players, parseChanges, parsePlayer, parsePlayers } from '@adega/wire/rating.ts';
import { type Answer, ask } from './online.ts';

export const playersOf = (game: string): Promise<Answer<Players>> =>
  ask(`/players?game=${encodeURIComponent(game)}`, undefined, json => parsePlayers(json).message);

/** Somebody with an account by its name, or a bot by its level. */
export const playerOf = (of: 'name' | 'bot', who: string): Promise<Answer<Player>> =>
  ask(`/player?${of}=${encodeURIComponent(who)}`, undefined, json => parsePlayer(json).message);

/** What a game has changed, once it is known. */
export const changesAt = (id: string): Promise<Answer<Changes>> =>
  ask(`/tables/${id}/rated`, undefined, json => parseChanges(json).message);

/** Whether I stand in the table of players. */
export const standInTable = (listed: boolean): Promise<Answer<true>> => ask('/account/standing', { listed }, () => true as const);
