// From many games to the numbers of the study, and whether they are as they should be.

import * as vino from '@adega/vino';
import { countsOf, mean, partOf, quantile, type Share, shareText, winShare } from '../../study/shares.ts';
import { percent } from '../../tables.ts';
import type { GameStory, SeatStory } from './simulation.ts';

/** A goal of the calibration and what came of it. */
export interface Goal {
  readonly goal: string;
  readonly holds: boolean;
  readonly found: string;
}

export interface Findings {
  readonly seats: number;
  readonly games: number;
  readonly unfinished: number;
  /** How many games took so many rounds. */
  readonly rounds: readonly number[];
  readonly inWindow: number;
  readonly medianRounds: number;
  /** Share of seats and rounds in the first third of a game with too little left for an average vineyard. */
  readonly tight: number;
  /** Deciles 1, 5 and 9 of the money after buying, by tenth of the game. */
  readonly money: readonly (readonly [number, number, number])[];
  /** How often who has it wins, measured by how often he would with equal chances. */
  readonly regions: readonly Share[];
  readonly varieties: readonly Share[];
  readonly judgements: readonly Share[];
  readonly places: readonly Share[];
  /** How much winners sold at once on average, a count for each whole number. */
  readonly winnersSold: readonly number[];
  readonly much: number;
  readonly little: number;
  /** Of all seats and rounds, how many sold nothing, one, or more; and how many bought nothing. */
  readonly sold: { readonly nothing: number; readonly one: number; readonly more: number };
  readonly boughtNothing: number;
}

/** Rounds that a game should take. */
export const WINDOW = [7, 14] as const;
/** Less than this is too little for an average vineyard. */
const SHORT = 180;
const [MUCH, LITTLE] = [6, 4];

export function findingsOf(seats: number, stories: readonly GameStory[]): Findings {
  const rounds = stories.map(story => story.rounds);
  const sold = stories.flatMap(story => story.seats.filter(seat => seat.won === 1 && seat.sales.length > 0).map(seat => mean(seat.sales)));
  const share = (name: string, who: (seat: SeatStory, i: number) => boolean): Share => shareOf(name, seats, stories, who);
  return {
    seats,
    games: stories.length,
    unfinished: stories.filter(story => story.stalled).length,
    rounds: countsOf(rounds),
    inWindow: partOf(rounds, n => n >= WINDOW[0] && n <= WINDOW[1]),
    medianRounds: quantile(rounds, 0.5),
    tight: partOf(
      stories.flatMap(({ money, rounds: n }) => money.slice(0, Math.ceil(n / 3)).flat()),
      n => n < SHORT,
    ),
    money: TENTHS.map(tenth => moneyIn(stories, tenth)),
    regions: vino.REGIONS.map((region, i) => share(region, seat => seat.regions.includes(i))),
    varieties: vino.VARIETIES.map((variety, i) => share(variety, seat => seat.varieties.includes(i))),
    judgements: [...new Set(stories.flatMap(s => s.seats.map(seat => seat.bot)))].sort().map(bot => share(bot, seat => seat.bot === bot)),
    places: Array.from({ length: seats }, (_, i) => share(`${i + 1}`, (_seat, at) => at === i)),
    winnersSold: countsOf(sold.map(Math.round)),
    much: partOf(sold, n => n >= MUCH),
    little: partOf(sold, n => n <= LITTLE),
    sold: soldIn(stories),
    boughtNothing: 1 - turnsIn(stories, seat => seat.bought.length) / turnsIn(stories, (_, rounds) => rounds),
  };
}

/** A sum over all seats of all games; each is told how many rounds there were. */
const turnsIn = (stories: readonly GameStory[], of: (seat: SeatStory, rounds: number) => number): number =>
  stories.reduce((sum, { seats, rounds }) => sum + seats.reduce((n, seat) => n + of(seat, rounds), 0), 0);

/** In the round that takes the last bottle nobody sells. */
function soldIn(stories: readonly GameStory[]): Findings['sold'] {
  const all = stories.reduce((n, { seats, rounds, stalled }) => n + seats.length * (stalled ? rounds : rounds - 1), 0);
  const sales = turnsIn(stories, seat => seat.sales.length);
  const ones = turnsIn(stories, seat => seat.sales.filter(n => n === 1).length);
  return { nothing: 1 - sales / all, one: ones / all, more: (sales - ones) / all };
}

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The money after buying in one tenth of all games. */
function moneyIn(stories: readonly GameStory[], tenth: number): readonly [number, number, number] {
  const all = stories.flatMap(({ money }) => money.filter((_, round) => Math.floor((10 * round) / money.length) === tenth).flat());
  return [quantile(all, 0.1), quantile(all, 0.5), quantile(all, 0.9)];
}

/** Of those seats. */
const shareOf = (name: string, seats: number, stories: readonly GameStory[], who: (seat: SeatStory, i: number) => boolean): Share =>
  winShare(
    name,
    stories.flatMap(story => story.seats.filter(who).map(seat => seat.won)),
    seats,
  );

/** No start should win more than so many times its share. */
export const MOST_SHARE = 1.3;
const ENOUGH = 0.8;
const SOME = 0.1;

/** What the calibration is after. */
export function goalsOf(f: Findings): readonly Goal[] {
  const top = (shares: readonly Share[]): Share => shares.reduce((a, b) => (b.value > a.value ? b : a));
  const dominance = (what: string, shares: readonly Share[]): Goal => {
    const best = top(shares);
    return {
      goal: `no start ${what} wins more than ${MOST_SHARE} times its share`,
      holds: best.value <= MOST_SHARE,
      found: `${best.name} ${shareText(best)}`,
    };
  };
  return [
    {
      goal: `the median and ${percent(ENOUGH)} of the games end after ${WINDOW[0]} to ${WINDOW[1]} rounds`,
      holds: f.inWindow >= ENOUGH && f.medianRounds >= WINDOW[0] && f.medianRounds <= WINDOW[1],
      found: `${percent(f.inWindow)}, median ${f.medianRounds}`,
    },
    { goal: `in the first third money is short in ${percent(ENOUGH)} of the cases`, holds: f.tight >= ENOUGH, found: percent(f.tight) },
    dominance('region', f.regions),
    dominance('variety', f.varieties),
    {
      goal: `${percent(SOME)} of the winners sell much at once, ${percent(SOME)} little at a time`,
      holds: f.much >= SOME && f.little >= SOME,
      found: `${percent(f.much)} and ${percent(f.little)}`,
    },
  ];
}
