// Production: ageing, staff, port, and new wine.

import { expect, test } from 'vitest';
import { placesFor } from '../../rules/production.ts';
import type { Estate } from '../../state.ts';
import { bare, type Position, wineAt } from './position.ts';

const store = (p: Position, n: number): string[] => [1, 2, 3, 4].map(place => wineAt(p, `${n}.${place}`));

test('production.age: every wine one place to the right; past the end it is lost', () => {
  const p = bare().wine('1.1', 'dao', 'red', 5).wine('1.2', 'dao', 'red', 4).run('production');
  expect(store(p, 1)).toEqual(['', '5 dao red', '', '']);
});

test('C51 a wine lives through the year in which it lies on the last place', () => {
  const p = bare().estate(1, { cellar: true }).wine('1.3', 'dao', 'red', 5).wine('1.4', 'dao', 'red', 4).run('production');
  expect(store(p, 1)).toEqual(['', '', '', '5 dao red']);
  expect(store(p.run('production'), 1)).toEqual(['', '', '', '']);
});

test('production.make: each estate with a vineyard makes one wine of its colour in its leftmost place', () => {
  const p = bare()
    .vintage('P2')
    .estate(1, { region: 'dao', colour: 'white' })
    .estate(2, { wineries: 2, cellar: true })
    .estate(3, { region: 'minho', vineyards: 2 })
    .run('production');
  expect(p.player().estates.map((_, i) => wineAt(p, `${i + 1}.1`))).toEqual(['3 dao white', '', '5 minho red', '', '']);
});

test('A110 ageing comes first, so that the leftmost place is free', () => {
  const p = bare().vintage('P2').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 7).run('production');
  expect(store(p, 1)).toEqual(['3 dao red', '7 dao red', '', '']);
});

test('production.staff: enologists and farmers may be placed anew, one in each winery and vineyard', () => {
  const p = bare()
    .vintage('P2')
    .estate(1, { region: 'dao', wineries: 1, enologists: 1, farmers: 1 })
    .estate(2, { region: 'minho', vineyards: 2, wineries: 1 })
    .run('production');
  expect(p.offers('enologists')).toEqual(['enologists 0 1 0 0 0', 'enologists 1 0 0 0 0']);
  p.play('enologists 0 1 0 0 0');
  expect(p.offers('farmers')).toEqual(['farmers 0 1 0 0 0', 'farmers 1 0 0 0 0']);
  p.play('farmers 0 1 0 0 0');
  expect(
    p
      .player()
      .estates.map(estate => [estate.enologists, estate.farmers])
      .slice(0, 2),
  ).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect([wineAt(p, '1.1'), wineAt(p, '2.1')]).toEqual(['4 dao red', `${4 + 1 + 1 + 2 + 1} minho red`]);
});

test('production.staff: to leave them is one of the ways', () => {
  const p = bare()
    .estate(1, { region: 'dao', wineries: 2, enologists: 2 })
    .estate(2, { wineries: 2 })
    .estate(3, { wineries: 1 })
    .run('production');
  expect(p.offers().map(line => line.slice('enologists '.length))).toEqual([
    '0 1 1 0 0',
    '0 2 0 0 0',
    '1 0 1 0 0',
    '1 1 0 0 0',
    '2 0 0 0 0',
  ]);
});

test('region.douro, A115: a port tile makes a Douro wine better by 3, one a wine; it goes back to Douro', () => {
  const p = bare()
    .vintage('P2')
    .estate(1, { region: 'douro' })
    .estate(2, { region: 'dao' })
    .estate(3, { region: 'douro', colour: 'white' })
    .change(s => {
      s.ports = 4;
    })
    .own(player => {
      player.ports = 2;
    })
    .run('production');
  expect(p.offers()).toEqual(['port', 'port 1', 'port 3', 'port 1 3']);
  const one = p.copy().play('port 3');
  expect([wineAt(one, '1.1'), wineAt(one, '2.1'), wineAt(one, '3.1')]).toEqual(['3 douro red', '3 dao red', '6 douro white']);
  expect([one.player().ports, one.s.ports]).toEqual([1, 5]);
  const two = p.copy().play('port 1 3');
  expect([wineAt(two, '1.1'), wineAt(two, '3.1'), two.player().ports, two.s.ports]).toEqual(['6 douro red', '6 douro white', 0, 6]);
  const none = p.play('port');
  expect([wineAt(none, '1.1'), none.player().ports]).toEqual(['3 douro red', 2]);
});

