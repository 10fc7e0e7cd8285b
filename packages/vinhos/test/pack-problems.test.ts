import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { parsePack } from '../data/schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: a broken pack has no type
type Broken = any;

/** What parsePack says of our pack after this change: 'path: expected, got' lines. */
function problemsAfter(change: (pack: Broken) => void): string[] {
  const pack: Broken = structuredClone(PACK_2016);
  change(pack);
  const parsed = parsePack(pack);
  return 'pack' in parsed ? [] : parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`);
}

const SHAPES: [string, (pack: Broken) => void, string[]][] = [
  ['a number out of bounds', p => (p.export.columns[2].spaces[1] = 31), ['/export/columns/2/spaces/1: integer 1..30, 31']],
  ['a fraction', p => (p.regions[3].tiles[0].cost = 4.5), ['/regions/3/tiles/0/cost: integer 0..20, 4.5']],
  ['not a number', p => (p.cubes = NaN), ['/cubes: integer 0..60, null']],
  ['text for a number', p => (p.prices.tax = '1'), ['/prices/tax: integer 0..20, "1"']],
  ['a negative price', p => (p.prices.winery = -1), ['/prices/winery: integer 0..20, -1']],
  ['negative starting money', p => (p.supplies.money[0] = -1), ['/supplies/money/0: integer 0..100, -1']],
  ['an unknown word', p => (p.regions[0].tiles[1].colour = 'rosé'), ['/regions/0/tiles/1/colour: one of red|white, "rosé"']],
  ['a missing field', p => delete p.quality.port, ['/quality/port: present, nothing']],
  ['an unknown field', p => (p.quality.sugar = 1), ['/quality/sugar: absent, "sugar"']],
  ['an unknown field with a slash', p => (p['a/b~c'] = 1), ['/a~1b~0c: absent, "a/b~c"']],
  ['a list too short', p => p.vintages.splice(5), ['/vintages: list 6..30, list 5']],
  ['not an object', p => (p.fair.stands[0] = 3), ['/fair/stands/0: object, 3']],
  ['no stand for a fourth player', p => (p.fair.stands = p.fair.stands.slice(1, 2)), ['/fair/stands: list 4..6, list 1']],
  ['no such feature', p => (p.vintages[0].features.sugar = 1), ['/vintages/0/features/sugar: absent, "sugar"']],
  ['a price on a sales tile', p => (p.magnates.actions[3].price = 1), ['/magnates/actions/3/price: absent, "price"']],
  ['no price on a winery tile', p => delete p.magnates.actions[5].price, ['/magnates/actions/5/price: present, nothing']],
  [
    'an unknown tile action',
    p => (p.magnates.actions[5].id = 'bank'),
    ['/magnates/actions/5/id: one of expert|vineyard|points|sales|export|winery|cellar|enologist|farmer, "bank"'],
  ],
  ['a table row of three', p => p.money.table[1].push(0), ['/money/table/1/2: list 2, 0']],
  ['another edition', p => (p.edition = 'reserve'), ['/edition: one of 2016, "reserve"']],
  [
    'a long id',
    p => (p.vintages[0].id = 'x'.repeat(31)),
    ['/vintages/0/id: text 1..30 of A-Z|a-z|0-9, joined by -, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"'],
  ],
];

const COUNTS: [string, (pack: Broken) => void, string[]][] = [
  ['two regions with one id', p => (p.regions[8].id = 'minho'), ['/regions/8/id: distinct, "minho"']],
  ['two regions with one number', p => (p.regions[8].number = 2), ['/regions/8/number: distinct, 2']],
  ['too few regions recommended out', p => (p.supplies.out[0] = ['setubal']), ['/supplies/out/0: list 2, list 1']],
  ['a region out twice', p => (p.supplies.out[0] = ['setubal', 'setubal']), ['/supplies/out/0/1: distinct, "setubal"']],
  [
    'the centre elsewhere',
    p => ([p.quadrel.actions[3], p.quadrel.actions[4]] = ['centre', 'experts']),
    ['/quadrel/actions/3: not centre, "centre"', '/quadrel/actions/4: centre, "experts"'],
  ],
  ['an action nowhere', p => (p.quadrel.actions[7] = 'staff'), ['/quadrel/actions: contains sales, list 9']],
  ['the year marker on the centre', p => (p.quadrel.years[4] = 4), ['/quadrel/years/4: not centre, 4']],
  ['no slot for a vineyard', p => (p.slots = 2), ['/mostWineries: at most 1, 2']],
  ['a warehouse longer than a cellar', p => (p.storage.cellar = [0]), ['/storage/warehouse: list 1..1, list 2']],
  ['a cellar worse than a warehouse', p => (p.storage.warehouse = [1, 0]), ['/storage/cellar/0: at least 1, 0']],
  ['a vintage without features', p => (p.vintages[1].features = {}), ['/vintages/1/features: not empty, object']],
  ['two vintages with one id', p => (p.vintages[1].id = 'P1'), ['/vintages/1/id: distinct, "P1"']],
  ['a wished region twice', p => (p.vintages[1].regions = [2, 2]), ['/vintages/1/regions/1: distinct, 2']],
  ['an expert twice', p => (p.experts[1].ability = 'cash'), ['/experts/1: distinct, "taste cash"']],
  ['a sales space twice', p => (p.sales[1].value = 3), ['/sales/1: distinct, "casa-de-fados red 3"']],
  ['a number twice in a column', p => (p.export.columns[2].spaces[1] = 6), ['/export/columns/2/spaces/1: distinct, 6']],
  ['a column that is not there', p => (p.export.two[2] = 6), ['/export/two/2: at most 5, 6']],
  [
    'more export spaces than a position numbers',
    p => (p.export.columns = Array.from({ length: 6 }, () => ({ majority: 1, spaces: [1, 2, 3, 4, 5, 6] }))),
    ['/export/columns: at most 32, 36'],
  ],
  ['money rows out of order', p => (p.money.table[2] = [10, 12]), ['/money/table/2/0: at least 11, 10']],
  ['less for more money', p => (p.money.tile[3] = [20, 15]), ['/money/tile/3/1: at least 16, 15']],
  ['no fair at the end', p => (p.fair.years = [2, 3, 5]), ['/fair/years/2: integer 6..6, 5']],
  ['fairs out of order', p => (p.fair.years = [5, 3, 6]), ['/fair/years/1: at least 6, 3']],
  ['more for the second place', p => (p.fair.prizes[1] = [12, 13, 4]), ['/fair/prizes/1/1: at most 12, 13']],
  ['a bonus of nothing', p => (p.fair.stands[0].amount = 1), ['/fair/stands/0/amount: at most 0, 1']],
  ['fewer tiles with more players', p => (p.magnates.actions[0].tiles = [3, 2, 4]), ['/magnates/actions/0/tiles/1: at least 3, 2']],
  ['a tile action twice', p => (p.magnates.actions[4].id = 'sales'), ['/magnates/actions/4/id: distinct, "sales"']],
  ['a display that the action tiles cannot fill', p => (p.magnates.display = [6, 10, 12]), ['/magnates/actions: at least 13, 12']],
  ['a display smaller than the players', p => (p.magnates.display = [6, 9, 3]), ['/magnates/display/2: at least 4, 3']],
  ['too few tiles for three fairs', p => p.magnates.multipliers.pop(), ['/magnates/multipliers: at least 22, 21']],
  [
    'two multipliers with one id',
    p => (p.magnates.multipliers[1].id = 'estates-high'),
    ['/magnates/multipliers/1/id: distinct, "estates-high"'],
  ],
  ['years without order', p => (p.refresh = [6, 4]), ['/refresh/1: at least 7, 4']],
];

describe('parsePack', () => {
  test('our pack has no problem, and comes back as it is', () => {
    expect(parsePack(structuredClone(PACK_2016))).toEqual({ pack: PACK_2016 });
  });

  test.each(SHAPES)('names the place of %s', (_, change, lines) => expect(problemsAfter(change)).toEqual(lines));

  test.each(COUNTS)('counts: %s', (_, change, lines) => expect(problemsAfter(change)).toEqual(lines));

  test('several problems are all named', () => {
    const lines = problemsAfter(p => {
      p.cubes = -1;
      p.prices.tax = null;
    });
    expect(lines).toEqual(['/cubes: integer 0..60, -1', '/prices/tax: integer 0..20, null']);
  });

  test('what is no pack at all', () => {
    for (const json of [undefined, null, 7, 'x']) expect(parsePack(json)).toMatchObject({ problems: [{ path: '', expected: 'object' }] });
    expect(parsePack([])).toHaveProperty('problems');
    expect(parsePack(JSON.parse('{"__proto__": {"cubes": 1}}'))).toHaveProperty('problems');
  });

  test('a list of nonsense is not answered at length', () => {
    const parsed = parsePack({ ...PACK_2016, sales: Array.from({ length: 5000 }, () => 0) });
    expect('problems' in parsed && parsed.problems.length).toBe(50);
  });
});
