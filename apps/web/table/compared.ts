// What the game and the ideas have in common, and where they differ, for one seat.

import type { Standing } from '@adega/wire';

export interface Row {
  /** The points, a part of them, or something else that is measured. */
  readonly kind: 'total' | 'part' | 'measure';
  readonly part: string;
  /** One for each standing; the game itself is the first. */
  readonly amounts: readonly number[];
  readonly differs: boolean;
}

export function rowsOf(standings: readonly Standing[], seat: number): readonly Row[] {
  const scores = standings.map(({ scores }) => scores.find(score => score.seat === seat));
  const row = (kind: Row['kind'], part: string, amounts: readonly number[]): Row => ({
    kind,
    part,
    amounts,
    differs: amounts.some(amount => amount !== amounts[0]),
  });
  // An idea may have come to a part of the score that the game has not.
  const parts = unique(scores.flatMap(score => score?.parts.map(({ part }) => part) ?? []));
  const measures = unique(standings.flatMap(({ measures }) => measures.map(({ part }) => part)));
  const partIn = (part: string, n: number) => scores[n]?.parts.find(p => p.part === part)?.amount ?? 0;
  const measureIn = (part: string, n: number) => standings[n]?.measures.find(m => m.part === part)?.amounts[seat] ?? 0;
  const each = (amountIn: (n: number) => number) => standings.map((_, n) => amountIn(n));
  return [
    row(
      'total',
      '',
      each(n => scores[n]?.total ?? 0),
    ),
    ...parts.map(part =>
      row(
        'part',
        part,
        each(n => partIn(part, n)),
      ),
    ),
    ...measures.map(part =>
      row(
        'measure',
        part,
        each(n => measureIn(part, n)),
      ),
    ),
  ];
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
