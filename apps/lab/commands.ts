// The commands of the lab, in the order of the help.

import type { Command } from './command.ts';

export const COMMANDS: readonly Command[] = [];
