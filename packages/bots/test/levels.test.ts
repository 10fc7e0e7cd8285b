import type { Judge } from '@adega/kernel';
import { expect, test } from 'vitest';
import { playerWith, TEMPERS, tempered, temperFor } from '../levels.ts';
import { stallJudgement } from './stall.ts';

const judge: Judge = { judgement: stallJudgement, weights: [], seatsOf: () => 2 };

test('everybody plays a game as others, unless it says otherwise', () => {
  for (const temper of TEMPERS) expect(temperFor(judge, temper.name)).toBe(temper);
  const bent: Judge = { ...judge, bents: { level4: { width: 3, search: { plans: 2, playouts: 5, rounds: 2, width: 1, doubt: 1 } } } };
  const { breadth, search, learned } = temperFor(bent, 'level4');
  expect([breadth.width, search?.plans, search?.narrow.width, search?.doubt, learned]).toEqual([3, 2, 1, 1, true]);
  expect(temperFor(bent, 'level5')).toBe(temperFor(judge, 'level5'));
});

test('who plays otherwise has another print', () => {
  const bent: Judge = { ...judge, bents: { level1: { error: 4 } } };
  const print = (one: Judge): string | undefined => playerWith(one, temperFor(one, 'level1')).print?.(2);
  expect(print(bent)).not.toBe(print(judge));
});

test('the strongest looks farther with more than two, unless a game says how', () => {
  const { search, crowd } = temperFor(judge, 'level5');
  expect(tempered(temperFor(judge, 'level5'), 2).search).toEqual(search);
  expect(tempered(temperFor(judge, 'level5'), 4).search).toEqual(crowd);
  const bent: Judge = { ...judge, bents: { level5: { search: { plans: 2, playouts: 5, rounds: 1, width: 1 } } } };
  expect(tempered(temperFor(bent, 'level5'), 4).search?.rounds).toBe(1);
});
