// The game that docs/annotated-game.md explains. Its record carries checks among the comments (the first lines of the file say how
// they are written), worked out by hand from the rulebooks; here they meet the engine, and so does the final score by parts.

import { readFileSync } from 'node:fs';
import { parseEntry, parseRecord } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';
import { qualityOf } from '../rules/wine.ts';
import { type Move, PLACES, type Player, type State } from '../state.ts';

const game = vinhos(edition2016, PACK_2016);
const text = readFileSync(new URL('games/annotated-3.txt', import.meta.url), 'utf8');
const options = { seats: 3, regions: 'random' };

/** What a ledger line names, for each seat. */
const LEDGER: { readonly [key: string]: (p: Player) => number } = {
  money: p => p.money,
  fair: p => p.fairPoints,
  vp: p => p.exportVp + p.fairVp,
  barrels: p => p.barrels,
};

const winesOf = (p: Player): string =>
  p.wines.flatMap((wine, i) => (wine === 0 ? [] : [`${Math.floor(i / PLACES) + 1}.${(i % PLACES) + 1}=${qualityOf(wine)}`])).join(' ');

/** `money 20 19 21`, `cubes 17` or `wines 1 1.1=3`, as the position has it. */
function actual(s: State, line: string): string {
  const [key = '', seat = ''] = line.split(' ');
  if (key === 'cubes') return `cubes ${s.cubeSupply}`;
  if (key === 'wines') return `wines ${seat} ${winesOf(s.players[Number(seat) - 1] as Player)}`.trim();
  return `${key} ${s.players.map(p => LEDGER[key]?.(p)).join(' ')}`;
}

/** Seat and move of a line such as `3 tile vineyard`. */
function read(s: State, line: string): { by: number; move: Move } {
  const { entry } = parseEntry(game, s, options, line) as { entry?: { by: number; move: Move } };
  if (entry === undefined) throw new Error(`not understood: ${line}`);
  return entry;
}

const isOffered = (s: State, { by, move }: { by: number; move: Move }): boolean =>
  game.decide(s).some(d => d.by === by && d.moves.includes(move));

const CHECKS: { readonly [mark: string]: (s: State, line: string) => readonly [string, string] } = {
  '#=': (s, line) => [actual(s, line), line],
  '#o': (s, line) => [isOffered(s, read(s, line)) ? 'offered' : 'not offered', 'offered'],
  '#x': (s, line) => {
    const [words = '', rule = ''] = line.split(' -- ');
    const { by, move } = read(s, words);
    return [isOffered(s, { by, move }) ? 'offered' : (game.forbids(s, by, move)?.rule ?? 'no rule'), rule];
  },
};

/** Plays the record line by line and gives the position it ends in, with every check that does not hold. */
function playThrough(): { state: State; checks: number; wrong: string[] } {
  const state = game.start(options);
  const lines = text.split('\n');
  const wrong: string[] = [];
  let checks = 0;
  for (let i = lines.indexOf('# Setup'); i < lines.length; i++) {
    const line = lines[i] as string;
    const check = CHECKS[line.slice(0, 2)];
    if (check !== undefined) {
      const [is, should] = check(state, line.slice(3));
      checks++;
      if (is !== should) wrong.push(`line ${i + 1}: ${line}: ${is}`);
    } else if (line !== '' && !line.startsWith('#')) {
      const { by, move } = read(state, line);
      game.apply(state, by, move);
    }
  }
  return { state, checks, wrong };
}

test('every price, value, prize and refusal is as worked out by hand', () => {
  const { checks, wrong } = playThrough();
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThan(200);
});

test('the final score by parts is as worked out by hand', () => {
  const played = parseRecord(game, text);
  if (played.problem !== undefined) throw new Error(JSON.stringify(played.problem));
  const parts = game.scores(played.state).map(score => Object.fromEntries(score.parts.map(({ part, amount }) => [part, amount])));
  expect(parts).toEqual([
    { export: 40, fair: 34, money: 0, wines: 9, majorities: 24, multipliers: 26 },
    { export: 20, fair: 26, money: 3, wines: 11, majorities: 14, multipliers: 35 },
    { export: 20, fair: 9, money: 3, wines: 10, majorities: 10, multipliers: 25 },
  ]);
  expect(game.scores(played.state).map(score => score.total)).toEqual([133, 109, 77]);
  expect(game.result(played.state).map(place => place.rank)).toEqual([1, 2, 3]);
});
