// The game that docs/annotated-reserve-game.md explains. Its record carries checks among the comments (the first lines of the file say
// how they are written), worked out by hand from the rulebooks; here they meet the engine, and so does the final score by parts.

import { readFileSync } from 'node:fs';
import { sizeOf } from '@adega/kit';
import { expect, test } from 'vitest';
import { PACK_RESERVE } from '../data/packs.ts';
import type { Estate, Player, State } from '../state.ts';
import { endOf, partsOf, playThrough, winesOf } from './annotated.ts';
import { gameOf } from './recorded.ts';

const text = readFileSync(new URL('games/annotated-reserve-3.txt', import.meta.url), 'utf8');
const game = gameOf(text);
const options = { seats: 3, regions: 'random' };

/** The number at the left end of the investment track. */
const LOWEST = PACK_RESERVE.bank.investments.least;

/** What a ledger line names, for each seat. */
const LEDGER: { readonly [key: string]: (p: Player) => number | string } = {
  cash: p => p.money,
  account: p => p.account,
  investment: p => p.investment + LOWEST,
  fair: p => p.fairPoints,
  vp: p => p.exportVp + p.fairVp + p.bankVp + p.magnateVp,
  barrels: p => p.barrels,
  experts: p => `${sizeOf(p.expertsUp)}/${sizeOf(p.expertsDown)}`,
};

/** What a line about the table names. */
const TABLE: { readonly [key: string]: (s: State) => readonly number[] } = {
  cubes: s => [s.cubeSupply],
  renown: s => s.cubes,
  stock: s => [s.wineries, s.cellars, s.enologists, s.farmers, s.ports],
  features: s => s.features,
  order: s => s.order.map(seat => seat + 1),
};

const PIECES = ['vineyards', 'wineries', 'enologists', 'farmers', 'cellar', 'waiting'] as const;

const piecesOf = (estate: Estate): string => PIECES.map(piece => `${piece} ${estate[piece]}`).join(' ');

/** What a seat is offered with this verb: the words after it. */
const offersOf = (s: State, seat: number, verb: string): string[] =>
  (game.decide(s).find(d => d.by === seat)?.moves ?? [])
    .map(m => game.keyOf(m))
    .flatMap(line => (line.split(' ')[0] === verb ? [line.slice(verb.length + 1) || 'none'] : []));

/** The spaces that a seat may enter without the help of an expert. */
const spacesFor = (s: State, seat: number): string =>
  offersOf(s, seat, 'enter')
    .filter(words => !words.includes(' '))
    .join(' ');

/** The order in which moves are listed does not matter: a line that names the same moves is as it is. */
function allOf(s: State, line: string): string {
  const [, seat = '', verb = '', ...words] = line.split(' ');
  const offered = offersOf(s, Number(seat) - 1, verb).sort();
  const named = words.join(' ').split(' | ').sort();
  return offered.join() === named.join() ? line : `all ${seat} ${verb} ${offered.join(' | ')}`;
}

/** `cash 5 6 7`, `cubes 17`, `estate 2 1 vineyards 1 …` or `wines 1 1.1=3`, as the position has it. */
function actual(s: State, line: string): string {
  const [key = '', seat = '', estate = ''] = line.split(' ');
  const table = TABLE[key];
  if (table !== undefined) return `${key} ${table(s).join(' ')}`;
  const p = s.players[Number(seat) - 1] as Player;
  if (key === 'estate') return `estate ${seat} ${estate} ${piecesOf(p.estates[Number(estate) - 1] as Estate)}`;
  if (key === 'all') return allOf(s, line);
  if (key === 'spaces') return `spaces ${seat} ${spacesFor(s, Number(seat) - 1)}`;
  if (key === 'wines') return `wines ${seat} ${winesOf(p)}`.trim();
  return `${key} ${s.players.map(q => LEDGER[key]?.(q)).join(' ')}`;
}

test('every price, value, prize and refusal is as worked out by hand', () => {
  const { checks, wrong } = playThrough({ game, options, text, actual });
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThan(400);
});

test('the final score by parts is as worked out by hand', () => {
  const end = endOf(game, text);
  expect(game.scores(end).map(partsOf)).toEqual([
    { export: 15, fair: 26, benefits: 0, bank: -2, account: 0, majorities: 10, multipliers: 7 },
    { export: 3, fair: 12, benefits: 1, bank: -4, account: 0, majorities: 0, multipliers: 4 },
    { export: 5, fair: 34, benefits: 14, bank: 0, account: 7, majorities: 4, multipliers: 24 },
  ]);
  expect(game.scores(end).map(score => score.total)).toEqual([56, 16, 88]);
  expect(game.result(end).map(place => place.rank)).toEqual([2, 3, 1]);
});
