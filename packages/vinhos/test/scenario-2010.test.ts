// The words of a position in the editions with a bank: estates can lose their region there, and wineries the cubes that wait on them.

import { isProblems, makeProblem, pick, playScenario, type Stage, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { playhouse } from '../scenario.ts';
import type { Move, State } from '../state.ts';

const HOUSES = [playhouse(editionReserve, PACK_RESERVE), playhouse(editionFirst, PACK_FIRST)];
const NAMES = ['O', 'Y', 'B'];

/** Whether a seat's turn begins here and nothing has been done in it. */
const isFreshTurn = (s: State): boolean =>
  s.stack.at(-1)?.kind === 'move' && s.turn.experts === 0 && s.turn.tiles === 0 && s.turn.discount === 0;

function* positionsOf({ game }: Stage<State, Move>, seed: number): Generator<State> {
  const rng = stream(seed);
  const s = game.start({ seats: NAMES.length, regions: 'recommended' });
  for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
    if (isFreshTurn(s)) yield s;
    const d = open[rng.below(open.length)] as (typeof open)[number];
    game.apply(s, d.by, pick(d, rng));
  }
}

const hasLostRegion = ({ players }: State): boolean =>
  players.some(p => p.estates.some((e, i) => e.region < 0 && p.wines.slice(i * 4, i * 4 + 4).some(wine => wine !== 0)));

test.each(HOUSES)('the words of a position of $id build what they tell', house => {
  const stage = house.open(undefined) as Stage<State, Move>;
  let lost = 0;
  for (let seed = 0; seed < 6; seed++) {
    for (const s of positionsOf(stage, seed)) {
      if (hasLostRegion(s)) lost++;
      const built = stage.build(JSON.parse(JSON.stringify(stage.tell(s, NAMES))), NAMES, {});
      expect(isProblems(built) ? built.problems : built.state).toEqual(s);
    }
  }
  expect(lost).toBeGreaterThan(0);
});

// biome-ignore lint/suspicious/noExplicitAny: words of a scenario
type Json = any;

function linesOf(estate: Json, steps: Json[], more: Json = {}): string[] {
  const given = { year: 2, turn: 'O', players: { O: { at: 'bank', estates: { 1: estate } } }, ...more };
  const scenario = { game: 'vinhos/reserve', title: 'x', source: 'A119', rules: ['A119'], seats: NAMES, given, steps };
  const ending = playScenario(scenario, HOUSES);
  return ending.is === 'passed' ? [] : ending.problems.map(makeProblem);
}

test('A119: a wine whose estate lost its region can be given, and cannot use cubes', () => {
  const estate = { cellar: true, wines: { 1: '5 white dao' } };
  const steps = [
    { expect: { players: { O: { estates: { 1: { region: null, wines: { 1: '5 white dao' } } } } } } },
    { play: 'O enter sales' },
    { refuses: { 'O sell 1.1 white-6': { rule: 'sales.sell', of: 'value', has: 5, missing: 1 } } },
    { offers: ['O sell 1.1 white-5'] },
  ];
  expect(linesOf(estate, steps, { cubes: { dao: 3 } })).toEqual([]);
  expect(linesOf({ wines: { 1: 5 } }, [])).toEqual([
    '/given/players/O/estates/1/wines/1: expected quality, colour and region, as in "5 red dao", got 5',
  ]);
  for (const wine of ['5 rosé dao', '5 red', '5 red dao dao'])
    expect(linesOf({ wines: { 1: wine } }, [])).toEqual([expect.stringContaining(`as in "5 red dao", got ${wine}`)]);
});

test('A119: which pieces carry the cubes that wait can be given', () => {
  const carried = (estate: Json, told: Json): string[] => linesOf(estate, [{ expect: { players: { O: { estates: { 1: told } } } } }]);
  expect(carried({ wineries: 2, cellar: true, waiting: 1 }, { waiting: 1, onCellar: false })).toEqual([]);
  expect(carried({ wineries: 2, cellar: true, waiting: 1, onCellar: true }, { waiting: 1, onCellar: true })).toEqual([]);
  expect(carried({ wineries: 2, cellar: true, waiting: 2 }, { waiting: 2, onCellar: false })).toEqual([]);
  expect(carried({ wineries: 2, cellar: true, waiting: 3 }, { waiting: 3, onCellar: true })).toEqual([]);
});
