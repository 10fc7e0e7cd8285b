// Those who play in a soak, as a process of their own: so many tables at a time, of all games one after the other, through all servers. When
// a table is over, what its players have written down is held against what is kept.

import { stream } from '@adega/kernel';
import { findingsTold } from '../faults/history.ts';
import { checkedAt } from '../faults/journals.ts';
import { GAMES, gather } from '../faults/tables.ts';

export interface Task {
  readonly origins: readonly string[];
  /** Where the servers keep tables. */
  readonly place: string;
  readonly tables: number;
  /** Moves of people a second, in all. */
  readonly rate: number;
  readonly seed: string;
}

/** What has happened since it was asked last. */
export interface Played {
  readonly moves: number;
  /** Milliseconds until a move was acknowledged, of each. */
  readonly latencies: readonly number[];
  readonly finished: readonly string[];
  readonly lines: number;
  readonly returns: number;
  readonly errors: readonly string[];
}

const MOST_ERRORS = 20;

function play({ origins, place, tables, rate, seed }: Task): { asked(): Played; stop(): Promise<void> } {
  let latencies: number[] = [];
  let finished: string[] = [];
  let errors: string[] = [];
  let [lines, returns, begun, isEnough] = [0, 0, 0, false];
  const wrong = (what: string): void => void (errors.length < MOST_ERRORS && errors.push(what.slice(0, 500)));
  /** Moves come one after the other at the rate, whoever makes them. */
  let due = performance.now();
  const turn = async (): Promise<void> => {
    due = Math.max(performance.now(), due + 1000 / rate);
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
  };
  const hears = { acknowledged: (milliseconds: number) => void latencies.push(milliseconds), trouble: (code: string) => wrong(code) };

  const table = async (n: number): Promise<void> => {
    const game = GAMES[n % GAMES.length] as string;
    const rng = stream(`${seed} ${n}`, 'soak');
    // Each connection goes to the next server.
    let at = n;
    const one = await gather(() => origins[at++ % origins.length] as string, game, 1 + (n % 2), hears);
    const all = [...one.players, one.watcher];
    await Promise.all(
      one.players.map((player, i) => player.play(stream(`${seed} ${n} ${i}`, rng.below(2) ? 'a' : 'b'), () => isEnough, turn)),
    );
    if (!isEnough) await one.watcher.until(({ isOver }) => isOver || isEnough);
    for (const witness of all) witness.close();
    returns += all.reduce((sum, witness) => sum + witness.returns, 0);
    lines += one.watcher.n;
    const findings = await checkedAt(place, all.map(({ log }) => log)); // biome-ignore format: one thing
    if (findings.faults.length > 0) wrong(`${game}: ${findingsTold(findings)}`);
    if (!isEnough) finished.push(game);
  };
  const places = Array.from({ length: tables }, async () => {
    while (!isEnough) await table(begun++).catch(error => wrong(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  });
  return {
    asked() {
      const played: Played = { moves: latencies.length, latencies, finished, lines, returns, errors };
      [latencies, finished, errors] = [[], [], []];
      [lines, returns] = [0, 0];
      return played;
    },
    async stop() {
      isEnough = true;
      await Promise.race([Promise.all(places), new Promise(resolve => setTimeout(resolve, 5000))]);
    },
  };
}

process.once('message', (task: Task) => {
  const playing = play(task);
  process.on('message', (asks: 'ask' | 'stop') => {
    if (asks === 'ask') process.send?.(playing.asked());
    else
      void playing.stop().then(() => {
        process.send?.(playing.asked(), () => process.exit(0));
      });
  });
});
// Gone with whoever has called them.
process.once('disconnect', () => process.exit(0));
