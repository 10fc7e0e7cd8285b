import { CHANCE, isProblems, makeProblem, type Options, pick, playScenario, type Stage, stream } from '@adega/kernel';
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

test('setup.regions: a scenario that names none has the recommended regions, one that says so draws them', () => {
  const asksAfterOrder = (options: object): readonly string[] => {
    const built = STAGE.build({ phase: 'setup' }, ['O', 'Y'], options as Options);
    if (isProblems(built)) throw new Error(JSON.stringify(built.problems));
    const { state } = built;
    STAGE.game.apply(state, CHANCE, STAGE.game.decide(state)[0]?.moves[0] as Move);
    return STAGE.game.decide(state).map(({ asks }) => asks);
  };
  expect(asksAfterOrder({})).toEqual(['turn-vintage']);
  expect(asksAfterOrder({ regions: 'random' })).toEqual(['draw-regions']);
});

// biome-ignore lint/suspicious/noExplicitAny: a broken scenario has no type
type Json = any;

const SOUND = {
  game: 'vinhos/2016',
  title: 'a sound one',
  source: 'A1',
  rules: ['move.must'],
  seats: ['O', 'Y'],
  given: { turn: 'O', players: { O: { money: 2, at: 'sales' } } },
  steps: [{ play: 'O enter export' }] as Json[],
};

/** How the sound scenario ends after this change: 'passed', or 'failed' or 'broken' and the problems. */
function endingAfter(change: (scenario: Json) => void): string[] {
  const scenario: Json = structuredClone({ ...SOUND, steps: [] });
  change(scenario);
  const ending = playScenario(scenario, [HOUSE]);
  return ending.is === 'passed' ? ['passed'] : [ending.is, ...ending.problems.map(makeProblem)];
}

const given = (words: Json) => (s: Json) => Object.assign(s.given, words);
const players = (words: Json) => given({ players: words });
const estate = (words: Json) => players({ O: { estates: { 1: words } } });
const steps =
  (...list: Json[]) =>
  (s: Json) => {
    s.steps = list;
  };

test('a sound scenario passes', () => expect(endingAfter(() => undefined)).toEqual(['passed']));

