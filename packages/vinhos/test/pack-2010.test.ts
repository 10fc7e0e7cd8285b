// The components of Reserve 2010 and of the first edition, counted; their tables; what a pack of theirs must not say.

import { contentHash } from '@adega/kit/hash.ts';
import { describe, expect, test } from 'vitest';
import { compile, NO_CAP, readOff } from '../data/pack.ts';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { type Pack2010, parsePack } from '../data/schema.ts';
import { COLOURS, EXTRA_ACTIONS, FEATURES, HOUSES, REGIONS, SPACE_ACTIONS, SUBJECTS } from '../data/words.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

describe.each([PACK_RESERVE, PACK_FIRST])('components of $edition', pack => {
  test('4 vineyards a region, 2 red and 2 white', () => {
    for (const { tiles } of pack.regions) {
      expect(tiles).toHaveLength(4);
      for (const colour of COLOURS) expect(count(tiles, tile => tile.colour === colour)).toBe(2);
    }
  });

  test('9 vintages: the 0 tile and 8 others, weather in pairs, features as in 2016', () => {
    expect(pack.zero).toEqual({ id: '0', weather: 0 });
    expect(pack.vintages).toHaveLength(8);
    expect(pack.vintages.map(vintage => vintage.weather).sort((a, b) => a - b)).toEqual([-2, -2, -1, -1, 1, 1, 2, 2]);
    for (const feature of FEATURES) {
      expect(pack.vintages.flatMap(vintage => vintage.features[feature] ?? []).sort()).toEqual([1, 1, 2, 3, 3]);
    }
    expect(pack.vintages.map(vintage => vintage.features)).toEqual(PACK_2016.vintages.map(vintage => vintage.features));
  });

  test('24 experts and 16 sales spaces, as in 2016', () => {
    expect(pack.experts).toEqual(PACK_2016.experts);
    expect(pack.sales).toEqual(PACK_2016.sales);
    expect(HOUSES.map(house => count(pack.sales, sale => sale.house === house))).toEqual([6, 4, 6]);
  });

  test('G20: 16 export spaces in 4 countries and 4 rows; the majorities', () => {
    expect(pack.export.columns.map(column => column.spaces.length)).toEqual([4, 4, 4, 4]);
    expect(pack.export.columns.map(column => column.majority)).toEqual([6, 8, 10, 12]);
    expect(pack.export.rows).toHaveLength(4);
  });

  test('8 barrels a player, 4 estates of 3 slots, 6 experts at most', () => {
    expect([pack.supplies.barrels, pack.estates, pack.slots, pack.mostExperts]).toEqual([8, 4, 3, 6]);
  });

  test('wineries 8/12/16, cellars 5/7/9', () => {
    expect([pack.supplies.wineries, pack.supplies.cellars]).toEqual([
      [8, 12, 16],
      [5, 7, 9],
    ]);
  });

  test('6 stands: each pair of features once, 2 of each bonus', () => {
    const pairs = pack.fair.stands.map(({ features }) => [...features].sort().join());
    expect(new Set(pairs).size).toBe(6);
    expect(pack.fair.stands.every(({ features }) => features.length === 2)).toBe(true);
    for (const bonus of ['expert', 'money', 'points']) expect(count(pack.fair.stands, stand => stand.bonus === bonus)).toBe(2);
  });

  test('3 rows of 2 extra actions and 3 multipliers: every one of them once', () => {
    const { rows } = pack.magnates;
    const actions = rows.flatMap(row => row.actions.map(({ id }) => id));
    const subjects = rows.flatMap(row => row.multipliers.map(({ subject }) => subject));
    expect(actions.sort()).toEqual(['expert', 'export', 'investment', 'sales', 'vineyard', 'winery']);
    expect(subjects.sort()).toEqual(
      ['cash', 'cellars', 'enologists', 'estates', 'features', 'renown', 'vineyards', 'wine', 'wineries'].sort(),
    );
  });
});

