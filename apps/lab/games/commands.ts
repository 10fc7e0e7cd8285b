// The commands that games bring: each folder here has a file commands.ts that lists its own.

import { readdirSync } from 'node:fs';
import type { Command } from '../command.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(entry => entry.isDirectory());
const modules = await Promise.all(folders.map(({ name }) => import(`./${name}/commands.ts`) as Promise<{ commands: readonly Command[] }>));

export const GAME_COMMANDS: readonly Command[] = modules.flatMap(({ commands }) => commands);
