// How much faster this checkout is than another: both play slices of the same random games in turns, each in a process of its own. Several
// pairs of processes, because no two of them are compiled alike.

import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@adega/kernel';
import { BadInput } from './command.ts';
import type { Slice } from './slice.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const PAIRS = 3;
const SLICES = 20;
/** Slices played before anything counts, so that what is played often has been compiled. */
const WARM_UP = 8;

/** This checkout's speed by the other's: the middle of all comparisons, and the middle of either half. */
export interface Ratio {
  readonly median: number;
  readonly quartiles: readonly [number, number];
}

/** The same games in every slice, so that only machine and rules make a difference. */
export async function compare(folder: string, game: string, options: Options, games: number): Promise<Ratio> {
  if (!existsSync(join(folder, 'packages/kernel/index.ts')))
    throw new BadInput(`--against ${folder}: no checkout of this project is there`);
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) ratios.push(...(await comparePair(folder, game, { options, first: 0, games })));
  ratios.sort((a, b) => a - b);
  const at = (part: number): number => ratios[Math.round(part * (ratios.length - 1))] as number;
  return { median: at(0.5), quartiles: [at(0.25), at(0.75)] };
}

async function comparePair(folder: string, game: string, slice: Slice): Promise<number[]> {
  const [theirs, ours] = [folder, HERE].map(checkout => fork(new URL('./slice.ts', import.meta.url), [checkout, game])) as [
    ChildProcess,
    ChildProcess,
  ];
  try {
    for (const side of [theirs, ours]) await speedOf(side, { ...slice, games: WARM_UP * slice.games });
    const ratios: number[] = [];
    for (let n = 0; n < SLICES; n++) {
      const before = await speedOf(theirs, slice);
      ratios.push((await speedOf(ours, slice)) / before);
    }
    return ratios;
  } finally {
    theirs.kill();
    ours.kill();
  }
}

const speedOf = (side: ChildProcess, slice: Slice): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new BadInput('a checkout could not play: see above'));
    side.once('exit', fail);
    side.once('message', speed => {
      side.off('exit', fail);
      resolve(speed as number);
    });
    side.send(slice);
  });
