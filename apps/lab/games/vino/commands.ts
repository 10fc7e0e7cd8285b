import type { Command } from '../../command.ts';
import { study } from './study.ts';

export const commands: readonly Command[] = [];
export const studies = [study];
