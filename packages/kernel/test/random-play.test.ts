import { expect, test } from 'vitest';
import { CHANCE, type Entry, pick, playOut, stream } from '../index.ts';
import { type CardMove, drawAndPeek } from './draw-and-peek.ts';
import { nthOptions } from './on-trial.ts';
import { type BidMove, sealedBids } from './sealed-bids.ts';

test('a game is played to its end and counted', () => {
  const game = sealedBids();
  const s = game.start({ seats: 3, rounds: 4 });
  const kept: Entry<BidMove>[] = [];
  const tally = playOut(game, s, stream(1), stream(2), kept);
  expect(game.decide(s)).toEqual([]);
  expect(tally.entries).toBe(kept.length);
  expect(tally.chances).toBe(kept.filter(e => e.by < 0).length);
  expect(tally.choices).toBe(kept.length - tally.chances);
  expect(tally.answers).toBeGreaterThanOrEqual(2 * tally.choices);
});

test('a question with one answer is not counted as a choice', () => {
  const game = drawAndPeek();
  const s = game.start({});
  game.apply(s, 0, { kind: 'peek' });
  game.apply(s, CHANCE, { kind: 'see', seat: 0, value: 2 });
  game.apply(s, CHANCE, { kind: 'see', seat: 0, value: 2 });
  expect(game.decide(s)[0]?.moves).toHaveLength(1);
  const kept: Entry<CardMove>[] = [];
  const tally = playOut(game, s, stream(1), stream(2), kept);
  expect(kept[0]).toMatchObject({ by: 0, move: { kind: 'put' } });
  expect(tally.entries - tally.chances - tally.choices).toBeGreaterThanOrEqual(1);
});

test('the same streams play the same game, and players do not move the dice', () => {
  const entriesOf = (players: string, chance: string): readonly Entry<CardMove>[] => {
    const game = drawAndPeek();
    const kept: Entry<CardMove>[] = [];
    playOut(game, game.start({}), stream(players), stream(chance), kept);
    return kept;
  };
  expect(entriesOf('a', 'b')).toEqual(entriesOf('a', 'b'));
  expect(entriesOf('a', 'b')).not.toEqual(entriesOf('c', 'b'));
});

test('a game without end stops', () => {
  const game = sealedBids();
  expect(() => playOut(game, game.start({}), stream(1), stream(2), undefined, 3)).toThrow('no end after 3 entries');
});

test('outcomes are picked by weight', () => {
  const rng = stream('pick');
  const d = { by: -1, asks: 'prize', moves: ['a', 'b'], weights: [9, 1] };
  const picked = Array.from({ length: 1000 }, () => pick(d, rng));
  expect(picked.filter(m => m === 'b').length / 1000).toBeCloseTo(0.1, 1);
});

test('options come from the specs: each value within as many games as there are values, in the end with every other', () => {
  const spec = (id: string, ...values: number[]) => ({ id, values, default: 0 });
  const specs = [spec('seats', 2, 3, 4), spec('a', 0, 1), spec('b', 0, 1), spec('c', 0, 1, 2)];
  const games = Array.from({ length: 36 }, (_, n) => nthOptions(specs, n));
  for (const { id, values } of specs) expect(games.slice(0, values.length).map(options => options[id])).toEqual(values);
  expect(new Set(games.map(({ a, b, c }) => `${a}${b}${c}`)).size).toBe(12);
});