describe('what differs', () => {
  test('36 vineyards in 9 regions of Reserve 2010, 32 in 8 of the first edition, which has no Ribatejo', () => {
    expect(sum(PACK_RESERVE.regions.map(region => region.tiles.length))).toBe(36);
    expect(sum(PACK_FIRST.regions.map(region => region.tiles.length))).toBe(32);
    expect(REGIONS.filter(id => !PACK_FIRST.regions.some(region => region.id === id))).toEqual(['ribatejo']);
  });

  test('the numbers of the regions', () => {
    expect(PACK_RESERVE.regions.map(region => region.id)).toEqual(REGIONS);
    expect(PACK_FIRST.regions.map(region => region.id)).toEqual([
      ...['minho', 'tras-os-montes', 'dao', 'douro', 'lisboa', 'alentejo', 'setubal', 'algarve'],
    ]);
    for (const { regions } of [PACK_RESERVE, PACK_FIRST]) expect(regions.map(({ number }) => number)).toEqual(regions.map((_, i) => i + 1));
  });

  test('cubes 20 and 15; enologists by players and always 8; farmers 4 and none', () => {
    const of = ({ cubes, supplies }: Pack2010) => [cubes, supplies.enologists, supplies.farmers];
    expect(of(PACK_RESERVE)).toEqual([20, [7, 10, 12], [4, 4, 4]]);
    expect(of(PACK_FIRST)).toEqual([15, [8, 8, 8], [0, 0, 0]]);
  });

  test('G49: money', () => {
    expect(PACK_RESERVE.supplies.money.flat().every(n => n === 10)).toBe(true);
    expect(PACK_RESERVE.supplies.extra).toEqual([
      [0, 2],
      [0, 1, 2],
      [0, 1, 2, 3],
    ]);
    expect(PACK_FIRST.supplies.money).toEqual([
      [11, 12],
      [11, 11, 12],
      [11, 11, 12, 12],
    ]);
    expect(PACK_FIRST.supplies.extra).toBeUndefined();
  });

  test('regions out of play, framed spaces, prizes for two, the cap of the cash multiplier, a fifth estate', () => {
    const cap = ({ magnates }: Pack2010) => magnates.rows.flatMap(row => row.multipliers).find(m => m.subject === 'cash');
    const of = (pack: Pack2010) => [pack.supplies.out, pack.export.two, pack.fair.two, cap(pack), pack.moreEstates];
    expect(of(PACK_RESERVE)).toEqual([
      [['setubal', 'algarve'], ['setubal'], []],
      [1, 2, 3],
      [1, 3],
      { subject: 'cash', each: [1, 2], cap: 16 },
      5,
    ]);
    expect(of(PACK_FIRST)).toEqual([
      [['algarve', 'setubal'], ['algarve'], []],
      [1, 2, 3, 4],
      [1, 2],
      { subject: 'cash', each: [1, 2] },
      undefined,
    ]);
  });

  test('games name these packs', () => {
    expect([contentHash(PACK_RESERVE), contentHash(PACK_FIRST)]).toEqual([
      '7de4f0685f70694c9eba016aa5455e4b2739311898ec6b85ed878e4d490c60bb',
      '0a945aee16bf7fd094de8626b4f6882e6274aeeec338065af287e07bd9f68396',
    ]);
  });
});

