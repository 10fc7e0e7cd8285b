// What a space, a tile or an extra action lacks: whoever presses it where it cannot be done reads what is short, and by how much.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { NONE, type Player, type State } from '../../state.ts';
import { bare, type Position } from './position.ts';
import { bare2010, invested } from './position-2010.ts';

/** For each case what the refusal says. */
type Cases = {
  readonly [what: string]: readonly [Position, line: string, of: string, parts: { readonly [part: string]: number }, has: number];
};

function expectLacking(rule: string, cases: Cases): void {
  for (const [what, [p, line, of, parts, has]] of Object.entries(cases))
    expect([what, p.refusal(line)]).toEqual([what, lacking(rule, of, parts, has)]);
}

const none = (p: Position, ...pieces: ('wineries' | 'cellars' | 'enologists' | 'farmers')[]): Position =>
  p.change(s => {
    for (const piece of pieces) s[piece] = 0;
  });
const noExperts = (s: State): void => {
  s.piles.fill(NONE);
  s.unseen.fill(0);
};

test('move.able: of a space', () => {
  const p = bare({ year: 2 });
  const red = p.estates({ region: 'lisboa' }).top('lisboa', 'white');
  expectLacking('move.able', {
    'room for any vineyard': [p.estates({ region: 'lisboa', vineyards: 3 }), 'enter vineyards', 'slot', { slot: 1 }, 0],
    'a vineyard that fits': [red, 'enter vineyards', 'fitting-vineyard', { 'fitting-vineyard': 1 }, 0],
    'the same where an estate is full': [
      red.estate(1, { region: 'lisboa', vineyards: 3 }),
      'enter vineyards',
      'fitting-vineyard',
      { 'fitting-vineyard': 1 },
      0,
    ],
    'a warehouse to build over': [p.estates({ cellar: true }), 'enter cellars', 'warehouse', { warehouse: 1 }, 0],
    'a winery for an enologist': [bare2010({ year: 2 }), 'enter staff', 'empty-winery', { 'empty-winery': 1 }, 0],
  });
});

test('move.able: of Sales, the wine that comes nearest to a buyer', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'dao', colour: 'white' }).estate(2, { region: 'douro' });
  const white = p.wine('1.1', 'dao', 'white', 2);
  expectLacking('move.able', {
    'the first': [white.wine('2.1', 'douro', 'red', 1), 'enter sales', 'value', { space: 3 }, 2],
    'of equals the first': [white.sold(1, 'white-3').wine('2.1', 'douro', 'red', 1), 'enter sales', 'value', { space: 4 }, 2],
    // Red is sold from 3 on, and the third place of a cellar would make 3 of nothing.
    'no empty place': [
      bare({ year: 2 }).estate(1, { region: 'dao', colour: 'white', cellar: true }).wine('1.1', 'dao', 'white', 1),
      'enter sales',
      'value',
      { space: 3 },
      1,
    ],
  });
});

test('magnate.tiles-2016: of a tile', () => {
  const owner = bare().estate(1, { region: 'dao', wineries: 1 }).estate(2, { region: 'algarve', colour: 'white' });
  const p = (['expert', 'vineyard', 'winery', 'cellar', 'enologist', 'farmer', 'sales', 'export'] as const).reduce(
    (q, action) => q.tile(action),
    owner,
  );
  const idle = p.estate(1, { region: 'dao', farmers: 1 }).estate(2, { region: 'algarve', farmers: 1 });
  expectLacking('magnate.tiles-2016', {
    // Minho costs 3, 1 less with the tile.
    'money for a vineyard': [p.money(1), 'tile vineyard', 'money', { vineyard: 2 }, 1],
    'money for a winery': [p.money(1), 'tile winery', 'money', { winery: 2 }, 1],
    'money for a cellar': [p.money(0), 'tile cellar', 'money', { cellar: 1 }, 0],
    'money for an enologist': [p.money(1), 'tile enologist', 'money', { enologist: 2 }, 1],
    'money for a farmer': [p.money(0), 'tile farmer', 'money', { farmer: 1 }, 0],
    'an expert': [p.change(noExperts), 'tile expert', 'expert', { expert: 1 }, 0],
    'room for a vineyard': [p.estates({ region: 'lisboa', vineyards: 3 }), 'tile vineyard', 'slot', { slot: 1 }, 0],
    'a winery': [none(p, 'wineries'), 'tile winery', 'winery', { winery: 1 }, 0],
    'room for a winery': [p.estates({ wineries: 2 }), 'tile winery', 'slot', { slot: 1 }, 0],
    'a cellar': [none(p, 'cellars'), 'tile cellar', 'cellar', { cellar: 1 }, 0],
    'a warehouse': [p.estates({ cellar: true }), 'tile cellar', 'warehouse', { warehouse: 1 }, 0],
    'an enologist': [none(p, 'enologists'), 'tile enologist', 'enologist', { enologist: 1 }, 0],
    'a winery for him': [idle, 'tile enologist', 'empty-winery', { 'empty-winery': 1 }, 0],
    'a farmer': [none(p, 'farmers'), 'tile farmer', 'farmer', { farmer: 1 }, 0],
    'a vineyard for him': [idle, 'tile farmer', 'empty-vineyard', { 'empty-vineyard': 1 }, 0],
    'wine to sell': [p, 'tile sales', 'wine', { wine: 1 }, 0],
    'wine to send': [p, 'tile export', 'wine', { wine: 1 }, 0],
  });
});

/** Wines of Minho, and a barrel with each magnate. */
const served = (...qualities: number[]): Position =>
  qualities
    .reduce((p, quality, i) => p.wine(`1.${i + 1}`, 'minho', 'red', quality), bare2010({ year: 5 }).estate(1, { region: 'minho' }))
    .own(p => Object.assign(p, { atA: 1, atB: 1, atC: 1, barrels: 5 }))
    .at('cellars');

test('magnate.benefit-2010: of an extra action', () => {
  const p = served(4, 2);
  expectLacking('magnate.benefit-2010', {
    'money for a winery': [p.money(0), 'benefit A winery', 'money', { winery: 1 }, 0],
    'a winery': [none(p, 'wineries'), 'benefit A winery', 'winery', { winery: 1 }, 0],
    // Minho costs 3, 2 less.
    'money for a vineyard': [p.money(0), 'benefit B vineyard', 'money', { vineyard: 1 }, 0],
    'an expert': [p.change(noExperts), 'benefit C expert', 'expert', { expert: 1 }, 0],
  });
});

test('magnate.benefit-2010, A103: of a trade, when the wine is spent that was to pay for it', () => {
  expectLacking('magnate.benefit-2010', {
    'another wine to sell': [served(9), 'benefit A sales', 'wine', { wine: 1 }, 0],
    'another wine to send': [served(9), 'benefit B export', 'wine', { wine: 1 }, 0],
    // The last is the one that is spent.
    'a better wine to sell': [served(2, 1), 'benefit A sales', 'value', { space: 3 }, 2],
    'a better wine to send': [served(2, 1), 'benefit B export', 'value', { space: 6 }, 2],
  });
});

test('magnate.benefit-2010: at the end of its track an investment lacks nothing that could be counted, nor does a slot whose condition is not met', () => {
  const rule = 'magnate.benefit-2010';
  const p = served(4).own((own: Player) => {
    own.investment = invested(3);
  });
  expect(p.refusal('benefit C investment')).toEqual({ rule });
  expect(p.refusal('benefit A x-wine-high')).toEqual({ rule });
});
