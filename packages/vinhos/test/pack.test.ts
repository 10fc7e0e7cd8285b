import { stream } from '@adega/kernel/rng.ts';
import { contentHash } from '@adega/kit/hash.ts';
import { describe, expect, test } from 'vitest';
import { compile, NO_CAP, readOff } from '../data/pack.ts';
import { PACK_2016 } from '../data/packs.ts';
import { parsePack } from '../data/schema.ts';
import { ABILITIES, ACTIONS, COLOURS, FEATURES, HOUSES, REGIONS, TILE_ACTIONS, TILE_SUBJECTS } from '../data/words.ts';
import { randomPack } from '../trials/random-pack.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

describe('components of 2016', () => {
  test('36 vineyards, 2 red and 2 white a region', () => {
    expect(sum(PACK_2016.regions.map(region => region.tiles.length))).toBe(36);
    for (const { tiles } of PACK_2016.regions) {
      for (const colour of COLOURS) expect(count(tiles, tile => tile.colour === colour)).toBe(2);
    }
  });

  test('9 regions, numbered in the order of the words', () => {
    expect(PACK_2016.regions.map(region => region.id)).toEqual(REGIONS);
    expect(PACK_2016.regions.map(region => region.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('C1: Dão and Ribatejo cost 5', () => {
    for (const i of [3, 4]) expect(PACK_2016.regions[i]?.tiles.map(tile => tile.cost)).toEqual([5, 5, 5, 5]);
  });

  test('8 vintages; each feature twice 1, once 2, twice 3; weather in pairs', () => {
    expect(PACK_2016.vintages).toHaveLength(8);
    for (const feature of FEATURES) {
      const symbols = PACK_2016.vintages.flatMap(vintage => vintage.features[feature] ?? []);
      expect(symbols.sort()).toEqual([1, 1, 2, 3, 3]);
    }
    expect(PACK_2016.vintages.map(vintage => vintage.weather).sort((a, b) => a - b)).toEqual([-2, -2, -1, -1, 1, 1, 2, 2]);
  });

  test('C8: P2, P4, P5 and P6 show three features, the others two', () => {
    const shown = PACK_2016.vintages.map(({ id, features }) => [id, Object.keys(features).length]);
    expect(Object.fromEntries(shown)).toEqual({ P1: 2, P2: 3, P3: 2, P4: 3, P5: 3, P6: 3, P7: 2, P8: 2 });
  });

  test('24 experts, 6 a feature, half of them with an arrow', () => {
    expect(PACK_2016.experts).toHaveLength(24);
    for (const feature of FEATURES) expect(count(PACK_2016.experts, expert => expert.feature === feature)).toBe(6);
    expect(count(PACK_2016.experts, expert => expert.arrow)).toBe(12);
  });

  test('16 sales spaces, 8 a colour, in three houses', () => {
    expect(PACK_2016.sales).toHaveLength(16);
    expect(HOUSES.map(house => count(PACK_2016.sales, sale => sale.house === house))).toEqual([6, 4, 6]);
    for (const colour of COLOURS) {
      const values = PACK_2016.sales.filter(sale => sale.colour === colour).map(sale => sale.value);
      expect(values).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('20 export spaces, 12 of them with 2 players; the first tops of that frame make 19', () => {
    const { columns, two } = PACK_2016.export;
    expect(sum(columns.map(column => column.spaces.length))).toBe(20);
    const framed = two.map(number => columns[number - 1]?.spaces ?? []);
    expect(sum(framed.map(spaces => spaces.length))).toBe(12);
    expect(sum(framed.slice(0, 2).map(spaces => spaces.at(-1) ?? 0))).toBe(19);
  });

  test('18 action tiles, 9 and 12 of them with 2 and 3 players', () => {
    const tiles = PACK_2016.magnates.actions.map(action => action.tiles);
    expect([0, 1, 2].map(i => sum(tiles.map(counts => counts[i] as number)))).toEqual([9, 12, 18]);
  });

  test('C12: 22 multipliers, 12 of them with 2 players', () => {
    const { multipliers } = PACK_2016.magnates;
    expect(multipliers).toHaveLength(22);
    expect(count(multipliers, tile => tile.two)).toBe(12);
    const perSubject = TILE_SUBJECTS.map(subject => count(multipliers, tile => tile.subject === subject));
    expect(perSubject).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]);
  });

  test('A94: 4 players use exactly 12 + 4 + 12 + 12 = 40 tiles', () => {
    const { display, actions, multipliers } = PACK_2016.magnates;
    const shown = display[2] as number;
    const used = shown + 4 + shown + shown;
    expect(used).toBe(40);
    expect(sum(actions.map(action => action.tiles[2] as number)) + multipliers.length).toBe(used);
  });

  test('8 barrels a player; 5 estates of 3 slots', () => {
    expect(PACK_2016.supplies.barrels + 3 * PACK_2016.supplies.magnateBarrels).toBe(8);
    expect(PACK_2016.estates * PACK_2016.slots).toBe(15);
  });
});

describe('tables of 2016', () => {
  const tables = compile(PACK_2016);

  test('C24: nine spaces, Vineyards twice, the centre in the middle', () => {
    expect(tables.spaceAction.map(i => ACTIONS[i])).toEqual(PACK_2016.quadrel.actions);
    expect(tables.centre).toBe(4);
    expect(tables.yearSpace).toEqual([0, 1, 2, 3, 5, 6]);
  });

  test('fairs end years 3, 5 and 6; tiles turn up before years 4 and 6', () => {
    expect(tables.fairOfYear).toEqual([-1, -1, 0, -1, 1, 2]);
    expect(tables.refreshes).toEqual([0, 0, 0, 1, 0, 1]);
  });

  test('two kinds a region, two tiles each', () => {
    expect(tables.kinds).toBe(2);
    expect(tables.kindColour[5]).toEqual([0, 1]);
    expect(tables.kindCost[1]).toEqual([3, 3]);
    expect(tables.kindCount[1]).toEqual([2, 2]);
  });

  test('C25: cubes of Alentejo are worth 2; Algarve and Trás-os-Montes have their bonus', () => {
    expect(tables.cubeWorth).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 1]);
    expect(tables.regionValue).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(tables.regionPoints).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('C3: the tile of the press release example wants regions 1, 4, 7 and 8', () => {
    const wanted = REGIONS.filter((_, i) => (tables.wantsRegion[0] as number) & (1 << i));
    expect(wanted).toEqual(['tras-os-montes', 'dao', 'setubal', 'alentejo']);
    expect([tables.wantsColour[0], tables.wantsValue[0], tables.symbols[0]]).toEqual([1, 8, [3, 1, 0, 0]]);
  });

  test('an expert is feature * 6 + ability', () => {
    tables.expertFeature.forEach((feature, i) => {
      expect(feature * ABILITIES.length + (tables.expertAbility[i] as number)).toBe(i);
    });
  });

  test('prizes by players: the first and third place with 2, nothing for the fourth', () => {
    expect(tables.prize[1]).toEqual([
      [12, 4],
      [12, 8, 4],
      [12, 8, 4, 0],
    ]);
  });

  test('C13: 6, 9 and 12 tiles on display; removed regions as suggested', () => {
    expect(tables.display).toEqual([6, 9, 12]);
    expect(tables.regionsOut.map(out => out.map(i => REGIONS[i]))).toEqual([['setubal', 'algarve'], ['setubal'], []]);
  });

  test('tiles: prices, discount and points by tile action', () => {
    const tile = (id: (typeof TILE_ACTIONS)[number]) => {
      const i = TILE_ACTIONS.indexOf(id);
      return [tables.tilePrice[i], tables.tileDiscount[i], tables.tilePoints[i]];
    };
    expect([tile('winery'), tile('vineyard'), tile('points'), tile('sales')]).toEqual([
      [2, 0, 0],
      [0, 1, 0],
      [0, 0, 2],
      [0, 0, 0],
    ]);
  });

  test('caps: 16 on the high wine tile, none on the majority tile', () => {
    const of = (id: string) => tables.multiplierCap[tables.multiplierId.indexOf(id)];
    expect([of('wines-high'), of('majorities')]).toEqual([16, NO_CAP]);
  });

  test('G42: money at the end', () => {
    const points = [0, 4, 5, 6, 9, 10, 14, 15, 19, 20, 25].map(money => readOff(tables.moneyTable, money));
    expect(points).toEqual([0, 0, 3, 3, 3, 7, 7, 12, 12, 18, 18]);
    expect(readOff(tables.moneyTile, 19)).toBe(16);
  });
});

describe('kinds of vineyard', () => {
  test('tiles that look alike are one kind, in whatever order the file has them; missing kinds count 0', () => {
    const pack = structuredClone(PACK_2016);
    const dao = pack.regions[3];
    if (dao === undefined) throw new Error('no region');
    dao.tiles = [
      { colour: 'white', cost: 6 },
      { colour: 'red', cost: 5 },
      { colour: 'white', cost: 4 },
      { colour: 'white', cost: 6 },
    ];
    pack.regions.reverse();
    const tables = compile(pack);
    expect(tables.kinds).toBe(3);
    expect([tables.kindColour[3], tables.kindCost[3], tables.kindCount[3]]).toEqual([
      [0, 1, 1],
      [5, 4, 6],
      [1, 1, 2],
    ]);
    expect([tables.kindCost[1], tables.kindCount[1]]).toEqual([
      [3, 3, 0],
      [2, 2, 0],
    ]);
  });
});

describe('random packs', () => {
  test('all are valid', () => {
    const rng = stream(2016, 'packs');
    for (let i = 0; i < 2000; i++) expect(parsePack(randomPack(rng))).not.toHaveProperty('problems');
  });

  test('they reach the bounds and differ', () => {
    const rng = stream(7, 'packs');
    const packs = Array.from({ length: 500 }, () => randomPack(rng));
    expect(new Set(packs.map(contentHash)).size).toBe(500);
    expect(new Set(packs.map(pack => pack.estates))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(packs.map(pack => pack.storage.cellar.length))).toEqual(new Set([1, 2, 3, 4]));
    expect(packs.some(pack => pack.supplies.money[0] === 0)).toBe(true);
  });

  test('tables keep every vineyard and expert', () => {
    const rng = stream(3, 'packs');
    for (let i = 0; i < 300; i++) {
      const pack = randomPack(rng);
      const tables = compile(pack);
      expect(tables.kindCount.map(sum)).toEqual(tables.vineyards);
      expect(new Set(tables.expertFeature.map((f, e) => `${f}/${tables.expertAbility[e]}`)).size).toBe(24);
      expect(tables.regionNumber.map(number => tables.regionOfNumber[number])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });
});

// Games name the pack they are played with: a change of the numbers makes another pack, and the old one must be kept.
test('the pack of 2016 is the one that games name', () => {
  expect(contentHash(PACK_2016)).toBe('3b897f80f7e4fc4748bc415e966ff2f0887fae4b725ec604396398120f6b5c98');
});