/** A word that is not known, a shape that is wrong, pieces that there are not: the path, and what was expected there. */
const BROKEN: readonly [string, (s: Json) => void, string][] = [
  ['a game not on the shelf', s => (s.game = 'vinhos/1916'), '/game: expected one of vinhos/2016, got "vinhos/1916"'],
  ['no title', s => delete s.title, '/title: expected text, got nothing'],
  [
    'an unknown word',
    s => (s.sepas = 1),
    '/sepas: expected one of game|title|source|rules|note|seats|options|pack|given|steps, got "sepas"',
  ],
  ['an unknown rule', s => s.rules.push('move.mast'), '/rules/1: expected a rule, got "move.mast"'],
  ['five seats', s => (s.seats = ['A', 'B', 'C', 'D', 'E']), '/seats: expected one of 2|3|4, got 5'],
  ['a name twice', s => (s.seats = ['O', 'O']), '/seats/1: expected distinct, got "O"'],
  ['a seat called chance', s => (s.seats = ['O', 'chance']), '/seats/1: expected a word other than chance, got "chance"'],
  ['an unknown option', s => (s.options = { region: 'random' }), '/options/region: expected one of seats|regions|order, got "region"'],
  ['a bad option', s => (s.options = { regions: 'all' }), '/options/regions: expected one of random|recommended, got "all"'],
  ['no steps', s => delete s.steps, '/steps: expected list, got nothing'],
  ['an unknown step', s => (s.steps = [{ plays: 'O pass' }]), '/steps/0/plays: expected one of play|'],
  ['two things in a step', s => (s.steps = [{ play: 'O pass', chance: 'x' }]), '/steps/0/chance: expected a step of its own, got "chance"'],
  ['a step that looks at nothing', steps({ offersNot: [] }), '/steps/0/offersNot: expected at least one thing that is looked at or done'],
  ['an expectation of nothing', steps({ expect: {} }), '/steps/0/expect: expected at least one thing that is looked at or done'],
  ['a step that is no object', s => (s.steps = ['O pass']), '/steps/0: expected object, got "O pass"'],
  ['a price out of bounds', s => (s.pack = { prices: { winery: 99 } }), '/pack/prices/winery: expected integer 0..20, got 99'],
  ['a region not in the pack', s => (s.pack = { regions: { rioja: {} } }), '/pack/regions/rioja: expected one of tras-os-montes|'],
  [
    'a cost in a region',
    s => (s.pack = { regions: { dao: { tiles: [{ colour: 'red', cost: -1 }] } } }),
    '/pack/regions/dao/tiles/0/cost: expected',
  ],

  ['an unknown word of a position', given({ yaer: 4 }), '/given/yaer: expected one of phase|year|'],
  ['an unknown name', given({ turn: 'Z' }), '/given/turn: expected one of O|Y, got "Z"'],
  ['an unknown phase', given({ phase: 'lunch' }), '/given/phase: expected one of setup|'],
  ['an order without somebody', given({ order: 'O' }), '/given/order: expected each of O Y once, got O'],
  ['a disc on two slots', given({ slots: { 1: 'O', 2: 'O' } }), '/given/slots: expected each name at most once, got O'],
  ['a disc on two stands', given({ stands: { 1: 'O', 2: 'O' } }), '/given/stands: expected each name at most once, got O'],
  ['a third slot of two', given({ slots: { 3: 'O' } }), '/given/slots/3: expected one of 1|2, got "3"'],
  ['year 8', given({ year: 8 }), '/given/year: expected integer 0..7, got 8'],
  ['a round 3', given({ round: 3 }), '/given/round: expected a round from 1 to 2, got 3'],
  ['a year 7 of its own', given({ year: 7, phase: 'production' }), '/given/year: expected a year from 1 to 6 in this phase, got 7'],
  ['a fair in year 4', given({ year: 4, phase: 'fair' }), '/given/year: expected one of 3|5|6, got 4'],
  ['tiles bought with stands taken', given({ year: 3, phase: 'buying', stands: { 1: 'O' } }), '/given/stands: expected free stands'],
  ['the year marker elsewhere', given({ tax: 'sales' }), '/given/tax: expected vineyards, got sales'],
  [
    'a vintage turned up and left',
    given({ vintage: 'P1', vintagesLeft: ['P1'] }),
    '/given/vintagesLeft: expected vintages not turned up yet, got P1',
  ],
  ['words before the game has begun', given({ phase: 'setup' }), '/given/turn: expected absent in a game that has not begun, got turn'],
  ['a region out of play', given({ cubes: { algarve: 1 } }), '/given/cubes/algarve: expected a region in play, got algarve'],
  ['too many regions out', given({ out: ['minho', 'douro', 'dao'] }), '/given/out: expected 2 regions, got 3'],
  ['more cubes than spaces', given({ cubes: { douro: 5 } }), '/given/cubes/douro: expected at most 4, got 5'],
  [
    'more cubes than exist',
    given({ cubes: { douro: 4, dao: 4, minho: 4, lisboa: 4, alentejo: 4, ribatejo: 1 } }),
    '/given/supplies/cubes: expected at most 20 in all, got 21',
  ],
  ['a supply that is too large', given({ supplies: { wineries: 12 } }), '/given/supplies/wineries: expected at most 11 in all, got 12'],
  [
    'a vineyard too many',
    given({ tops: { dao: 'red' }, below: { dao: ['red', 'red'] } }),
    '/given/below/dao: expected a vineyard that is left, got red',
  ],
  [
    'vineyards below nothing',
    given({ tops: { dao: null }, below: { dao: ['red'] } }),
    '/given/below/dao: expected nothing below no top, got 1',
  ],
  [
    'an expert of another pile',
    given({ piles: { taste: 'look.cash' } }),
    '/given/piles/taste: expected an expert of this pile, got look.cash',
  ],
  [
    'a pile without a top',
    given({ piles: { taste: null }, unseen: { taste: ['taste.cash'] } }),
    '/given/piles/taste: expected a top expert, got none',
  ],
  ['an export space out of the frame', given({ exports: { '1:4': 'O' } }), '/given/exports/1:4: expected a framed space'],
  ['an unknown space', given({ sales: { 'rosé-4': 'O' } }), '/given/sales/rosé-4: expected one of red-3|'],
  ['a tile too often', given({ display: ['sales', 'sales'] }), '/given/display/1: expected at most 1 of this tile in all, got sales'],
  [
    'a multiplier for more players',
    given({ display: ['x-wines-low'] }),
    '/given/display/0: expected at most 0 of this tile in all, got x-wines-low',
  ],
  [
    'too many tiles on display',
    given({ display: ['sales', 'export', 'winery', 'cellar', 'farmer', 'points', 'expert'] }),
    '/given/display: expected at most 6 tiles, got 7',
  ],

  ['a purse below nothing', players({ O: { money: -1 } }), '/given/players/O/money: expected integer 0..500, got -1'],
  ['points of another edition', players({ O: { vp: { bank: -1 } } }), '/given/players/O/vp/bank: expected absent in this edition, got -1'],
  ['a space that there is not', players({ O: { at: 'bank' } }), '/given/players/O/at: expected one of vineyards|'],
  ['a barrel too many', players({ O: { barrels: 3 } }), '/given/players/O/barrels: expected at most 8 barrels in all, got 9'],
  ['a third barrel at a magnate', players({ O: { magnates: { A: 3 } } }), '/given/players/O/magnates/A: expected at most 2, got 3'],
  [
    'an expert of two players',
    players({ O: { experts: { up: ['taste.cash'] } }, Y: { experts: { down: ['taste.cash'] } } }),
    '/given/players/Y/experts/down/0: expected an expert that lies nowhere else, got taste.cash',
  ],
  [
    'a multiplier turned over',
    players({ O: { tiles: { down: ['x-money'] } } }),
    '/given/players/O/tiles/down/0: expected an action tile, got x-money',
  ],
  [
    'a barrel on an action tile',
    players({ O: { tiles: { manned: ['sales'] } } }),
    '/given/players/O/tiles/manned/0: expected a multiplier, got sales',
  ],
  ['more ports than exist', players({ O: { ports: 4 }, Y: { ports: 3 } }), '/given/supplies/ports: expected at most 6 in all, got 7'],
  [
    'a wine in a third place of a warehouse',
    estate({ region: 'dao', colour: 'red', wines: { 3: 4 } }),
    '/given/players/O/estates/1/wines/3: expected a place from 1 to 2 (warehouse), got 3',
  ],
  [
    'a wine from nowhere',
    estate({ wineries: 1, wines: { 1: 4 } }),
    '/given/players/O/estates/1/wines/1: expected quality, colour and region, as in "5 red dao", got 4',
  ],
  [
    'a wine of no quality',
    estate({ region: 'dao', colour: 'red', wines: { 1: 0 } }),
    '/given/players/O/estates/1/wines/1: expected a quality from 1 to 30, got 0',
  ],
  ['a region without a colour', estate({ region: 'dao' }), '/given/players/O/estates/1/colour: expected a colour with vineyards'],
  ['vineyards without a region', estate({ vineyards: 1 }), '/given/players/O/estates/1/region: expected a region with vineyards'],
  [
    'a region out of play in an estate',
    estate({ region: 'algarve', colour: 'red' }),
    '/given/players/O/estates/1/region: expected a region in play, got algarve',
  ],
  [
    'four slots',
    estate({ region: 'dao', colour: 'red', vineyards: 2, wineries: 2 }),
    '/given/players/O/estates/1: expected at most 3 vineyards and wineries, got 4',
  ],
  ['three wineries', estate({ wineries: 3 }), '/given/players/O/estates/1/wineries: expected at most 2, got 3'],
  [
    'three red vineyards',
    estate({ region: 'dao', colour: 'red', vineyards: 3 }),
    '/given/players/O/estates/1/vineyards: expected at most 2 of this region and colour in all, got 3',
  ],
  ['a farmer without a vineyard', estate({ wineries: 1, farmers: 1 }), '/given/players/O/estates/1/farmers: expected at most 0, got 1'],
  [
    'two enologists in a winery',
    estate({ wineries: 1, enologists: 2 }),
    '/given/players/O/estates/1/enologists: expected at most 1, got 2',
  ],
  [
    'a cube waiting in a region',
    estate({ region: 'dao', colour: 'red', wineries: 1, waiting: 1 }),
    '/given/players/O/estates/1/waiting: expected at most 0, got 1',
  ],
  [
    'a cube on no cellar',
    estate({ wineries: 1, waiting: 1, onCellar: true }),
    '/given/players/O/estates/1/onCellar: expected at most 0, got 1',
  ],
  [
    'two cubes on a winery',
    estate({ wineries: 1, cellar: true, waiting: 2, onCellar: false }),
    '/given/players/O/estates/1/onCellar: expected no more cubes on wineries than there are, got false',
  ],
  [
    'a cellar in Minho',
    estate({ region: 'minho', colour: 'red', cellar: true }),
    '/given/players/O/estates/1/cellar: expected no cellar in this region',
  ],

  ['a move of nobody', steps({ play: 'Z pass' }), '/steps/0/play/0: expected one of O|Y, got "Z"'],
  ['a word that no move has', steps({ play: 'O goto sales' }), '/steps/0/play/0: expected one of order-is|'],
  ['a word too many', steps({ play: 'O pass now' }), '/steps/0/play/0: expected the end of the move (left-over), got "now"'],
  ['a beginning that no move has', steps({ offersNot: 'O entre *' }), '/steps/0/offersNot/0: expected one of order-is|'],
  [
    'a beginning of a word that does not follow',
    steps({ offersNot: 'O enter sails *' }),
    '/steps/0/offersNot/0: expected one of vineyards|',
  ],
  ['a beginning of nobody', steps({ offersNot: 'Z *' }), '/steps/0/offersNot/0: expected one of O|Y, got "Z"'],
  [
    'a refusal to chance',
    steps({ refuses: { 'chance vintage P1': 'move.able' } }),
    '/steps/0/refuses/chance vintage P1: expected one of O|Y',
  ],
  [
    'a misspelt rule of a refusal',
    steps({ refuses: { 'O enter export': 'move.abel' } }),
    '/steps/0/refuses/O enter export: expected a rule, got "move.abel"',
  ],
  [
    'a misspelt rule of a wish, with numbers, in a step that is not reached',
    steps({ play: 'O end' }, { wishes: { 'O cellar 1': { rule: 'move.abel' } } }),
    '/steps/1/wishes/O cellar 1/rule: expected a rule, got "move.abel"',
  ],
  [
    'a word that no refusal has',
    steps({ refuses: { 'O enter export': { rul: 'move.able' } } }),
    '/steps/0/refuses/O enter export/rul: expected one of rule|of|needs|has|missing, got "rul"',
  ],
  ['a place that this edition does not have', given({ rows: { 'x-cash-high': 'O' } }), '/given/rows/x-cash-high: expected nothing, got'],
  [
    'a question that there is not, in a step that is not reached',
    steps({ play: 'O end' }, { expect: { asks: { O: 'mvoe' } } }),
    '/steps/1/expect/asks/O: expected one of shuffle-order|',
  ],
  [
    'an expected word that there is not',
    steps({ expect: { players: { O: { mony: 2 } } } }),
    '/steps/0/expect/players/O/mony: expected one of money|',
  ],
];

