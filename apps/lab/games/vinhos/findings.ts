// From many games to what winners and the others have done, thing by thing.

import { mean, quantile, type Share, winShare } from '../../study/shares.ts';
import type { GameStory, SeatStory } from './story.ts';
import { keyOf, type Thing } from './things.ts';

/** What came of a thing, over all seats of the games in which there was one. */
export interface Row extends Thing {
  /** R stated, D derived, X reconstructed; undefined where no number stands behind it. */
  readonly mark: string | undefined;
  /** Mean amounts, and the shares of those who had it at all. */
  readonly winners: number;
  readonly others: number;
  readonly winnersWith: number;
  readonly othersWith: number;
  /** How often those win who had it. */
  readonly wins: Share;
}

export interface Findings {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly string[];
  /** Mean of the totals: of winners and of the others. */
  readonly winners: number;
  readonly others: number;
  /** Alone: a game with at least so many awards counts as won. */
  readonly bar: number | undefined;
  readonly rows: readonly Row[];
}

interface Case {
  readonly won: number;
  readonly amount: number;
}

export function findingsOf(
  about: Pick<Findings, 'game' | 'seats' | 'bots'>,
  things: readonly Thing[],
  stories: readonly GameStory[],
  markOf: (path: string) => string | undefined,
): Findings {
  const bar = about.seats > 1 ? undefined : barOf(stories.flatMap(({ seats }) => seats.map(({ total }) => total)));
  const wonBy = ({ won, total }: SeatStory): number => (bar === undefined ? won : Number(total >= bar));
  const all = stories.flatMap(({ seats }) => seats);
  const many = 1 / mean(all.map(wonBy));
  const totals = all.map((seat): Case => ({ won: wonBy(seat), amount: seat.total }));
  return {
    ...about,
    games: stories.length,
    winners: meanOf(totals, true),
    others: meanOf(totals, false),
    bar,
    rows: things.flatMap(thing => {
      const key = keyOf(thing.group, thing.name);
      const there = stories.filter(({ missing }) => !missing.has(key)).flatMap(({ seats }) => seats);
      if (there.length === 0) return [];
      const cases = there.map((seat): Case => ({ won: wonBy(seat), amount: seat.amounts.get(key) ?? 0 }));
      return [rowOf(thing, thing.path === undefined ? undefined : markOf(thing.path), cases, many)];
    }),
  };
}

/** The better half of all games, or somewhat less. */
const barOf = (totals: readonly number[]): number => quantile(totals, 0.5) + 1;

function rowOf(thing: Thing, mark: string | undefined, cases: readonly Case[], many: number): Row {
  const having = cases.filter(({ amount }) => amount !== 0);
  return {
    ...thing,
    mark,
    winners: meanOf(cases, true),
    others: meanOf(cases, false),
    winnersWith: meanOf(cases.map(withAny), true),
    othersWith: meanOf(cases.map(withAny), false),
    wins: winShare(
      thing.name,
      having.map(({ won }) => won),
      many,
    ),
  };
}

const withAny = ({ won, amount }: Case): Case => ({ won, amount: Number(amount !== 0) });

/** A shared win counts in parts on both sides. */
function meanOf(cases: readonly Case[], winners: boolean): number {
  const weight = ({ won }: Case): number => (winners ? won : 1 - won);
  const sum = cases.reduce((n, one) => n + weight(one), 0);
  return sum === 0 ? 0 : cases.reduce((n, one) => n + weight(one) * one.amount, 0) / sum;
}

const RARE = 0.02;
const [GOOD, BAD, ENOUGH] = [1.1, 0.9, 20];

/** What hardly any winner has, of what somebody might want. */
export const isUnused = ({ group, mark, winnersWith }: Row): boolean =>
  (mark !== undefined || group === 'points' || group === 'awards') && winnersWith < RARE;
/** What goes together with winning or losing, beyond chance. */
export const isTelling = ({ wins: { low, high, n } }: Row): boolean => n >= ENOUGH && (low > GOOD || high < BAD);
