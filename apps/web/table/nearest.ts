// Of the moves that are refused through a thing, which is nearest to being possible: its reason is the one to be told first.

import type { Question, Refused } from '@adega/wire';

type Greyed = Question['greyed'][number];

/** What may be short, by how near a move is that lacks it: first what one comes by most easily, and what only stands in the way of
 *  something beside the question. What is in neither is in between. */
export interface Nearness {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

const NONE: Nearness = { near: [], far: [] };

/** Each reason once, with the move that lacks least by it; the nearest first. */
export function nearestFirst(refused: readonly Greyed[], nearness: Nearness = NONE): readonly Greyed[] {
  const sorted = refused.map((move, i) => ({ move, i })).sort((a, b) => compare(a.move.refusal, b.move.refusal, nearness) || a.i - b.i);
  const isFirst = ({ refusal }: Greyed, i: number): boolean =>
    sorted.findIndex(({ move }) => move.refusal.rule === refusal.rule && move.refusal.of === refusal.of) === i;
  return sorted.flatMap(({ move }, i) => (isFirst(move, i) ? [move] : []));
}

function compare(a: Refused, b: Refused, nearness: Nearness): number {
  return tierOf(a, nearness) - tierOf(b, nearness) || (a.missing ?? 0) - (b.missing ?? 0) || needOf(a) - needOf(b);
}

/** What can be counted comes before what no number mends. */
function tierOf({ of }: Refused, { near, far }: Nearness): number {
  if (of === undefined) return near.length + 1;
  if (far.includes(of)) return near.length + 2;
  return near.includes(of) ? near.indexOf(of) : near.length;
}

const needOf = ({ needs = [] }: Refused): number => needs.reduce((n, { amount }) => n + amount, 0);
