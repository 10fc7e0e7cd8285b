import { isProblems, makeProblem, pick, playScenario, type Stage, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { playhouse } from '../scenario.ts';
import type { Move, State } from '../state.ts';
import { steer } from '../trials/steering.ts';

const HOUSE = playhouse(PACK);
const STAGE = HOUSE.open(undefined) as Stage<State, Move>;
const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** Questions before which nothing has been done in their phase, so that a scenario can tell everything. */
const isFresh = (s: State): boolean =>
  s.lanes.length > 0 ? s.players.every(p => p.chosen === 0) : ['sell', 'free-vineyard'].includes(s.stack.at(-1)?.kind ?? 'sell');

function* positionsOf(seats: number, seed: number): Generator<State> {
  const { game } = STAGE;
  const rng = stream(seed);
  const s = game.start({ seats });
  for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
    const d = open[rng.below(open.length)] as (typeof open)[number];
    const isLastReveal = s.stack.at(-1)?.kind === 'reveal' && s.stack.at(-2)?.kind !== 'reveal';
    game.apply(s, d.by, steer(s, d, rng) ?? pick(d, rng));
    if (isLastReveal || (isFresh(s) && !s.stack.some(f => f.kind === 'start'))) yield s;
  }
}

describe('the words of a position', () => {
  test.each([3, 4, 5])('build what they tell, with %i seats', seats => {
    const names = NAMES.slice(0, seats);
    let positions = 0;
    for (let seed = 0; seed < 3; seed++) {
      for (const s of positionsOf(seats, seed)) {
        positions++;
        const told = STAGE.tell(s, names);
        const built = STAGE.build(JSON.parse(JSON.stringify(told)), names, {});
        expect(isProblems(built) ? built.problems : built.state).toEqual(s);
      }
    }
    expect(positions).toBeGreaterThan(100);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a broken scenario has no type
type Json = any;

const SOUND = {
  game: 'vino',
  title: 'a sound one',
  source: 'V29',
  rules: ['vino.buy'],
  seats: ['A', 'B', 'C'],
  given: { phase: 'sell', turn: 'A', vineyards: { 'lazio.1': 'A' }, players: { A: { grows: { lazio: 'nebbiolo' } } } },
  steps: [{ play: 'A sell nebbiolo 1' }] as Json[],
};

function endingAfter(change: (scenario: Json) => void): string[] {
  const scenario: Json = structuredClone(SOUND);
  change(scenario);
  const ending = playScenario(scenario, [HOUSE]);
  return ending.is === 'passed' ? ['passed'] : [ending.is, ...ending.problems.map(makeProblem)];
}

const steps =
  (...list: Json[]) =>
  (s: Json) => {
    s.steps = list;
  };
const given = (words: Json) => (s: Json) => Object.assign(s.given, words);

test('a sound scenario passes', () => expect(endingAfter(() => undefined)).toEqual(['passed']));

const BROKEN: readonly [string, (s: Json) => void, string][] = [
  ['an unknown word', given({ yaer: 1 }), '/given/yaer: expected one of phase|round|turn|'],
  ['an unknown rule', s => s.rules.push('vino.bye'), '/rules/1: expected a rule, got "vino.bye"'],
  ['an unknown name', given({ turn: 'Z' }), '/given/turn: expected one of A|B|C, got "Z"'],
  ['an unknown region', given({ region: 'rioja' }), '/given/region: expected one of liguria|'],
  ['two seats', s => (s.seats = ['A', 'B']), '/seats: expected one of 3|4|5, got 2'],
  ['a bad option', s => (s.options = { money: 'gone' }), '/options/money: expected one of open|hidden, got "gone"'],
  ['an order without somebody', given({ order: 'A B' }), '/given/order: expected each of A B C once, got A B'],
  [
    'a bottle without government',
    given({ bottles: ['liguria'] }),
    '/given/bottles: expected regions with government vineyards, got liguria',
  ],
  ['a market out of balance', given({ market: { barbera: 100 } }), '/given/market: expected a sum of 0, got 100'],
  ['half a step', given({ market: { barbera: 50, nebbiolo: -50 } }), '/given/market/nebbiolo: expected a multiple of 100, got -50'],
  ['a demand off the table', given({ market: { barbera: 600 } }), '/given/market/barbera: expected integer -500..500, got 600'],
  ['a vineyard that there is not', given({ vineyards: { 'liguria.4': 'A' } }), '/given/vineyards/liguria.4: expected one of liguria.1|'],
  ['vineyards without a variety', given({ vineyards: { 'lazio.1': 'B' } }), '/given/players/B/grows/lazio: expected a variety, got none'],
  [
    'a variety without a vineyard',
    s => (s.given.players.A.grows.toscana = 'barbera'),
    '/given/players/A/grows/toscana: expected a region with a vineyard of his, got barbera',
  ],
  [
    'a marker that two have',
    s => {
      s.given.vineyards['lazio.2'] = 'B';
      s.given.players.B = { grows: { lazio: 'nebbiolo' } };
    },
    '/given/players: expected one marker of each variety in lazio, got nebbiolo',
  ],
  ['a wrong stock', s => (s.given.players.A.cellar = { nebbiolo: 2 }), '/given/players/A/cellar/nebbiolo: expected 1, got 2'],
  ['wrong pawns', s => (s.given.players.A.pawns = 39), '/given/players/A/pawns: expected 38, got 39'],
  ['wrong markers', given({ markers: { liguria: [] } }), '/given/markers/liguria: expected 10, got 0'],
  ['choices out of season', s => (s.given.players.A.chosen = ['lazio', 'toscana']), '/given/players: expected choices only while'],
  ['a round 0', given({ round: 0 }), '/given/round: expected at least 1, got 0'],
  ['words before the game has begun', given({ phase: 'setup' }), '/given/turn: expected absent in a game that has not begun, got turn'],
  [
    'two regions in the wrong order',
    steps({ play: 'A choose toscana lazio' }),
    '/steps/0/play/0: expected lazio further to the left (out-of-order), got "A choose toscana lazio"',
  ],
  ['one region twice', steps({ play: 'A choose lazio lazio' }), '/steps/0/play/0: expected one of campania|'],
  ['a region alone', steps({ play: 'A choose trentino' }), '/steps/0/play/0: expected one of liguria|'],
  [
    'a misspelt rule of a refusal',
    steps({ refuses: { 'A sell nebbiolo 1': 'vino.sel' } }),
    '/steps/0/refuses/A sell nebbiolo 1: expected a rule',
  ],
  ['a pack that is none', s => (s.pack = { money: -1 }), '/pack/money: expected integer 100..10000, got -1'],
];

describe('a broken scenario is named by its path', () => {
  test.each(BROKEN)('%s', (_name, change, line) => {
    const [is, ...lines] = endingAfter(change);
    expect(is).toBe('broken');
    expect(lines.join('\n')).toContain(line);
  });
});