test('A115 no more than one has, and it may make a 0 into a 3', () => {
  const p = bare()
    .vintage('P1')
    .estate(1, { region: 'douro' })
    .estate(2, { region: 'douro' })
    .own(player => {
      player.ports = 1;
    })
    .run('production');
  expect(p.offers()).toEqual(['port', 'port 1', 'port 2']);
  p.play('port 2');
  expect([wineAt(p, '1.1'), wineAt(p, '2.1')]).toEqual(['', '3 douro red']);
  // The next production knows nothing of it.
  expect(wineAt(p.run('production'), '2.1')).toBe('');
});

test('C16 in production only: no turn offers it', () => {
  const p = bare()
    .estate(1, { region: 'douro' })
    .wine('1.1', 'douro', 'red', 5)
    .own(player => {
      player.ports = 2;
    });
  expect([p.offers('port'), p.copy().play('enter sales').offers('port')]).toEqual([[], []]);
  expect(p.copy().play('enter sales').refusal('sell 1.1 red-8')).toMatchObject({ has: 5 });
});

test('A109 staff moves after the ageing and before the wine, for all seats at the same time', () => {
  const p = [0, 1].reduce(
    (q, seat) =>
      q
        .estate(1, { region: 'dao', wineries: 1, enologists: 1 }, seat)
        .estate(2, { region: 'minho', wineries: 1 }, seat)
        .wine('1.1', 'dao', 'red', 7, seat),
    bare().vintage('P2'),
  );
  const open = p.run('production');
  expect(open.game.decide(open.s).map(d => d.by)).toEqual([0, 1]);
  expect(wineAt(open, '1.2')).toBe('7 dao red');
  expect(wineAt(open, '1.1')).toBe('');
  open.playBy(1, 'enologists 0 1 0 0 0').playBy(0, 'enologists 1 0 0 0 0');
  expect([wineAt(open, '1.1', 0), wineAt(open, '2.1', 0)]).toEqual(['6 dao red', '4 minho red']);
  expect([wineAt(open, '1.1', 1), wineAt(open, '2.1', 1)]).toEqual(['4 dao red', '6 minho red']);
});

test('production.age: the wine that is lost is told', () => {
  const p = bare().estate(2, { cellar: true }).wine('2.4', 'dao', 'red', 4).wine('1.1', 'dao', 'red', 5).run('production');
  expect(p.events.filter(event => event.kind === 'wine-lost').map(event => [event['spot'], event['wine']])).toEqual([[7, 4 * 32 + 3 * 2]]);
});

test('production.staff: what was moved is told, what stayed is not', () => {
  const p = bare()
    .estate(1, { region: 'dao', wineries: 1, enologists: 1 })
    .estate(2, { region: 'minho', wineries: 2, farmers: 1 })
    .estate(3, { wineries: 1, enologists: 1 })
    .run('production');
  const told = (line: string) => p.copy().play(line, 'farmers 0 1 0 0 0');
  const events = (q: Position) =>
    q.events.flatMap(e => (e.kind === 'enologists-placed' || e.kind === 'farmers-placed' ? [[e.kind, e.from, e.to]] : []));
  expect(events(told('enologists 1 1 0 0 0'))).toEqual([['enologists-placed', 1 + 16, 1 + 4]]);
  expect(events(told('enologists 1 0 1 0 0'))).toEqual([]);
});

test('region.douro: only an estate in Douro that makes wine takes a port, and none is told where none is spent', () => {
  const p = bare()
    .estate(1, { region: 'dao' })
    .estate(2, { region: 'douro' })
    .estate(3, { region: 'douro', vineyards: 0 })
    .own(player => {
      player.ports = 2;
    })
    .run('production');
  expect(p.offers()).toEqual(['port', 'port 2']);
  p.play('port');
  expect(p.events.some(event => event.kind === 'ports-spent')).toBe(false);
});

test('production.staff: never two in one winery', () => {
  const p = bare().estate(1, { region: 'dao', wineries: 1 }).estate(2, { wineries: 2, enologists: 2 }).run('production');
  expect(p.offers()).toEqual(['enologists 0 2 0 0 0', 'enologists 1 1 0 0 0']);
});

test('production.staff: an estate has room for an enologist at each winery and a farmer at each vineyard', () => {
  const estate = bare().estate(1, { region: 'dao', vineyards: 3, wineries: 2 }).player().estates[0] as Estate;
  expect([placesFor(estate, 'enologists'), placesFor(estate, 'farmers')]).toEqual([2, 3]);
});
