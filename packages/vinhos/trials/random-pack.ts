// Random packs that pass the schema, for laws that must hold whatever the numbers are. The pack we ship is the frame; every number,
// supply, table and track is drawn anew within the bounds, some of them small so that things run out.

import type { Random } from '@adega/kernel';
import { type Draw, drawing } from '@adega/kit/drawing.ts';
import { PACK_2016 } from '../data/packs.ts';
import type { Pack2010, Pack2016 } from '../data/schema.ts';
import { ABILITIES, BONUSES, COLOURS, FEATURES, HOUSES, REGIONS, type Region, TILE_SUBJECTS } from '../data/words.ts';

export function randomPack(rng: Random): Pack2016 {
  const draw = drawing(rng);
  return {
    format: 1,
    edition: '2016',
    ...randomParts(draw, PACK_2016),
    quadrel: { actions: randomActions(draw), years: randomYears(draw) },
    regions: randomRegions(draw),
    supplies: { ...randomSupplies(draw, REGIONS), magnateBarrels: draw.whole(0, 6), money: draw.times(4, () => randomMoney(draw)) },
    estates: draw.whole(1, 5),
    export: randomExport(draw),
    money: { table: randomRows(draw), tile: randomRows(draw) },
    fair: randomFair(draw),
    magnates: randomMagnates(draw),
  };
}

/** What packs of all editions have. */
export function randomParts<P extends Pack2016 | Pack2010>(draw: Draw, ours: P) {
  const slots = draw.whole(1, 3);
  const cellar = draw.list(1, 4, () => draw.whole(0, 10));
  return {
    cubes: draw.few(0, 60),
    ports: draw.few(0, 20),
    cubeWorth: { plain: draw.few(1, 5), alentejo: draw.few(1, 5) },
    mostCubes: draw.whole(0, 3),
    algarve: draw.few(0, 10),
    trasOsMontes: draw.few(0, 10),
    portTiles: draw.few(0, 6),
    setubalExperts: draw.few(0, 6),
    slots,
    mostWineries: draw.whole(0, slots - 1),
    prices: draw.fields<P['prices']>(ours.prices, () => draw.few(0, 20)),
    limits: draw.fields<P['limits']>(ours.limits, () => draw.whole(1, 4)),
    abilities: draw.fields<P['abilities']>(ours.abilities, () => draw.few(0, 20)),
    quality: { ...draw.fields<P['quality']>(ours.quality, () => draw.whole(0, 5)), vineyard: draw.whole(1, 5), port: draw.few(0, 9) },
    storage: { warehouse: draw.list(1, cellar.length, i => draw.few(0, cellar[i] as number)), cellar },
    vintages: draw.list(6, 12, i => randomVintage(draw, i)),
    experts: draw.shuffled(randomExperts(draw)),
    sales: randomSales(draw),
    refresh: draw.some([2, 3, 4, 5, 6], 0),
  };
}

export const randomYears = (draw: Draw): number[] => draw.times(6, () => draw.one([0, 1, 2, 3, 5, 6, 7, 8]));

const randomMoney = (draw: Draw): number => draw.one([0, draw.whole(0, 30), draw.whole(0, 100)]);

/** The centre in the middle; one of the other seven actions stands twice. */
function randomActions(draw: Draw): Pack2016['quadrel']['actions'] {
  const others = ['vineyards', 'cellars', 'wineries', 'experts', 'staff', 'export', 'sales'] as const;
  const around = draw.shuffled([...others, draw.one(others)]);
  return [...around.slice(0, 4), 'centre', ...around.slice(4)];
}

export function randomRegions(draw: Draw, ids: readonly Region[] = REGIONS, dearest = 20): Pack2016['regions'] {
  const numbers = draw.shuffled(ids.map((_, i) => i + 1));
  const inOrder = ids.map((id, i) => ({
    id,
    number: numbers[i] as number,
    cubeSpaces: draw.few(0, 8),
    tiles: draw.list(1, 4, () => ({ colour: draw.one(COLOURS), cost: draw.few(0, dearest) })),
  }));
  return draw.shuffled(inOrder);
}

/** Of what there is in the supply, by players. */
export function randomSupplies(draw: Draw, ids: readonly Region[]) {
  const regions = draw.times(3, () => draw.whole(4, ids.length));
  const pieces = () => draw.times(3, () => draw.few(0, 40));
  return {
    regions,
    out: regions.map(n => draw.shuffled(ids).slice(n)),
    wineries: pieces(),
    cellars: pieces(),
    enologists: pieces(),
    farmers: pieces(),
    barrels: draw.few(0, 20),
  };
}

