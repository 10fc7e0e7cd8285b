// The judgements of Vinhos, on games played at random: every feature says something, and says it in measure.

import { CHANCE, type Decision, type Judgement, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { type Vinhos, vinhos } from '../game.ts';
import { type Edition, edition2016, editionFirst, editionReserve, editionSolo, PACK_2016, PACK_FIRST, PACK_RESERVE } from '../index.ts';
import { judgementOf } from '../judgement/judgement.ts';
import type { Move, State } from '../state.ts';

const SHELF = [
  { edition: edition2016, pack: PACK_2016, seats: 3 },
  { edition: editionReserve, pack: PACK_RESERVE, seats: 3 },
  { edition: editionFirst, pack: PACK_FIRST, seats: 3 },
  { edition: editionSolo, pack: PACK_2016, seats: 1 },
];

/** Every position of some games in which a seat decides. */
function* positions(game: Vinhos, seats: number, games: number): Iterable<{ readonly s: State; readonly d: Decision<Move> }> {
  for (let n = 0; n < games; n++) {
    const rng = stream(`judged ${n}`);
    const s = game.start({ seats });
    for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
      if (d.by !== CHANCE) yield { s, d };
      game.apply(s, d.by, pick(d, rng));
    }
  }
}

const gameOf = (edition: Edition): Vinhos => vinhos(edition, SHELF.find(one => one.edition === edition)?.pack ?? PACK_2016);

function featuresOf(judgement: Judgement<State>, s: State, seat: number): Float64Array {
  const x = new Float64Array(judgement.features.length).fill(Number.NaN);
  judgement.read(s, seat, x);
  return x;
}

describe.each(SHELF)('$edition.id', ({ edition, pack, seats }) => {
  const game = vinhos(edition, pack);
  const judgement = judgementOf(edition, pack);

  test('features have names of their own, and are written all, in measure', () => {
    expect(new Set(judgement.features).size).toBe(judgement.features.length);
    let largest = 0;
    for (const { s } of positions(game, seats, 2)) {
      for (let seat = 0; seat < seats; seat++) largest = Math.max(largest, ...featuresOf(judgement, s, seat).map(Math.abs));
    }
    expect(largest).toBeGreaterThan(1);
    expect(largest).toBeLessThan(12);
  });

  test('phases go on, from the first to the last', () => {
    const seen = new Set<number>();
    let before = 0;
    for (const { s } of positions(game, seats, 1)) {
      const phase = judgement.phaseOf(s);
      expect(phase).toBeGreaterThanOrEqual(before);
      before = phase;
      seen.add(phase);
    }
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(judgement.phases.length - 2);
    expect(seen.size).toBeGreaterThan(judgement.phases.length / 2);
  });

  test('a view is judged as the position is, as far as nothing is hidden', () => {
    for (const { s, d } of positions(game, seats, 1)) {
      const seen = game.view(s, d.by);
      expect(featuresOf(judgement, seen, d.by)).toEqual(featuresOf(judgement, s, d.by));
      expect(judgement.turnOf(seen)).toBe(judgement.turnOf(s));
    }
  });

  test('what is written by hand is about features that there are', () => {
    const weighed = judgement.features.filter(name => judgement.byHand(name, 1) !== 0);
    expect(weighed.length).toBeGreaterThan(15);
  });
});

test('a turn is one from its first decision to its last, and the next one is another', () => {
  const judgement = judgementOf(edition2016, PACK_2016);
  const [numbers, turns] = [new Map<string, number>(), new Map<number, string>()];
  for (const { s, d } of positions(gameOf(edition2016), 2, 1)) {
    if (s.turn.seat !== d.by) continue;
    const [number, turn] = [judgement.turnOf(s), `${s.year}, ${s.round}, ${d.by}`];
    expect(numbers.get(turn) ?? number).toBe(number);
    expect(turns.get(number) ?? turn).toBe(turn);
    numbers.set(turn, number);
    turns.set(number, turn);
  }
  expect(turns.size).toBeGreaterThan(20);
});

test('the margin of the players adds up to nothing, and is what the scores say', () => {
  const game = gameOf(edition2016);
  const [aim] = judgementOf(edition2016, PACK_2016).aims;
  for (const { s } of positions(game, 3, 1)) {
    const margins = [0, 1, 2].map(seat => aim?.of(s, seat) ?? Number.NaN);
    expect(margins.reduce((a, b) => a + b, 0)).toBeCloseTo(0);
    const totals = game.scores(s).map(score => score.total);
    expect(margins[0]).toBeCloseTo((totals[0] as number) - ((totals[1] as number) + (totals[2] as number)) / 2);
  }
});

test('the aims of the solo game add up to its awards', () => {
  const game = gameOf(editionSolo);
  const { aims } = judgementOf(editionSolo, PACK_2016);
  for (const { s } of positions(game, 1, 1)) {
    const sum = aims.reduce((n, { worth, counts, of }) => n + worth * (counts === 'amount' ? of(s, 0) : of(s, 0) > 0 ? 1 : 0), 0);
    expect(sum).toBe(game.scores(s)[0]?.total);
  }
});