describe('a broken scenario is named by its path', () => {
  test.each(BROKEN)('%s', (_name, change, line) => {
    const [is, ...lines] = endingAfter(change);
    expect(is).toBe('broken');
    expect(lines.join('\n')).toContain(line);
  });
});

/** Scenarios that are well written and wrong. */
const FAILING: readonly [string, (s: Json) => void, string][] = [
  ['a value that is another', steps({ expect: { players: { O: { money: 3 } } } }), '/steps/0/expect/players/O/money: expected 3, got 2'],
  [
    'a list that is longer',
    steps({ expect: { players: { O: { experts: { up: 1 } } } } }),
    '/steps/0/expect/players/O/experts/up: expected 1, got []',
  ],
  [
    'a vineyard of the other colour',
    steps({ expect: { tops: { dao: 'white' } } }),
    '/steps/0/expect/tops/dao: expected "white", got "red-',
  ],
  [
    'vineyards of the other colour',
    s => {
      s.given.below = { dao: ['red', 'white'] };
      s.steps = [{ expect: { below: { dao: ['red', 'red'] } } }];
    },
    '/steps/0/expect/below/dao: expected ["red","red"], got ["red-',
  ],
  [
    'fewer vineyards than there are',
    s => {
      s.given.below = { dao: ['red', 'white'] };
      s.steps = [{ expect: { below: { dao: ['red'] } } }];
    },
    '/steps/0/expect/below/dao: expected ["red"], got ["red-',
  ],
  [
    'a wine of another region',
    s => {
      s.given.players.O.estates = { 1: { region: 'dao', colour: 'red', wines: { 1: 5 } } };
      s.steps = [{ expect: { players: { O: { estates: { 1: { wines: { 1: '5 red minho' } } } } } } }];
    },
    '/steps/0/expect/players/O/estates/1/wines/1: expected "5 red minho", got 5',
  ],
  [
    'a list of other things',
    steps({ expect: { out: ['minho', 'algarve'] } }),
    '/steps/0/expect/out: expected ["minho","algarve"], got ["setubal","algarve"]',
  ],
  ['an order that is another', steps({ expect: { order: 'Y O' } }), '/steps/0/expect/order: expected "Y O", got "O Y"'],
  ['something where nothing is', steps({ expect: { sales: { 'red-3': 'O' } } }), '/steps/0/expect/sales/red-3: expected "O", got null'],
  ['somebody else is asked', steps({ expect: { asks: { Y: 'move' } } }), '/steps/0/expect/asks/Y: expected "move", got null'],
  [
    'a result before the end',
    steps({ expect: { result: { O: { rank: 1 } } } }),
    '/steps/0/expect/result: expected {"O":{"rank":1}}, got null',
  ],
  ['a move of somebody who is not asked', steps({ play: 'Y enter centre' }), '/steps/0/play/0: expected O enter '],
  ['a move that is forbidden', steps({ play: 'O enter export' }), 'got O enter export ({"rule":"move.able"'],
  ['chance that is not asked', steps({ chance: 'vintage P1' }), '/steps/0/chance/0: expected O enter '],
  [
    'chance that is asked and not dictated',
    steps({ play: ['O enter experts', 'O hire taste', 'O hire taste'] }),
    '/steps/0/play/2: expected chance expert-up taste.free-move | expert-up',
  ],
  ['an offer that is none', steps({ offers: 'O enter export' }), '/steps/0/offers/0: expected O enter export offered'],
  [
    'an offer that should be none',
    steps({ offersNot: 'O enter experts' }),
    '/steps/0/offersNot/0: expected O enter experts not offered, got offered',
  ],
  [
    'nothing offered to somebody who is not asked',
    steps({ offersNot: 'Y enter export' }),
    '/steps/0/offersNot/0: expected Y is asked, got O enter ',
  ],
  ['nothing of a kind offered to him', steps({ offersNot: 'Y cellar *' }), '/steps/0/offersNot/0: expected Y is asked, got O enter '],
  ['offers to somebody who is not asked', steps({ offersOnly: 'Y *' }), '/steps/0/offersOnly/0: expected Y is asked, got O enter '],
  ['nothing drawn where chance is not asked', steps({ offersNot: 'chance vintage P1' }), '/steps/0/offersNot/0: expected chance is asked'],
  ['a draw where nothing is drawn', steps({ chance: 'any' }), '/steps/0/chance: expected chance is asked, got O enter '],
  ['offers that should be none', steps({ offersNot: 'O enter *' }), '/steps/0/offersNot/0: expected O enter * not offered, got offered'],
  ['more offers than listed', steps({ offersOnly: 'O enter experts' }), '/steps/0/offersOnly: expected nothing else offered, got O enter '],
  [
    'a refusal by another rule',
    steps({ refuses: { 'O enter export': 'move.must' } }),
    '/steps/0/refuses/O enter export/rule: expected "move.must", got "move.able"',
  ],
  [
    'a refusal with other numbers',
    steps({ refuses: { 'O enter cellars': { rule: 'move.able', missing: 1 } } }),
    '/steps/0/refuses/O enter cellars/missing: expected 1, got 2',
  ],
  [
    'no refusal at all',
    steps({ refuses: { 'O enter experts': 'move.able' } }),
    '/steps/0/refuses/O enter experts: expected "move.able", got null',
  ],
  [
    'a refusal where none should be',
    steps({ refuses: { 'O enter export': null } }),
    '/steps/0/refuses/O enter export: expected null, got {"rule":"move.able"',
  ],
  [
    'a refusal of a part that the price does not have',
    steps({ refuses: { 'O enter cellars': { rule: 'move.able', needs: { renown: 1 } } } }),
    '/steps/0/refuses/O enter cellars/needs/renown: expected one of distance|',
  ],
  [
    'a refusal of what is not asked',
    steps({ refuses: { 'O cellar 1': 'move.able' } }),
    '/steps/0/refuses/O cellar 1: expected a move that the question is about, got the question move, which is about enter',
  ],
  [
    'a refusal of the space where one stands',
    steps({ refuses: { 'O enter sales': 'move.able' } }),
    '/steps/0/refuses/O enter sales: expected a move that the question is about, got the space where the marker stands already (move.must)',
  ],
  [
    'a move to the space where one stands',
    steps({ play: 'O enter sales' }),
    'got O enter sales (the space where the marker stands already',
  ],
  [
    'a refusal of an expert of nobody',
    steps({ refuses: { 'O enter export taste.free-move': 'move.able' } }),
    'got an expert who does not lie face up before this player (expert.use)',
  ],
  [
    'a refusal of an expert who does nothing on a move',
    s => {
      s.given.players.O.experts = { up: ['taste.cash'] };
      s.steps = [{ refuses: { 'O enter export taste.cash': 'move.able' } }];
    },
    'got an expert who does nothing on a move (expert.free-move)',
  ],
  [
    'a refusal of an expert who helps elsewhere',
    s => {
      s.given.players.O.experts = { up: ['taste.vineyard-discount'] };
      s.steps = [{ refuses: { 'O enter export taste.vineyard-discount': 'move.able' } }];
    },
    'got an expert who helps on the way to vineyards only (expert.vineyard-discount)',
  ],
  [
    'a refusal to somebody else',
    steps({ refuses: { 'Y enter export': 'move.able' } }),
    '/steps/0/refuses/Y enter export: expected Y is asked',
  ],
  [
    'a wish that is no wish',
    steps({ wishes: { 'O cellar 1': null } }),
    '/steps/0/wishes/O cellar 1: expected null, got {"rule":"move.able"',
  ],
];

