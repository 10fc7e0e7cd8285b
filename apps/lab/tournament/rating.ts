// From results to ratings: Elo of everybody who took part, with intervals of 95 %.

import { stream } from '@adega/kernel';
import type { Played } from './played.ts';

export interface Rated {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** A shared first place counts in parts; with copies of a name, that one of them wins. */
  readonly winRate: number;
  readonly meanScore: number;
}

/** So many times games are drawn again to see how far the ratings scatter. */
const RESAMPLES = 200;

/** Games of one set belong together: they had the same draws. */
export function ratingsOf(names: readonly string[], played: readonly Played[], seed: string): Rated[] {
  const unique = [...new Set(names)];
  const who = names.map(name => unique.indexOf(name));
  const sets = setsOf(played, names.length);
  const elo = eloOf(unique.length, who, sets);
  const rng = stream(seed, 'resample');
  const again = Array.from({ length: RESAMPLES }, () =>
    eloOf(
      unique.length,
      who,
      sets.map(() => sets[rng.below(sets.length)] as Played[]),
    ),
  );
  return unique.map((name, i) => {
    const spread = again.map(ratings => ratings[i] as number).sort((a, b) => a - b);
    const shares = played.flatMap(game => [winShare(game, who, i)]);
    const scores = played.flatMap(game => game.scores.filter((_, entrant) => who[entrant] === i));
    return {
      name,
      elo: Math.round(elo[i] as number),
      low: Math.round(spread[Math.floor(0.025 * RESAMPLES)] as number),
      high: Math.round(spread[Math.ceil(0.975 * RESAMPLES) - 1] as number),
      games: played.length,
      winRate: mean(shares),
      meanScore: mean(scores),
    };
  });
}

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);

function setsOf(played: readonly Played[], size: number): Played[][] {
  const sets = new Map<number, Played[]>();
  for (const game of played) {
    const set = Math.floor(game.n / size);
    sets.set(set, [...(sets.get(set) ?? []), game]);
  }
  return [...sets.values()];
}

/** What a name has of the first place. */
export function winShare({ ranks }: Played, who: readonly number[], i: number): number {
  const first = ranks.filter(rank => rank === 1).length;
  return ranks.reduce((sum, rank, entrant) => (rank === 1 && who[entrant] === i ? sum + 1 / first : sum), 0);
}

const ROUNDS = 200;

/** Bradley and Terry: in every game each beats everybody behind him; half a game won and lost against each other is given to all, so that
 *  nobody's rating is without end. Of a mean of 0. */
function eloOf(n: number, who: readonly number[], sets: readonly (readonly Played[])[]): number[] {
  const beat = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 0 : 0.5)));
  for (const { ranks } of sets.flat()) {
    ranks.forEach((rank, a) => {
      ranks.forEach((other, b) => {
        const [i, j] = [who[a] as number, who[b] as number];
        if (i === j) return;
        const row = beat[i] as number[];
        row[j] = (row[j] as number) + (rank < other ? 1 : rank === other ? 0.5 : 0);
      });
    });
  }
  let strength = Array.from({ length: n }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = strength.map((own, i) => {
      const wins = (beat[i] as number[]).reduce((a, b) => a + b, 0);
      const met = strength.reduce((sum, other, j) => {
        const games = ((beat[i] as number[])[j] as number) + ((beat[j] as number[])[i] as number);
        return sum + games / (own + other);
      }, 0);
      return n === 1 ? 1 : wins / met;
    });
  }
  const ratings = strength.map(one => 400 * Math.log10(one));
  return ratings.map(rating => rating - mean(ratings));
}

/** Whether the first entrant is surely better than an equal share, or surely not better: Wald's test of a tenth more against a tenth less, so
 *  that one answer of a hundred is wrong. */
export function isClear(names: readonly string[], played: readonly Played[]): boolean {
  const who = names.map(name => names.indexOf(name));
  const share = names.filter(name => name === names[0]).length / names.length;
  const wins = played.reduce((sum, game) => sum + winShare(game, who, 0), 0);
  const [more, less] = [Math.min(0.99, share + 0.1), Math.max(0.01, share - 0.1)];
  const evidence = wins * Math.log(more / less) + (played.length - wins) * Math.log((1 - more) / (1 - less));
  return Math.abs(evidence) > Math.log(99);
}
