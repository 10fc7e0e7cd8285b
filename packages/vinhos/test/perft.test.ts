// Lines of play counted from one position for each kind of question and edition: the first of its kind in the recorded games. A change of
// the rules changes a number; when it is meant, `vitest -u` writes the new ones.

import { readdirSync, readFileSync } from 'node:fs';
import { CHANCE, parseRecord, perft } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { type Vinhos, vinhos } from '../game.ts';
import type { State } from '../state.ts';

const folder = new URL('games/', import.meta.url);
const texts = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'));
const games = [vinhos(edition2016, PACK_2016), vinhos(editionReserve, PACK_RESERVE), vinhos(editionFirst, PACK_FIRST)];
const first = (_s: unknown, d: { readonly moves: readonly unknown[] }) => d.moves[0] as never;

/** The first position at which each kind of question is asked of a seat. */
function positions(game: Vinhos): Map<string, State> {
  const found = new Map<string, State>();
  for (const text of texts.filter(one => one.includes(`\ngame: ${game.id}\n`))) {
    const played = parseRecord(game, text);
    if (!('record' in played)) throw new Error(JSON.stringify(played.problem));
    const s = game.start(played.record.options);
    for (const { by, move } of played.record.entries) {
      for (const { asks, by: seat } of game.decide(s)) if (seat !== CHANCE && !found.has(asks)) found.set(asks, game.clone(s));
      game.apply(s, by, move);
    }
  }
  return found;
}

test.each(games)('$id', async game => {
  const lines = [...positions(game)].map(([asks, s]) => `${asks}: ${[1, 2].map(depth => perft(game, s, depth, first)).join(' ')}`);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(`perft/${game.id.replace('vinhos/', '')}.txt`);
});
