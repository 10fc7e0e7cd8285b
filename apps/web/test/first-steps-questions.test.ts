// The questions of the first steps: each right answer is held against the engine, and what its words name against the components.
import { playScenario } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import { describe, expect, test } from 'vitest';
import { questions } from '../games/vinhos/course/questions.ts';
import { figuresOf } from '../games/vinhos/figures.ts';
import { course as english } from '../games/vinhos/text/en/course.ts';
import { ANSWERS } from '../table/course.ts';

const LISBOA = { region: 'lisboa', colour: 'red' };

/** Ana wins it, and came first; Rui stands further to the left. */
const FAIR = {
  year: 3,
  phase: 'fair',
  order: 'Ana Rui',
  stands: { 1: 'Rui', 4: 'Ana' },
  players: { Ana: { fairPoints: 12 }, Rui: { fairPoints: 7 } },
};

/** What the right answer says, as a position and what comes of it. */
const PROOFS: { readonly [question: string]: { readonly given: object; readonly steps: readonly object[] } } = {
  barrel: {
    given: {
      year: 2,
      phase: 'maintenance',
      sales: { 'red-8': 'Ana' },
      players: { Ana: { barrels: 1 } },
    },
    steps: [{ expect: { players: { Ana: { barrels: 2 } } } }],
  },
  way: {
    given: { year: 6, turn: 'Ana', players: { Ana: { money: 10, at: 'wineries' }, Rui: { money: 10, at: 'experts' } } },
    steps: [{ play: 'Ana enter experts' }, { expect: { players: { Ana: { money: 8 }, Rui: { money: 11 } } } }],
  },
  turn: {
    given: { year: 2, turn: 'Ana', players: { Ana: { money: 10, at: 'centre', estates: { 1: LISBOA } } } },
    steps: [{ play: ['Ana enter wineries', 'Ana winery 1'] }, { offers: ['Ana winery 1', 'Ana done'] }],
  },
  quality: {
    given: {
      year: 2,
      phase: 'production',
      vintage: 'P2',
      players: { Ana: { estates: { 1: { ...LISBOA, vineyards: 2, wineries: 1, enologists: 1 } } } },
    },
    steps: [{ expect: { players: { Ana: { estates: { 1: { wines: { 1: 8 } } } } } } }],
  },
  value: {
    given: {
      year: 2,
      turn: 'Ana',
      cubes: { lisboa: 0 },
      players: { Ana: { at: 'centre', estates: { 1: { ...LISBOA, cellar: true, wines: { 3: 6 } } } } },
    },
    steps: [{ play: 'Ana enter sales' }, { offers: ['Ana sell 1.3 red-9'] }, { offersNot: ['Ana sell 1.3 red-10'] }],
  },
  cubes: {
    given: {
      year: 2,
      turn: 'Ana',
      cubes: { lisboa: 2, dao: 2 },
      players: {
        Ana: { at: 'centre', estates: { 1: { ...LISBOA, wines: { 1: 6 } } } },
        Rui: { estates: { 1: LISBOA } },
      },
    },
    steps: [
      { play: 'Ana enter sales' },
      { offers: ['Ana sell 1.1 red-8'] },
      { offersNot: ['Ana sell 1.1 red-9'] },
      { play: 'Ana sell 1.1 red-8' },
      { expect: { cubes: { lisboa: 0, dao: 2 } } },
    ],
  },
  empty: {
    given: {
      year: 2,
      turn: 'Ana',
      players: {
        Ana: { barrels: 0, at: 'centre', money: 9, magnates: { A: 2, B: 2, C: 2 }, estates: { 1: { ...LISBOA, wines: { 1: 9 } } } },
      },
    },
    steps: [{ offersNot: ['Ana enter sales', 'Ana enter export'] }, { offers: ['Ana enter wineries', 'Ana enter staff'] }],
  },
  pleased: {
    given: {
      year: 3,
      turn: 'Ana',
      vintage: 'P2',
      cubes: { lisboa: 0 },
      players: { Ana: { at: 'sales', estates: { 1: { ...LISBOA, wines: { 1: 9 } } } } },
    },
    steps: [
      { play: ['Ana enter centre', 'Ana slot 1', 'Ana present 1.1 0', 'Ana stand 1'] },
      { offers: ['Ana collect A', 'Ana collect B', 'Ana collect C'] },
      { play: ['Ana collect A', 'Ana collect B'] },
      { expect: { players: { Ana: { magnates: { A: 1, B: 1, C: 2 } } }, asks: { Ana: null } } },
    ],
  },
  points: {
    given: FAIR,
    steps: [{ expect: { players: { Ana: { fairPoints: 12, vp: { fair: 9 } }, Rui: { fairPoints: 7, vp: { fair: 3 } } } } }],
  },
  order: { given: FAIR, steps: [{ expect: { order: 'Rui Ana' } }] },
  tile: {
    given: {
      year: 3,
      phase: 'buying',
      display: ['x-cellars-high'],
      players: { Ana: { barrels: 1, estates: { 1: { ...LISBOA, wines: { 1: 1 } } } } },
    },
    steps: [{ play: 'Ana take x-cellars-high' }, { expect: { players: { Ana: { barrels: 0 } } } }],
  },
  money: {
    given: { year: 7, turn: 'Ana', players: { Ana: { money: 14, at: 'centre', vp: { export: 0, fair: 0 } } } },
    steps: [{ expect: { scores: { Ana: { money: 7 } } } }],
  },
};

describe('the questions', () => {
  test('are eight to twelve, none comes twice, and the right answer is not always the same', () => {
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(12);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const answer of ANSWERS) expect(questions.filter(({ right }) => right === answer).length).toBeGreaterThan(1);
  });

  test('have a proof each', () => {
    expect(Object.keys(PROOFS).sort()).toEqual(questions.map(({ id }) => id).sort());
  });

  test.each(Object.entries(PROOFS))('%s: the right answer is what the engine does', (id, { given, steps }) => {
    const rules = questions.filter(question => question.id === id).map(({ rule }) => rule);
    expect(rules.length).toBe(1);
    expect(steps.length).toBeGreaterThan(0);
    const scenario = { game: 'vinhos/2016', title: id, source: 'first steps', rules, seats: ['Ana', 'Rui'], given, steps };
    expect(playScenario(scenario, PLAYHOUSES)).toEqual({ is: 'passed' });
  });

  test('say numbers that they work out as the components have them', () => {
    const { quality_vineyard, quality_winery, quality_enologist, storage_cellar_2, money_table_1_0, money_table_2_0, magnates_most } =
      figuresOf({ game: 'vinhos/2016' });
    const right = (id: string) => english[`learn.questions.${id}.${questions.find(of => of.id === id)?.right}` as keyof typeof english];
    expect([2 * Number(quality_vineyard) + Number(quality_winery) + Number(quality_enologist) + 1, right('quality')]).toEqual([
      8,
      'Eight.',
    ]);
    expect([6 + Number(storage_cellar_2), right('value')]).toEqual([9, 'Nine.']);
    expect([Number(money_table_1_0) <= 14, 14 < Number(money_table_2_0)]).toEqual([true, true]);
    // Neither of the other answers.
    expect([1, 3]).not.toContain(magnates_most);
  });
});
