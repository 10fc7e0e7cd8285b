// Who can play a game: the bots that know no game, those of this one, and those who judge it.

import { BOTS, type Bot, playersWith, TEMPERS } from '@adega/bots';
import type { Title } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { BadInput } from './command.ts';
import { either, nearest } from './nearest.ts';

const own = await Promise.all(TITLES.map(async ({ id, bots }) => [id, (await bots?.()) ?? []] as const));
const OWN: ReadonlyMap<string, readonly Bot[]> = new Map(own);

export async function playersOf(title: Title, pack?: unknown): Promise<readonly Bot[]> {
  const [judge, yardstick] = [await title.judge?.(pack), await title.yardstick?.(pack)];
  return [...BOTS, ...(OWN.get(title.id) ?? []), ...(judge === undefined ? [] : playersWith(judge, yardstick))];
}

export function botNamed(players: readonly Bot[], name: string): Bot {
  const bot = players.find(player => player.name === name);
  if (bot !== undefined) return bot;
  const known = players.map(player => player.name);
  throw new BadInput(`there is no bot ${JSON.stringify(name)}; did you mean ${either(nearest(name, known))}?`);
}

/** Those who need no judge. */
export const PLAIN: readonly Bot[] = [...BOTS, ...[...OWN.values()].flat()];

/** The names of all, for the help. */
export const PLAYER_NAMES: readonly string[] = [...PLAIN, ...TEMPERS].map(({ name }) => name);
