import { beforeEach, describe, expect, test } from 'vitest';
import { botsAsked, bytesOf, happen, openTable, parseStored, proposeBot } from '../index.ts';
import { LONGEST_TABLE } from '../table.ts';
import {
  anyKeys,
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
  turn,
} from './tables.ts';

const game = gameNamed('vinhos/2016');
const rng = randomFor('deeds');
const kinds = ({ table }: Shared, from = 0) => table.lines.slice(from).map(({ line }) => line.kind);

describe('sitting down', () => {
  test('the game begins when all seats are taken', () => {
    const shared = share(setupOf(game, ['open', 'level1', 'link']));
    expect(kinds(shared)).toEqual(['seat']);
    expect(sit(shared, 0, person(0), 'table').stored).toHaveLength(1);
    expect(doing(shared, turn(shared, 0, ['end'])).bar).toEqual({ bar: 'not-begun' });
    expect(sit(shared, 2, person(2), 'table').bar).toEqual({ bar: 'not-invited', seat: 2 });
    expect(sit(shared, 2, person(2), 'invited').stored).toHaveLength(2);
    expect(kinds(shared)).toEqual(['seat', 'seat', 'seat', 'turn']);
    expect(bytesOf(shared.table)).toEqual(['00', '', '02']);
    expect(shared.table.course.begun).toBe(true);
    expectFollowed(shared);
  });

  test('a colour is given to whoever asks for it first, and stays with the seat', () => {
    const shared = share(setupOf(game, ['open', 'open', 'open']));
    const colours = () => shared.table.course.seats.map(({ colour }) => colour);
    sit(shared, 0, 'ana', 'table', 'sit', 4);
    sit(shared, 1, 'bea', 'table', 'sit', 4);
    expect(colours()).toEqual([4, undefined, undefined]);
    doing(shared, { type: 'leave', id: 'l', seat: 0 }, 'ana');
    expect(colours()).toEqual([undefined, undefined, undefined]);
    sit(shared, 0, 'ana', 'table', 'again', 5);
    sit(shared, 2, 'eva', 'table', 'sit', 1);
    doing(shared, { type: 'stand-in', id: 's', seat: 0, bot: 'level2' }, 'ana');
    doing(shared, { type: 'resign', id: 'r', seat: 2 }, 'eva');
    expect(colours()).toEqual([5, undefined, 1]);
    expectFollowed(shared);
  });

  test('a free seat is given to a bot before the game, and freed again', () => {
    const shared = share(setupOf(game, ['open', 'open', 'open', 'level1']));
    const give = (seat: number, bot?: 'level2' | 'level5') => take(shared, proposeBot(shared.table, seat, bot, ++shared.now));
    for (const seat of [0, 1]) give(seat, 'level2');
    expect(give(2, 'level2').bar).toEqual({ bar: 'unknown', what: 'nobody plays' });
    give(0);
    sit(shared, 0, 'ana');
    expect(give(0, 'level2').bar).toEqual({ bar: 'taken', seat: 0 });
    expect(give(3, 'level5').bar).toEqual({ bar: 'taken', seat: 3 });
    expect(give(7, 'level5').bar).toEqual({ bar: 'no-such-seat', seat: 7 });
    expect(give(1, 'level2').n).toBe(shared.table.course.n);
    expect(sit(shared, 1, 'bea').bar).toEqual({ bar: 'taken', seat: 1 });
    expect(shared.table.course.begun).toBe(false);
    give(2, 'level5');
    expect(shared.table.course.begun).toBe(true);
    expect(shared.table.course.seats.map(({ bot }) => bot)).toEqual([undefined, 'level2', 'level5', 'level1']);
    expect(give(1).bar).toEqual({ bar: 'over' });
    const rated = share({ ...setupOf(game, ['open', 'open']), rated: true });
    expect(proposeBot(rated.table, 1, 'level2', 5).bar).toEqual({ bar: 'rated', what: 'stand-in' });
    expectFollowed(shared);
  });

  test('a seat is taken once, by one', () => {
    const shared = share(setupOf(game, ['open', 'open']));
    sit(shared, 0, 'ana');
    expect(sit(shared, 0, 'bea').bar).toEqual({ bar: 'taken', seat: 0 });
    expect(sit(shared, 0, 'ana').n).toBe(1);
    expect(sit(shared, 0, 'ana', 'table', 'second-tab').n).toBe(1);
    expect(sit(shared, 7, 'ana').bar).toEqual({ bar: 'no-such-seat', seat: 7 });
    expect(kinds(shared)).toEqual(['seat']);
  });

  test('whoever leaves makes room, and what he added counts no more', () => {
    const shared = share(setupOf(game, ['open', 'open']));
    sit(shared, 0, 'ana');
    const leave = { type: 'leave', id: 'l', seat: 0 } as const;
    expect(doing(shared, leave, 'bea').bar).toEqual({ bar: 'not-yours', seat: 0 });
    expect(doing(shared, leave, 'ana').stored).toHaveLength(1);
    expect(doing(shared, leave, 'ana').n).toBe(2);
    expect(bytesOf(shared.table)).toEqual(['', '']);
    sit(shared, 0, 'bea');
    sit(shared, 1, 'ana', 'table', 'again');
    expect(shared.table.people).toEqual(['bea', 'ana']);
    expect(shared.table.course.begun).toBe(true);
  });

  test('a seat is handed over in the middle of the game, without a word on chance', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open'])));
    playOn(shared, rng, 5);
    const before = bytesOf(shared.table);
    sit(shared, 1, 'carla', 'instead');
    expect([shared.table.people[1], bytesOf(shared.table)]).toEqual(['carla', before]);
    expect(shared.table.lines.at(-1)?.line).not.toHaveProperty('bytes');
    expect(doing(shared, { type: 'resign', id: 'r', seat: 1 }, person(1)).bar).toEqual({ bar: 'not-yours', seat: 1 });
    expectFollowed(shared);
  });

  test('a bot plays for somebody, and gives the seat back', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open'])));
    const seat = shared.table.course.asked[0] as number;
    expect(botsAsked(shared.table)).toEqual([]);
    doing(shared, { type: 'stand-in', id: 'a', seat, bot: 'level3' });
    expect(botsAsked(shared.table)).toEqual([{ seat, level: 'level3', question: 1 }]);
    anyTurn(shared, rng);
    doing(shared, { type: 'stand-in', id: 'b', seat });
    expect(shared.table.course.seats[seat]).toEqual({ name: `Name ${seat}` });
    expect(botsAsked(shared.table)).toEqual([]);
    expectFollowed(shared);
  });

  test('a table of bots begins by itself', () => {
    const shared = share(setupOf(game, ['level1', 'level2']));
    expect(kinds(shared)).toEqual(['seat', 'seat', 'turn']);
    expect(botsAsked(shared.table)).toHaveLength(1);
  });
});

