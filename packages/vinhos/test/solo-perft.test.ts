// Lines of play counted at the places in the recorded solo games where his frames come up: they are no questions to a seat, which
// perft.test.ts counts.

import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, perft } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { editionSolo } from '../editions/solo.ts';
import { vinhos } from '../game.ts';
import type { FrameKind, State } from '../state.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder)
  .filter(name => name.includes('solo'))
  .sort();
const game = vinhos(editionSolo, PACK_2016);

function read(file: string) {
  const played = parseRecord(game, readFileSync(new URL(file, folder), 'utf8'));
  if (played.problem !== undefined) throw new Error(JSON.stringify(played.problem));
  return played;
}

/** The first position of the recorded games with this kind of frame waiting on its stack. */
function firstWith(kind: FrameKind): State | undefined {
  for (const file of files) {
    const { record } = read(file);
    const s = game.start(record.options);
    for (const { by, move } of record.entries) {
      if (s.stack.some(f => f.kind === kind)) return s;
      game.apply(s, by, move);
    }
  }
  return undefined;
}

/** Lines of two entries, every outcome of chance followed. */
const COUNTS: readonly (readonly [FrameKind, number])[] = [
  ['lacerda-vineyard', 30],
  ['lacerda-pick', 54],
  ['both-turns', 34],
  ['lacerda-turn', 73],
  ['lacerda-vineyards', 72],
  ['lacerda-cellars', 72],
  ['lacerda-wineries', 72],
  ['lacerda-cubes', 68],
  ['lacerda-export', 68],
  ['lacerda-sales', 79],
  ['lacerda-press', 74],
  ['lacerda-buy', 60],
];

test.each(COUNTS)('lines of play from %s', (kind, lines) => {
  expect(perft(game, firstWith(kind) as State, 2)).toBe(lines);
});
