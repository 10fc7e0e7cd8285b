import type { Pace } from '@adega/wire/pace.ts';
import { describe, expect, test } from 'vitest';
import {
  botsAsked,
  CONSENT,
  downLines,
  lapsesAt,
  leftAt,
  nextLapse,
  openStored,
  parseStored,
  proposeForBot,
  proposeLapse,
} from '../index.ts';
import {
  anyKeys,
  doing,
  expectFollowed,
  gameNamed,
  newId,
  playOn,
  question,
  randomFor,
  type Shared,
  seatAll,
  setupOf,
  share,
  take,
  turn,
} from './tables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const rng = randomFor('clock');
const vinhos = gameNamed('vinhos/2016');
const vino = gameNamed('vino');

const live = (late: Pace['late'] = 'wait', plus = 10): Pace => ({ kind: 'live', bank: 600, plus, late });
const slow = (late: Pace['late'] = 'wait'): Pace => ({ kind: 'slow', days: 2, late });

const begun = (pace: Pace, game = vinhos, seats = 2): Shared =>
  seatAll(
    share(
      setupOf(
        game,
        Array.from({ length: seats }, () => 'open' as const),
        { pace },
      ),
    ),
  );

const asked = ({ table }: Shared): number => table.course.asked[0] as number;
const left = ({ table: { course }, now }: Shared, seat: number): number =>
  course.clocks === undefined ? Number.NaN : leftAt(course, course.clocks, seat, now);
const answer = (shared: Shared, seat = asked(shared)) => doing(shared, turn(shared, seat, anyKeys(shared, seat, rng, 99)));
const lapse = (shared: Shared) => take(shared, proposeLapse(shared.table, shared.now));
const kinds = ({ table }: Shared, from: number) => table.lines.slice(from).map(({ line }) => line.kind);

/** Whoever follows the table reads the same on the clocks. */
function expectSameClocks(shared: Shared): void {
  expectFollowed(shared);
  for (const { course } of shared.followers) expect(course.clocks).toEqual(shared.table.course.clocks);
  const again = openStored(shared.table.setup, shared.kept.map(parseStored), shared.table.course.game, undefined);
  expect(again.course.clocks).toEqual(shared.table.course.clocks);
}

describe('live', () => {
  test('only the clock of whoever is asked runs, and a turn brings some time back', () => {
    const shared = begun(live());
    const seat = asked(shared);
    expect(left(shared, seat)).toBe(10 * MINUTE);
    shared.now += 90 * SECOND;
    expect(Math.round(left(shared, seat) / SECOND)).toBe(510);
    expect(left(shared, 1 - seat)).toBe(10 * MINUTE);
    answer(shared, seat);
    expect(Math.round(left(shared, seat) / SECOND)).toBe(520);
    expectSameClocks(shared);
  });

  test('nobody has less time for the waiting before the game', () => {
    const shared = share(setupOf(vinhos, ['open', 'open'], { pace: live() }));
    shared.now += 3 * HOUR;
    seatAll(shared);
    expect(left(shared, asked(shared))).toBe(10 * MINUTE);
  });

  test('consent stops all clocks, for two minutes at the most', () => {
    const shared = begun(live());
    const seat = asked(shared);
    doing(shared, { type: 'abandon', id: newId(), seat: 1 - seat });
    const before = left(shared, seat);
    shared.now += CONSENT - SECOND;
    expect(left(shared, seat)).toBe(before);
    expect(nextLapse(shared.table.course)).toEqual({ seat, at: (shared.table.course.clocks?.at ?? 0) + CONSENT + before });
    shared.now += 61 * SECOND;
    expect(left(shared, seat)).toBe(before - MINUTE);
    doing(shared, { type: 'answer', id: newId(), seat, ask: shared.table.course.ask?.n ?? 0, yes: false });
    shared.now += MINUTE;
    expect(Math.round(left(shared, seat) / SECOND)).toBe(Math.round((before - 2 * MINUTE) / SECOND));
    expectSameClocks(shared);
  });

  test('time when the server was down is given back', () => {
    const shared = begun(live());
    const seat = asked(shared);
    shared.now += MINUTE;
    const [gone, back] = [shared.now, shared.now + HOUR];
    shared.now = back + MINUTE;
    const stored = downLines(
      shared.table,
      [
        { from: 1, to: 2 },
        { from: gone, to: back },
      ],
      shared.now,
    );
    expect(stored).toHaveLength(1);
    take(shared, { stored });
    expect(Math.round(left(shared, seat) / SECOND)).toBe(480);
    expect(downLines(shared.table, [{ from: gone, to: back }], shared.now)).toEqual([]);
    expectSameClocks(shared);
  });
});

