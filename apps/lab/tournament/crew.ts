// Games played by several processes at once: each asks for the next one as soon as it has nothing to do.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fixture } from './draw.ts';
import type { Played } from './played.ts';

/** What a helper must know to play: names, because neither games nor bots can be sent. */
export interface Setting {
  readonly game: string;
  readonly pack: string | undefined;
  readonly options: { readonly [id: string]: string | number };
  readonly bots: readonly string[];
}

const HELPER = fileURLToPath(new URL('helper.ts', import.meta.url));

/** Plays one game after the other until there is no next one; `take` hears of each. */
export function playWith(
  setting: Setting,
  processes: number,
  next: () => Fixture | undefined,
  take: (played: Played) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let busy = 0;
    const serve = (child: ChildProcess): void => {
      const fixture = next();
      if (fixture !== undefined) return void child.send(fixture);
      child.disconnect();
      if (--busy === 0) resolve();
    };
    for (let i = 0; i < processes; i++) {
      const child = fork(HELPER, { serialization: 'json' });
      busy++;
      child.on('message', (message: Played | 'ready') => {
        if (message !== 'ready') take(message);
        serve(child);
      });
      child.on('error', reject);
      child.on('exit', code => {
        if (code !== 0) reject(new Error(`a process of the tournament ended with ${code}`));
      });
      child.send(setting);
    }
  });
}
