// Who is to sit at a new table.
import { expect, test } from 'vitest';
import { botsIn, calledAnew, calledIn, seatedBy, seatsAt, seatsFor, seatsOf, withSeat } from '../shell/seating.ts';
import { sayWith } from '../text/words.ts';
import { intlIn } from './speaking.ts';

test('known people sit down first, further seats are free, each in the colour of its number', () => {
  const seats = seatsAt(seatsFor(['Ana', 'Bea']), 3);
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Bea', '']);
  expect(seats.map(({ colour }) => colour)).toEqual([1, 2, 3]);
});

test('a name that is typed stays when the table gets smaller and larger again', () => {
  const [third] = seatsAt([], 3).slice(2);
  const planned = withSeat(seatsFor(['Ana']), 2, { ...(third as NonNullable<typeof third>), name: 'Eva' });
  expect(seatsAt(planned, 2).map(({ name }) => name)).toEqual(['Ana', '']);
  expect(seatsAt(planned, 3).map(({ name }) => name)).toEqual(['Ana', '', 'Eva']);
});

test('a bot sits where it is put, and a table of people has none', () => {
  const seats = seatsAt(seatsFor(['Ana']), 3);
  expect(botsIn(seats)).toBeUndefined();
  const planned = withSeat(seats, 1, seatedBy(seats[1] as (typeof seats)[number], 'level3'));
  expect(botsIn(planned)).toEqual([null, 'level3', null]);
  expect(botsIn(withSeat(planned, 1, seatedBy(planned[1] as (typeof seats)[number], undefined)))).toBeUndefined();
});

test('a bot is called by its level, and by its seat where two are alike', async () => {
  const say = sayWith(await intlIn('en'));
  expect(calledIn(say, seatsOf({ names: ['', ''], bots: [null, 'level3'] }))).toEqual(['Player 1', 'Vintner']);
  expect(calledIn(say, seatsOf({ names: ['', '', ''], bots: ['level3', 'level3', null] }))).toEqual([
    'Vintner (1)',
    'Vintner (2)',
    'Player 3',
  ]);
});

test('whoever sits down in the middle of a game gets the name of the seat, unless nobody has given it one', async () => {
  const say = sayWith(await intlIn('en'));
  const seats = seatsOf({ names: ['Ana', 'Regular', 'Player 3'], bots: [null, 'level2', null] });
  expect(calledAnew(say, seats, 0, 'level5')).toBe('Ana');
  expect(calledAnew(say, seats, 1, undefined)).toBe('Player 2');
  expect(calledAnew(say, seats, 1, 'level5')).toBe('Champion');
  expect(calledAnew(say, seats, 2, 'level2')).toBe('Regular (3)');
});
