// What a player is called whom an address names.

import { LEVELS, type Level } from '@adega/wire/level.ts';
import type { Say } from '../../text/words.ts';
import { BOT_PLAYER } from '../route.ts';

/** Of a bot. */
export const levelIn = (who: string): Level | undefined => LEVELS.find(level => who === BOT_PLAYER + level);

export function playerName(say: Say, who: string): string {
  const level = levelIn(who);
  return level === undefined ? who : say('start.bot', { level: say(`bot.${level}`) });
}
