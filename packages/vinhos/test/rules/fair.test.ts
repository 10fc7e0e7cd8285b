// The fair: late releases, prizes, the new order, and tiles for wine.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { TILE_ACTIONS, type TileAction } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { bare, expertsOf, multiplierTile, type Position, wineAt } from './position.ts';

const YEARS = [3, 5, 6];

/** Everybody has presented, in the order of the seats, and has these fair points; nobody has wine. */
function fair(points: readonly number[], year = 3): Position {
  const p = bare({ seats: points.length, year }).change(s => {
    s.fairs = YEARS.indexOf(year);
    s.stands = [0, 1, 2, 3].map(seat => (seat < points.length ? seat : NONE));
    s.display.fill(NONE);
  });
  return points.reduce((q, fairPoints, seat) => q.own(player => void Object.assign(player, { fairPoints, presented: 1 }), seat), p);
}

/** Somebody who has not presented. */
const absent = (p: Position, seat: number): Position =>
  p
    .own(player => {
      player.presented = 0;
    }, seat)
    .change(s => {
      s.stands = s.stands.map(at => (at === seat ? NONE : at));
    });

const prizes = (p: Position): number[] => p.run('fair').s.players.map(player => player.fairVp);

test('fair.rank: points by rank, by the fair', () => {
  expect(prizes(fair([33, 30, 28, 27], 3))).toEqual([9, 6, 3, 0]);
  expect(prizes(fair([27, 30, 28, 33], 5))).toEqual([0, 8, 4, 12]);
  expect(prizes(fair([33, 30, 28], 6))).toEqual([15, 10, 5]);
});

test('fair.rank: there is a fair in years 3, 5 and 6 only', () => {
  for (const year of [1, 2, 4]) {
    const p = fair([9, 8, 7]).change(s => {
      s.year = year;
    });
    expect(prizes(p)).toEqual([0, 0, 0]);
  }
});

test('fair.rank: fair points are never reset, and prizes add up', () => {
  const p = fair([9, 8, 7], 5).own(player => {
    player.fairVp = 6;
  });
  const held = p.run('fair').draw();
  expect(held.s.players.map(player => player.fairPoints)).toEqual([9, 8, 7]);
  expect(held.player().fairVp).toBe(18);
  expect(held.score()['fair']).toBe(18);
  expect(held.s.fairs).toBe(2);
});

test('A76 equals add up the prizes of their places and divide, rounding down; the next places stay empty', () => {
  expect(prizes(fair([20, 20, 10], 3))).toEqual([7, 7, 3]);
  expect(prizes(fair([20, 10, 10], 3))).toEqual([9, 4, 4]);
});

test('A77 with four players all who are tied for last take an expert each', () => {
  const two = fair([33, 30, 28, 28], 5).run('fair');
  expect(two.s.players.map(player => player.fairVp)).toEqual([12, 8, 2, 2]);
  expect([two.by, two.asks]).toEqual([2, 'free-experts']);
  two.play('hire taste', 'expert-up taste.renown');
  expect(two.by).toBe(3);
  two.play('hire taste');
  expect([expertsOf(two, 2).up, expertsOf(two, 3).up]).toEqual([['taste.free-move'], ['taste.renown']]);
  expect(prizes(fair([30, 20, 20, 20], 3))).toEqual([9, 3, 3, 3]);
  const all = fair([20, 20, 20, 20], 3).run('fair');
  expect(all.s.players.map(player => player.fairVp)).toEqual([4, 4, 4, 4]);
  for (const pile of ['taste', 'aroma', 'look', 'alcohol']) all.play(`hire ${pile}`).draw();
  expect([0, 1, 2, 3].map(seat => expertsOf(all, seat).up.length)).toEqual([1, 1, 1, 1]);
});

test('A79 in the order before the fair changes it', () => {
  const p = fair([33, 30, 28, 28], 5)
    .change(s => {
      s.order = [3, 1, 2, 0];
    })
    .run('fair');
  expect(p.by).toBe(3);
});

test('C26 with two or three players the last takes none', () => {
  expect(fair([9, 8, 7]).run('fair').asks).not.toBe('free-experts');
  expect(fair([9, 8]).run('fair').asks).not.toBe('free-experts');
});

test('A78 with two players the first and the third prize', () => {
  expect(YEARS.map(year => prizes(fair([9, 8], year)))).toEqual([
    [9, 3],
    [12, 4],
    [15, 5],
  ]);
  expect(YEARS.map(year => prizes(fair([8, 8], year)))).toEqual([
    [6, 6],
    [8, 8],
    [10, 10],
  ]);
});

test('A80 who has no points is ranked like anybody', () => {
  expect(prizes(fair([0, 0, 0], 3))).toEqual([6, 6, 6]);
  expect(prizes(fair([4, 0, 3], 3))).toEqual([9, 3, 6]);
});

