// Both turns in one go, his way over the quadrel, and the bribes he leaves.

import { CHANCE } from '@adega/kernel';
import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { frame } from '../../rules/setting.ts';
import { NONE } from '../../state.ts';
import { regionOf } from './position.ts';
import { type Alone, alone } from './solo-position.ts';

const spaceOf = (p: Alone, space: string): number => p.move(`enter ${space}`).to;
const bribesOn = (p: Alone): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(space => (p.his.bribes >> space) & 1);

/** Two short turns of yours. */
const CELLAR = ['enter cellars', 'done'];
const WINERY = ['enter wineries', 'winery 1', 'done'];

test('solo.turns: you take both your actions in one go, then he takes both his', () => {
  const p = alone();
  expect([p.asks, p.by]).toEqual(['move', 0]);
  p.play(...CELLAR);
  expect([p.asks, p.by, p.s.turn.seat]).toEqual(['move', 0, 0]);
  p.play(...WINERY);
  expect([p.asks, p.by, p.s.turn.seat]).toEqual(['draw-card', CHANCE, 1]);
  p.play('card staff');
  expect([p.asks, p.s.turn.seat, p.s.turn.stage]).toEqual(['draw-card', 1, 'acting']);
  p.play('card experts').draw();
  expect(p.s.year).toBe(2);
});

test('solo.turns: each of your actions is a turn, with one expert ability each', () => {
  const p = alone().expert('taste.cash').expert('aroma.cash').play('use taste.cash');
  expect(p.refusal('use aroma.cash')?.rule).toBe('expert.use');
  p.play(...CELLAR);
  expect(p.isOffered('use aroma.cash')).toBe(true);
});

test('SO7 the marker of the rounds goes from 1 to 2 after the first player, to B after the second; the tax stays', () => {
  const p = alone();
  const at = (): unknown => [p.s.round, p.s.tax];
  expect(at()).toEqual([1, 0]);
  p.play(...CELLAR);
  expect(at()).toEqual([1, 0]);
  p.play(...WINERY);
  expect(at()).toEqual([2, 0]);
  p.play('card staff');
  expect(at()).toEqual([2, 0]);
  p.play('card experts').draw();
  expect(p.events.filter(e => e.kind === 'round-marker').map(e => [e.rule, e['round']])).toEqual([
    ['solo.turns', 2],
    ['solo.turns', 3],
    ['solo.turns', 1],
  ]);
});

test('solo.turns: who is first in the order takes both actions first', () => {
  const p = alone().change(s => {
    s.order = [1, 0];
    s.stack = s.stack.slice(0, 3).map(f => (f.kind === 'both-turns' ? { ...f, step: 0 } : f));
    s.stack.push(frame('after', 0));
  });
  p.play('end');
  expect(p.asks).toBe('draw-card');
  p.play('card staff', 'card experts').draw();
  expect([p.asks, p.by, p.s.round]).toEqual(['move', 0, 2]);
});

test('SO6 order.apply: the order changes once a year, when both have finished', () => {
  const p = alone().at('sales').play('enter centre', 'slot 2');
  expect(p.s.order).toEqual([0, 1]);
  p.play(...CELLAR);
  expect([p.s.order, p.s.slots]).toEqual([
    [0, 1],
    [NONE, 0],
  ]);
  p.play('card staff', 'card experts').draw();
  expect([p.s.order, p.s.slots]).toEqual([
    [1, 0],
    [NONE, NONE],
  ]);
});

test('order.choose: a second visit in the same year may move your disc on, or leave it', () => {
  const p = alone().money(0).at('sales').play('enter centre', 'slot 2');
  expect(p.offers('slot')).toEqual(['slot 1', 'slot 2']);
  const q = p.copy().play('slot 1');
  expect(q.s.slots).toEqual([0, NONE]);
  expect(p.play('slot 2').s.slots).toEqual([NONE, 0]);
  const first = alone().money(0).at('sales').play('enter centre', 'slot 1', 'slot 2');
  expect(first.s.slots).toEqual([NONE, 0]);
});

test('solo.move: a card is drawn and discarded, he goes there', () => {
  const p = alone().card('staff');
  expect(p.him.at).toBe(spaceOf(p, 'staff'));
  expect(p.his.cards).toBe(0b111011111);
  expect(p.run('lacerda-turn').offers()).not.toContain('card staff');
});

