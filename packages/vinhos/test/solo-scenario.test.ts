// The words of a scenario for the solo game: they build what they tell, and say what cannot be.

import { isProblems, makeProblem, pick, playScenario, type Stage, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionSolo } from '../editions/solo.ts';
import { playhouse } from '../scenario.ts';
import type { Move, State } from '../state.ts';

const HOUSES = [playhouse(editionSolo, PACK_2016), playhouse(edition2016, PACK_2016)];
const STAGE = (HOUSES[0] as (typeof HOUSES)[number]).open(undefined) as Stage<State, Move>;

/** A turn of yours, or a card of his, before which nothing has been done. */
const isFresh = (s: State): boolean => {
  const { kind } = s.stack.at(-1) ?? {};
  return (kind === 'move' || kind === 'draw-card') && s.turn.experts === 0 && s.turn.tiles === 0 && s.turn.discount === 0;
};

function* positionsOf(seed: number): Generator<State> {
  const { game } = STAGE;
  const rng = stream(seed);
  const s = game.start({ regions: seed % 2 === 0 ? 'recommended' : 'random' });
  for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
    if (isFresh(s)) yield s;
    game.apply(s, d.by, pick(d, rng));
  }
  yield s;
}

test('the words of a position build what they tell', () => {
  let positions = 0;
  for (let seed = 0; seed < 6; seed++) {
    for (const s of positionsOf(seed)) {
      positions++;
      const told = JSON.parse(JSON.stringify(STAGE.tell(s, ['you'])));
      const built = STAGE.build(told, ['you'], { regions: s.randomRegions === 1 ? 'random' : 'recommended' });
      expect(isProblems(built) ? built.problems : built.state).toEqual(s);
    }
  }
  expect(positions).toBeGreaterThan(6 * 20);
});

/** What is wrong with a position that is given like this. */
function problems(given: unknown, game = 'vinhos/solo', seats = ['you']): readonly string[] {
  const scenario = { game, title: 'x', source: 'x', rules: ['move.must'], seats, given, steps: [] };
  const ending = playScenario(scenario, HOUSES);
  return ending.is === 'passed' ? [] : ending.problems.map(makeProblem);
}

test('what cannot be is named by its path', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ lacerda: { bribes: ['centre'] } })).toEqual([
    '/given/lacerda/bribes: expected no bribe on the centre (solo.bribe), got centre',
  ]);
  expect(problems({ players: { lacerda: { estates: { 1: { region: 'dao', colour: 'red' } } } } })).toEqual([
    '/given/players/lacerda/estates: expected no board (solo.setup), got one',
  ]);
  expect(problems({ turn: 'you', round: 2 })).toEqual(['/given/round: expected 1, got 2']);
  expect(problems({ lacerda: { cards: ['bank'] } })[0]).toMatch(/^\/given\/lacerda\/cards\/0: /);
  expect(problems({ lacerda: {} }, 'vinhos/2016', ['O', 'Y'])).toEqual([
    '/given/lacerda: expected absent in a game without him, got something',
  ]);
});

test('solo.turns: maintenance comes after both turns of both', () => {
  const given = { phase: 'maintenance', year: 2, sales: { 'red-3': 'you', 'red-4': 'you', 'red-5': 'lacerda', 'red-6': 'lacerda' } };
  const steps = [
    { expect: { phase: 'maintenance', year: 2, round: 2, asks: { you: 'retrieve', chance: null } } },
    { play: 'you retrieve red-3' },
    { expect: { sales: { 'red-3': null, 'red-4': 'you' }, phase: 'year' } },
  ];
  const scenario = { game: 'vinhos/solo', title: 'x', source: 'x', rules: ['maintenance.2016'], seats: ['you'], given, steps };
  expect(playScenario(scenario, HOUSES)).toEqual({ is: 'passed' });
});

test('solo.awards: the result has a title', () => {
  const steps = [{ expect: { result: { you: { rank: 1, by: 'awards', title: 'table-wine' } } } }];
  const scenario = {
    game: 'vinhos/solo',
    title: 'x',
    rules: ['solo.awards'],
    seats: ['you'],
    given: { phase: 'end', players: { you: { money: 0 } } },
    steps,
  };
  expect(playScenario(scenario, HOUSES)).toEqual({ is: 'passed' });
});

test('what is not said is as in a fresh game', () => {
  const built = STAGE.build({}, ['you'], {});
  if (isProblems(built)) throw new Error(JSON.stringify(built.problems));
  expect(built.state.lacerda).toMatchObject({ cards: 0b111111111, numbers: 0b111111111, bribes: 0, trophies: [0, 0], tiles: 0 });
  expect(built.state.players[1]).toMatchObject({ money: 0, barrels: 8, atA: 0 });
});
