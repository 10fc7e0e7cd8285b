// Loaded into the process of a server that is put to the test, before the server (`--import`): ends its threads when it is told to. No server
// that was started in the usual way has it.

import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Worker } from 'node:worker_threads';

/** Part of the name of the file that the thread runs. */
export interface EndThread {
  readonly end: string;
}

/** How many were ended. */
export interface EndedThreads {
  readonly ended: number;
}

const threads: typeof import('node:worker_threads') = createRequire(import.meta.url)('node:worker_threads');
const living = new Map<Worker, string>();
const Plain = threads.Worker;

class Minded extends Plain {
  constructor(...[file, options]: ConstructorParameters<typeof Plain>) {
    super(file, options);
    living.set(this, String(file));
    this.once('exit', () => living.delete(this));
  }
}

threads.Worker = Minded as typeof Plain;
syncBuiltinESMExports();

process.on('message', ({ end }: EndThread) => {
  const those = [...living].filter(([, file]) => file.includes(end));
  for (const [worker] of those) void worker.terminate();
  process.send?.({ ended: those.length } satisfies EndedThreads);
});
// The server ends when it wants to, whoever listens.
process.channel?.unref();
