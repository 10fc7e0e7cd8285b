import { describe, expect, test } from 'vitest';
import { PACK_RESERVE } from '../../data/packs.ts';
import { type Position, regionOf } from './position.ts';
import { bare2010, invested } from './position-2010.ts';

/** Seat 0 with this account and investment; the others have nothing to choose. */
const owner = (account: number, interest: number, edition: 'reserve' | 'first' = 'reserve'): Position =>
  bare2010({ edition }).own(p => Object.assign(p, { account, investment: invested(interest), money: 0 }));

const pay = (p: Position): Position => p.run('interest');
const books = (p: Position): number[] => [p.player().account, p.player().bankVp];

describe('maintenance.interest', () => {
  test.each([
    [10, 3, 13],
    [10, 0, 10],
    [10, -2, 8],
    [0, 2, 2],
  ])('maintenance.interest: %i at %i becomes %i (A130)', (account, interest, then) => {
    expect(books(pay(owner(account, interest)))).toEqual([then, 0]);
  });

  test('A126: never above 24', () => {
    expect(books(pay(owner(23, 3)))).toEqual([24, 0]);
  });

  test('A121: exactly paid loses 2 points and no winery', () => {
    const p = pay(owner(2, -2).estate(1, { region: 'dao', wineries: 1 }));
    expect([books(p), p.player().estates[0]?.wineries]).toEqual([[0, -2], 1]);
  });

  test('A119: what can be paid is paid, then a winery goes to the supply; the owner chooses which', () => {
    const p = pay(owner(1, -2).estate(1, { region: 'dao', wineries: 1 }).estate(2, { region: 'minho', wineries: 2 }));
    expect([books(p), p.asks, p.offers()]).toEqual([[0, -2], 'lose-piece', ['lose-winery 1', 'lose-winery 2']]);
    const before = p.s.wineries;
    p.play('lose-winery 2');
    expect([p.player().estates[1]?.wineries, p.s.wineries]).toEqual([1, before + 1]);
  });

  test('maintenance.interest: cash cannot be used', () => {
    const p = pay(owner(0, -1).money(20).estate(1, { region: 'dao', wineries: 1 }));
    expect([p.player().money, p.player().estates[0]?.wineries]).toEqual([20, 0]);
  });

  test('A122: who is at 0 already loses no points again, but the winery', () => {
    const p = pay(owner(0, -1).estate(1, { region: 'dao', wineries: 1 }));
    expect([books(p), p.player().estates[0]?.wineries]).toEqual([[0, 0], 0]);
  });

  test('A119: without a winery a vineyard leaves the game, and with the last one the region marker comes back', () => {
    const p = pay(owner(0, -1).estate(1, { region: 'dao', cellar: true }).wine('1.1', 'dao', 'red', 4));
    const estate = p.player().estates[0];
    expect([estate?.vineyards, estate?.region, estate?.colour, estate?.cellar, p.s.vineyardsLost]).toEqual([0, -1, -1, 1, 1]);
    expect(p.player().wines[0]).not.toBe(0);
    const two = pay(owner(0, -1).estate(1, { region: 'dao', vineyards: 2 }));
    expect([two.player().estates[0]?.vineyards, two.player().estates[0]?.region]).toEqual([1, regionOf('dao')]);
  });

  test('A119: such an estate can be founded anew, its benefit included', () => {
    const lost = pay(owner(0, -1).estate(1, { region: 'dao' })).player().estates[0] as object;
    const p = bare2010().own(player => Object.assign(player.estates[0] as object, lost));
    p.play('enter vineyards', 'buy douro 1');
    expect([p.player().ports, p.player().estates[0]?.region]).toEqual([2, regionOf('douro')]);
  });

  test('A43, wine.origin: its wines keep their region, but its cubes can no longer be used', () => {
    const lost = bare2010().wine('1.1', 'dao', 'red', 3).cubes('dao', 2).play('enter sales');
    expect(lost.offers('sell')).toEqual(['sell 1.1 red-3']);
    const kept = bare2010().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 3).cubes('dao', 2).play('enter sales');
    expect(kept.offers('sell')).toEqual(['sell 1.1 red-3', 'sell 1.1 red-4', 'sell 1.1 red-5']);
  });

  test('A119: the enologist of a lost winery moves to a free one, else to the supply', () => {
    // Whoever cannot pay his interest cannot pay salaries either: where none are due the enologist stays.
    const pack = { ...PACK_RESERVE, bank: { ...PACK_RESERVE.bank, salary: 0 } };
    const base = bare2010({ pack })
      .own(p => Object.assign(p, { account: 0, investment: invested(-1) }))
      .estate(1, { region: 'dao', wineries: 1, enologists: 1 });
    const moved = pay(base.estate(2, { region: 'minho', wineries: 1 })).play('lose-winery 1');
    expect([moved.player().estates.map(e => e.enologists), moved.s.enologists]).toEqual([[0, 1, 0, 0], 12]);
    expect([pay(base).player().estates[0]?.enologists, pay(base).s.enologists, pay(base).player().account]).toEqual([0, 13, 0]);
    // Where there is room for him in his estate he stays there.
    const stays = pay(base.estate(1, { region: 'dao', wineries: 1 }).estate(2, { region: 'minho', wineries: 2, enologists: 1 }));
    expect(
      stays
        .play('lose-winery 2')
        .player()
        .estates.map(e => e.enologists),
    ).toEqual([0, 1, 0, 0]);
  });

  test('A119: the farmer of a lost vineyard moves to a free one, else to the supply', () => {
    const base = owner(0, -1).estate(1, { region: 'ribatejo', farmers: 1 });
    const alone = pay(base);
    expect([alone.player().estates[0]?.farmers, alone.s.farmers]).toEqual([0, 5]);
    const moved = pay(base.estate(2, { region: 'minho' })).play('lose-vineyard 1');
    expect([moved.player().estates.map(e => e.farmers), moved.s.farmers]).toEqual([[0, 1, 0, 0], 4]);
    const stays = pay(owner(0, -1).estate(1, { region: 'minho' }).estate(2, { region: 'ribatejo', vineyards: 2, farmers: 1 }));
    expect(
      stays
        .play('lose-vineyard 2')
        .player()
        .estates.map(e => e.farmers),
    ).toEqual([0, 1, 0, 0]);
    const spare = pay(base.estate(2, { region: 'minho' })).play('lose-vineyard 2');
    expect(spare.player().estates.map(e => e.farmers)).toEqual([1, 0, 0, 0]);
  });

  test('A119: a cube waiting on the winery returns to the supply', () => {
    const p = pay(owner(0, -1).estate(1, { wineries: 1, waiting: 1 }));
    expect([p.player().estates[0]?.waiting, p.s.cubeSupply]).toEqual([0, 21]);
    const bare = pay(owner(0, -1).estate(1, { wineries: 1, cellar: true, waiting: 1 }));
    expect([bare.player().estates[0]?.waiting, bare.s.cubeSupply]).toEqual([0, 21]);
  });

  test('A119: a cube waiting on the cellar stays, and so does the one of the other winery', () => {
    const cellar = pay(owner(0, -1).estate(1, { wineries: 1, cellar: true, waiting: 1, onCellar: 1 }));
    expect([cellar.player().estates[0]?.waiting, cellar.s.cubeSupply]).toEqual([1, 20]);
    const other = pay(owner(0, -1).estate(1, { wineries: 2, cellar: true, waiting: 2, onCellar: 1 })).play('lose-winery 1');
    expect([other.player().estates[0]?.waiting, other.s.cubeSupply]).toEqual([2, 20]);
    const both = pay(owner(0, -1).estate(1, { wineries: 2, cellar: true, waiting: 3, onCellar: 1 }));
    expect([both.player().estates[0]?.waiting, both.s.cubeSupply]).toEqual([2, 21]);
  });

  test('A119: of two wineries, one with a cube and one without, the owner chooses', () => {
    const mixed = (): Position => pay(owner(0, -1).estate(1, { wineries: 2, waiting: 1 }));
    expect(mixed().offers()).toEqual(['lose-winery 1', 'lose-winery 1 cube']);
    const bare = mixed().play('lose-winery 1');
    expect([bare.player().estates[0], bare.s.cubeSupply]).toMatchObject([{ wineries: 1, waiting: 1 }, 20]);
    const cube = mixed().play('lose-winery 1 cube');
    expect([cube.player().estates[0], cube.s.cubeSupply]).toMatchObject([{ wineries: 1, waiting: 0 }, 21]);
    expect([bare, cube].map(p => p.events.find(e => e.kind === 'winery-lost')?.['cubes'])).toEqual([0, 1]);
  });

  test('A119: where the wineries of an estate are alike there is nothing to choose between', () => {
    const both = pay(owner(0, -1).estate(1, { wineries: 2, waiting: 2 }).estate(2, { wineries: 1 }));
    expect(both.offers()).toEqual(['lose-winery 1', 'lose-winery 2']);
    expect(both.game.forbids(both.s, 0, both.move('lose-winery 1 cube'))).toEqual({ rule: 'maintenance.interest' });
    const cellar = pay(owner(0, -1).estate(1, { wineries: 2, cellar: true, waiting: 1, onCellar: 1 }).estate(2, { wineries: 1 }));
    expect(cellar.offers()).toEqual(['lose-winery 1', 'lose-winery 2']);
  });

  test('A120: with nothing to lose nothing happens', () => {
    expect(books(pay(owner(0, -2)))).toEqual([0, 0]);
  });

  test('flow.together: all seats at the same time', () => {
    const both = [0, 1].reduce(
      (p, seat) =>
        p
          .own(player => Object.assign(player, { account: 0, investment: invested(-1) }), seat)
          .estate(1, { region: 'dao', wineries: 1 }, seat)
          .estate(2, { region: 'minho', wineries: 1 }, seat),
      bare2010(),
    );
    const p = pay(both);
    expect(p.game.decide(p.s).map(d => d.by)).toEqual([0, 1]);
    p.playBy(1, 'lose-winery 2').playBy(0, 'lose-winery 1');
    expect([p.player(0).estates[0]?.wineries, p.player(1).estates[1]?.wineries]).toEqual([0, 0]);
  });
});

