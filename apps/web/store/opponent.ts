// The opponent last chosen: whoever begins at once plays against it.

import { LEVELS, type Level } from '@adega/wire/level.ts';
import { type Settings, settle } from './settings.ts';

const USUAL: Level = 'level1';

export const opponentIn = (settled: Settings): Level => LEVELS.find(level => level === settled['opponent']) ?? USUAL;

export const keepOpponent = (opponent: Level): void => settle({ opponent });
