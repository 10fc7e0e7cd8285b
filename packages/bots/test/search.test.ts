import { expect, test } from 'vitest';
import type { Mind } from '../beam.ts';
import { type Depth, searchTurn } from '../search.ts';
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
