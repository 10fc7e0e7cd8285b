// A process that plays random games with the rules of one checkout, as many as it is told at a time. It is started by against.ts with the
// folder of the checkout and the game; everything that plays is loaded from there.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Options, playOut, stream } from '@adega/kernel';
import type { gameOf } from '@adega/shelf';

export interface Slice {
  readonly options: Options;
  readonly first: number;
  readonly games: number;
}

const [folder = '', id = ''] = process.argv.slice(2);
const load = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, 'packages', name, 'index.ts')).href);
const kernel = (await load('kernel')) as { readonly playOut: typeof playOut; readonly stream: typeof stream };
const shelf = (await load('shelf')) as { readonly gameOf: typeof gameOf };
const game = shelf.gameOf(id) as AnyGame;

/** Decisions by the second of CPU time: what else runs on the machine takes away least from that. */
function play({ options, first, games }: Slice): number {
  const began = process.cpuUsage();
  let decisions = 0;
  for (let n = first; n < first + games; n++) {
    decisions += kernel.playOut(game, game.start(options), kernel.stream(n, 'players'), kernel.stream(n, 'chance')).choices;
  }
  const { user, system } = process.cpuUsage(began);
  return (decisions * 1e6) / (user + system);
}

process.on('message', slice => process.send?.(play(slice as Slice)));