describe('time is over', () => {
  test('not before it is', () => {
    const shared = begun(live('seat'));
    shared.now += 10 * MINUTE - 5;
    expect(lapse(shared)).toEqual({ n: shared.table.course.n });
  });

  test('everybody waits on, and it is said once', () => {
    const shared = begun(live('wait'));
    const [seat, lines] = [asked(shared), shared.table.lines.length];
    shared.now += 11 * MINUTE;
    lapse(shared);
    lapse(shared);
    expect(kinds(shared, lines)).toEqual(['lapse']);
    expect(botsAsked(shared.table)).toEqual([]);
    expect(answer(shared, seat).bar).toBeUndefined();
    expectSameClocks(shared);
  });

  test('a bot plays this turn, and no other; an answer that comes before it counts', () => {
    const shared = begun(live('turn'));
    const seat = asked(shared);
    shared.now += 11 * MINUTE;
    lapse(shared);
    expect(botsAsked(shared.table)).toEqual([{ seat, level: 'level2', question: question(shared, seat) }]);
    const other = 1 - seat;
    expect(proposeForBot(shared.table, other, question(shared, other), ['end'], shared.now).bar).toMatchObject({ bar: 'stale' });
    const keys = anyKeys(shared, seat, rng, 99);
    expect(take(shared, proposeForBot(shared.table, seat, question(shared, seat), keys, ++shared.now)).bar).toBeUndefined();
    expect(botsAsked(shared.table)).toEqual([]);
    expect(shared.table.people[seat]).toBe(`person ${seat}`);
    expectSameClocks(shared);
  });

  test('a bot takes the seat, and whoever comes back has a minute', () => {
    const shared = begun(live('seat'));
    const seat = asked(shared);
    shared.now += 11 * MINUTE;
    lapse(shared);
    expect(shared.table.course.seats[seat]).toMatchObject({ name: `Name ${seat}`, bot: 'level2' });
    expect(nextLapse(shared.table.course)).toBeUndefined();
    doing(shared, { type: 'stand-in', id: newId(), seat });
    expect(left(shared, seat)).toBe(MINUTE);
    expectSameClocks(shared);
  });

  test('the seat loses: with two the game is over, with more a bot plays on for it', () => {
    const shared = begun(live('lose'));
    const [seat, lines] = [asked(shared), shared.table.lines.length];
    shared.now += 11 * MINUTE;
    expect(answer(shared, seat).bar).toEqual({ bar: 'time-over', seat });
    lapse(shared);
    expect(kinds(shared, lines)).toEqual(['lapse', 'seat', 'end']);
    expect(shared.table.course.end?.why).toBe('time');
    const three = begun(live('lose'), vinhos, 3);
    three.now += 11 * MINUTE;
    lapse(three);
    expect(three.table.course.end).toBeUndefined();
    expect(three.table.course.seats.filter(({ resigned }) => resigned)).toHaveLength(1);
    expectSameClocks(three);
  });

  test('five who decide together have a clock each', () => {
    const shared = begun(live('wait', 0), vino, 5);
    while (shared.table.course.asked.length < 5) playOn(shared, rng, 1);
    const before = left(shared, 3);
    shared.now += 5 * MINUTE;
    answer(shared, 3);
    shared.now += 8 * MINUTE;
    for (let i = 0; i < 5; i++) lapse(shared);
    const late = shared.table.lines.flatMap(({ line }) => (line.kind === 'lapse' ? [line.seat] : []));
    expect(late.sort()).toEqual([0, 1, 2, 4]);
    expect(Math.round((before - left(shared, 3)) / SECOND)).toBe(300);
    expectSameClocks(shared);
  });
});

describe('slow', () => {
  test('every turn has its days', () => {
    const shared = begun(slow());
    const seat = asked(shared);
    shared.now += 47 * HOUR;
    answer(shared, seat);
    const next = asked(shared);
    expect(left(shared, next)).toBeGreaterThan(2 * DAY - MINUTE);
    expectSameClocks(shared);
  });

  test('a clock rests in somebody’s nights and holidays', () => {
    const shared = begun(slow());
    shared.now = Date.parse('2026-06-01T08:00:00Z');
    const seat = asked(shared);
    answer(shared, seat);
    const next = asked(shared);
    const from = shared.now;
    const hours = { zone: 'Europe/Lisbon', quiet: { from: 22 * 60, to: 8 * 60 }, away: [{ from: from + 5 * DAY, to: from + 8 * DAY }] };
    expect(doing(shared, { type: 'hours', id: newId(), seat: next, hours }).bar).toBeUndefined();
    const at = lapsesAt(shared.table.course, shared.table.course.clocks as NonNullable<typeof shared.table.course.clocks>, next);
    expect((at ?? 0) - from).toBeGreaterThan(3 * DAY);
    shared.now += 6 * DAY;
    expectSameClocks(shared);
  });

  test('nobody stops his clock with a holiday that has begun, or in a zone that there is not', () => {
    const shared = begun(slow());
    const seat = asked(shared);
    shared.now = 100 * DAY;
    const say = (hours: { zone: string; away: { from: number; to: number }[] }) =>
      doing(shared, { type: 'hours', id: newId(), seat, hours }).bar;
    expect(say({ zone: 'Europe/Lisbon', away: [{ from: 99 * DAY, to: 110 * DAY }] })).toMatchObject({ bar: 'unknown' });
    expect(say({ zone: 'Mars/Olympus', away: [] })).toMatchObject({ bar: 'unknown' });
    expect(say({ zone: 'Europe/Lisbon', away: [{ from: 101 * DAY, to: 110 * DAY }] })).toBeUndefined();
    expect(doing(begun(live()), { type: 'hours', id: newId(), seat: 0, hours: { zone: 'UTC', away: [] } }).bar).toEqual({
      bar: 'no-clock',
    });
  });
});

test('a whole game with clocks, followed by everybody', () => {
  for (const pace of [live('wait', 0), slow()]) {
    const shared = begun(pace, vino, 3);
    playOn(shared, rng, 10_000, () => {
      shared.now += rng.below(3) * 20 * SECOND;
      lapse(shared);
    });
    expectSameClocks(shared);
  }
});
