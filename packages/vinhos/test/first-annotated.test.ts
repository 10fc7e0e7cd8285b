// The game that docs/annotated-first-game.md explains. Its record carries checks among the comments (the first lines of the file say
// how they are written), worked out by hand from the rulebook of the first edition; here they meet the engine, and so does the final
// score by parts.

import { readFileSync } from 'node:fs';
import { sizeOf } from '@adega/kit';
import { expect, test } from 'vitest';
import { PACK_FIRST } from '../data/packs.ts';
import type { Player, State } from '../state.ts';
import { endOf, partsOf, playThrough, winesOf } from './annotated.ts';
import { gameOf } from './recorded.ts';

const text = readFileSync(new URL('games/annotated-first-2.txt', import.meta.url), 'utf8');
const game = gameOf(text);
const options = { seats: 2, regions: 'random' };

/** What a ledger line names, for each seat. */
const LEDGER: { readonly [key: string]: (p: Player) => number | string } = {
  money: p => p.money,
  account: p => p.account,
  invest: p => p.investment + PACK_FIRST.bank.investments.least,
  fair: p => p.fairPoints,
  vp: p => p.exportVp + p.fairVp + p.magnateVp + p.bankVp,
  barrels: p => p.barrels,
  experts: p => `${sizeOf(p.expertsUp)}/${sizeOf(p.expertsDown)}`,
};

/** What a line names that belongs to nobody. */
const TABLE: { readonly [key: string]: (s: State) => readonly number[] } = {
  cubes: s => [s.cubeSupply],
  supply: s => [s.wineries, s.cellars, s.enologists],
  features: s => s.features,
  order: s => s.order.map(seat => seat + 1),
};

/** `money 12 11`, `cubes 15` or `wines 1 1.1=2`, as the position has it. */
function actual(s: State, line: string): string {
  const [key = '', seat = ''] = line.split(' ');
  if (key === 'wines') return `wines ${seat} ${winesOf(s.players[Number(seat) - 1] as Player)}`.trim();
  return `${key} ${(TABLE[key]?.(s) ?? s.players.map(p => LEDGER[key]?.(p))).join(' ')}`;
}

test('every price, value, prize and refusal is as worked out by hand', () => {
  const { checks, wrong } = playThrough({ game, options, text, actual });
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThan(260);
});

test('the final score by parts is as worked out by hand', () => {
  const end = endOf(game, text);
  expect(game.scores(end).map(partsOf)).toEqual([
    { export: 12, fair: 30, benefits: 14, bank: 0, account: 7, majorities: 11, multipliers: 35 },
    { export: 8, fair: 29, benefits: 8, bank: -4, account: 0, majorities: 15, multipliers: 8 },
  ]);
  expect(game.scores(end).map(score => score.total)).toEqual([109, 64]);
  expect(game.result(end).map(place => place.rank)).toEqual([1, 2]);
});
