import type { Command } from '../../command.ts';
import { editions } from './editions.ts';
import { study } from './study.ts';

export const commands: readonly Command[] = [editions];
export const studies = [study];
