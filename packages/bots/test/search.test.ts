import type { Game, Judgement } from '@adega/kernel';
import { expect, test } from 'vitest';
import type { Mind } from '../beam.ts';
import { type Depth, playOn, searchTurn } from '../search.ts';
import { LinearValue, rowsByHand } from '../value.ts';
import { pointsOf, type Stall, type StallMove, stall, stallJudgement } from './stall.ts';

const mind: Mind<Stall, StallMove> = {
  game: stall,
  judgement: stallJudgement,
  value: new LinearValue(stallJudgement, rowsByHand(stallJudgement), 2),
};
const depth: Depth = { wide: { width: 8, depth: 10 }, plans: 8, playouts: 64, narrow: { width: 2, depth: 10 }, rounds: 1 };
const view = (s: Stall): Stall => stall.view(s, 0);

test('plans are compared by what comes of them: one lucky draw convinces nobody', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { moves } = searchTurn(mind, view(stall.start({})), 0, depth, seed);
    expect(moves).not.toContain('cheese');
    expect(moves).not.toEqual(['end']);
  }
});

test('the same seed gives the same plan, whatever was thought before', () => {
  const once = searchTurn(mind, view(stall.start({})), 0, depth, 'x');
  searchTurn(mind, view(stall.start({})), 0, depth, 'y');
  expect(searchTurn(mind, view(stall.start({})), 0, depth, 'x')).toEqual(once);
});

test('what others hide makes no difference', () => {
  const [a, b] = [stall.start({}), stall.start({})];
  b.purses[1] = 1;
  expect(searchTurn(mind, view(a), 0, depth, 'same')).toEqual(searchTurn(mind, view(b), 0, depth, 'same'));
});

test('when time is up the best plan so far is the answer', () => {
  for (const after of [0, 1, 5, 20]) {
    let asked = 0;
    const { moves } = searchTurn(mind, view(stall.start({})), 0, { ...depth, isOver: () => ++asked > after }, 'late');
    expect(asked).toBeLessThan(after + 20);
    expect(stall.decide(stall.start({}))[0]?.moves).toContain(moves[0]);
  }
});

test('who doubts the others expects less of them, and gives the same plan for the same seed', () => {
  const expected = (doubt: number | undefined): number => {
    const met: number[] = [];
    const note = (_: unknown, end: unknown): void => void met.push(pointsOf(end as Stall, 1));
    const plan = () => searchTurn(mind, view(stall.start({})), 0, { ...depth, doubt, note }, 'doubt');
    expect(plan()).toEqual(plan());
    return met.reduce((sum, points) => sum + points, 0) / met.length;
  };
  expect(expected(20)).toBeLessThan(expected(undefined));
});

test('plans are played on to the end of the round, or until one has moved again', () => {
  interface Walk {
    turn: number;
  }
  const walk: Game<Walk, string> = {
    ...(stall as unknown as Game<Walk, string>),
    decide: ({ turn }) => (turn < 12 ? [{ by: turn % 3, asks: 'step', moves: ['left', 'right'] }] : []),
    apply: s => void s.turn++,
    determinize: s => ({ ...s }),
  };
  const judgement: Judgement<Walk> = {
    ...(stallJudgement as unknown as Judgement<Walk>),
    read: (_s, _seat, into) => void into.fill(0),
    aims: [{ name: 'nothing', worth: 1, counts: 'amount', of: () => 0 }],
    turnOf: s => s.turn,
    roundOf: s => Math.floor(s.turn / 3),
  };
  const walking: Mind<Walk, string> = { game: walk, judgement, value: new LinearValue(judgement, rowsByHand(judgement), 3) };
  const endOf = (rounds: number | undefined): number => {
    const ends: Walk[] = [];
    const note = (_: unknown, s: unknown): void => void ends.push(s as Walk);
    playOn(walking, { turn: 1 }, 1, { moves: ['left'], worth: 0 }, { ...depth, rounds, note }, 'walk', 0);
    return ends[0]?.turn ?? 0;
  };
  expect([endOf(1), endOf(2), endOf(undefined)]).toEqual([3, 6, 5]);
});
