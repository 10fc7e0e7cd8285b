// The game that docs/annotated-solo-game.md explains. Its record carries checks among the comments (the first lines of the file say how
// they are written), worked out by hand from the rulebook; here they meet the engine, and so do points and awards at the end.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { editionSolo } from '../editions/solo.ts';
import { lookWith } from '../look.ts';
import { enter } from '../moves.ts';
import { LACERDA, YOU } from '../solo/lacerda.ts';
import { NONE, type Player, SPACES, type State } from '../state.ts';
import { endOf, partsOf, playThrough, winesOf } from './annotated.ts';
import { gameOf } from './recorded.ts';

const text = readFileSync(new URL('games/annotated-solo.txt', import.meta.url), 'utf8');
const game = gameOf(text);
const options = { seats: 1, regions: 'recommended' };

const LEDGER: { readonly [key: string]: (p: Player, seat: number, s: State) => number | undefined } = {
  money: p => p.money,
  fair: p => p.fairPoints,
  vp: p => p.exportVp + p.fairVp,
  barrels: p => p.barrels,
  trophies: (_p, seat, s) => s.lacerda?.trophies[seat],
};

const spaceWord = (space: number): string => game.keyOf(enter(space, NONE)).slice('enter '.length);
const bribesOf = (s: State): string =>
  Array.from({ length: SPACES }, (_, i) => i)
    .filter(space => ((s.lacerda?.bribes ?? 0) >> space) & 1)
    .map(spaceWord)
    .join(' ');

/** A check line as the position has it. */
function actual(s: State, line: string): string {
  const [key = ''] = line.split(' ');
  if (key === 'cubes') return `cubes ${s.cubeSupply}`;
  if (key === 'bribes') return `bribes ${bribesOf(s)}`.trim();
  if (key === 'wines') return `wines 1 ${winesOf(s.players[YOU] as Player)}`.trim();
  return `${key} ${s.players.map((p, seat) => LEDGER[key]?.(p, seat, s)).join(' ')}`;
}

test('every price, draw, prize and refusal is as worked out by hand', () => {
  const { checks, wrong } = playThrough({ game, options, text, actual });
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThan(100);
});

test('the points of both and the awards are as worked out by hand', () => {
  const end = endOf(game, text);
  const look = lookWith(editionSolo, PACK_2016);
  const points = [YOU, LACERDA].map(seat => look.points(end, seat));
  expect(points.map(partsOf)).toEqual([
    { export: 26, fair: 16, money: 0, wines: 8, majorities: 9, multipliers: 46 },
    { export: 44, fair: 32, money: 18, wines: 0, majorities: 15, multipliers: 40 },
  ]);
  expect(points.map(({ total }) => total)).toEqual([105, 149]);
  expect(look.awards(end).map(({ part, amount }) => [part, amount])).toEqual([
    ['points', 0],
    ['money', 0],
    ['trophies', 0],
    ['estates', 3],
    ['export', 0],
    ['magnates', 0],
  ]);
  expect(game.result(end)[0]).toMatchObject({ rank: 1, title: 'table-wine' });
});
