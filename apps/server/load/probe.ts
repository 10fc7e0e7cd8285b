// Loaded into the process of a server that is measured, before the server: says what it has used.

import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

export interface Used {
  /** Microseconds of all threads, since the process began. */
  readonly cpu: number;
  /** Of that, the thread that serves. */
  readonly main: number;
  /** Bytes in use; where they are asked for, without rubbish. */
  readonly memory: number;
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** `profile`: where a profile of what is done from now until the next question goes. */
export interface Asked {
  readonly asks: 'cpu' | 'memory';
  readonly profile?: string | undefined;
}

let profiling: { readonly session: Session; readonly file: string } | undefined;

async function profile(file: string | undefined): Promise<void> {
  if (profiling !== undefined) {
    const { profile: found } = await profiling.session.post('Profiler.stop');
    writeFileSync(profiling.file, JSON.stringify(found));
    profiling = undefined;
  }
  if (file === undefined) return;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  profiling = { session, file };
}

process.on('message', ({ asks, profile: file }: Asked) => {
  void profile(file);
  if (asks === 'memory') global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const used: Used = { cpu: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()), memory: heapUsed + external };
  process.send?.(used);
});
// The server ends when it wants to, whoever listens.
process.channel?.unref();
