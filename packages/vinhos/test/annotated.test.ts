// The game that docs/annotated-game.md explains. Its record carries checks among the comments (the first lines of the file say how
// they are written), worked out by hand from the rulebooks; here they meet the engine, and so does the final score by parts.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Player, State } from '../state.ts';
import { endOf, partsOf, playThrough, winesOf } from './annotated.ts';
import { gameOf } from './recorded.ts';

const text = readFileSync(new URL('games/annotated-3.txt', import.meta.url), 'utf8');
const game = gameOf(text);
const options = { seats: 3, regions: 'random' };

/** What a ledger line names, for each seat. */
const LEDGER: { readonly [key: string]: (p: Player) => number } = {
  money: p => p.money,
  fair: p => p.fairPoints,
  vp: p => p.exportVp + p.fairVp,
  barrels: p => p.barrels,
};

/** `money 20 19 21`, `cubes 17` or `wines 1 1.1=3`, as the position has it. */
function actual(s: State, line: string): string {
  const [key = '', seat = ''] = line.split(' ');
  if (key === 'cubes') return `cubes ${s.cubeSupply}`;
  if (key === 'wines') return `wines ${seat} ${winesOf(s.players[Number(seat) - 1] as Player)}`.trim();
  return `${key} ${s.players.map(p => LEDGER[key]?.(p)).join(' ')}`;
}

test('every price, value, prize and refusal is as worked out by hand', () => {
  const { checks, wrong } = playThrough({ game, options, text, actual });
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThan(200);
});

test('the final score by parts is as worked out by hand', () => {
  const end = endOf(game, text);
  expect(game.scores(end).map(partsOf)).toEqual([
    { export: 40, fair: 34, money: 0, wines: 9, majorities: 24, multipliers: 26 },
    { export: 20, fair: 26, money: 3, wines: 11, majorities: 14, multipliers: 35 },
    { export: 20, fair: 9, money: 3, wines: 10, majorities: 10, multipliers: 25 },
  ]);
  expect(game.scores(end).map(score => score.total)).toEqual([133, 109, 77]);
  expect(game.result(end).map(place => place.rank)).toEqual([1, 2, 3]);
});
