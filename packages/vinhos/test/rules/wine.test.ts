// What wine is: quality when it is made, value when it is used, and the renown of its region.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { bare, type Holding, type Position, regionOf, wineAt } from './position.ts';

const made = (holding: Holding, vintage: string): string =>
  wineAt(
    bare()
      .vintage(vintage)
      .estate(1, { region: 'dao', ...holding })
      .run('production'),
    '1.1',
  );

/** The fair points that presenting a wine brings: its value. */
function worth(p: Position, line: string): number {
  return p.at('cellars').play('enter centre', 'slot 1', line).player().fairPoints;
}

const cubesIn = (p: Position, region: Parameters<typeof regionOf>[0]): number => p.s.cubes[regionOf(region)] as number;

test('wine.quality: 2 a vineyard, 1 a farmer, 1 a winery, 2 an enologist, and the weather', () => {
  expect(made({ vineyards: 1 }, 'P2')).toBe('3 dao red');
  expect(made({ vineyards: 2 }, 'P2')).toBe('5 dao red');
  expect(made({ vineyards: 1, farmers: 1 }, 'P2')).toBe('4 dao red');
  expect(made({ vineyards: 1, wineries: 1 }, 'P2')).toBe('4 dao red');
  expect(made({ vineyards: 1, wineries: 1, enologists: 1 }, 'P2')).toBe('6 dao red');
  expect(made({ vineyards: 1, wineries: 2, enologists: 2 }, 'P4')).toBe('10 dao red');
  expect(made({ vineyards: 1, wineries: 1 }, 'P1')).toBe('1 dao red');
  expect(made({ vineyards: 1, colour: 'white' }, 'P3')).toBe('1 dao white');
});

test('wine.quality, A113: at 0 there is no wine', () => {
  expect(made({ vineyards: 1 }, 'P1')).toBe('');
  expect(made({ vineyards: 1, farmers: 1 }, 'P1')).toBe('1 dao red');
});

test('A114 as high as it comes: 14', () => {
  const p = bare()
    .vintage('P4')
    .estate(1, { region: 'douro', vineyards: 2, farmers: 2, wineries: 1, enologists: 1 })
    .own(player => {
      player.ports = 1;
    })
    .run('production')
    .play('port 1');
  expect(wineAt(p, '1.1')).toBe('14 douro red');
});

test('wine.value: the place in a cellar adds 0, 1, 3 or 5', () => {
  const p = (place: number) => bare().estate(1, { region: 'dao', cellar: true }).wine(`1.${place}`, 'dao', 'red', 5);
  expect([1, 2, 3, 4].map(place => worth(p(place), `present 1.${place} 0`))).toEqual([5, 6, 8, 10]);
});

test('A112 a warehouse adds nothing', () => {
  const p = (place: number) => bare().estate(1, { region: 'dao' }).wine(`1.${place}`, 'dao', 'red', 5);
  expect([1, 2].map(place => worth(p(place), `present 1.${place} 0`))).toEqual([5, 5]);
});

test('wine.value: 1 more for each cube removed from its region, two at most; they return to the supply', () => {
  const p = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).cubes('dao', 4);
  expect([0, 1, 2].map(cubes => worth(p, `present 1.1 ${cubes}`))).toEqual([5, 6, 7]);
  const used = p.at('cellars').play('enter centre', 'slot 1');
  expect(used.offers('present')).toEqual(['present 1.1 0', 'present 1.1 1', 'present 1.1 2']);
  used.play('present 1.1 2');
  expect([cubesIn(used, 'dao'), used.s.cubeSupply]).toEqual([2, 18]);
});

test('region.alentejo: a cube is worth 2 at the press release as well', () => {
  const p = bare().estate(1, { region: 'alentejo' }).wine('1.1', 'alentejo', 'red', 5).cubes('alentejo', 2);
  expect([0, 1, 2].map(cubes => worth(p, `present 1.1 ${cubes}`))).toEqual([5, 7, 9]);
});

test('wine.origin: a wine keeps region and colour, wherever it lies', () => {
  const p = bare().vintage('P2').estate(1, { region: 'dao', colour: 'white' }).run('production').run('production');
  expect([wineAt(p, '1.1'), wineAt(p, '1.2')]).toEqual(['3 dao white', '3 dao white']);
  const elsewhere = bare().estate(1, { region: 'dao', colour: 'red' }).wine('1.1', 'algarve', 'white', 5);
  expect(worth(elsewhere, 'present 1.1 0')).toBe(6);
  expect(elsewhere.play('enter sales').offers('sell')).toEqual([
    'sell 1.1 white-3',
    'sell 1.1 white-4',
    'sell 1.1 white-5',
    'sell 1.1 white-6',
  ]);
});

test('wine.cubes-needed, A40: as many as the space needs, none otherwise', () => {
  const p = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).cubes('dao', 3).play('enter sales');
  const left = (space: string) => cubesIn(p.copy().play(`sell 1.1 ${space}`), 'dao');
  expect(['red-4', 'red-5', 'red-6', 'red-7'].map(left)).toEqual([3, 3, 2, 1]);
  expect(p.refusal('sell 1.1 red-8')).toEqual(lacking('sales.sell', 'value', { space: 8 }, 7));
  expect(p.copy().play('sell 1.1 red-7').s.cubeSupply).toBe(19);
});

test('A40 in Alentejo one cube closes a gap of 1 or 2, two close 3 or 4', () => {
  const p = bare().estate(1, { region: 'alentejo' }).wine('1.1', 'alentejo', 'red', 4).cubes('alentejo', 3).play('enter export');
  const left = (space: string) => cubesIn(p.copy().play(`export 1.1 ${space}`), 'alentejo');
  expect(['1:4', '1:5', '1:6', '1:7', '2:8'].map(left)).toEqual([3, 2, 2, 1, 1]);
});

test('A42 two for each wine: a two-wine action may take four', () => {
  const p = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).wine('1.2', 'dao', 'red', 6).cubes('dao', 4);
  p.play('enter sales', 'sell 1.1 red-7', 'sell 1.2 red-8');
  expect(cubesIn(p, 'dao')).toBe(0);
});

test('A43 a region marker is needed: without an estate there its cubes are of no use', () => {
  const p = bare().estate(1, { region: 'douro' }).wine('1.1', 'dao', 'red', 5).cubes('dao', 2);
  expect(p.copy().play('enter sales').refusal('sell 1.1 red-6')).toMatchObject({ of: 'value', has: 5, missing: 1 });
  const centre = p.at('cellars').play('enter centre', 'slot 1');
  expect(centre.refusal('present 1.1 1')).toEqual(lacking('press.wine', 'cube', { cube: 1 }, 0));
});

test('A44 cubes belong to the region: any estate there will do, whoever brought them', () => {
  const p = bare()
    .estate(1, { region: 'dao' })
    .estate(2, { region: 'dao', colour: 'white' })
    .wine('2.1', 'dao', 'white', 5)
    .cubes('dao', 1);
  expect(p.play('enter sales').isOffered('sell 2.1 white-6')).toBe(true);
});

test('wine.cubes-needed: cubes are told where cubes are removed', () => {
  const p = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).cubes('dao', 3).play('enter sales');
  const told = (space: string) =>
    p
      .copy()
      .play(`sell 1.1 ${space}`)
      .events.filter(event => event.kind === 'cubes-removed')
      .map(event => event['cubes']);
  expect([told('red-5'), told('red-7')]).toEqual([[], [2]]);
});
