import type { Command } from '../../command.ts';
import { editions } from './editions.ts';

export const commands: readonly Command[] = [editions];