describe('a turn', () => {
  let shared: Shared;
  let seat: number;
  beforeEach(() => {
    shared = seatAll(share(setupOf(game, ['open', 'open'])));
    seat = shared.table.course.asked[0] as number;
  });

  test('sent twice is done once, also after the table was loaded again', () => {
    const deed = turn(shared, seat, anyKeys(shared, seat, rng, 3));
    expect(doing(shared, deed).stored).toHaveLength(1);
    const { n } = shared.table.course;
    expect(doing(shared, deed).n).toBe(n);
    const again = openTable(shared.table.setup, game);
    for (const text of shared.kept) happen(again, parseStored(text));
    expect(doing({ ...shared, table: again, followers: [] }, deed).n).toBe(n);
    // Another person may call his command the same.
    expect(doing(shared, deed, 'somebody').bar).toEqual({ bar: 'not-yours', seat });
  });

  test('answers the question it was meant for, or none', () => {
    const keys = anyKeys(shared, seat, rng, 1);
    const asked = question(shared, seat);
    expect(doing(shared, turn(shared, seat, keys, { question: asked + 1 })).bar).toEqual({ bar: 'stale', question: asked, asked: true });
    expect(doing(shared, turn(shared, seat, keys, { question: 0 })).bar).toMatchObject({ bar: 'stale' });
    const other = 1 - seat;
    expect(doing(shared, turn(shared, other, keys, { question: 1 })).bar).toMatchObject({ bar: 'stale', asked: false });
    expect(doing(shared, turn(shared, seat, keys, { question: asked }))).toHaveProperty('stored');
  });

  test('is played whole or not at all', () => {
    const { n } = shared.table.course;
    const before = JSON.stringify(shared.table.course.state);
    const keys = anyKeys(shared, seat, rng, 2);
    expect(doing(shared, turn(shared, seat, [...keys, 'nonsense'])).bar).toBeDefined();
    expect(doing(shared, turn(shared, seat, ['nonsense'])).bar).toEqual({ bar: 'not-offered', move: 0, key: 'nonsense' });
    const whole = anyKeys(shared, seat, rng, 100);
    expect(doing(shared, turn(shared, seat, [...whole, 'end'])).bar).toEqual({ bar: 'left-over', move: whole.length });
    expect([shared.table.course.n, JSON.stringify(shared.table.course.state)]).toEqual([n, before]);
    expect(doing(shared, turn(shared, seat, whole))).toHaveProperty('stored');
    expectFollowed(shared);
  });

  test('of another is not mine', () => {
    expect(doing(shared, turn(shared, seat, anyKeys(shared, seat, rng)), person(1 - seat)).bar).toEqual({ bar: 'not-yours', seat });
    expect(doing(shared, turn(shared, 7, ['end'])).bar).toEqual({ bar: 'no-such-seat', seat: 7 });
  });
});

