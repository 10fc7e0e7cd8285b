import { type AnyGame, CHANCE, stream } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { expect, test } from 'vitest';
import { random, thinkAbout, watchFor } from '../index.ts';

/** A clock that goes on by so many milliseconds each time it is looked at. */
function ticking(...steps: readonly number[]): () => number {
  let now = 0;
  let n = 0;
  return () => {
    now += steps[n++] ?? 0;
    return now;
  };
}

test('time is up before a step that could end too late', () => {
  // Two looks begin it; then a step of 30 and one of 40, after which 30 are left.
  const watch = watchFor(100, ticking(0, 0, 30, 40));
  expect(watch.isOver()).toBe(false);
  expect(watch.cut()).toBe(false);
  expect(watch.isOver()).toBe(true);
  expect(watch.cut()).toBe(true);
});

test('who was kept waiting once does not give up all the rest', () => {
  const watch = watchFor(1000, ticking(0, 0, 500, 10));
  expect([watch.isOver(), watch.isOver()]).toEqual([false, false]);
});

test('once over, it stays over', () => {
  const watch = watchFor(10, ticking(0, 0, 10, -10));
  expect([watch.isOver(), watch.isOver()]).toEqual([true, true]);
});

const game = gameOf('vino') as AnyGame;
const freely = watchFor(Number.POSITIVE_INFINITY, () => 0);

function firstQuestion() {
  const s = game.start({});
  const rng = stream(1);
  for (let d = game.decide(s)[0]; d?.by === CHANCE; d = game.decide(s)[0]) game.apply(s, d.by, d.moves[rng.below(d.moves.length)]);
  const seat = game.decide(s)[0]?.by as number;
  return { seat, level: 'random', at: 1, seed: 'a', view: game.view(s, seat) };
}

test('the same task gets the same answer, one that is offered, and the view stays as it is', () => {
  const task = firstQuestion();
  const before = structuredClone(task.view);
  const { keys, cut } = thinkAbout(game, [random], task, freely);
  expect(game.decide(task.view)[0]?.moves.map(m => game.keyOf(m))).toContain(keys[0]);
  expect(cut).toBe(false);
  expect(thinkAbout(game, [random], task, freely).keys).toEqual(keys);
  expect(task.view).toEqual(before);
});

test('nobody thinks for a seat that is not asked, nor by a name that nobody has', () => {
  const task = firstQuestion();
  expect(() => thinkAbout(game, [random], { ...task, seat: task.seat + 1 }, freely)).toThrow('nobody is asked');
  expect(() => thinkAbout(game, [random], { ...task, level: 'level9' }, freely)).toThrow('nobody is asked');
});