describe('a scenario that is wrong fails', () => {
  test.each(FAILING)('%s', (_name, change, line) => {
    const [is, ...lines] = endingAfter(change);
    expect(is).toBe('failed');
    expect(lines.join('\n')).toContain(line);
  });
});

const HIRED = ['O enter experts', 'O hire taste'];

/** Scenarios that are well written and right. */
const PASSING: readonly [string, (s: Json) => void][] = [
  [
    'a draw that does not matter',
    steps({ play: HIRED }, { chance: 'any' }, { expect: { piles: { taste: 'taste.free-move' }, asks: { chance: null } } }),
  ],
  ['a draw in a list', steps({ play: HIRED }, { chance: ['any'] }, { expect: { asks: { chance: null } } })],
  [
    'all draws of a setup',
    s => {
      s.given = { phase: 'setup' };
      s.steps = [{ chance: 'any' }, { expect: { asks: { O: 'start-vineyard' } } }];
    },
  ],
  [
    'one draw of several',
    s => {
      s.given = { phase: 'setup' };
      s.steps = [{ chance: ['any', 'vintage P4'] }, { expect: { order: 'O Y', vintage: 'P4', asks: { chance: 'turn-vineyard' } } }];
    },
  ],
  ['all moves of somebody', steps({ offersOnly: 'O enter *' }, { offersOnly: ['O *'] })],
  [
    'what is expected in the words in which it was given',
    s => {
      const words = {
        order: 'Y  O',
        tops: { dao: 'white', douro: 'red' },
        below: { dao: ['red', 'white', 'red'], douro: ['white'] },
        arranged: { minho: { by: 'O', tiles: 'red white' } },
        returned: { taste: 'taste.cash  taste.renown' },
        players: { O: { estates: { 1: { region: 'lisboa', colour: 'red', wines: { 1: '5 red lisboa', 2: '4', 3: null } } } } },
      };
      s.given = { ...words, turn: 'O' };
      s.steps = [{ expect: words }, { expect: { players: { O: { estates: { 1: { wines: { 1: 5, 2: '4 red lisboa' } } } } } } }];
    },
  ],
  [
    'a bag in which a colour stands beside a tile',
    s => {
      const [red4, red5, white] = [4, 5, 5].map((cost, i) => ({ colour: i < 2 ? 'red' : 'white', cost }));
      s.pack = { regions: { dao: { tiles: [red4, red5, white, white] } } };
      s.given.tops = { dao: 'white' };
      s.given.below = { dao: ['red-4', 'red-5'] };
      s.steps = [{ expect: { below: { dao: ['red', 'red-4'] } } }];
    },
  ],
  ['nothing of a kind', steps({ offersNot: ['O use *', 'O enter sales *', 'O enter export *'] })],
];

