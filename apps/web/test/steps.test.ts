import { stepsOf } from '@adega/vino';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vino/box.ts';
import { stateOf, VARIETIES } from '../games/vino/set.ts';
import { changedAt, leadsTo } from '../table/steps.ts';
import { playedAtRandom } from './random-game.ts';

test('amounts lead to a goal that has as much of each, and never below nothing', () => {
  expect([[0, 0], [1, 2], [2, 0], [2, 1], [-1, 0]].map(amounts => leadsTo([[1, 2], [2, 0]], amounts))).toEqual([true, true, true, false, false]); // biome-ignore format: short
  expect(leadsTo([], [0])).toBe(false);
  expect(changedAt([1, 2, 3], 1, -1)).toEqual([1, 1, 3]);
});

test('vino.market: a variety can be raised by a step while some are left and it is not at the top', () => {
  let asked = 0;
  for (const position of playedAtRandom('vino', { seats: 3 }, 'steps')) {
    if (position.question?.asks !== 'raise') continue;
    const { game, tables } = boxOf(position);
    const s = stateOf(position);
    const goals = position.question.offered.flatMap(key => {
      const move = game.parse(s, key);
      return 'problem' in move || move.kind !== 'raise' ? [] : [stepsOf(move.item, VARIETIES.length)];
    });
    const sold = s.stack.findLast(frame => frame.kind === 'raise');
    // Gives to the first that can take it, until all are given away.
    let given: readonly number[] = VARIETIES.map(() => 0);
    for (let left = sold?.count ?? 0; left >= 0; left--) {
      const can = VARIETIES.map((_, i) => leadsTo(goals, changedAt(given, i, 1)));
      const room = VARIETIES.map((_, i) => left > 0 && i !== sold?.item && (s.market[i] as number) + (given[i] as number) < tables.highest);
      expect(can).toEqual(room);
      given = changedAt(given, can.indexOf(true), 1);
    }
    asked++;
  }
  expect(asked).toBeGreaterThan(2);
});
