import { expect, test } from 'vitest';
import { CHANCE, lineTo, preview, remedies } from '../index.ts';
import { type CardMove, drawAndPeek } from './draw-and-peek.ts';
import { type BidMove, sealedBids } from './sealed-bids.ts';

const bids = sealedBids();
const cards = drawAndPeek();
const bid = (coins: number): BidMove => ({ kind: 'bid', coins });

/** What seat 0 sees when it is to bid. */
function bidding(options = {}) {
  const s = bids.start(options);
  bids.apply(s, CHANCE, { kind: 'prize', worth: 3 });
  return bids.view(s, 0);
}

test('a loan is the remedy for a bid that is too high', () => {
  expect(bids.forbids(bidding(), 0, bid(4))).toMatchObject({ rule: 'bid.coins', missing: 1 });
  expect(remedies(bids, bidding(), 0, bid(4))).toEqual({ lines: [[{ kind: 'loan' }]], complete: true });
  expect(lineTo(bids, bidding(), 0, bid(4))).toEqual([{ kind: 'loan' }, bid(4)]);
});

test('what is offered needs no remedy', () => {
  expect(remedies(bids, bidding(), 0, bid(3))).toEqual({ lines: [[]], complete: true });
  expect(lineTo(bids, bidding(), 0, bid(3))).toEqual([bid(3)]);
});

test('where there is no way the search says whether it has seen all', () => {
  const view = bidding();
  bids.apply(view, 0, { kind: 'loan' });
  expect(remedies(bids, view, 0, { kind: 'loan' })).toEqual({ lines: [], complete: true });
  expect(lineTo(bids, view, 0, { kind: 'loan' })).toBeUndefined();
  expect(remedies(bids, bidding(), 0, bid(4), { nodes: 2 })).toEqual({ lines: [], complete: false });
  expect(remedies(bids, bidding(), 0, bid(4), { depth: 0 })).toEqual({ lines: [], complete: false });
});

test('the search does not go past another seat, chance or a reveal', () => {
  const view = bidding();
  // A second bid is offered in the next round only, beyond the reveal.
  bids.apply(view, 0, bid(0));
  expect(remedies(bids, view, 0, bid(1))).toEqual({ lines: [], complete: true });
  const s = cards.start({});
  expect(lineTo(cards, cards.view(s, 0), 0, { kind: 'play', at: 0, value: 1 })).toBeUndefined();
});

test('a preview stops at a choice, and tells the best and the worst of the turn', () => {
  expect(preview(bids, bidding(), 0, { kind: 'loan' })).toEqual({
    sure: [{ rule: 'loan', kind: 'loan', seat: 0, coins: 2 }],
    stops: 'choice',
    now: -1,
    best: -1,
    worst: -1,
    complete: true,
  });
  expect(preview(bids, bidding(), 0, { kind: 'loan' }, { depth: 0 })).toMatchObject({ stops: 'choice', now: -1, complete: false });
});

test('a preview stops at another seat, at chance and at the end', () => {
  const view = bidding();
  expect(preview(bids, view, 0, bid(1))).toMatchObject({ sure: [{ kind: 'bid', seat: 0 }], stops: 'seat', now: 0 });
  bids.apply(view, 1, { kind: 'bid', coins: -2 });
  expect(preview(bids, view, 0, bid(1)).stops).toBe('chance');
  const s = cards.start({});
  cards.apply(s, 0, { kind: 'stop' });
  expect(preview(cards, cards.view(s, 1), 1, { kind: 'stop' }).stops).toBe('end');
  expect(preview(cards, cards.view(s, 1), 1, { kind: 'draw' }).stops).toBe('chance');
});

test('the best and the worst of a turn differ where its choices score differently', () => {
  const s = cards.start({});
  for (const line of ['0 draw', '-1 get 1 1', '1 stop', '0 draw', '-1 get 1 4']) {
    const [by = '', ...words] = line.split(' ');
    cards.apply(s, Number(by), cards.parse(s, words.join(' ')) as CardMove);
  }
  // Seat 1 has stopped, so that seat 0 goes on after each card.
  expect(preview(cards, cards.view(s, 0), 0, { kind: 'play', at: 0, value: 1 })).toMatchObject({
    stops: 'choice',
    now: 1,
    best: 5,
    worst: 1,
  });
});

test('looking ahead leaves the view as it was', () => {
  const view = bidding();
  const before = JSON.stringify(view);
  remedies(bids, view, 0, bid(4));
  preview(bids, view, 0, { kind: 'loan' });
  expect(JSON.stringify(view)).toBe(before);
});
