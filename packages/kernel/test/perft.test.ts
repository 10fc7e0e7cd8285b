import { expect, test } from 'vitest';
import { type Decision, divide, perft } from '../index.ts';
import { drawAndPeek } from './draw-and-peek.ts';
import { sealedBids } from './sealed-bids.ts';

const bids = sealedBids();
const cards = drawAndPeek();
const firstOutcome = <S, M>(_s: S, d: Decision<M>): M => d.moves[0] as M;

// Three prizes; four bids and a loan, after which there are five bids; then the other seat.
test.each([
  [0, 1],
  [1, 3],
  [2, 3 * 5],
  [3, 3 * (4 * 5 + 5)],
  [4, 3 * (4 * (4 * 1 + 5) + 5 * 5)],
])('sealed bids has at depth %i %i lines', (depth, lines) => expect(perft(bids, bids.start({}), depth)).toBe(lines));

// Draw, peek or stop; draw and see have four outcomes; after both have stopped there is nothing more.
test.each([
  [1, 3],
  [2, 4 + 4 + 3],
  [3, 4 * 3 + 4 * 4 + (4 + 4 + 0)],
])('draw and peek has at depth %i %i lines', (depth, lines) => expect(perft(cards, cards.start({}), depth)).toBe(lines));

test('fixed chance takes no depth', () => {
  expect(perft(bids, bids.start({}), 1, firstOutcome)).toBe(5);
  expect(perft(bids, bids.start({}), 2, firstOutcome)).toBe(4 * 5 + 5);
  expect(perft(cards, cards.start({}), 2, firstOutcome)).toBe(3 + 1 + 3);
});

test('a game that is over has no lines', () => {
  const s = cards.start({});
  cards.apply(s, 0, { kind: 'stop' });
  cards.apply(s, 1, { kind: 'stop' });
  expect(perft(cards, s, 1)).toBe(0);
  expect(divide(cards, s, 1)).toEqual([]);
});

test('the branches make the whole', () => {
  const branches = divide(cards, cards.start({}), 3);
  expect(branches.map(b => [b.by, cards.keyOf(b.move), b.lines])).toEqual([
    [0, 'draw', 12],
    [0, 'peek', 16],
    [0, 'stop', 8],
  ]);
});

test('counting leaves the state as it was', () => {
  const s = bids.start({});
  const before = JSON.stringify(s);
  perft(bids, s, 3);
  divide(bids, s, 2);
  expect(JSON.stringify(s)).toBe(before);
});