describe('maintenance.salaries', () => {
  const staffed = (account: number): Position =>
    owner(account, 0).estate(1, { region: 'dao', wineries: 2, enologists: 2 }).estate(2, { region: 'minho', wineries: 1, enologists: 1 });

  test('maintenance.salaries: 1 each from the account, nobody is dismissed who can be paid', () => {
    const p = pay(staffed(4));
    expect([books(p), p.player().estates.map(e => e.enologists)]).toEqual([
      [1, 0],
      [2, 1, 0, 0],
    ]);
  });

  test('maintenance.minus-two: the last coin for a salary costs 2 points', () => {
    expect(books(pay(staffed(3)))).toEqual([0, -2]);
  });

  test('A129: exactly those leave who cannot be paid, the owner chooses which', () => {
    const p = pay(staffed(1));
    expect([books(p), p.asks, p.offers()]).toEqual([[0, -2], 'dismiss', ['dismiss 1', 'dismiss 2']]);
    p.play('dismiss 1', 'dismiss 2');
    expect([p.player().estates.map(e => e.enologists), p.s.enologists]).toEqual([[1, 0, 0, 0], 14]);
  });

  test('A129: salaries come after the piece that is lost, too', () => {
    const p = pay(owner(0, -1).estate(1, { region: 'dao', wineries: 2, enologists: 2 }).estate(2, { region: 'minho', wineries: 1 }));
    p.play('lose-winery 2');
    expect([p.player().estates[0]?.enologists, p.s.enologists]).toEqual([0, 14]);
  });

  test('A129: interest comes before salaries', () => {
    const p = pay(staffed(1).own(player => Object.assign(player, { investment: invested(2) })));
    expect([books(p), p.player().estates.map(e => e.enologists)]).toEqual([
      [0, -2],
      [2, 1, 0, 0],
    ]);
  });

  test('maintenance.salaries: where a pack prints 2, an account of 3 pays one', () => {
    const pack = { ...PACK_RESERVE, bank: { ...PACK_RESERVE.bank, salary: 2 } };
    const p = bare2010({ pack })
      .own(player => Object.assign(player, { account: 3, investment: invested(0) }))
      .estate(1, { region: 'dao', wineries: 2, enologists: 2 });
    expect([books(pay(p)), pay(p).player().estates[0]?.enologists]).toEqual([[1, 0], 1]);
  });

  test('maintenance.salaries: farmers work for nothing', () => {
    expect(books(pay(owner(2, 0).estate(1, { region: 'ribatejo', farmers: 1 })))).toEqual([2, 0]);
  });
});