describe('taking back', () => {
  let shared: Shared;
  let seat: number;
  beforeEach(() => {
    shared = seatAll(share(setupOf(game, ['open', 'open', 'open'])));
    playOn(shared, rng, 6);
    seat = shared.table.course.asked[0] as number;
    doing(shared, turn(shared, seat, anyKeys(shared, seat, rng, 100)));
  });
  const undo = () => doing(shared, { type: 'undo', id: newId(), seat, to: lastOf() });
  const lastOf = () => shared.table.course.turns.findLast(({ by }) => by === seat)?.n as number;
  const others = () => [0, 1, 2].filter(of => of !== seat);
  const answer = (of: number, yes: boolean) =>
    doing(shared, { type: 'answer', id: newId(), seat: of, ask: shared.table.course.ask?.n ?? 0, yes });

  test('needs everybody else', () => {
    const { turns } = shared.table.course;
    const from = turns.findLast(({ by }) => by === seat)?.from as number;
    const draws = shared.table.draws;
    const asked = question(shared, seat);
    expect(undo()).toHaveProperty('stored');
    expect(shared.table.course.ask).toMatchObject({ seat, what: 'undo', of: others() });
    expect(answer(seat, true).bar).toEqual({ bar: 'nothing-asked' });
    answer(others()[0] as number, true);
    expect(shared.table.course.ask?.of).toEqual([others()[1]]);
    expectFollowed(shared);
    answer(others()[1] as number, true);
    expect(kinds(shared).slice(-3)).toEqual(['answer', 'answer', 'back']);
    expect(shared.table.course.entries).toHaveLength(from);
    expect([shared.table.course.asked, shared.table.draws]).toEqual([[seat], draws]);
    expect(question(shared, seat)).toBe(asked + 1);
    expectFollowed(shared);
    playOn(shared, rng, 3);
    expectFollowed(shared);
  });

  test('is refused by one, and asked for once in a turn', () => {
    undo();
    expect(undo().bar).toEqual({ bar: 'asked-before' });
    answer(others()[0] as number, false);
    expect(shared.table.course.ask).toBeUndefined();
    expect(shared.table.course.refused).toMatchObject({ ask: { what: 'undo', seat }, by: others()[0] });
    expect(undo().bar).toEqual({ bar: 'asked-before' });
    expect(answer(others()[1] as number, true).bar).toEqual({ bar: 'nothing-asked' });
    expectFollowed(shared);
    anyTurn(shared, rng);
    expect(shared.table.course.refused).toBeUndefined();
  });

  test('lapses when somebody goes on', () => {
    undo();
    anyTurn(shared, rng);
    expect(shared.table.course.ask).toBeUndefined();
    expectFollowed(shared);
  });

  test('only of what I did last', () => {
    const wrong = (to: number) => doing(shared, { type: 'undo', id: newId(), seat, to }).bar;
    expect([wrong(1), wrong(lastOf() + 1), wrong(9999)]).toEqual(Array(3).fill({ bar: 'nothing-to-undo' }));
  });

  test('bots agree', () => {
    shared = seatAll(share(setupOf(game, ['open', 'level1'])));
    playOn(shared, rng, 8);
    seat = 0;
    expect(undo()).toMatchObject({ stored: [{ line: { kind: 'back' } }] });
    expectFollowed(shared);
  });
});

