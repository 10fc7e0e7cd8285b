// What the panels of a page say about a position, against positions small enough to work out by hand.
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { REGIONS } from '../data/words.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionSolo } from '../editions/solo.ts';
import { insightWith } from '../insight.ts';
import { bare, type Position } from './rules/position.ts';
import { alone } from './rules/solo-position.ts';

const insight = insightWith(edition2016, PACK_2016);
const CELLAR = { region: 'dao', vineyards: 1, cellar: true } as const;
const PLAIN = { region: 'dao', vineyards: 1 } as const;

const life = (p: Position, seat = 0) => insight.wines(p.s, seat)[0];
const spaceOf = (p: Position, name: string): number => p.move(`enter ${name}`).to;

describe('the life of a wine', () => {
  test('in a cellar: a place to the right with every production, lost after the last place', () => {
    const p = bare({ year: 1 }).estate(1, CELLAR).wine('1.1', 'dao', 'red', 5);
    expect(life(p)).toMatchObject({
      now: { plain: 5, best: 5 },
      later: [
        { year: 2, plain: 6 },
        { year: 3, plain: 8 },
        { year: 4, plain: 10 },
      ],
      // The production of year 3 comes before its fair.
      fair: { fair: 1, year: 3, plain: 10 },
      lost: 4,
    });
  });

  test('in a warehouse: two years, nothing added, gone before the fair', () => {
    const p = bare({ year: 1 }).estate(1, PLAIN).wine('1.1', 'dao', 'red', 5);
    expect(life(p)).toEqual({
      spot: 0,
      wine: 5 * 32 + REGIONS.indexOf('dao') * 2,
      now: { plain: 5, best: 5 },
      later: [{ year: 2, plain: 5, best: 5 }],
      fair: undefined,
      lost: 2,
    });
  });

  test('cubes that its owner could take raise what it may be worth, two at most, each 2 in Alentejo', () => {
    const p = bare().estate(1, { region: 'alentejo' }).wine('1.1', 'alentejo', 'white', 3).cubes('alentejo', 3);
    expect(life(p)?.now).toEqual({ plain: 3, best: 7 });
  });

  test('in the last year it is still there for the turn after the fair, and is never lost', () => {
    const p = bare({ year: 6 })
      .estate(1, CELLAR)
      .wine('1.1', 'dao', 'red', 5)
      .change(s => {
        s.fairs = 2;
      });
    expect(life(p)).toMatchObject({ later: [{ year: 7, plain: 6 }], fair: { fair: 3, year: 6, plain: 6 }, lost: undefined });
  });

  test('agrees with what production does', () => {
    const p = bare({ year: 1 }).estate(1, CELLAR).wine('1.2', 'dao', 'red', 5);
    const next = life(p)?.later[0];
    const made = p.vintage('P1').run('production');
    const aged = insight.wines(made.s, 0).find(wine => wine.wine === life(p)?.wine);
    expect(aged?.spot).toBe(2);
    expect(aged?.now.plain).toBe(next?.plain);
  });
});

describe('where a wine can go', () => {
  test('free spaces of its colour that it reaches, with the cubes each takes', () => {
    const p = bare().estate(1, PLAIN).wine('1.1', 'dao', 'red', 4).cubes('dao', 1);
    const { sales, exports } = insight.outlets(p.s, 0, 0);
    const offered = p.at('sales', 1).play('enter sales').offers('sell');
    expect(sales.length).toBe(offered.length);
    expect(sales.every(({ value, cubes }) => cubes === Math.max(0, value - 4))).toBe(true);
    expect(Math.max(...sales.map(outlet => outlet.value))).toBe(5);
    expect(exports.every(({ value }) => value <= 5)).toBe(true);
  });

  test('not where a barrel stands, and with two players only in the framed columns', () => {
    const p = bare({ seats: 2 }).estate(1, PLAIN).wine('1.1', 'dao', 'red', 12);
    const before = insight.outlets(p.s, 0, 0);
    const word = p.game.keyOf({ kind: 'export', estate: 0, place: 0, to: before.exports[0]?.space as number }).split(' ')[2];
    expect(insight.outlets(p.exported(1, word as string).s, 0, 0).exports).toEqual(before.exports.slice(1));
    expect(before.exports.length).toBeLessThan(
      insight.outlets(bare().estate(1, PLAIN).wine('1.1', 'dao', 'red', 12).s, 0, 0).exports.length,
    );
    expect(insight.outlets(p.s, 0, 1)).toEqual({ sales: [], exports: [] });
  });
});

