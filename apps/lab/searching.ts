// Turn searches a second: a thread of its own thinks about the same positions again and again, or two do at the same time. Each thread counts
// its own CPU time: what else runs on the machine takes away least from that, and what two threads take from each other shows.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type AnyGame, CHANCE, type Options, pick, stream } from '@adega/kernel';
import { contestOf } from './tournament/contest.ts';

/** What a thread thinks about: names, because neither games nor bots can be sent. */
interface Task {
  readonly game: string;
  readonly options: Options;
  readonly searches: number;
}

const WHO = 'level5';

/** So many threads at the same time, each with so many searches; all of them by the second. */
export async function searchesPerSecond(game: string, options: Options, searches: number, threads: number): Promise<number> {
  const seconds = await Promise.all(Array.from({ length: threads }, () => secondsOf({ game, options, searches })));
  return (threads * searches) / Math.max(...seconds);
}

const secondsOf = (task: Task): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Warmed up, so that all threads think at the same time. */
async function think({ game: id, options, searches }: Task): Promise<number> {
  const { game, bots } = await contestOf({ game: id, pack: undefined, options, bots: [WHO] });
  const positions = positionsOf(game, options, searches);
  const searchAll = (): void => {
    for (const [n, s] of positions.entries()) {
      const decision = game.decide(s)[0];
      if (decision === undefined) continue;
      const { by: seat } = decision;
      bots[0]?.plan({ game, seat, decision, look: () => game.view(s, seat), rng: stream(n, 'thoughts') });
    }
  };
  searchAll();
  const began = process.threadCpuUsage();
  searchAll();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1e6;
}

/** Positions in which a seat decides, from all parts of a game played at random. */
function positionsOf(game: AnyGame, options: Options, count: number): unknown[] {
  const found: unknown[] = [];
  const s = game.start(options);
  const rng = stream(game.id, 'positions');
  for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
    if (d.by !== CHANCE) found.push(game.clone(s));
    game.apply(s, d.by, pick(d, rng));
  }
  return Array.from({ length: count }, (_, i) => found[Math.floor(((i + 0.5) * found.length) / count)]);
}

if (!isMainThread) parentPort?.postMessage(await think(workerData as Task));
