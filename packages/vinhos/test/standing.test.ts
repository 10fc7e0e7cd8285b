// Answers that somebody has left beforehand: used where exactly that is asked, and nowhere else.

import { answerLeft, CHANCE, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';
import { STANDING } from '../standing.ts';
import { titles } from '../titles.ts';
import { bare } from './rules/position.ts';

const ALL = [...STANDING];

test('maintenance.2016: the barrel in the space that asks for least', () => {
  const p = bare().sold(0, 'white-7', 'red-4', 'red-9').run('maintenance');
  expect(answerLeft(p.game, p.s, 0, ['lowest-barrel'])).toEqual({ id: 'lowest-barrel', key: 'retrieve red-4' });
  expect(answerLeft(p.game, p.s, 0, ['keep-staff', 'no-tile', 'pass-window'])).toBeUndefined();
  expect(answerLeft(p.game, p.s, 1, ALL)).toBeUndefined();
});

describe('over whole games', () => {
  for (const { id, make } of titles) {
    test(id, () => {
      const { game } = make();
      if (game === undefined) throw new Error('no game');
      const rng = stream('standing', id);
      const asks = new Set((game.standing ?? []).flatMap(answer => answer.asks));
      const seen = new Set<string>();
      for (let n = 0; n < 12; n++) {
        const state = game.start(game.options.some(({ id }) => id === 'maintenance') ? { maintenance: 'pairs' } : {});
        for (let open = game.decide(state); open.length > 0; open = game.decide(state)) {
          const decision = open[rng.below(open.length)];
          if (decision === undefined) break;
          const left = decision.by === CHANCE ? undefined : answerLeft(game, state, decision.by, ALL);
          if (left !== undefined) {
            expect(asks).toContain(decision.asks);
            expect(decision.moves.map(move => game.keyOf(move))).toContain(left.key);
            // From his view he would have answered the same.
            expect(answerLeft(game, game.view(state, decision.by), decision.by, ALL)).toEqual(left);
            seen.add(left.id);
          }
          game.apply(state, decision.by, pick(decision, rng));
        }
      }
      expect([...seen].sort()).toEqual((game.standing ?? []).map(answer => answer.id).sort());
    });
  }
});

test('production.staff: everybody stays where he is', () => {
  const game = vinhos(edition2016, PACK_2016);
  const p = bare()
    .estate(1, { region: 'minho', colour: 'red', vineyards: 1, wineries: 1, enologists: 1 })
    .estate(2, { region: 'lisboa', colour: 'red', vineyards: 1, wineries: 1 })
    .run('production');
  const left = answerLeft(p.game, p.s, 0, ['keep-staff']);
  expect(left?.id).toBe('keep-staff');
  p.play(left?.key ?? '');
  expect(
    p
      .player()
      .estates.map(({ enologists }) => enologists)
      .slice(0, 2),
  ).toEqual([1, 0]);
  expect(game.standing?.map(({ id }) => id)).toEqual(['keep-staff', 'lowest-barrel', 'no-tile']);
});