describe('a scenario that is right passes', () => {
  test.each(PASSING)('%s', (_name, change) => {
    expect(endingAfter(change)).toEqual(['passed']);
  });
});

/** Every phase can be begun with. */
const PHASES: readonly [string, Json, Json][] = [
  [
    'a seat in the second round',
    { year: 2, round: 2, turn: 'Y' },
    { phase: 'turn', year: 2, round: 2, turn: 'Y', asks: { Y: 'move' }, tax: 'cellars' },
  ],
  ['the extra turn', { year: 7, turn: 'Y' }, { phase: 'turn', year: 7, round: 3, tax: null, asks: { Y: 'move' } }],
  ['the first extra turn', { year: 7, turn: 'O' }, { year: 7, round: 3, asks: { O: 'move' } }],
  ['the setup', { phase: 'setup', turn: undefined, players: undefined }, { phase: 'setup', year: 0, asks: { chance: 'shuffle-order' } }],
  ['the first vineyards', { phase: 'first-vineyards', turn: 'Y' }, { year: 0, round: 0, asks: { Y: 'start-vineyard' } }],
  ['the first tiles', { phase: 'first-tiles', turn: 'Y', display: ['sales', 'export'] }, { asks: { Y: 'magnate-pick' }, tax: null }],
  ['the beginning of year 1', { phase: 'year', year: 1, turn: undefined }, { year: 1, round: 1, asks: { O: 'move' } }],
  [
    'the beginning of a year',
    { phase: 'year', year: 3 },
    { phase: 'year', year: 3, round: 0, tax: 'wineries', asks: { chance: 'turn-vintage' } },
  ],
  ['the end of a round', { phase: 'order', year: 2, round: 1, slots: { 2: 'O' } }, { order: 'Y O', round: 2, asks: { Y: 'move' } }],
  [
    'maintenance',
    { phase: 'maintenance', year: 2, sales: { 'red-3': 'O', 'red-4': 'O' } },
    { phase: 'maintenance', round: 2, asks: { O: 'retrieve' } },
  ],
  ['buying', { phase: 'buying', year: 3, turn: null, display: ['sales'] }, { year: 3, asks: { chance: 'turn-tile' } }],
  ['the end', { phase: 'end' }, { phase: 'end', year: 7, asks: { O: null, Y: null, chance: null } }],
];

describe('a position can begin with', () => {
  test.each(PHASES)('%s', (_name, words, expected) => {
    const scenario = structuredClone(SOUND);
    Object.assign(scenario.given, words);
    for (const [word, value] of Object.entries(scenario.given)) if (value === undefined) delete (scenario.given as Json)[word];
    scenario.steps = [{ expect: expected }];
    expect(playScenario(scenario, [HOUSE])).toEqual({ is: 'passed' });
  });
});
