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

test('phases follow the bottles, and the stretches of a round', () => {
  const seen = new Set<string>();
  for (const s of positions(3, 'phases')) seen.add(judgement.phases[judgement.phaseOf(s)] ?? '');
  for (const phase of ['setup', '6 bottles, choosing', '6 bottles, buying', '6 bottles, selling']) expect(seen).toContain(phase);
});

test('only a choice promises vineyards, and more of them to who has more money', () => {
  const name = 'vineyards that the chosen regions promise';
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

test('margins add up to nothing', () => {
  const [aim] = judgement.aims;
  for (const s of positions(3, 'margin')) expect([0, 1, 2].reduce((sum, seat) => sum + (aim?.of(s, seat) ?? 0), 0)).toBeCloseTo(0);
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
