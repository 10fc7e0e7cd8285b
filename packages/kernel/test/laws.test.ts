import { expect, test } from 'vitest';
import { checkLaws, LAW_IDS, stream } from '../index.ts';
import { cardsIn, drawAndPeek, likesPeeking, otherCards, severalCards } from './draw-and-peek.ts';
import { coinsIn, otherBids, sealedBids, severalBids } from './sealed-bids.ts';

test.each([2, 3])('every law holds of sealed bids with %i seats', seats => {
  const hooks = { conserved: coinsIn, twins: otherBids, several: severalBids };
  const report = checkLaws({ game: sealedBids(), options: { seats, rounds: 3 }, rng: stream(seats), games: 60, hooks });
  expect(report.findings).toEqual([]);
  expect(LAW_IDS.filter(id => report.tested[id] === 0)).toEqual([]);
});

test.each([2, 3])('every law holds of draw and peek with %i seats', seats => {
  const hooks = { conserved: cardsIn, twins: otherCards, several: severalCards, steer: likesPeeking };
  const report = checkLaws({ game: drawAndPeek(), options: { seats }, rng: stream(seats), games: 100, hooks });
  expect(report.findings).toEqual([]);
  // Nobody decides together here.
  expect(LAW_IDS.filter(id => report.tested[id] === 0)).toEqual(['commute']);
});
