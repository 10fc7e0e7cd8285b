import { expect, test } from 'vitest';
import { checkLaws, LAW_IDS, LAWS, parseRecord, stream } from '../index.ts';
import { cardsIn, drawAndPeek, likesPeeking, otherCards, severalCards } from './draw-and-peek.ts';
import { type BidState, coinsIn, otherBids, sealedBids, severalBids } from './sealed-bids.ts';

test.each([2, 3])('every law holds of sealed bids with %i seats', seats => {
  const hooks = { conserved: coinsIn, twins: otherBids, several: severalBids };
  const report = checkLaws({ game: sealedBids(), options: { seats, rounds: 3 }, rng: stream(seats), games: 20, hooks });
  expect(report.findings).toEqual([]);
  expect(LAW_IDS.filter(id => report.tested[id] === 0)).toEqual([]);
});

test.each([2, 3])('every law holds of draw and peek with %i seats', seats => {
  const hooks = { conserved: cardsIn, twins: otherCards, several: severalCards, steer: likesPeeking };
  const report = checkLaws({ game: drawAndPeek(), options: { seats }, rng: stream(seats), games: 40, hooks });
  expect(report.findings).toEqual([]);
  // Nobody decides together here.
  expect(LAW_IDS.filter(id => report.tested[id] === 0)).toEqual(['commute']);
});

test('a finding says how to get there', () => {
  const game = sealedBids();
  const broken = { ...game, scores: (s: BidState) => game.scores(s).map(score => ({ ...score, total: score.total + s.round - 1 })) };
  const { findings } = checkLaws({ game: broken, options: { rounds: 2 }, rng: stream(1), games: 1 });
  expect(findings).toMatchObject([{ law: 'score-parts', game: 'sealed-bids', options: { seats: 2, rounds: 2 } }]);
  const there = parseRecord(game, findings[0]?.entries ?? '');
  expect(there.problem ?? there.state.round).toBe(2);
});

test('a trial lasts as long as it may, and checks as often as it is told', () => {
  let left = 25;
  const trial = { game: sealedBids(), rng: stream(1), checkEvery: 4, more: () => left-- > 0 };
  const { games, entries, tested } = checkLaws(trial);
  expect(games).toBeGreaterThan(3);
  expect(tested['json']).toBeLessThan(25);
  expect(entries).toBeGreaterThan(2 * (tested['json'] ?? 0));
});

test('a game that may go on for ever is left where it is late', () => {
  const trial = { game: sealedBids(), options: { rounds: 3 }, games: 1, mostEntries: 3 };
  expect(checkLaws({ ...trial, rng: stream(1) }).findings).toMatchObject([{ law: 'ends' }]);
  const { findings, entries } = checkLaws({ ...trial, rng: stream(1), hooks: { endless: (s: BidState) => s.round > 0 } });
  expect([findings, entries]).toEqual([[], 3]);
  expect(checkLaws({ ...trial, rng: stream(1), hooks: { endless: (s: BidState) => s.round > 99 } }).findings).toHaveLength(1);
});

test('some laws can be left out', () => {
  const { tested } = checkLaws({ game: sealedBids(), rng: stream(1), games: 1, laws: LAWS.filter(law => law.id === 'json') });
  expect(Object.keys(tested)).toEqual(['json', 'plays', 'ends']);
});
