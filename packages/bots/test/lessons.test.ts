import { type Judgement, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { Lessons, type Sight, solveWith, stored } from '../lessons.ts';
import { practise } from '../self-play.ts';
import { chanceAbove, LinearValue, type Rows, rowsByHand, rowsOf } from '../value.ts';
import { type Stall, stall, stallJudgement } from './stall.ts';

/** A game whose result is 3 times its first feature less its second; the third says nothing. */
const judgement: Judgement<number> = {
  ...(stallJudgement as unknown as Judgement<number>),
  features: ['a', 'b', 'c'],
  aims: [{ name: 'result', worth: 1, counts: 'amount', of: s => s }],
  byHand: () => 0,
};

const hand = rowsByHand(judgement);

function taught(games: number): Lessons<number> {
  const lessons = new Lessons(judgement);
  const rng = stream('lessons');
  for (let n = 0; n < games; n++) {
    const x = Float64Array.from([rng.below(100) / 50 - 1, rng.below(100) / 50 - 1, rng.below(100) / 50 - 1]);
    const sight: Sight = { phase: 0, seat: 0, moved: true, x };
    lessons.note([sight], 3 * (x[0] as number) - (x[1] as number), hand);
  }
  return lessons;
}

const weightsOf = (rows: readonly Rows[]): number[] => Array.from(rows[0]?.rows[0] ?? []);

test('what results hang on is learned, and nothing else', () => {
  const [a = 0, b = 0, c = 1] = weightsOf(taught(2000).weights(0.01, hand));
  expect(a).toBeCloseTo(3, 2);
  expect(b).toBeCloseTo(-1, 2);
  expect(c).toBeCloseTo(0, 2);
});

test('with few games weights stay near those written by hand', () => {
  const [a = 0] = weightsOf(taught(1).weights(1000, hand));
  expect(Math.abs(a)).toBeLessThan(0.05);
});

test('what was kept goes on as if nothing had happened', () => {
  const [one, other] = [taught(50), new Lessons(judgement)];
  other.restore(one.store());
  expect(weightsOf(other.weights(1, hand))).toEqual(weightsOf(one.weights(1, hand)));
});

test('older games count less after fading', () => {
  const lessons = taught(200);
  lessons.fade(0.0001);
  const x = Float64Array.from([1, 0, 0]);
  for (let n = 0; n < 200; n++) lessons.note([{ phase: 0, seat: 0, moved: true, x }], -5, hand);
  expect(weightsOf(lessons.weights(0.01, hand))[0]).toBeCloseTo(-5, 1);
});

test('where foresight counts, a sight is taught what was foreseen at the next one', () => {
  const lessons = new Lessons(judgement);
  const x = Float64Array.from([1, 0, 0]);
  const later = Float64Array.from([0, 1, 0]);
  const known: Rows[] = [{ worth: 1, counts: 'amount', error: [1], rows: [Float64Array.from([0, 4, 0])] }];
  const sights = [x, later].map(seen => ({ phase: 0, seat: 0, moved: true, x: seen }));
  for (let n = 0; n < 100; n++) lessons.note(sights, 10, known, 0.5);
  const [a = 0, b = 0] = weightsOf(lessons.weights(0.001, hand));
  expect(b).toBeCloseTo(10, 1);
  expect(a).toBeCloseTo(7, 1);
});

test('equations are solved', () => {
  const w = solveWith(Float64Array.from([4, 1, 3]), 2, 0)(Float64Array.from([9, 10]));
  expect(4 * (w[0] as number) + (w[1] as number)).toBeCloseTo(9);
  expect((w[0] as number) + 3 * (w[1] as number)).toBeCloseTo(10);
});

test('weights come back from their file as they were, to the grain of the file', () => {
  const rows = taught(100).weights(1, hand);
  const file = {
    game: 'stall',
    seats: 2,
    from: {},
    features: judgement.features,
    phases: ['all'],
    scale: 100,
    aims: stored(judgement, rows, 100),
  };
  const back = rowsOf(judgement, file);
  weightsOf(back).forEach((w, i) => {
    expect(w).toBeCloseTo(weightsOf(rows)[i] as number, 1);
  });
});

test('a feature that the file does not know weighs nothing', () => {
  const file = {
    game: 'stall',
    seats: 2,
    from: {},
    features: ['b'],
    phases: ['all'],
    scale: 1,
    aims: [{ name: 'result', error: [1], weights: [[7]] }],
  };
  expect(weightsOf(rowsOf(judgement, file))).toEqual([0, 7, 0]);
});

test('what only counts above 0 is worth its chance', () => {
  expect(chanceAbove(0)).toBe(0.5);
  expect(chanceAbove(2)).toBeGreaterThan(0.95);
  const rows: Rows[] = [{ worth: 4, counts: 'above', error: [2], rows: [Float64Array.from([1])] }];
  const value = new LinearValue(stallJudgement, rows, 2);
  const s = stall.start({});
  expect(value.of(s, 0)).toBe(2);
  stall.apply(s, 0, 'cheese');
  expect(value.of(s, 0)).toBeCloseTo(4 * chanceAbove(1));
});

test('practice games end, are seen at the ends of turns, and follow from their seed', () => {
  const mind = { game: stall, judgement: stallJudgement, value: new LinearValue(stallJudgement, rowsByHand(stallJudgement), 2) };
  const practice = { breadth: { width: 2, depth: 10 }, error: 0.5, slips: 100, most: 100 };
  const play = (seed: string) => practise(mind, {}, 2, practice, seed);
  expect(stall.decide(play('a')?.end as Stall)).toEqual([]);
  expect(play('a')?.sights.map(sight => sight.seat)).toEqual([0]);
  expect(play('a')).toEqual(play('a'));
  expect(practise(mind, {}, 2, { ...practice, most: 1 }, 'a')).toBeUndefined();
});

test('what counts above 0 with a slope is sought however far behind one is, and is an even chance where nobody is ahead', () => {
  const chance: Judgement<number> = { ...judgement, aims: [{ name: 'ahead', worth: 4, counts: 'above', of: s => s }] };
  const sought: Judgement<number> = { ...chance, aims: [{ name: 'ahead', worth: 4, counts: 'above', slope: 0.1, of: s => s }] };
  const worth = (of: Judgement<number>, ahead: number): number => {
    const reading: Judgement<number> = { ...of, alone: true, phaseOf: () => 0, read: (s, _seat, into) => into.fill(0).fill(s, 0, 1) };
    const rows = rowsByHand(reading).map(aim => ({ ...aim, rows: [Float64Array.from([1, 0, 0])], error: [1] }));
    return new LinearValue(reading, rows, 1).of(ahead, 0);
  };
  expect([worth(chance, 0), worth(sought, 0)]).toEqual([2, 2]);
  expect(worth(chance, -59) - worth(chance, -60)).toBeCloseTo(0);
  expect(worth(sought, -59) - worth(sought, -60)).toBeCloseTo(0.1);
});

test('phases of like traits learn from one another', () => {
  const phases = ['early', 'middle', 'late'];
  const alike: Judgement<number> = {
    ...judgement,
    phases,
    traits: [
      [1, 0],
      [1, 0.5],
      [1, 1],
    ],
  };
  const apart: Judgement<number> = { ...judgement, phases };
  const teach = (of: Judgement<number>): number[][] => {
    const lessons = new Lessons(of);
    const rng = stream('traits');
    for (let n = 0; n < 300; n++) {
      const phase = n % 2 === 0 ? 0 : 2;
      const x = Float64Array.from([rng.below(100) / 50 - 1, 0, 0]);
      lessons.note([{ phase, seat: 0, moved: true, x }], (phase === 0 ? 2 : 4) * (x[0] as number), rowsByHand(of));
    }
    return (lessons.weights(0.01, rowsByHand(of))[0]?.rows ?? []).map(row => [...row]);
  };
  expect(teach(alike).map(([a]) => Math.round(a ?? 0))).toEqual([2, 3, 4]);
  expect(teach(apart).map(([a]) => Math.round(a ?? 0))).toEqual([2, 0, 4]);
});
