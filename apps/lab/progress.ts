// A bar for whoever watches.

import type { Io } from './command.ts';

const WIDTH = 30;
const EVERY = 100; // milliseconds

export interface Progress {
  /** A share from 0 to 1. */
  at(share: number): void;
  /** Takes the bar away. */
  end(): void;
}

const SILENT: Progress = { at() {}, end() {} };

export function progressOn(io: Io): Progress {
  if (!io.watched) return SILENT;
  let drawn = 0;
  return {
    at(share) {
      if (performance.now() - drawn < EVERY) return;
      drawn = performance.now();
      const full = Math.round(Math.min(1, share) * WIDTH);
      io.err(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %`);
    },
    end: () => io.err(`\r${' '.repeat(WIDTH + 6)}\r`),
  };
}