test('solo.move: the last card of the deck needs no drawing', () => {
  const p = alone().change(s => {
    if (s.lacerda) s.lacerda.cards = 1 << 5;
  });
  const q = p.run('lacerda-turn');
  expect([q.asks, q.him.at, q.his.cards]).toEqual(['nothing', 5, 0]);
});

test('solo.move: in the last year he still acts', () => {
  expect(alone({ year: 6 }).run('lacerda-turn').asks).toBe('draw-card');
});

test('solo.move: he pays nothing, wherever he goes', () => {
  const p = alone({ year: 5 }).at('vineyards', 1).card('staff');
  expect(p.purses).toEqual([20, 0]);
});

test('SO9 what he would owe you the bank pays you', () => {
  expect(alone().at('staff').card('staff').purses).toEqual([21, 0]);
  expect(alone().at('sales').card('staff').purses).toEqual([20, 0]);
});

test('SO9 the centre is free for him too', () => {
  expect(alone().at('sales', 1).card('centre').purses).toEqual([20, 0]);
});

test('SO9 you pay him as any player, and he keeps it', () => {
  const p = alone().at('experts', 1).play('enter experts');
  expect(p.purses).toEqual([19, 1]);
});

test('SO8 the card of the space he stands on is discarded and another drawn: he does not act there', () => {
  const p = alone().at('staff', 1).at('staff').card('staff');
  expect([p.asks, p.s.enologists, p.s.farmers, p.his.cards]).toEqual(['draw-card', 7, 9, 0b111011111]);
  expect(p.offers()).not.toContain('card staff');
  expect([bribesOn(p), p.purses, p.told]).toEqual([[], [20, 0], ['card-drawn', 'card-void']]);
  p.play('card experts').draw();
  expect([p.him.at, bribesOn(p), p.asks]).toEqual([spaceOf(p, 'experts'), [spaceOf(p, 'staff')], 'nothing']);
});

test('SO8 at the start he stands on the centre', () => {
  expect(alone().card('centre')).toMatchObject({ asks: 'draw-card', s: { slots: [NONE, NONE] } });
});

const withCards = (p: Alone, ...spaces: string[]): Alone =>
  p.change(s => {
    if (s.lacerda) s.lacerda.cards = spaces.reduce((set, space) => set | (1 << spaceOf(p, space)), 0);
  });

test('SO8 if it was the last card of the deck, all are shuffled and drawn from', () => {
  const p = withCards(alone().at('staff', 1), 'staff').run('lacerda-turn');
  expect([p.asks, p.offers().length, p.told]).toEqual(['draw-card', 9, ['card-drawn', 'card-void', 'deck-empty']]);
  // The same card once more takes him nowhere either.
  p.play('card staff');
  expect([p.asks, p.offers().length]).toEqual(['draw-card', 8]);
});

test('solo.move: an empty deck is shuffled before he draws', () => {
  const p = withCards(alone()).run('lacerda-turn');
  expect([p.offers().length, p.told]).toEqual([9, ['deck-empty']]);
  expect(withCards(alone(), 'staff', 'sales').run('lacerda-turn').told).toEqual([]);
});

test('solo.move: with the two Vineyards spaces he moves from one to the other', () => {
  const p = alone().at('vineyards', 1).card('vineyards-2');
  expect(p.him.at).toBe(8);
  expect(p.asks).toBe('draw-number');
});

test('solo.bribe: when he leaves a space he leaves a Bago there, one at most', () => {
  const p = alone().at('sales', 1).card('staff');
  expect(bribesOn(p)).toEqual([spaceOf(p, 'sales')]);
  const q = p.at('sales', 1).card('experts');
  expect(bribesOn(q)).toEqual([spaceOf(p, 'sales')]);
  expect(q.told).not.toContain('bribe-placed');
});

test('solo.bribe: not on the centre', () => {
  expect(bribesOn(alone().card('staff'))).toEqual([]);
});

test('solo.bribe: others stay where they are', () => {
  const p = alone().at('sales', 1).card('staff').card('experts');
  expect(bribesOn(p)).toEqual([spaceOf(p, 'staff'), spaceOf(p, 'sales')]);
});

