import { isProblems, makeProblem, pick, playScenario, type Stage, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { playhouse } from '../scenario.ts';
import type { Move, State } from '../state.ts';

const HOUSE = playhouse(edition2016, PACK_2016);
const STAGE = HOUSE.open(undefined) as Stage<State, Move>;
const NAMES = ['O', 'Y', 'B', 'V'];

/** Whether a seat's turn begins here and nothing has been done in it. */
const isFreshTurn = (s: State): boolean =>
  s.stack.at(-1)?.kind === 'move' && s.turn.experts === 0 && s.turn.tiles === 0 && s.turn.discount === 0;

/** The positions of a random game of which a scenario can tell everything: beginnings of turns, and the end. */
function* positionsOf(seats: number, seed: number): Generator<State> {
  const { game } = STAGE;
  const rng = stream(seed);
  const s = game.start({ seats, regions: seed % 2 === 0 ? 'recommended' : 'random' });
  for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
    if (isFreshTurn(s)) yield s;
    const d = open[rng.below(open.length)] as (typeof open)[number];
    game.apply(s, d.by, pick(d, rng));
  }
  yield s;
}

describe('the words of a position', () => {
  for (const seats of [2, 3, 4]) {
    test(`build what they tell, with ${seats} seats`, () => {
      const names = NAMES.slice(0, seats);
      let positions = 0;
      for (let seed = 0; seed < 6; seed++) {
        for (const s of positionsOf(seats, seed)) {
          positions++;
          const told = STAGE.tell(s, names);
          const built = STAGE.build(JSON.parse(JSON.stringify(told)), names, { regions: s.randomRegions === 1 ? 'random' : 'recommended' });
          expect(isProblems(built) ? built.problems : built.state).toEqual(s);
        }
      }
      expect(positions).toBeGreaterThan(6 * 10 * seats);
    });
  }
});