describe('what can still come', () => {
  test('vineyards below the top, by kind', () => {
    const dao = insight.stacks(bare().s).find(stack => stack.region === REGIONS.indexOf('dao'));
    expect(dao).toMatchObject({
      top: 0,
      left: [
        { item: 0, count: 1 },
        { item: 1, count: 2 },
      ],
      total: 3,
      arrangedBy: undefined,
    });
  });

  test('only regions in play have a stack', () => {
    expect(insight.stacks(bare({ seats: 2 }).s)).toHaveLength(7);
    expect(insight.stacks(bare({ seats: 4 }).s)).toHaveLength(9);
  });

  test('an arranged stack says by whom, and its order only to him', () => {
    const p = bare().change(s => {
      s.arranged[REGIONS.indexOf('dao')] = { by: 1, tiles: [1, 0, 1] };
    });
    const of = (seat: number) => insight.stacks(p.game.view(p.s, seat)).find(stack => stack.region === REGIONS.indexOf('dao'));
    expect(of(1)).toMatchObject({ arrangedBy: 1, order: [1, 0, 1] });
    expect(of(0)).toMatchObject({ arrangedBy: 1, order: undefined });
  });

  test('experts nobody has seen, then those put back in their order', () => {
    const p = bare().change(s => {
      s.returned[0] = [4];
      s.unseen[0] = 0b1001;
    });
    expect(insight.piles(p.s)[0]).toEqual({ pile: 0, top: 1, unseen: [0, 3], returned: [4] });
  });
});

describe('harvests', () => {
  test('this year by its vintage, later by each weather still possible', () => {
    const p = bare({ year: 1 })
      .estate(1, { region: 'douro', vineyards: 1, farmers: 1, wineries: 1 })
      .own(player => {
        player.ports = 1;
      })
      .vintage('P1')
      .change(s => {
        s.vintagesLeft = 0b1110; // P2 (+1), P3 (-1), P4 (+2)
      });
    expect(insight.harvests(p.s, 0)).toEqual([
      {
        estate: 0,
        now: { weather: -2, tiles: 1, quality: 2 },
        later: [
          { weather: -1, tiles: 1, quality: 3 },
          { weather: 1, tiles: 1, quality: 5 },
          { weather: 2, tiles: 1, quality: 6 },
        ],
        port: 3,
      },
    ]);
  });

  test('never below 0, none without a vineyard, none after the last year', () => {
    const p = bare({ year: 6 }).estate(1, PLAIN).estate(2, { wineries: 1 }).vintage('P1');
    expect(insight.harvests(p.s, 0)).toEqual([{ estate: 0, now: { weather: -2, tiles: 1, quality: 0 }, later: [], port: 0 }]);
  });
});

