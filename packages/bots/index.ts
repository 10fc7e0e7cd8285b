// The bots by name.

import type { Bot } from '@adega/kernel';
import { random } from './random.ts';

export type { Bot, Situation } from '@adega/kernel';
export { type Breadth, Luck, type Mind, type Plan, plansOf, worthOf } from './beam.ts';
export { type Adviser, type Asking, adviserWith, type Counsel, type Rival, type Weighed, type Worth } from './counsel.ts';
export { type Foretold, Lessons, type Sight, stored } from './lessons.ts';
export { mindWith, playersWith, playerWith, rowsFor, TEMPERS, type Temper, temperFor } from './levels.ts';
export { type Parts, type Reading, Reasons, type Section, sumOf } from './parts.ts';
export { random } from './random.ts';
export { type Depth, searchTurn } from './search.ts';
export { type Practice, type Practised, practise } from './self-play.ts';
export { type Answer, type Task, thinkAbout, type Watch, watchFor } from './thinking.ts';
export { LinearValue, type Rows, rowsByHand, rowsOf, type Value } from './value.ts';

export const BOTS: readonly Bot[] = [random];

export const botOf = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name);
