import { expect, test } from 'vitest';
import { begin, CHANCE, type Entry, enter, type GameRecord, NotOffered, outcomeOf, playOut, replay, stream, undoPoint } from '../index.ts';
import { type BidMove, sealedBids } from './sealed-bids.ts';

const game = sealedBids();
const bid = (coins: number): BidMove => ({ kind: 'bid', coins });

function opening() {
  const playing = begin(game, { rounds: 1 });
  enter(game, playing, CHANCE, { kind: 'prize', worth: 3 });
  enter(game, playing, 1, bid(2));
  return playing;
}

test('a game begins with all its options written down', () => {
  expect(begin(game, { rounds: 1 }).record).toEqual({
    game: 'sealed-bids',
    rules: 1,
    pack: 'none',
    options: { seats: 2, rounds: 1 },
    entries: [],
  });
});

test('a move that is not offered is not written down', () => {
  const playing = opening();
  expect(() => enter(game, playing, 0, bid(4))).toThrow(NotOffered);
  expect(playing.record.entries).toHaveLength(2);
});

test('a record leads to the state', () => {
  const { state, record } = opening();
  expect(replay(game, record)).toEqual({ state });
});

test('what cannot be replayed is named, with the reason', () => {
  const { record } = opening();
  const broken = (entry: Entry<BidMove>, at = 2): GameRecord<BidMove> => ({ ...record, entries: record.entries.toSpliced(at, 1, entry) });
  expect(replay(game, broken({ by: 0, move: bid(4) })).problem).toEqual({
    problem: 'not-offered',
    entry: 3,
    found: 'bid 4',
    expected: ['bid 0', 'bid 1', 'bid 2', 'bid 3', 'loan'],
    refusal: { rule: 'bid.coins', of: 'coins', needs: [{ part: 'bid', amount: 4 }], has: 3, missing: 1 },
  });
  expect(replay(game, broken({ by: 1, move: bid(0) })).problem).toEqual({ problem: 'not-asked', entry: 3, found: '2', expected: ['1'] });
  expect(replay(game, broken({ by: CHANCE, move: { kind: 'prize', worth: 7 } }, 0)).problem).toMatchObject({
    problem: 'not-offered',
    entry: 1,
    found: 'prize 7',
    refusal: undefined,
  });
});

test('a record of something else is not replayed, unless the caller takes the difference', () => {
  const { record } = opening();
  expect(replay(game, { ...record, game: 'chess' }).problem).toEqual({ problem: 'other-game', found: 'chess', expected: ['sealed-bids'] });
  expect(replay(game, { ...record, rules: 2 }).problem).toEqual({ problem: 'other-rules', found: '2', expected: ['1'] });
  expect(replay(game, { ...record, pack: 'x' }).problem).toEqual({ problem: 'other-pack', found: 'x', expected: ['none'] });
  expect(replay(game, { ...record, rules: 2, pack: 'x' }, ['rules', 'pack']).problem).toBeUndefined();
});

test('the outcome of a finished game lists rank and total of every seat', () => {
  const { state } = opening();
  game.apply(state, 0, bid(1));
  playOut(game, state, stream(1), stream(2));
  expect(outcomeOf(game, state)).toEqual([
    { seat: 0, rank: 2, total: 3 },
    { seat: 1, rank: 1, total: 7 },
  ]);
});

const entriesBy = (...actors: number[]): Entry<number>[] => actors.map((by, move) => ({ by, move }));

test.each([
  [[], 0, 0],
  [[0], 0, 0],
  [[0, 0, 0], 0, 0],
  [[0, 0, 0], 1, 3],
  [[CHANCE, 0, 0], 0, 1],
  [[0, CHANCE, 0], 0, 2],
  [[0, 0, CHANCE], 0, 3],
  [[0, 1, 0, 0], 0, 2],
  [[0, 0, 1], 0, 3],
  [[0, 0, 1], 1, 2],
])('after entries by %j seat %i goes back to entry %i', (actors, seat, expected) => {
  expect(undoPoint(entriesBy(...actors), seat)).toBe(expected);
});

test('what was taken back can be played again from there', () => {
  const { record } = opening();
  const kept = record.entries.slice(0, undoPoint(record.entries, 1));
  expect(kept).toHaveLength(1);
  const { state } = replay(game, { ...record, entries: kept });
  expect(state && game.decide(state).map(d => d.by)).toEqual([0, 1]);
});
