// Tables whose result counts: what nobody may do there, and in which place everybody comes.

import { SETTLED_AFTER } from '@adega/wire/settled.ts';
import { describe, expect, test } from 'vitest';
import { placesOf, proposeForgetting, proposeLapse, type Setup, STAND_IN } from '../index.ts';
import {
  anyTurn,
  doing,
  expectFollowed,
  gameNamed,
  newId,
  person,
  playOn,
  question,
  randomFor,
  type Shared,
  seatAll,
  setupOf,
  share,
  sit,
  take,
} from './tables.ts';

const rng = randomFor('rated');
const MINUTE = 60_000;
const pace = { kind: 'live', bank: 60, plus: 0, late: 'lose' } as const;

const rated = (seats: Setup['seats'], more: Partial<Setup> = {}, game = seats.length > 2 ? 'vino' : 'vinhos/2016'): Shared =>
  seatAll(share(setupOf(gameNamed(game), seats, { rated: true, pace, ...more })));
const two = (more?: Partial<Setup>): Shared => rated(['open', 'open'], more);
const places = ({ table }: Shared) => placesOf(table)?.map(({ place, lost }) => (lost ? `${place} lost` : place));
/** As if it had ended with these ranks. */
const placesWith = ({ table, ...rest }: Shared, ranks: readonly number[]) => {
  const outcome = ranks.map((rank, seat) => ({ seat, rank, total: 0 }));
  const end = { n: table.course.n + 1, at: 1, kind: 'end', why: 'over', secret: '', outcome } as const;
  return places({ ...rest, table: { ...table, course: { ...table.course, end } } });
};
const last = ({ table }: Shared) => table.lines.at(-1)?.line;
const settle = (shared: Shared): void => {
  const isSettled = () => [0, 1].every(seat => shared.table.course.turns.filter(({ by }) => by === seat).length >= SETTLED_AFTER);
  while (!isSettled()) expect(anyTurn(shared, rng).bar).toBeUndefined();
};
/** The time of whoever is asked is over. */
const lapse = (shared: Shared): void => {
  shared.now += 2 * MINUTE;
  take(shared, proposeLapse(shared.table, shared.now));
};

describe('what nobody may do', () => {
  test('taking a turn back, also where all would agree', () => {
    const shared = rated(['open', 'level1', 'level1']);
    while (shared.table.course.turns.every(({ by }) => by !== 0)) anyTurn(shared, rng);
    const to = shared.table.course.turns.findLast(({ by }) => by === 0)?.n ?? 0;
    expect(doing(shared, { type: 'undo', id: newId(), seat: 0, to }).bar).toEqual({ bar: 'rated', what: 'undo' });
  });

  test('a bot or somebody else in his place, and two seats for one', () => {
    const shared = share(setupOf(gameNamed('vinhos/2016'), ['open', 'open'], { rated: true, pace }));
    sit(shared, 0);
    expect(sit(shared, 1, person(0)).bar).toEqual({ bar: 'rated', what: 'second-seat' });
    sit(shared, 1);
    expect(doing(shared, { type: 'stand-in', id: newId(), seat: 0, bot: 'level5' }).bar).toEqual({ bar: 'rated', what: 'stand-in' });
    expect(sit(shared, 0, 'somebody', 'instead', 'other').bar).toEqual({ bar: 'rated', what: 'hand-over' });
    // At other tables all of it can be done.
    const free = seatAll(share(setupOf(gameNamed('vinhos/2016'), ['open', 'open'])));
    expect(doing(free, { type: 'stand-in', id: newId(), seat: 0, bot: 'level5' }).bar).toBeUndefined();
    expect(sit(free, 1, 'somebody', 'instead', 'other').bar).toBeUndefined();
  });

  test('ending it without a result, once everybody has had some turns', () => {
    const early = two();
    doing(early, { type: 'abandon', id: newId(), seat: 0 });
    doing(early, { type: 'answer', id: newId(), seat: 1, ask: early.table.course.ask?.n ?? 0, yes: true });
    expect(last(early)).toMatchObject({ kind: 'end', why: 'abandoned' });
    expect(placesOf(early.table)).toBeUndefined();
    const late = two();
    settle(late);
    expect(doing(late, { type: 'abandon', id: newId(), seat: 0 }).bar).toEqual({ bar: 'rated', what: 'abandon' });
  });
});

