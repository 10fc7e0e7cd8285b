import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@adega/shelf';
import { expect, test } from 'vitest';
import { judgeOf } from '../judges.ts';
import { makeWeights, Training } from '../training.ts';

const title = titleOf('vinhos/2016') as NonNullable<ReturnType<typeof titleOf>>;
const made = title.make();
if (made.problems !== undefined) throw new Error('no game');
const { game } = made;
const able = await judgeOf(title);
/** What phases share takes long to find. */
const judge = { ...able, judgement: { ...able.judgement, traits: undefined } };
/** One position goes on, and nothing is looked at beyond it: quick games. */
const practice = { breadth: { width: 1, depth: 1 }, error: 0.8, slips: 500, most: 5000 };
const course = { game, judge, options: { seats: 2 }, seats: 2, seed: 't', practice, ridge: 30, fading: [0.95, 0.98] as const, trace: 1 };
const never = () => false;

test('what was learned is kept, goes on where it was left, and is the same as in one go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'train-'));
  const whole = new Training(course);
  whole.step(never);
  whole.keep(folder);
  const resumed = new Training(course);
  expect(resumed.resume(folder)).toBe(true);
  expect(resumed.games).toBe(100);
  whole.step(never);
  resumed.step(never);
  expect(resumed.weights('').aims).toEqual(whole.weights('').aims);
  expect(new Training({ ...course, ridge: 1 }).resume(folder)).toBe(false);
  expect(readFileSync(join(folder, 'vinhos-2016-2-t.json'), 'utf8')).toContain('curve');
});

test('when time is up nothing is learned from half a lesson', () => {
  const training = new Training(course);
  let asked = 0;
  expect(training.step(() => ++asked > 3)).toBe(false);
  expect(training.games).toBe(0);
});

test('a file of weights is data, a line for each phase', () => {
  const weights = new Training(course).weights('train vinhos/2016');
  const text = makeWeights(weights);
  expect(JSON.parse(text)).toEqual(weights);
  expect(text.split('\n').length).toBeLessThan(60);
  expect(weights.from['command']).toBe('train vinhos/2016');
});