describe('an end before the end', () => {
  test('by resigning, of two', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open'])));
    doing(shared, { type: 'resign', id: 'r', seat: 0 });
    expect(shared.table.course.end).toMatchObject({ why: 'resigned', secret: shared.table.setup.secret });
    expect(shared.table.course.seats.map(({ resigned }) => resigned)).toEqual([true, undefined]);
    expect(doing(shared, turn(shared, 1, ['end'])).bar).toEqual({ bar: 'over' });
    expectFollowed(shared);
  });

  test('of three, the others go on with a bot', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open', 'open'])));
    doing(shared, { type: 'resign', id: 'r', seat: 0 });
    expect(shared.table.course.end).toBeUndefined();
    expect(shared.table.course.seats[0]).toMatchObject({ bot: 'level2', resigned: true });
    expect(doing(shared, { type: 'stand-in', id: 's', seat: 0 }).bar).toEqual({ bar: 'over' });
    expect(sit(shared, 0, person(0), 'table', 'back').bar).toEqual({ bar: 'over' });
    playOn(shared, rng, 5);
    doing(shared, { type: 'resign', id: 'r', seat: 1 });
    expect(shared.table.course.end).toMatchObject({ why: 'resigned' });
    expectFollowed(shared);
  });

  test('by agreement', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open'])));
    const ask = () => doing(shared, { type: 'abandon', id: newId(), seat: 0 });
    const answer = (yes: boolean) => doing(shared, { type: 'answer', id: newId(), seat: 1, ask: shared.table.course.ask?.n ?? 0, yes });
    ask();
    answer(false);
    expect(shared.table.course.end).toBeUndefined();
    ask();
    answer(true);
    expect(shared.table.course.end).toMatchObject({ why: 'abandoned', secret: shared.table.setup.secret });
    expect(shared.table.course.end?.outcome).toBeUndefined();
    expectFollowed(shared);
  });
});

describe('a table at which people go back and forth without end', () => {
  test('goes on to its end, and to nowhere else', () => {
    const shared = seatAll(share(setupOf(game, ['open', 'open'])));
    playOn(shared, rng, 8);
    const { table } = shared;
    const last = table.course.turns.findLast(({ by }) => by >= 0);
    const seat = last?.by ?? 0;
    table.stored = LONGEST_TABLE - 1;
    expect(doing(shared, { type: 'undo', id: newId(), seat, to: last?.n ?? 0 })).toHaveProperty('stored');
    // What was asked before can be answered.
    expect(table.stored).toBe(LONGEST_TABLE);
    const ask = table.course.ask?.n ?? 0;
    expect(doing(shared, { type: 'answer', id: newId(), seat: 1 - seat, ask, yes: false })).toHaveProperty('stored');
    const long = { bar: { bar: 'too-long' } };
    expect(doing(shared, { type: 'abandon', id: newId(), seat })).toEqual(long);
    expect(doing(shared, { type: 'stand-in', id: newId(), seat, bot: 'level1' })).toEqual(long);
    expect(doing(shared, { type: 'undo', id: newId(), seat, to: last?.n ?? 0 })).toEqual(long);
    expect(doing(shared, { type: 'leave', id: newId(), seat: 1 })).toHaveProperty('stored');
    expect(sit(shared, 1, person(1), 'invited', 'back again')).toEqual(long);
    const [asked] = table.course.asked;
    if (asked === 0) expect(anyTurn(shared, rng)).not.toHaveProperty('bar');
    expect(doing(shared, { type: 'resign', id: newId(), seat: 0 })).toHaveProperty('stored');
  });
});
