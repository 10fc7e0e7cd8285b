// A game of each edition of 2010 in which everything that is its own comes up: kept as a recorded game, played anew each time. When a change
// of the rules changes it, `lab renew` writes the new one; every kind of move must then come up in it again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MoveKind } from '../state.ts';
import { busy } from '../trials/busy.ts';
import { BUSY_GAMES } from './kept.ts';
import { EDITIONS_2010, tryGame } from './on-trial.ts';

const KINDS: readonly MoveKind[] = [
  ...(['deposit', 'withdraw', 'invest', 'disinvest', 'pair', 'cubes', 'entrust', 'benefit', 'pay', 'pour', 'bring', 'brought'] as const),
  ...(['lose-winery', 'lose-vineyard', 'dismiss', 'use', 'present', 'sell', 'export'] as const),
];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test.each(BUSY_GAMES)('$file: the bank, the rows and the experts in earnest', ({ file, make }) => {
  const text = make(read);
  const verbs = new Set(text.split('\n').map(line => line.split(' ')[1]));
  expect(KINDS.filter(kind => !verbs.has(kind))).toEqual([]);
  expect(text).toBe(read(file));
});

test.each(EDITIONS_2010)('$edition.id: the laws hold in such games', ({ edition, pack }) => {
  for (const n of [1, 2, 3]) {
    const { findings } = tryGame(pack, { seats: 1 + n }, `busy laws ${n}`, 8, busy, edition);
    expect(findings).toEqual([]);
  }
});
