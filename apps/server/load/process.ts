// A real server as a process of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

export interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
  /** All that it has said. */
  readonly said: () => string;
  /** As when the power fails. */
  kill(): Promise<void>;
  /** As an operator stops it; its exit code. */
  stop(): Promise<number | null>;
}

/** Resolves when it listens. `options` are those of Node; with some, it can be spoken to. `begun` has the process before it listens. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
  begun: (child: ChildProcess) => void = () => {},
): Promise<Running> {
  const child = spawn(process.execPath, [...options, MAIN], {
    // Only the first start reads and strips all sources.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.length > 0 ? ['ipc' as const] : [])],
  });
  begun(child);
  let said = '';
  const over = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (text: unknown): void => {
      said += String(text);
      const [, address] = /ready: (http:\S+)\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void over.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return over;
  };
  return { origin, child, said: () => said, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}