const bribed = (...spaces: string[]): Alone =>
  alone().change(s => {
    for (const space of spaces) (s.lacerda as NonNullable<typeof s.lacerda>).bribes |= 1 << alone().move(`enter ${space}`).to;
  });

test('solo.bribe: entering costs you 1 more, and the Bago returns to the bank', () => {
  const p = bribed('experts', 'sales').play('enter experts');
  expect(p.purses).toEqual([19, 0]);
  expect(bribesOn(p)).toEqual([spaceOf(p, 'sales')]);
  expect(p.events.filter(e => e.rule === 'solo.bribe').map(e => e.kind)).toEqual(['paid-bank', 'bribe-lifted']);
});

test('solo.bribe: where there is none, nothing is lifted', () => {
  expect(
    bribed('sales')
      .play('enter experts')
      .events.filter(e => e.rule === 'solo.bribe'),
  ).toEqual([]);
});

test('solo.bribe: it comes on top of distance, tax and players', () => {
  const p = bribed('vineyards').at('sales').at('vineyards', 1).money(4);
  expect(p.refusal('enter vineyards')).toEqual(lacking('move.able', 'money', { distance: 1, tax: 1, players: 1, bribe: 1, action: 3 }, 4));
  expect(p.money(20).play('enter vineyards').purses).toEqual([16, 1]);
});

test('solo.bribe: who cannot pay it cannot enter', () => {
  expect(bribed('experts').money(1).isOffered('enter experts')).toBe(false);
  expect(bribed('sales').money(1).isOffered('enter experts')).toBe(true);
});

test('solo.bribe: a wish beyond the present question knows it', () => {
  const p = bribed('cellars').money(3);
  expect(p.game.wish(p.s, 0, p.move('cellar 1'))).toMatchObject({
    rule: 'move.able',
    missing: 1,
    needs: [{ part: 'bribe' }, { part: 'cellar' }],
  });
});

test('SO10 a free move cancels the rest, but the bribe is paid and the Bago goes back', () => {
  const p = bribed('vineyards').at('sales').at('vineyards', 1).expert('taste.free-move').play('enter vineyards taste.free-move');
  expect([p.purses, bribesOn(p)]).toEqual([[19, 0], []]);
  expect(p.events.filter(e => e.rule === 'solo.bribe').map(e => [e.kind, 'money' in e ? e.money : undefined])).toEqual([
    ['paid-bank', 1],
    ['bribe-lifted', undefined],
  ]);
});

test('SO10 where the bribe is all there is to pay, a free move does nothing and is refused', () => {
  const p = bribed('experts').expert('taste.free-move');
  expect(p.refusal('enter experts taste.free-move')).toEqual(lacking('expert.free-move', 'way', { 'free-move': 1 }, 0));
  expect(p.refusal('enter cellars taste.free-move')).toEqual(lacking('expert.free-move', 'way', { 'free-move': 1 }, 0));
});

test('SO10 move.able: who cannot pay the bribe, or action and bribe, cannot come for nothing either', () => {
  const far = (money: number): Alone =>
    bribed('vineyards', 'sales')
      .at('staff')
      .at('sales', 1)
      .money(money)
      .expert('taste.free-move')
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 4);
  expect(far(3).refusal('enter vineyards taste.free-move')).toEqual(lacking('move.able', 'money', { bribe: 1, action: 3 }, 3));
  expect(far(4).isOffered('enter vineyards taste.free-move')).toBe(true);
  expect(far(0).refusal('enter sales taste.free-move')).toMatchObject({ rule: 'move.able', has: 0, missing: 1 });
  expect(far(1).isOffered('enter sales taste.free-move')).toBe(true);
});

test('solo.bribe: he pays none himself and leaves it lying', () => {
  const p = bribed('staff').card('staff');
  expect(p.purses).toEqual([20, 0]);
  expect(bribesOn(p)).toEqual([spaceOf(p, 'staff')]);
});

test('flow.reveal: what he has uncovered is turned up when his turn ends', () => {
  const p = alone().card('vineyards', 1, 2);
  expect(p.asks).toBe('turn-vineyard');
  p.draw();
  expect(p.s.tops[regionOf('minho')]).toBe(0);
  expect([p.s.turn.seat, p.s.turn.stage]).toEqual([NONE, 'none']);
});
