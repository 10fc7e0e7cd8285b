// From results to ratings: Elo of everybody who took part, with intervals of 95 %.

import { stream } from '@adega/kernel';
import { isFinished, type Played } from './played.ts';

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

/** Games of the same entrants, one name for each seat. */
export interface Meeting {
  readonly names: readonly string[];
  readonly played: readonly Played[];
}

/** Games that belong together: they had the same draws. By entrant, which of all names he is. */
interface Draws {
  readonly who: readonly number[];
  readonly games: readonly Played[];
}

export const ratingsOf = (names: readonly string[], played: readonly Played[], seed: string): Rated[] =>
  ladderOf([{ names, played }], seed);

/** Everybody who took part in any of the meetings; games without an end do not count. */
export function ladderOf(meetings: readonly Meeting[], seed: string): Rated[] {
  const unique = [...new Set(meetings.flatMap(({ names }) => names))];
  const byMeeting = meetings.map(({ names, played }) => setsOf(played, { names, unique }));
  const elo = eloOf(unique.length, byMeeting.flat());
  const rng = stream(seed, 'resample');
  const again = Array.from({ length: RESAMPLES }, () =>
    eloOf(
      unique.length,
      byMeeting.flatMap(sets => sets.map(() => sets[rng.below(sets.length)] as Draws)),
    ),
  );
  const played = byMeeting.flat().flatMap(({ who, games }) => games.map(game => ({ who, game })));
  return unique.map((name, i) => {
    const spread = again.map(ratings => ratings[i] as number).sort((a, b) => a - b);
    const own = played.filter(({ who }) => who.includes(i));
    return {
      name,
      elo: Math.round(elo[i] as number),
      low: Math.round(spread[Math.floor(0.025 * RESAMPLES)] as number),
      high: Math.round(spread[Math.ceil(0.975 * RESAMPLES) - 1] as number),
      games: own.length,
      winRate: mean(own.map(({ who, game }) => winShare(game, who, i))),
      meanScore: mean(own.flatMap(({ who, game }) => game.scores.filter((_, entrant) => who[entrant] === i))),
    };
  });
}

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);

function setsOf(played: readonly Played[], { names, unique }: { names: readonly string[]; unique: readonly string[] }): Draws[] {
  const who = names.map(name => unique.indexOf(name));
  const sets = Map.groupBy(played.filter(isFinished), ({ n }) => Math.floor(n / names.length));
  return [...sets.values()].map(games => ({ who, games }));
}

/** What a name has of the first place. */
export function winShare({ ranks }: Played, who: readonly number[], i: number): number {
  const first = ranks.filter(rank => rank === 1).length;
  return ranks.reduce((sum, rank, entrant) => (rank === 1 && who[entrant] === i ? sum + 1 / first : sum), 0);
}

const ROUNDS = 200;

/** Those who met, each pair once. */
function pairsOf(sets: readonly Draws[]): (readonly [number, number])[] {
  const pairs = new Map<string, readonly [number, number]>();
  for (const { who } of sets) for (const i of who) for (const j of who) if (i < j) pairs.set(`${i} ${j}`, [i, j]);
  return [...pairs.values()];
}

/** Bradley and Terry: in every game each beats everybody behind him; half a game won and lost is given to all who met, so that nobody's
 *  rating is without end. Of a mean of 0. */
function eloOf(n: number, sets: readonly Draws[]): number[] {
  const beat = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
  const add = (i: number, j: number, wins: number): void => {
    const row = beat[i] as number[];
    row[j] = (row[j] as number) + wins;
  };
  for (const [i, j] of pairsOf(sets)) {
    add(i, j, 0.5);
    add(j, i, 0.5);
  }
  for (const { who, games } of sets) {
    for (const { ranks } of games) {
      ranks.forEach((rank, a) => {
        ranks.forEach((other, b) => {
          const [i, j] = [who[a] as number, who[b] as number];
          if (i !== j) add(i, j, rank < other ? 1 : rank === other ? 0.5 : 0);
        });
      });
    }
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
export function isClear(names: readonly string[], all: readonly Played[]): boolean {
  const played = all.filter(isFinished);
  const who = names.map(name => names.indexOf(name));
  const share = names.filter(name => name === names[0]).length / names.length;
  const wins = played.reduce((sum, game) => sum + winShare(game, who, 0), 0);
  const [more, less] = [Math.min(0.99, share + 0.1), Math.max(0.01, share - 0.1)];
  const evidence = wins * Math.log(more / less) + (played.length - wins) * Math.log((1 - more) / (1 - less));
  return Math.abs(evidence) > Math.log(99);
}