describe('majorities', () => {
  test('ties divide, and each sees what it lacks to lead alone', () => {
    const p = bare();
    const spaces = p.s.exports.map((_, space) => p.game.keyOf({ kind: 'export', estate: 0, place: 0, to: space }).split(' ')[2]);
    const second = spaces.filter(word => word?.startsWith('2:')) as string[];
    const led = p.exported(0, second[0] as string).exported(1, second[1] as string);
    const column = insight.majorities(led.s)[1];
    expect(column).toMatchObject({ column: 1, counts: [1, 1, 0, 0], leaders: [0, 1], free: second.length - 2, lacks: [1, 1, 2, 2] });
    expect(column?.each).toBe(Math.floor((column?.vp ?? 0) / 2));
    expect(insight.majorities(p.s)[0]).toMatchObject({ leaders: [], each: 0, lacks: [1, 1, 1, 1] });
  });

  test('their sum is the score', () => {
    const word = (space: number): string => p0.game.keyOf({ kind: 'export', estate: 0, place: 0, to: space }).split(' ')[2] ?? '';
    const p0 = bare();
    const p = p0.exported(0, word(0)).exported(1, word(p0.s.exports.length - 1));
    expect(p.score(0)['majorities']).toBeGreaterThan(0);
    const each = insight.majorities(p.s).reduce((n, m) => (m.leaders.includes(0) ? n + m.each : n), 0);
    expect(p.score(0)['majorities']).toBe(each);
  });
});

describe('the fair so far', () => {
  test('rank and prize as if it were now; equals share', () => {
    const points = [7, 3, 7, 0];
    const p = bare({ year: 2 }).change(s => {
      s.players.forEach((player, seat) => {
        player.fairPoints = points[seat] as number;
      });
    });
    // The first fair pays 9, 6 and 3: two share 9 + 6.
    expect(insight.fair(p.s)).toMatchObject({
      fair: 1,
      year: 3,
      seats: [
        { points: 7, rank: 0, prize: 7, presented: false },
        { points: 3, rank: 2, prize: 3 },
        { points: 7, rank: 0, prize: 7 },
        { points: 0, rank: 3, prize: 0 },
      ],
    });
  });

  test('once its prizes are paid it is the next one, to which nobody has brought a wine yet', () => {
    const p = bare({ seats: 4, year: 3 })
      .wine('1.1', 'dao', 'red', 4)
      .change(s => {
        s.display = [0, 1];
        s.stands = [0, 1, 2, 3];
        for (const [seat, player] of s.players.entries()) Object.assign(player, { fairPoints: seat, presented: 1 });
      })
      .run('fair');
    // The last takes an expert before the stands are cleared.
    expect(p.asks).toBe('free-experts');
    expect(insight.fair(p.s)).toMatchObject({ fair: 2, year: 5, seats: Array.from({ length: 4 }, () => ({ presented: false })) });
    p.play(p.offers()[0] as string);
    while (p.asks !== 'buy-tile') p.draw();
    expect(insight.fair(p.s)).toMatchObject({ fair: 2, year: 5, seats: Array.from({ length: 4 }, () => ({ presented: false })) });
  });

  test('no fair is left after the third', () => {
    const p = bare({ year: 6 }).change(s => {
      s.fairs = 3;
    });
    expect(insight.fair(p.s)).toBeUndefined();
  });
});

describe('what others would pay', () => {
  test('for the way, the tax and each player there; and what is in the way', () => {
    const p = bare({ year: 1 }).at('sales', 1).at('cellars', 2).money(2, 2);
    const fares = insight.fares(p.s);
    const to = (seat: number, name: string) => fares[seat]?.[spaceOf(p, name)];
    // From cellars to sales is two steps, and seat 1 stands there.
    expect(to(2, 'sales')).toMatchObject({ distance: 1, players: 1, sum: 2 + (to(2, 'sales')?.tax ?? 0), forbidden: 'move.able' });
    expect(to(1, 'sales')).toMatchObject({ forbidden: 'here' });
    expect(to(0, 'experts')).toMatchObject({ distance: 0, forbidden: undefined });
    expect(to(2, 'wineries')).toMatchObject({ sum: 0, forbidden: 'move.able' });
  });

  test('solo.bribe: and for a bribe', () => {
    const p = alone().at('sales');
    const cellars = p.move('enter cellars').to;
    p.his.bribes = 1 << cellars;
    const fare = insightWith(editionSolo, PACK_2016).fares(p.s)[0]?.[cellars];
    expect(fare).toMatchObject({ distance: 1, bribe: 1, sum: 2 + (fare?.tax ?? 0) });
  });
});
