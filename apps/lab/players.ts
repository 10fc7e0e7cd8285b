// Who can play a game: the bots that know no game, and those that judge this one.

import { BOTS, type Bot } from '@adega/bots';
import { TITLES } from '@adega/shelf';

const judging = await Promise.all(TITLES.map(async ({ id, bots }) => [id, (await bots?.()) ?? []] as const));
const JUDGING: ReadonlyMap<string, readonly Bot[]> = new Map(judging);

export const playersOf = (game: string): readonly Bot[] => [...BOTS, ...(JUDGING.get(game) ?? [])];

/** The names of all, for the help. */
export const PLAYER_NAMES: readonly string[] = [...new Set(['', ...JUDGING.keys()].flatMap(game => playersOf(game).map(bot => bot.name)))];