function randomVintage(draw: Draw, i: number): Pack2016['vintages'][number] {
  const shown = draw.some(FEATURES, 1);
  return {
    id: `V${i}`,
    weather: draw.whole(-5, 5),
    features: Object.fromEntries(shown.map(feature => [feature, draw.whole(1, 6)])),
    colour: draw.one(COLOURS),
    value: draw.one([draw.whole(0, 12), draw.whole(0, 30)]),
    regions: draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 0),
  };
}

function randomExperts(draw: Draw): Pack2016['experts'] {
  return FEATURES.flatMap(feature => ABILITIES.map(ability => ({ feature, ability, arrow: draw.yes() })));
}

function randomSales(draw: Draw): Pack2016['sales'] {
  const all = HOUSES.flatMap(house => COLOURS.flatMap(colour => draw.times(15, i => ({ house, colour, value: i + 1 }))));
  return draw.shuffled(all).slice(0, draw.whole(1, 32));
}

/** Up to 32 spaces in all. */
export function randomExport(draw: Draw): Pack2016['export'] {
  const heights = draw.list(2, 8, i => draw.whole(1, i < 4 ? 6 : 2));
  const columns = heights.map(height => ({
    majority: draw.few(0, 50),
    spaces: draw.shuffled(draw.times(20, i => i + 1)).slice(0, height),
  }));
  const numbers = columns.map((_, i) => i + 1);
  return { columns, two: draw.some(numbers, 2) };
}

export function randomRows(draw: Draw): Pack2016['money']['table'] {
  let money = -1;
  let points = 0;
  return draw.list(0, 8, () => {
    money += draw.whole(1, 8);
    points += draw.whole(0, 8);
    return [money, points];
  });
}

export function randomFair(draw: Draw): Pack2016['fair'] {
  const falling = () => draw.times(3, () => draw.whole(0, 50)).sort((a, b) => b - a);
  const bonus = () => ({ bonus: draw.one(BONUSES), amount: draw.few(0, 10) });
  return {
    years: draw.one([
      [3, 5, 6],
      [1, 2, 6],
      [2, 4, 6],
      [4, 5, 6],
    ]),
    prizes: draw.times(3, falling),
    two: draw.one([
      [1, 2],
      [1, 3],
      [2, 3],
    ]),
    stands: draw.list(4, 6, bonus).map(stand => (stand.bonus === 'none' ? { ...stand, amount: 0 } : stand)),
  };
}

/** Displays as large as the tiles allow at most: first picks and the refill from action tiles, three fairs from all. */
function randomMagnates(draw: Draw): Pack2016['magnates'] {
  const actions = draw.shuffled(PACK_2016.magnates.actions).map(action => randomTile(draw, action));
  const multipliers = draw.list(12, 30, i => randomMultiplier(draw, i));
  const display = [2, 3, 4].map((players, i) => {
    const tiles = actions.reduce((sum, action) => sum + (action.tiles[i] as number), 0);
    const more = multipliers.filter(tile => tile.two || players > 2).length;
    return draw.whole(players, Math.min(18, tiles - players, Math.floor((tiles + more - players) / 3)));
  });
  return { display, most: draw.whole(0, 3), actions, multipliers };
}

function randomTile(draw: Draw, action: Pack2016['magnates']['actions'][number]): Pack2016['magnates']['actions'][number] {
  const tiles = draw.times(3, () => draw.whole(1, 6)).sort((a, b) => a - b);
  if ('price' in action) return { ...action, tiles, price: draw.few(0, 20) };
  if ('discount' in action) return { ...action, tiles, discount: draw.few(0, 20) };
  if ('points' in action) return { ...action, tiles, points: draw.few(0, 20) };
  return { ...action, tiles };
}

function randomMultiplier(draw: Draw, i: number): Pack2016['magnates']['multipliers'][number] {
  const subject = draw.one(TILE_SUBJECTS);
  const two = draw.yes();
  if (subject === 'money') return { id: `M${i}`, subject, two };
  const plain = { id: `M${i}`, subject, per: draw.few(0, 20), two };
  return draw.yes() ? plain : { ...plain, cap: draw.few(0, 200) };
}
