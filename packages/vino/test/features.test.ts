// What Vino's judgement sees in games played at random.

import { CHANCE, pick, stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK, vino } from '../index.ts';
import { judgementOf } from '../judgement/features.ts';
import type { State } from '../state.ts';

const game = vino(PACK);
const judgement = judgementOf(PACK);

function featuresOf(s: State, seat: number): Float64Array {
  const x = new Float64Array(judgement.features.length).fill(Number.NaN);
  judgement.survey?.(s);
  judgement.read(s, seat, x);
  return x;
}

const named = (s: State, seat: number, name: string): number => featuresOf(s, seat)[judgement.features.indexOf(name)] ?? Number.NaN;

/** Positions in which a seat decides. */
function* positions(seats: number, seed: string): Iterable<State> {
  const rng = stream(seed);
  const s = game.start({ seats });
  for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
    if (d.by !== CHANCE) yield s;
    game.apply(s, d.by, pick(d, rng));
  }
}

test('features have names of their own, and are written all, in measure', () => {
  expect(new Set(judgement.features).size).toBe(judgement.features.length);
  let largest = 0;
  for (const s of positions(4, 'measure')) largest = Math.max(largest, ...featuresOf(s, 0).map(Math.abs));
  expect(largest).toBeGreaterThan(1);
  expect(largest).toBeLessThan(12);
});

test('phases follow the purchases that are left to the last bottle, and the stretches of a round', () => {
  const seen: string[] = [];
  for (const s of positions(3, 'phases')) seen.push(judgement.phases[judgement.phaseOf(s)] ?? '');
  expect(seen[0]).toBe('setup');
  const later = seen.filter(phase => phase !== 'setup');
  for (const [i, stretch] of ['choosing', 'buying', 'selling'].entries()) {
    expect(later.findIndex(phase => phase.endsWith(stretch))).toBeGreaterThanOrEqual(i);
    expect(seen).toContain(`19 purchases or more to the last bottle, ${stretch}`);
  }
});

test('what a sale takes counts before it is chosen', () => {
  for (const s of positions(3, 'due')) {
    const d = game.decide(s)[0];
    const sale = d?.asks === 'sell' ? d.moves.find(m => m.kind === 'sell' && m.n === 4) : undefined;
    if (d === undefined || sale === undefined) continue;
    const owned = named(s, d.by, 'vineyards');
    const after = game.clone(s);
    game.apply(after, d.by, sale);
    expect(game.decide(after)[0]?.asks).toBe('lease');
    expect(12 * (owned - named(after, d.by, 'vineyards'))).toBeCloseTo(1);
    expect(named(after, d.by, 'best sale still to come')).toBe(0);
    return;
  }
  throw new Error('nobody could sell four');
});

test('only a choice promises vineyards, and more of them to who has more money', () => {
  const name = 'vineyards of this round';
  for (const s of positions(3, 'promise')) {
    const d = game.decide(s)[0];
    if (d?.asks !== 'choose') continue;
    expect(named(s, d.by, name)).toBe(0);
    game.apply(s, d.by, d.moves[0] as (typeof d.moves)[number]);
    const poor = game.clone(s);
    (poor.players[d.by] as State['players'][number]).money = 100;
    expect(named(s, d.by, name)).toBeGreaterThan(named(poor, d.by, name));
    return;
  }
});

test('at most one is ahead, by as much as the next is behind', () => {
  const [aim] = judgement.aims;
  for (const s of positions(3, 'lead')) {
    const [first, second] = [0, 1, 2].map(seat => aim?.of(s, seat) ?? 0).sort((a, b) => b - a);
    expect(first).toBeCloseTo(-(second ?? 0));
  }
});

test('of vineyards that differ only in price few are worth a thought, and passing always is', () => {
  let [all, thought] = [0, 0];
  for (const s of positions(4, 'sensible')) {
    const d = game.decide(s)[0];
    if (d === undefined) continue;
    const moves = judgement.sensible?.(s, d) ?? [];
    expect(moves.length).toBeGreaterThan(0);
    for (const m of moves) expect(d.moves).toContain(m);
    if (d.asks !== 'extend' && d.asks !== 'enter') continue;
    expect(moves.some(m => m.kind === 'pass')).toBe(true);
    expect(moves.length === 1).toBe(d.moves.length === 1);
    all += d.moves.length;
    thought += moves.length;
  }
  expect(thought).toBeLessThan(all / 2);
});

test('what others have sealed can be opened anew, and is nothing that was known', () => {
  for (const s of positions(3, 'unseal')) {
    const d = game.decide(s)[0];
    if (d?.asks !== 'choose' || d.by !== 2) continue;
    const guess = game.determinize(game.view(s, 2), 2, stream('guess'));
    judgement.unseal?.(guess, 2);
    expect(game.decide(guess).map(({ by }) => by)).toEqual([0, 1, 2]);
    expect(guess.players.map(p => p.chosen)).toEqual([0, 0, 0]);
    return;
  }
  throw new Error('nobody chose last');
});
