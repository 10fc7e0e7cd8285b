// How much script the first load takes as it is sent: the page as it opens, the words and the game's own part, which it fetches beforehand
// for "Play now", and the worker that holds the match. What is fetched later (charts, other languages, other pages) does not count.
// `npm run measure -- load` counts the same by what a browser fetches.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './process.ts';

/** In bytes, as browsers get it: by brotli. Without encryption, from another machine, they take gzip only; its size is told. */
export const MOST = 290_000;

/** Where the first load begins, by the names of the build's list of parts: what apps/web/shell/parts.ts fetches, and the worker; the one
 *  that follows a table on line comes later, if at all. */
const BEGINNINGS = [
  'index.html',
  'text/en/words.ts',
  'games/engine.ts',
  'games/vinhos/text/en/words.ts',
  'games/vinhos/box.ts',
  'games/vinhos/face.ts',
  'shell/game-page.tsx',
  'table/connection.ts',
  'table/table.worker.ts',
];

export interface Part {
  readonly file: string;
  readonly brotli: number;
  readonly gzip: number;
}

interface Listed {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Every script of the first load, the biggest first. `folder` is a built page. */
export function firstLoad(folder = join(root, 'apps/web/dist')): readonly Part[] {
  const listed: { readonly [name: string]: Listed } = JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8'));
  const files = new Set<string>();
  const follow = (name: string): void => {
    const part = listed[name];
    if (part === undefined) throw new Error(`the build has no part ${name}`);
    if (files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(follow);
  };
  BEGINNINGS.forEach(follow);
  return [...files].map(file => measure(folder, file)).sort((a, b) => b.brotli - a.brotli);
}

/** What is too small to be compressed is sent as it is. */
function measure(folder: string, file: string): Part {
  const sent = (ending: string): number => {
    const path = join(folder, file);
    return statSync(existsSync(path + ending) ? path + ending : path).size;
  };
  return { file: basename(file), brotli: sent('.br'), gzip: sent('.gz') };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** One line when it is within bounds; else what is too big, with the biggest parts. */
export function sizeReport(parts: readonly Part[], most = MOST): { readonly fits: boolean; readonly text: string } {
  const brotli = parts.reduce((sum, part) => sum + part.brotli, 0);
  const gzip = parts.reduce((sum, part) => sum + part.gzip, 0);
  const total = `first load: ${kilobytes(brotli)} of script by brotli, ${kilobytes(gzip)} by gzip, in ${parts.length} parts`;
  if (brotli <= most) return { fits: true, text: total };
  const biggest = parts.slice(0, 8).map(part => `  ${part.file}: ${kilobytes(part.brotli)} by brotli, ${kilobytes(part.gzip)} by gzip`);
  return { fits: false, text: [`${total}; at most ${kilobytes(most)}. The biggest:`, ...biggest].join('\n') };
}
