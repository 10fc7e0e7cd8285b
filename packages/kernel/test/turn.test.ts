import { expect, test } from 'vitest';
import { CHANCE, type Decision, isTurnOver, playOut, stream, turnsOf } from '../index.ts';
import { type CardMove, drawAndPeek } from './draw-and-peek.ts';
import { type BidMove, sealedBids } from './sealed-bids.ts';

const asked = (...by: number[]): Decision<string>[] => by.map(seat => ({ by: seat, asks: 'x', moves: ['a', 'b'] }));

test('a turn goes on while nobody else is asked', () => {
  expect(isTurnOver(0, asked(0), asked(0))).toBe(false);
  expect(isTurnOver(0, asked(0), asked(1))).toBe(true);
  expect(isTurnOver(0, asked(0), [])).toBe(true);
});

test('whether a draw ends a turn is known after it', () => {
  expect(isTurnOver(0, asked(0), asked(CHANCE))).toBe(false);
  expect(isTurnOver(0, asked(CHANCE), asked(CHANCE))).toBe(false);
  expect(isTurnOver(0, asked(CHANCE), asked(0))).toBe(false);
  expect(isTurnOver(0, asked(CHANCE), asked(1))).toBe(true);
});

test('who decides beside others goes on until his answer is given', () => {
  expect(isTurnOver(0, asked(0, 1), asked(0, 1))).toBe(false);
  expect(isTurnOver(0, asked(0, 1), asked(1))).toBe(true);
  expect(isTurnOver(0, asked(0), asked(0, 1))).toBe(true);
  expect(isTurnOver(0, asked(CHANCE), asked(0, 1))).toBe(true);
});

const bids = sealedBids();
const bid = (by: number, coins: number) => ({ by, move: { kind: 'bid', coins } as BidMove });
const prize = { by: CHANCE, move: { kind: 'prize', worth: 2 } as BidMove };
const shown = (seat: number, coins: number) => ({ by: CHANCE, move: { kind: 'reveal', seat, coins } as BidMove });
const loan = (by: number) => ({ by, move: { kind: 'loan' } as BidMove });

test('answers that were given at the same time are turns of their own, however they lie in the record', () => {
  const entries = [prize, loan(0), bid(1, 1), bid(0, 2), shown(0, 2), shown(1, 1), prize, bid(1, 0)];
  expect(turnsOf(bids, { rounds: 2 }, entries)).toEqual([
    { by: CHANCE, entries: [prize], isOver: true },
    { by: 0, entries: [loan(0), bid(0, 2), shown(0, 2), shown(1, 1), prize], isOver: true },
    { by: 1, entries: [bid(1, 1)], isOver: true },
    { by: 1, entries: [bid(1, 0)], isOver: true },
  ]);
});

test('a draw in the middle of a turn belongs to it', () => {
  const game = drawAndPeek();
  const move = (by: number, m: CardMove) => ({ by, move: m });
  const entries = [
    move(0, { kind: 'peek' }),
    move(CHANCE, { kind: 'see', seat: 0, value: 1 }),
    move(CHANCE, { kind: 'see', seat: 0, value: 2 }),
    move(0, { kind: 'put', first: 2, second: 1 }),
    move(0, { kind: 'draw' }),
    move(CHANCE, { kind: 'get', seat: 0, value: 2 }),
    move(1, { kind: 'peek' }),
  ];
  const turns = turnsOf(game, {}, entries);
  expect(turns.map(({ by, isOver, entries: { length } }) => [by, length, isOver])).toEqual([
    [0, 6, true],
    [1, 1, false],
  ]);
});

test.each([bids, drawAndPeek()])('every entry of a game of $id is in one turn, and all turns end with the game', game => {
  for (let seed = 0; seed < 20; seed++) {
    const entries: { by: number; move: never }[] = [];
    playOut(game as never, game.start({ seats: 3 }) as never, stream(seed), stream(seed, 'chance'), entries);
    const turns = turnsOf(game as never, { seats: 3 }, entries);
    expect(turns.flatMap(turn => turn.entries).toSorted((a, b) => entries.indexOf(a) - entries.indexOf(b))).toEqual(entries);
    expect(turns.filter(turn => !turn.isOver)).toEqual([]);
    for (const turn of turns) expect(turn.entries.every(({ by }) => by === turn.by || by === CHANCE)).toBe(true);
  }
});
