// The bots by name.

import type { Bot } from './bot.ts';
import { random } from './random.ts';

export type { Bot, Situation } from './bot.ts';
export { type VinoTables, vinoBots } from './judgement/vino.ts';
export { random } from './random.ts';

export const BOTS: readonly Bot[] = [random];

export const botOf = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name);
