// Child processes of the tasks, all on the Node that runs this.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const say = (text: string): void => {
  process.stderr.write(`adega: ${text}\n`);
};

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const colours = process.stdout.isTTY || process.env['FORCE_COLOR'] !== undefined ? {} : { NO_COLOR: '1' };

type Hear = (text: string) => void;

/** Runs a command in the root, its output on ours or told to `hear`; the exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, hear?: Hear): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = hear === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...colours, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', end);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Runs a script of node_modules or of ours. */
export const runNode = (script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}, hear?: Hear): Promise<number> =>
  run(process.execPath, [script, ...args], env, hear);
