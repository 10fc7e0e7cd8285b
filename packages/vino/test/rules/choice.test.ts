// The sealed choice of regions.

import { NotOffered } from '@adega/kernel';
import { expect, test } from 'vitest';
import { SEALED } from '../../moves.ts';
import { HIDDEN } from '../../state.ts';
import { position } from './position.ts';

const bits = (...regions: number[]) => regions.reduce((set, r) => set | (1 << r), 0);

test('vino.choose: everybody chooses at the same time, two different regions (V24)', () => {
  const p = position({});
  expect(p.asks).toBe('A choose, B choose, C choose');
  expect(p.offers('B')).toHaveLength(36);
  expect(p.offers('B')).toContain('choose liguria trentino');
  expect(() => p.move('choose lazio lazio')).toThrow();
});

test('V24 a choice that is of no use is allowed', () => {
  const p = position({ players: { A: { money: 0 } } });
  expect(p.offers('A')).toHaveLength(36);
});

test('vino.choose: when all have chosen, the choices are revealed', () => {
  const p = position({}).play('C choose lazio veneto', 'A choose lazio toscana');
  expect(p.asks).toBe('B choose');
  p.play('B choose liguria lazio');
  expect(p.asks).toBe('chance reveal');
  expect(p.offers('chance')).toEqual(['reveal 1 lazio toscana']);
  p.play('chance reveal 1 lazio toscana', 'chance reveal 2 liguria lazio', 'chance reveal 3 lazio veneto');
  expect(p.s.players.map(player => player.chosen)).toEqual([bits(1, 6), bits(0, 1), bits(1, 7)]);
  expect(p.asks).toBe('B enter');
});

test('vino.info, C60: before the reveal the others see only that somebody has chosen', () => {
  const p = position({}).play('A choose lazio toscana');
  const seen = (viewer: number | 'watcher') => p.game.view(p.s, viewer).players.map(player => player.chosen);
  expect(seen(0)).toEqual([bits(1, 6), 0, 0]);
  expect(seen(1)).toEqual([HIDDEN, 0, 0]);
  expect(seen('watcher')).toEqual([HIDDEN, 0, 0]);
  const entry = { by: 0, move: p.move('choose lazio toscana') };
  expect(p.game.hear(entry, 0)).toBe(entry);
  expect(p.game.keyOf(p.game.hear(entry, 2).move)).toBe('choose ?');
});

test('vino.info: each reveal opens one choice, the rest stay sealed', () => {
  const p = position({}).play('A choose lazio toscana', 'B choose liguria lazio', 'C choose lazio veneto');
  p.play('chance reveal 1 lazio toscana');
  expect(p.game.view(p.s, 2).players.map(player => player.chosen)).toEqual([bits(1, 6), HIDDEN, bits(1, 7)]);
  // Who does not know it sees all that could be revealed.
  expect(p.game.decide(p.game.view(p.s, 2))[0]?.moves).toHaveLength(36);
  expect(p.game.decide(p.game.view(p.s, 1))[0]?.moves).toHaveLength(1);
  // And goes on from what is turned up.
  const others = p.game.view(p.s, 2);
  p.game.apply(others, -1, p.move('reveal 2 liguria lazio'));
  expect(others.players[1]).toMatchObject({ chosen: bits(0, 1), shown: 1 });
});

test('vino.info: a sealed choice is nobody’s move but what others hear of it', () => {
  const p = position({});
  expect(() => p.game.apply(p.s, 0, SEALED)).toThrow(NotOffered);
  const own = p.game.view(p.s, 0);
  expect(() => p.game.apply(own, 0, SEALED)).toThrow(NotOffered);
  const others = p.game.view(p.s, 1);
  p.game.apply(others, 0, SEALED);
  expect(others.players[0]?.chosen).toBe(HIDDEN);
  expect(() => p.game.apply(p.game.view(p.s, 1), 0, p.move('pass'))).toThrow(NotOffered);
});

test('vino.info, C60: money and vineyards are open; the option only asks pages to hide figures', () => {
  const { game } = position({});
  const s = game.start({ seats: 3, money: 'hidden' });
  expect(s.hideMoney).toBe(1);
  expect(game.view(s, 1).players[0]?.money).toBe(1000);
  expect(game.start({ seats: 3 }).hideMoney).toBe(0);
});

test('vino.info: what cannot be known is made up as any choice, the same for nobody', () => {
  const p = position({}).play('A choose lazio toscana');
  const view = p.game.view(p.s, 1);
  const made = (n: number) => p.game.determinize(view, 1, { below: () => n }).players[0]?.chosen;
  expect(made(0)).toBe(bits(0, 1));
  expect(made(35)).toBe(bits(7, 8));
  expect(p.game.determinize(view, 1, { below: () => 0 }).players[1]?.chosen).toBe(0);
});
