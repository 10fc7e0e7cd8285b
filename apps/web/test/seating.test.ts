// Who is to sit at a new table.
import { expect, test } from 'vitest';
import { rematchOf } from '../shell/rematch.ts';
import { botsIn, calledAnew, calledIn, coloursIn, seatedBy, seatsAt, seatsFor, seatsOf, withColour, withSeat } from '../shell/seating.ts';
import { sayWith } from '../text/words.ts';
import { intlIn } from './speaking.ts';

test('known people sit down first, further seats are free, each in the colour of its number', () => {
  const seats = seatsAt(seatsFor(['Ana', 'Bea']), 3);
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Bea', '']);
  expect(seats.map(({ colour }) => colour)).toEqual([1, 2, 3]);
});

test('whoever takes a colour from another gives him his own, and further seats get what is left', () => {
  const colours = (seats: ReturnType<typeof seatsAt>) => seats.map(({ colour }) => colour);
  const seats = withColour(seatsAt(seatsFor(['Ana', 'Bea']), 3), 0, 3);
  expect(colours(seats)).toEqual([3, 2, 1]);
  expect(coloursIn(seats)).toEqual([3, 2, 1]);
  expect(coloursIn(withColour(seats, 0, 1))).toBeUndefined();
  expect(colours(withColour(seats, 1, 6))).toEqual([3, 6, 1]);
  expect(colours(seatsAt(seatsFor(['Ana'], [2]), 3))).toEqual([2, 1, 3]);
});

test('a rematch keeps names, colours, bots, options, pack and whether advice is allowed', () => {
  const played = { game: 'vinhos/2016', names: ['Ana', 'Bot'], colours: [4, 2], bots: [null, 'level3' as const], own: '{}' };
  expect(rematchOf({ ...played, options: { seats: 2, regions: 'random' }, hints: false })).toEqual({
    game: 'vinhos/2016',
    names: ['Ana', 'Bot'],
    colours: [4, 2],
    bots: [null, 'level3'],
    options: { regions: 'random' },
    pack: '{}',
    hints: false,
  });
  expect(rematchOf({ game: 'vino', names: ['Ana'], options: {}, hints: [3] })).toEqual({ game: 'vino', names: ['Ana'], options: {} });
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
