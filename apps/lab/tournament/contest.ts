// The game and the players of a tournament, by their names.

import type { Bot } from '@adega/bots';
import { readJson } from '../files.ts';
import { botNamed, playersOf } from '../players.ts';
import { makeGame, titleNamed } from '../titles.ts';
import type { Setting } from './crew.ts';
import type { Contest } from './played.ts';

export async function contestOf({ game: id, pack, options, bots: names }: Setting): Promise<Contest> {
  const title = titleNamed(id);
  const players = await playersOf(title, pack === undefined ? undefined : readJson(pack));
  const bots = names.map((name): Bot => botNamed(players, name));
  return { game: makeGame(title, pack), options, bots };
}
