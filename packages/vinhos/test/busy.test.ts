// A game of each edition of 2010 in which everything that is its own comes up: kept as a recorded game, played anew each time. When a change
// of the rules changes it, `vitest -u` writes the new one; every kind of move must then come up in it again.

import { begin, CHANCE, enter, type GameRecord, makeRecord, outcomeOf, pick, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { vinhos } from '../game.ts';
import type { Move, MoveKind } from '../state.ts';
import { busy } from '../trials/busy.ts';
import { EDITIONS_2010, tryGame } from './on-trial.ts';

const SEEDS = { reserve: 'busy reserve 30', first: 'busy first 5' };

const KINDS: readonly MoveKind[] = [
  ...(['deposit', 'withdraw', 'invest', 'disinvest', 'pair', 'cubes', 'entrust', 'benefit', 'pay', 'pour', 'bring', 'brought'] as const),
  ...(['lose-winery', 'lose-vineyard', 'dismiss', 'use', 'present', 'sell', 'export'] as const),
];

function play(game: ReturnType<typeof vinhos>, seed: string): GameRecord<Move> {
  const rng = stream(seed, 'all');
  const playing = begin(game, { seats: 4 });
  for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
    enter(game, playing, d.by, (d.by === CHANCE ? undefined : busy(playing.state, d, rng)) ?? pick(d, rng));
  }
  return { ...playing.record, result: outcomeOf(game, playing.state) };
}

test.each(EDITIONS_2010)('$edition.id: the bank, the rows and the experts in earnest', async ({ id, edition, pack }) => {
  const game = vinhos(edition, pack);
  const record = play(game, SEEDS[id]);
  const kinds = new Set(record.entries.map(({ move }) => move.kind));
  expect(KINDS.filter(kind => !kinds.has(kind))).toEqual([]);
  const text = `# played by trials/busy.ts; seed ${SEEDS[id]}\n${makeRecord(game, record)}`;
  await expect(text).toMatchFileSnapshot(`games/${id}-busy.txt`);
});

test.each(EDITIONS_2010)('$edition.id: the laws hold in such games', ({ edition, pack }) => {
  for (const n of [1, 2, 3]) {
    const { findings } = tryGame(pack, { seats: 1 + n }, `busy laws ${n}`, 8, busy, edition);
    expect(findings).toEqual([]);
  }
});