test('fair.absent, A66: who did not take part gets no prize, keeps his rank, and nobody moves up', () => {
  expect(prizes(absent(fair([33, 30, 28], 3), 0))).toEqual([0, 6, 3]);
  expect(prizes(absent(fair([20, 20, 10], 3), 0))).toEqual([0, 7, 3]);
  const last = absent(fair([33, 30, 28, 27], 3), 3).run('fair');
  expect(last.asks).not.toBe('free-experts');
  expect(expertsOf(last, 3).up).toEqual([]);
});

test('A69 who presented early takes part, wine or no wine', () => {
  const p = fair([9, 8, 7], 3);
  expect(p.s.players.every(player => player.wines.every(wine => wine === 0))).toBe(true);
  expect(prizes(p)).toEqual([9, 6, 3]);
});

test('fair.late, A63: whoever has a wine and has not presented must do so now', () => {
  const p = absent(fair([9, 8, 7], 3), 1)
    .estate(1, { region: 'dao' }, 1)
    .wine('1.1', 'dao', 'red', 5, 1)
    .wine('1.2', 'dao', 'red', 4, 1);
  const late = p.cubes('dao', 1).run('fair');
  expect([late.by, late.asks]).toEqual([1, 'late-press']);
  expect(late.offers()).toEqual(['present 1.1 0', 'present 1.1 1', 'present 1.2 0', 'present 1.2 1']);
  late.play('present 1.1 1');
  expect([late.player(1).presented, late.player(1).fairPoints]).toEqual([1, 14]);
  expect(late.offers()).toEqual(['stand 2', 'stand 4']);
  late.play('stand 4', 'done');
  expect(late.player(1).fairPoints).toBe(17);
  expect(wineAt(late, '1.1', 1)).toBe('');
  // Its points count in this very fair.
  expect(late.s.players.map(player => player.fairVp)).toEqual([6, 9, 3]);
});

test('A64 a late release has everything but the order: stand, experts, barrels', () => {
  const p = absent(fair([9, 8, 7], 3), 1)
    .vintage('P3')
    .estate(1, { region: 'dao' }, 1)
    .wine('1.1', 'dao', 'red', 7, 1)
    .expert('look.cash', true, 1);
  const late = p
    .wine('1.2', 'dao', 'white', 7, 1)
    .run('fair')
    .play('present 1.1 0', 'stand 2', 'hire alcohol', 'send look.cash', 'collect A', 'collect B');
  expect(late.player(1)).toMatchObject({ fairPoints: 8 + 7 + 3, barrels: 4, atA: 1, atB: 1 });
  expect(late.s.slots).toEqual([NONE, NONE, NONE]);
});

test('C17 the marker does not move', () => {
  const p = absent(fair([9, 8, 7], 3), 1)
    .estate(1, { region: 'dao' }, 1)
    .wine('1.1', 'dao', 'red', 5, 1)
    .at('sales', 1);
  const late = p.run('fair').play('stand 2');
  expect(late.player(1).at).toBe(p.player(1).at);
});

test('A47 a late release is no turn: no ability, no tile', () => {
  const p = absent(fair([9, 8, 7], 3), 1)
    .estate(1, { region: 'dao' }, 1)
    .wine('1.1', 'dao', 'red', 5, 1)
    .wine('1.2', 'dao', 'red', 4, 1);
  const late = p.expert('look.cash', true, 1).expert('look.renown', true, 1).tile('points', true, 1).run('fair');
  expect([late.offers('use'), late.offers('tile')]).toEqual([[], []]);
  expect(late.game.candidates(late.s, 1).every(m => m.kind === 'present')).toBe(true);
});

test('A65 in the present order', () => {
  const both = [0, 2].reduce(
    (q, seat) => absent(q, seat).estate(1, { region: 'dao' }, seat).wine('1.1', 'dao', 'red', 5, seat).wine('1.2', 'dao', 'red', 5, seat),
    fair([9, 8, 7], 3),
  );
  const p = both
    .change(s => {
      s.order = [2, 1, 0];
    })
    .run('fair');
  expect(p.by).toBe(2);
  p.play('present 1.1 0', 'stand 1', 'done');
  expect([p.by, p.asks]).toEqual([0, 'late-press']);
});

test('A62 the wine of this year may be presented: production comes before the fair', () => {
  const p = absent(fair([9, 8, 7], 3), 1)
    .vintage('P2')
    .estate(1, { region: 'dao' }, 1)
    .run('year', 4);
  expect([p.by, p.asks]).toEqual([1, 'stand']);
  expect(p.player(1).fairPoints).toBe(8 + 3);
});

