// What games bring: each folder here has a file commands.ts that lists its own commands and its studies.

import { readdirSync } from 'node:fs';
import type { Command } from '../command.ts';
import type { Study } from '../study/study.ts';

interface Brought {
  readonly commands: readonly Command[];
  readonly studies: readonly Study[];
}

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter(entry => entry.isDirectory());
const modules = await Promise.all(folders.map(({ name }) => import(`./${name}/commands.ts`) as Promise<Brought>));

export const GAME_COMMANDS: readonly Command[] = modules.flatMap(({ commands }) => commands);
export const STUDIES: readonly Study[] = modules.flatMap(({ studies }) => studies);