describe('tables', () => {
  const reserve = compile(PACK_RESERVE);
  const first = compile(PACK_FIRST);

  test('the bank is the last space', () => {
    expect(SPACE_ACTIONS[reserve.spaceAction[8] as number]).toBe('bank');
    expect(compile(PACK_2016).bank).toBeUndefined();
  });

  test('a region that the edition lacks has no tiles and no number', () => {
    const ribatejo = REGIONS.indexOf('ribatejo');
    expect([first.vineyards[ribatejo], first.regionNumber[ribatejo], (first.regions >> ribatejo) & 1]).toEqual([0, 0, 0]);
    expect(first.regionOfNumber.slice(1, 9).map(i => REGIONS[i])).toEqual(PACK_FIRST.regions.map(({ id }) => id));
    expect([reserve.regions, compile(PACK_2016).regions]).toEqual([511, 511]);
  });

  test('the 0 tile is the last vintage: no weather, no features, nobody satisfied', () => {
    expect([reserve.vintages, reserve.zero, compile(PACK_2016).zero]).toEqual([9, 8, -1]);
    expect([reserve.weather[8], reserve.symbols[8], reserve.wantsColour[8], reserve.wantsRegion[8]]).toEqual([0, [0, 0, 0, 0], -1, 0]);
    expect(reserve.wantsValue[8]).toBeGreaterThan(100);
  });

  test('C3: the same tile wants other numbers, and so other regions, in the first edition', () => {
    const wanted = (set: number) => REGIONS.filter((_, i) => (set >> i) & 1);
    expect(wanted(reserve.wantsRegion[0] as number)).toEqual(['tras-os-montes', 'dao', 'setubal', 'alentejo']);
    expect(wanted(first.wantsRegion[7] as number)).toEqual(['minho', 'douro', 'dao', 'setubal']);
  });

  test('points of export come from the row, in 2016 from the number', () => {
    expect(reserve.exportPoints.slice(0, 8)).toEqual([3, 5, 7, 9, 3, 5, 7, 9]);
    const { exportPoints, exportNumber } = compile(PACK_2016);
    expect(exportPoints).toEqual(exportNumber);
  });

  test('no limit to vineyards, sales and exports; one cellar', () => {
    expect(reserve.limit).toEqual({ wineries: 2, staff: 2, cellars: 1, experts: 2, vineyards: NO_CAP, sales: NO_CAP, export: NO_CAP });
  });

  test('G21, G23: prices of the investments', () => {
    const { bank } = reserve;
    expect(bank?.interest).toEqual([-2, -1, 0, 1, 2, 3]);
    expect(bank?.interest[bank.investment]).toBe(1);
    expect(bank?.invest.slice(1, 3)).toEqual([3, 2]);
    expect(sum(bank?.disinvest.slice(1) ?? [])).toBe(11);
  });

  test('G46: the account at the end', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 24].map(n => readOff(reserve.moneyTable, n))).toEqual([0, 0, 3, 3, 7, 7, 12, 12, 18, 18]);
  });

  test('G29, G36: experts for a wine of value 4, 10 and 12', () => {
    expect([0, 2, 3, 4, 5, 7, 9, 10, 12].map(n => readOff(reserve.expertsFor, n))).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 4]);
  });

  test('extra actions and slots, row by row, the left slot first', () => {
    expect(reserve.extraRow.map((row, i) => `${row} ${EXTRA_ACTIONS[reserve.extraAction[i] as number]}`)).toEqual([
      ...['0 winery', '0 sales', '1 vineyard', '1 export', '2 expert', '2 investment'],
    ]);
    const slots = reserve.slotSubject.map(
      (subject, i) => `${reserve.slotRow[i]} ${SUBJECTS[subject]} ${reserve.slotPer[i]}/${reserve.slotEach[i]}`,
    );
    expect(slots).toEqual([
      ...['0 cellars 4/1', '0 cellars 2/1', '0 wine 1/1', '0 wine 1/1', '0 vineyards 2/1', '0 vineyards 1/1'],
      ...['1 enologists 4/1', '1 enologists 2/1', '1 features 8/1', '1 features 8/1', '1 cash 1/1', '1 cash 1/2'],
      ...['2 estates 4/1', '2 estates 2/1', '2 renown 1/1', '2 renown 1/1', '2 wineries 2/1', '2 wineries 1/1'],
    ]);
    expect([reserve.slotCap[10], first.slotCap[10]]).toEqual([16, NO_CAP]);
  });

  test('prices of extra actions stand where those of tiles are', () => {
    const winery = EXTRA_ACTIONS.indexOf('winery');
    const vineyard = EXTRA_ACTIONS.indexOf('vineyard');
    expect([reserve.tilePrice[winery], reserve.tileDiscount[vineyard], reserve.multipliers]).toEqual([1, 2, 0]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a broken pack has no type
type Broken = any;

const PROBLEMS: [string, (pack: Broken) => void, string[]][] = [
  ['nothing', () => {}, []],
  ['the pack of another edition', p => (p.edition = 'first'), ['/edition: one of reserve, "first"']],
  ['money for the wrong number of players', p => p.supplies.money[0].push(9), ['/supplies/money/0: list 2, list 3']],
  ['a first vineyard beyond somebody’s means', p => (p.supplies.money[1][2] = 4), ['/supplies/money/1/2: at least 5, 4']],
  ['fewer estates in the variant', p => (p.moreEstates = 3), ['/moreEstates: at least 4, 3']],
  ['too much added money', p => (p.supplies.extra[2] = [0, 1, 2]), ['/supplies/extra/2: list 4, list 3']],
  ['a 0 tile with the id of another', p => (p.zero.id = 'P1'), ['/zero/id: distinct, "P1"']],
  ['a column higher than the rows', p => (p.export.rows = [3, 5, 7]), [0, 1, 2, 3].map(i => rowProblem(i))],
  ['an account that starts beyond its end', p => (p.bank.start = 25), ['/bank/start: at most 24, 25']],
  ['an account with falling points', p => (p.bank.table[1] = [10, 2]), ['/bank/table/1/1: at least 3, 2']],
  ['a step without a way back', p => p.bank.investments.disinvest.pop(), ['/bank/investments/disinvest: list 5, list 4']],
  ['an investment off the track', p => (p.bank.investments.start = 4), ['/bank/investments/start: at most 3, 4']],
  ['a track that falls', p => (p.fair.track[3] = 0), ['/fair/track/3: at least 1, 0']],
  ['a stand with one feature twice', p => (p.fair.stands[0].features = ['look', 'look']), ['/fair/stands/0/features/1: distinct, "look"']],
  ['an extra action twice', p => (p.magnates.rows[1].actions[1] = { id: 'sales' }), ['/magnates/rows/1/actions/1: distinct, "sales"']],
  [
    'a multiplier twice',
    p => (p.magnates.rows[2].multipliers[1] = { subject: 'wine' }),
    ['/magnates/rows/2/multipliers/1: distinct, "wine"'],
  ],
  ['a farmer for money', p => (p.prices.farmer = 2), ['/prices/farmer: absent, "farmer"']],
];

function rowProblem(column: number): string {
  return `/export/columns/${column}/spaces: list 1..3, list 4`;
}

test.each(PROBLEMS)('a pack with %s', (_, change, lines) => {
  const pack: Broken = structuredClone(PACK_RESERVE);
  change(pack);
  const parsed = parsePack(pack, 'reserve');
  expect('pack' in parsed ? [] : parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`)).toEqual(lines);
});