test('fair.order-2016, C22: the new order is that of the stands, which are then empty', () => {
  const p = fair([9, 8, 7], 3)
    .change(s => {
      s.stands = [2, 0, NONE, 1];
    })
    .run('fair');
  expect(p.s.order).toEqual([2, 0, 1]);
  expect(p.s.stands).toEqual([NONE, NONE, NONE, NONE]);
  expect(p.s.players.map(player => player.presented)).toEqual([0, 0, 0]);
});

test('A67 who stayed away comes last, in the old order', () => {
  const p = absent(absent(fair([9, 8, 7, 6], 3), 0), 2)
    .change(s => {
      s.order = [2, 0, 3, 1];
      s.stands = [NONE, 1, 3, NONE];
    })
    .run('fair');
  if (p.asks === 'free-experts') p.play('hire taste').draw();
  expect(p.s.order).toEqual([1, 3, 2, 0]);
});

test('A60 a new fair, a new release', () => {
  const p = fair([9, 8, 7], 3).run('fair');
  expect(p.s.players.every(player => player.presented === 0)).toBe(true);
});

/** Seats 0 and 1 have two wines each; these tiles lie in the display. */
function market(tiles: readonly number[], year = 5): Position {
  const p = fair([9, 8, 7], year).change(s => {
    s.display = s.display.map((_, i) => tiles[i] ?? NONE);
    s.stands = [1, 0, 2, NONE];
  });
  return [0, 1].reduce((q, seat) => q.wine('1.1', 'dao', 'red', 5, seat).wine('1.2', 'dao', 'red', 4, seat), p);
}

const action = (id: TileAction): number => TILE_ACTIONS.indexOf(id);

test('fair.buy-2016: in the new order, a wine for a tile, or pass for good', () => {
  const p = market([action('sales'), action('export'), action('points')]).run('fair');
  expect([p.by, p.asks]).toEqual([1, 'buy-tile']);
  expect(p.offers()).toEqual(['take sales', 'take export', 'take points', 'pass']);
  p.play('take export');
  expect(p.offers()).toEqual(['pay 1.1', 'pay 1.2']);
  p.play('pay 1.2');
  expect([wineAt(p, '1.1', 1), wineAt(p, '1.2', 1)]).toEqual(['5 dao red', '']);
  expect(p.player(1)).toMatchObject({ tilesUp: 1 << action('export'), tilesDown: 0, barrels: 2 });
  expect([p.by, p.offers()]).toEqual([0, ['take sales', 'take points', 'pass']]);
  p.play('pass');
  expect(p.by).toBe(1);
  p.play('take points');
  // One wine left pays by itself; seat 0 has passed, seat 2 has no wine: the buying is over.
  expect(wineAt(p, '1.1', 1)).toBe('');
  expect(p.asks).not.toBe('buy-tile');
});

test('A91 one at a time, as many as one can pay', () => {
  const p = market([action('sales'), action('export'), action('points'), action('winery')]).run('fair');
  p.play('take sales', 'pay 1.1');
  expect(p.by).toBe(0);
  p.play('take export', 'pay 1.1');
  expect([p.by, p.offers()]).toEqual([1, ['take points', 'take winery', 'pass']]);
});

test('A68 without a wine one passes', () => {
  const p = market([action('sales')]);
  expect(
    p
      .own(player => void player.wines.fill(0), 0)
      .own(player => void player.wines.fill(0), 1)
      .run('fair').asks,
  ).not.toBe('buy-tile');
  // Nobody is asked then; but where a position is put up so, passing is what is left.
  const asked = p.run('fair').own(player => void player.wines.fill(0), 1);
  expect([asked.by, asked.offers(), asked.refusal('pass')]).toEqual([1, ['pass'], undefined]);
});

test('fair.buy-2016, A92: a multiplier needs a barrel from the supply, which stays on it', () => {
  const p = market([multiplierTile('cellars-high'), action('sales')]).run('fair');
  const poor = p.barrels(0, 1);
  expect(poor.refusal('take x-cellars-high')).toEqual(lacking('fair.buy-2016', 'barrel', { barrel: 1 }, 0));
  expect(poor.isOffered('take sales')).toBe(true);
  p.play('take x-cellars-high', 'pay 1.1');
  expect(p.player(1).barrels).toBe(1);
  expect(p.player(1).multipliers).toBe(p.player(1).manned);
  expect(p.player(1).manned).not.toBe(0);
});

test('fair.buy-2016: the refusal of somebody without wine', () => {
  const p = market([action('sales')]).run('fair');
  expect(p.own(player => void player.wines.fill(0), 1).refusal('take sales')).toEqual(lacking('fair.buy-2016', 'wine', { wine: 1 }, 0));
});

