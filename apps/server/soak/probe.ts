// Loaded into the process of a server that is watched, before the server: says what it takes.

export interface Used {
  /** Microseconds of all threads, since the process began. */
  readonly cpu: number;
  /** Bytes that the system has given to the process. */
  readonly rss: number;
  /** Bytes in use, without rubbish. */
  readonly heap: number;
}

process.on('message', () => {
  global.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const used: Used = { cpu: user + system, rss, heap: heapUsed + external };
  process.send?.(used);
});
// The server ends when it wants to, whoever listens.
process.channel?.unref();