describe('places', () => {
  test('of a game that was played to its end, with the ranks of the game', () => {
    const shared = rated(['open', 'open', 'level1'], { pace: { ...pace, bank: 3600 } });
    expect(placesOf(shared.table)).toBeUndefined();
    playOn(shared, rng);
    expectFollowed(shared);
    const { outcome = [] } = shared.table.course.end ?? {};
    expect(places(shared)).toEqual(outcome.map(({ rank }) => rank));
    expect(placesOf({ ...shared.table, setup: { ...shared.table.setup, rated: undefined } })).toBeUndefined();
  });

  test('ties are ties', () => {
    expect(placesWith(rated(['open', 'open', 'open']), [2, 1, 2])).toEqual([2, 1, 2]);
    expect(placesWith(two(), [1, 1])).toEqual([1, 1]);
  });

  test('resigning, getting up, a clock that has run out and being forgotten are the last place', () => {
    const resigned = two();
    doing(resigned, { type: 'resign', id: newId(), seat: 0 });
    expect(places(resigned)).toEqual(['2 lost', 1]);
    const gone = two();
    doing(gone, { type: 'leave', id: newId(), seat: 1 });
    expect([last(gone), places(gone)]).toMatchObject([{ why: 'resigned' }, [1, '2 lost']]);
    const late = two();
    const [seat = 0] = late.table.course.asked;
    lapse(late);
    expect([last(late), places(late)?.[seat]]).toMatchObject([{ why: 'time' }, '2 lost']);
    const forgotten = two();
    take(forgotten, proposeForgetting(forgotten.table, [person(1)], ++forgotten.now));
    expect([places(forgotten), forgotten.table.course.seats[1]]).toEqual([[1, '2 lost'], { bot: STAND_IN, resigned: true }]);
  });

  test('before it has begun, whoever gets up is free to go', () => {
    const shared = share(setupOf(gameNamed('vinhos/2016'), ['open', 'open'], { rated: true, pace }));
    sit(shared, 0);
    doing(shared, { type: 'leave', id: newId(), seat: 0 });
    expect([shared.table.course.end, shared.table.course.seats[0]]).toEqual([undefined, {}]);
  });

  test('all who have lost share the last place; those who go on are placed by the game, also where they end it', () => {
    const shared = rated(['open', 'open', 'open', 'open']);
    for (const seat of [1, 3]) doing(shared, { type: 'resign', id: newId(), seat });
    // Whatever their bots have come to.
    expect(placesWith(shared, [3, 1, 4, 2])).toEqual([1, '3 lost', 2, '3 lost']);
    expect(placesWith(shared, [3, 1, 3, 2])).toEqual([1, '3 lost', 1, '3 lost']);
    const early = rated(['open', 'open', 'open']);
    doing(early, { type: 'resign', id: newId(), seat: 1 });
    // Nobody gets rid of his loss because the others stop.
    doing(early, { type: 'abandon', id: newId(), seat: 0 });
    doing(early, { type: 'answer', id: newId(), seat: 2, ask: early.table.course.ask?.n ?? 0, yes: true });
    expect(places(early)).toEqual([1, '3 lost', 1]);
  });

  test('where the clock gives the seat to a bot, it is lost unless he comes back', () => {
    for (const comesBack of [false, true]) {
      const shared = two({ pace: { ...pace, bank: 3600, late: 'seat' } });
      const [seat = 0] = shared.table.course.asked;
      shared.now += 61 * MINUTE;
      take(shared, proposeLapse(shared.table, shared.now));
      expect(shared.table.course.seats[seat]?.bot).toBe(STAND_IN);
      if (comesBack) doing(shared, { type: 'stand-in', id: newId(), seat });
      expect(question(shared, seat)).toBeGreaterThan(0);
      playOn(shared, rng);
      expect(placesOf(shared.table)?.[seat]?.lost).toBe(!comesBack);
    }
  });

  test('an account keeps its name through all of it', () => {
    const shared = share(setupOf(gameNamed('vino'), ['open', 'open', 'open'], { rated: true, pace }));
    for (const seat of [0, 1, 2]) sit(shared, seat, person(seat), 'invited', 'sit', undefined, true);
    doing(shared, { type: 'resign', id: newId(), seat: 0 });
    lapse(shared);
    expect(shared.table.course.seats.map(({ name, account }) => [name, account])).toEqual([0, 1, 2].map(seat => [`Name ${seat}`, true]));
  });
});
