// A game of each edition of 2010 in which everything that is its own comes up: kept as a recorded game, looked for and played anew each time
// (kept.ts). When a change of the rules changes it, `lab renew` writes the new one.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { busy } from '../trials/busy.ts';
import { BUSY_GAMES } from './kept.ts';
import { EDITIONS_2010, tryGame } from './on-trial.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test.each(BUSY_GAMES)('$file: the bank, the rows and the experts in earnest', ({ file, make }) => {
  expect(make(read)).toBe(read(file));
});

test.each(EDITIONS_2010)('$edition.id: the laws hold in such games', ({ edition, pack }) => {
  for (const n of [1, 2, 3]) {
    const { findings } = tryGame(pack, { seats: 1 + n }, `busy laws ${n}`, 8, busy, edition);
    expect(findings).toEqual([]);
  }
});