test('A90, C27 never two tiles with the same icon: high and low of a subject are one, tiles face down count', () => {
  const p = market([action('sales'), action('export'), multiplierTile('cellars-low'), multiplierTile('wines-low')])
    .tile('sales', false, 1)
    .tile('export', true, 1)
    .multiplier('cellars-high', false, 1)
    .run('fair');
  expect(p.offers()).toEqual(['take x-wines-low', 'pass']);
  for (const tile of ['sales', 'export', 'x-cellars-low']) {
    expect(p.refusal(`take ${tile}`)).toEqual({ rule: 'fair.buy-2016' });
    expect(p.barrels(0, 1).refusal(`take ${tile}`)).toEqual({ rule: 'fair.buy-2016' });
  }
});

test('A93 what is left is discarded and the display filled anew, but not after the third fair', () => {
  const p = market([action('sales'), action('export')], 5)
    .change(s => {
      s.actionsLeft = s.actionsLeft.map((_, i) => (i === action('points') ? 2 : 0));
    })
    .run('fair')
    .play('pass', 'pass');
  p.draw();
  expect(p.s.display.filter(id => id === action('points'))).toHaveLength(2);
  expect(p.s.display.filter(id => id >= TILE_ACTIONS.length)).toHaveLength(7);
  expect(p.s.display).not.toContain(action('sales'));
  const third = market([action('sales')], 6)
    .run('fair')
    .play('pass', 'pass');
  expect(third.s.display.every(id => id === NONE)).toBe(true);
  expect(third.asks).toBe('nothing');
});

test('A94 four players: action tiles at the first fair, two and ten multipliers at the second, twelve multipliers at the third', () => {
  const isMultiplier = (id: number) => id >= TILE_ACTIONS.length;
  const p = bare();
  expect(p.s.display.filter(isMultiplier)).toHaveLength(0);
  expect(p.s.display).not.toContain(NONE);
  const second = fair([4, 3, 2, 1], 3).change(s => {
    s.display = p.s.display;
    s.actionsLeft = p.s.actionsLeft;
  });
  const refilled = second.run('fair').play('hire taste').draw();
  expect(refilled.s.display.filter(isMultiplier)).toHaveLength(10);
  const third = refilled
    .change(s => {
      s.year = 5;
      s.stands = [0, 1, 2, 3];
      for (const player of s.players) player.presented = 1;
    })
    .run('fair')
    .play('hire look')
    .draw();
  expect(third.s.display.filter(isMultiplier)).toHaveLength(12);
  expect([third.s.multipliersLeft, third.s.actionsLeft.every(n => n === 0)]).toEqual([0, true]);
});

test('A95 an action tile bought at the third fair lies face up and may be used in the extra turn', () => {
  const p = market([action('points')], 6)
    .run('fair')
    .play('take points', 'pay 1.1');
  expect(p.player(1).tilesUp).toBe(1 << action('points'));
  const extra = p.run('game', 7);
  expect([extra.by, extra.isOffered('tile points')]).toEqual([1, true]);
});

test('A77 at the first fair two who are last share 3 and nothing: 1 each', () => {
  expect(prizes(fair([33, 30, 28, 28], 3))).toEqual([9, 6, 1, 1]);
});

test('fair.buy-2016: two tiles of a kind are one offer', () => {
  const p = market([action('sales'), action('sales'), action('points')]).run('fair');
  expect(p.offers()).toEqual(['take sales', 'take points', 'pass']);
  p.play('take sales', 'pay 1.1');
  expect(p.offers()).toEqual(['take sales', 'take points', 'pass']);
});

test('fair.buy-2016: who has passed is left out, the others go on in order', () => {
  const p = market([action('sales'), action('export'), action('points'), action('winery'), action('cellar')])
    .wine('1.1', 'dao', 'red', 5, 2)
    .wine('1.2', 'dao', 'red', 4, 2)
    .wine('2.1', 'dao', 'red', 3, 0)
    .run('fair');
  const turns: number[] = [];
  for (const line of ['pass', 'take sales', 'pay 1.1', 'take export', 'pay 1.1', 'take points', 'pay 1.2']) {
    turns.push(p.by);
    p.play(line);
  }
  // The order is 1, 0, 2.
  expect(turns).toEqual([1, 0, 0, 2, 2, 0, 0]);
  expect([p.by, p.asks]).toEqual([2, 'buy-tile']);
});

test('fair.rank: A76 whoever shares prizes is told to', () => {
  const p = fair([33, 30, 30, 27], 3).run('fair');
  const prizes = p.events.filter(event => event.kind === 'fair-prize');
  expect(prizes.map(({ seat, rank, equals }) => [seat, rank, equals])).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [2, 1, 1],
  ]);
});

test('fair.rank: a prize of nothing is not told', () => {
  const p = fair([33, 30, 28, 27], 3).run('fair');
  expect(p.events.filter(event => event.kind === 'fair-prize').map(({ seat, vp }) => [seat, vp])).toEqual([
    [0, 9],
    [1, 6],
    [2, 3],
  ]);
});
