import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { type Breadth, Luck, type Mind, plansOf } from '../beam.ts';
import { LinearValue, rowsByHand, type Value } from '../value.ts';
import { type Stall, type StallMove, stall, stallJudgement } from './stall.ts';

const value = new LinearValue(stallJudgement, rowsByHand(stallJudgement), 2);
const mind: Mind<Stall, StallMove> = { game: stall, judgement: stallJudgement, value };
const plans = (breadth: Partial<Breadth> = {}, seed = 'luck') =>
  plansOf(mind, stall.start({}), 0, { width: 8, depth: 10, ...breadth }, new Luck(stream(seed)));

/** Positions in which draws always come to nothing. */
const unlucky = (): Luck => new Luck({ below: () => 0 });

test('the best line of a turn is found, though its first step is not the best one', () => {
  const [best] = plansOf(mind, stall.start({}), 0, { width: 8, depth: 10 }, unlucky());
  expect(best?.worth).toBe(8);
  expect([...(best?.moves ?? [])].sort()).toEqual(['apple', 'apple', 'bread', 'end']);
});

test('a beam of one goes wrong where a wider one does not', () => {
  const [narrow] = plansOf(mind, stall.start({}), 0, { width: 1, depth: 10 }, unlucky());
  expect(narrow?.worth).toBeLessThan(8);
});

test('equal positions are looked at once, by whichever way they come up', () => {
  let looked = 0;
  const counting: Value<Stall> = {
    of(s, seat) {
      looked++;
      return value.of(s, seat);
    },
  };
  const found = plansOf({ ...mind, value: counting }, stall.start({}), 0, { width: 100, depth: 10 }, unlucky());
  // Sets of goods for at most three coins; where all go on only the ends are judged.
  const sets = [...Array(4)].flatMap((_, a) => [...Array(4 - a)].flatMap((_, b) => [...Array(4 - a - b)].map((_, t) => [a, b, t])));
  const withCheese = sets.filter(([a = 0, b = 0, t = 0]) => a + b + t <= 1);
  expect(found).toHaveLength(sets.length + withCheese.length);
  expect(looked).toBe(found.length);
});

test('a plan is trusted up to its first draw', () => {
  const ticket = plans().filter(plan => plan.moves.includes('ticket'));
  expect(ticket.length).toBeGreaterThan(0);
  for (const { moves } of ticket) expect(moves.indexOf('ticket')).toBe(moves.length - 1);
});

test('draws are the same for all lines: the second ticket is as lucky in one as in the other', () => {
  const lucky = plansOf(mind, stall.start({}), 0, { width: 100, depth: 10 }, new Luck({ below: n => n - 1 }));
  expect(lucky[0]?.worth).toBe(10);
});

test('the same draws and errors give the same plans', () => {
  const erring = (seed: string) => {
    const rng = stream(seed);
    return plans({ error: () => rng.below(100) / 20 }, seed);
  };
  expect(erring('a')).toEqual(erring('a'));
  expect(erring('a')).not.toEqual(erring('b'));
});
