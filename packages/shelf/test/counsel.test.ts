// What is said of positions and plans, for all games on the shelf: parts add up to what bots go by, and lines can be played.

import { adviserWith, mindWith, Reasons, rowsFor, type Section, sumOf, TEMPERS, type Temper } from '@adega/bots';
import { type AnyGame, CHANCE, type Judge, pick, type Seat, stream, type Title } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../index.ts';

interface Judged {
  readonly id: string;
  readonly game: AnyGame;
  readonly judge: Judge;
}

async function judged(title: Title): Promise<readonly Judged[]> {
  const [judge, made] = [await title.judge?.(), title.make()];
  return judge === undefined || made.game === undefined ? [] : [{ id: title.id, game: made.game, judge }];
}

const ALL = (await Promise.all(TITLES.map(judged))).flat();

/** As the strongest, in short. */
const SMALL: Temper = {
  ...(TEMPERS.find(({ name }) => name === 'level5') as Temper),
  breadth: { width: 3, depth: 12 },
  search: { plans: 4, playouts: 6, narrow: { width: 1, depth: 8 }, rounds: 1 },
};

interface Seen {
  readonly s: unknown;
  readonly seat: Seat;
}

/** Some positions of a game played at random, in which a seat decides among several moves; then how it ended. */
function positions({ game }: Judged, seats: number, every: number): { readonly some: readonly Seen[]; readonly end: unknown } {
  const rng = stream('counsel');
  const s = game.start({ seats });
  const some: Seen[] = [];
  let n = 0;
  for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
    if (d.by !== CHANCE && d.moves.length > 1 && n++ % every === 0) some.push({ s: game.clone(s), seat: d.by });
    game.apply(s, d.by, pick(d, rng));
  }
  return { some, end: s };
}

const seatsOf = ({ game }: Judged): number => Math.min(3, Math.max(...(game.options[0]?.values ?? []).map(Number)));
const totalOf = (sections: readonly Section[]): number => sections.reduce((sum, { points }) => sum + points, 0);

/** From all over a game. */
const few = <T>(all: readonly T[], n = 3): readonly T[] => all.filter((_, i) => i % Math.ceil(all.length / n) === 0);

describe.each(ALL)('$id', one => {
  const { game, judge } = one;
  const seats = seatsOf(one);
  const { some, end } = positions(one, seats, 11);
  const mind = mindWith(judge, game, seats, true);
  const reasons = new Reasons<unknown>(game, judge.judgement, rowsFor(judge, seats, true), seats);
  const adviser = adviserWith(judge, game, seats, SMALL);

  test('the parts of a position add up to the value that bots go by, and those of a difference to the difference', () => {
    expect(some.length).toBeGreaterThan(5);
    for (const [i, { s, seat }] of some.entries()) {
      const reading = reasons.read(s, seat);
      expect(sumOf(reasons.partsOf(reading))).toBeCloseTo(mind.value.of(s, seat), 9);
      const other = some[i + 1]?.s ?? s;
      const difference = mind.value.of(s, seat) - mind.value.of(other, seat);
      expect(sumOf(reasons.between(reading, reasons.read(other, seat)))).toBeCloseTo(difference, 9);
    }
  });

  test('a position is worth the sum of what it is worth by, within an error that is something', () => {
    for (const { s, seat } of some) {
      const { points, error, sections } = adviser.worth(game.view(s, seat), seat);
      expect(totalOf(sections)).toBeCloseTo(points, 9);
      for (const section of sections) expect(totalOf(section.features as never)).toBeCloseTo(section.points, 9);
      expect(error).toBeGreaterThan(0.05);
    }
  });

  test('a game that is over is worth what it came to, and nothing is uncertain', () => {
    const { points, error } = adviser.worth(end, 0);
    const came = judge.judgement.aims.reduce((sum, { worth, counts, of }) => {
      const amount = of(end, 0);
      return sum + worth * (counts === 'amount' ? amount : amount > 0 ? 1 : 0);
    }, 0);
    expect(points).toBeCloseTo(came, 9);
    expect(error).toBe(0);
  });

  test('a hint is a line that can be played, and its reasons add up to how far it is ahead', () => {
    for (const { s, seat } of few(some)) {
      const { plan, rivals, isBest } = adviser.counsel(game.view(s, seat), seat, stream('hint'));
      const on = game.clone(s);
      for (const move of plan.moves) {
        const offered = game.decide(on).find(d => d.by === seat)?.moves ?? [];
        expect(offered.map(m => game.keyOf(m))).toContain(game.keyOf(move));
        game.apply(on, seat, move);
      }
      expect(isBest).toBe(true);
      expect(rivals.length).toBeGreaterThan(0);
      for (const { ahead, sections } of rivals) expect(totalOf(sections)).toBeCloseTo(ahead, 9);
      expect(plan.playouts).toBeGreaterThan(0);
    }
  });

  test('what somebody has done is weighed against the best there was', () => {
    for (const { s, seat } of few(some, 2)) {
      const first = game.decide(s).find(d => d.by === seat)?.moves[0];
      const { plan, rivals, isBest } = adviser.counsel(game.view(s, seat), seat, stream('why'), { played: [first] });
      expect(plan.moves).toEqual([first]);
      const [best] = rivals;
      if (best === undefined) continue;
      if (Math.abs(best.ahead) > 1e-9) expect(isBest).toBe(best.ahead > 0);
      expect(totalOf(best.sections)).toBeCloseTo(best.ahead, 9);
    }
  });
});

test('another weight gives another reason', () => {
  const one = ALL.find(({ id }) => id === 'vinhos/2016') as Judged;
  const { s, seat } = positions(one, 2, 11).some[9] as Seen;
  const { judgement, weights } = one.judge;
  const money = judgement.features.indexOf('money');
  const changed = weights.map(known => ({
    ...known,
    aims: known.aims.map(aim => ({ ...aim, weights: aim.weights.map(row => row.with(money, (row[money] ?? 0) + 1000)) })),
  }));
  const sectionIn = (judge: Judge) =>
    adviserWith(judge, one.game, 2, SMALL)
      .worth(s, seat)
      .sections.find(({ about }) => about === 'money');
  expect(sectionIn({ ...one.judge, weights: changed })?.points).not.toBeCloseTo(sectionIn(one.judge)?.points ?? 0);
});
