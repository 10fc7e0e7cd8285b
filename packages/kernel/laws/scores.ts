// Counting: nothing is lost on the way, and the score is its parts.

import type { Place, Score } from '../game.ts';
import { all, type Law, same, type Verdict } from './law.ts';

const conserved: Law = {
  id: 'conserved',
  when: 'position',
  check: ({ state, first, hooks }) => hooks.conserved && same('at the start / now', hooks.conserved(first), hooks.conserved(state)),
};

/** Every seat has a score, and its parts add up. */
const scoreParts: Law = {
  id: 'score-parts',
  when: 'position',
  check: ({ game, state, seats }) => {
    const scores = game.scores(state);
    const listed = same('seats', seats, scores.map(score => score.seat)); // biome-ignore format: a pair
    return typeof listed === 'string' ? listed : all(scores, addsUp);
  },
};

function addsUp({ seat, total, parts }: Score): Verdict {
  const sum = parts.reduce((n, part) => n + part.amount, 0);
  if (parts.some(part => part.rule === '' || part.part === '')) return `seat ${seat}: a part without a name`;
  return Math.abs(sum - total) < 1e-9 || `seat ${seat}: the parts make ${sum}, the total is ${total}`;
}

/** Ranks count who is better, shared ones say so, and more points are never worse. */
const result: Law = {
  id: 'result',
  when: 'end',
  check: ({ game, state, seats, over }) => {
    if (!over) return undefined;
    const places = game.result(state);
    const listed = same('seats', seats, places.map(p => p.seat).sort((a, b) => a - b)); // biome-ignore format: a pair
    if (typeof listed === 'string') return listed;
    const totals = new Map(game.scores(state).map(score => [score.seat, score.total]));
    return all(places, p => rankedRight(p, places, seat => totals.get(seat) ?? 0));
  },
};

function rankedRight(p: Place, places: readonly Place[], totalOf: (seat: number) => number): Verdict {
  const better = places.filter(o => o.rank < p.rank);
  if (p.rank !== better.length + 1) return `seat ${p.seat}: rank ${p.rank} after ${better.length}`;
  if (p.shared !== places.some(o => o.seat !== p.seat && o.rank === p.rank)) return `seat ${p.seat}: shared is ${p.shared}`;
  if (p.by === '') return `seat ${p.seat}: ranked by nothing`;
  const robbed = places.find(o => totalOf(o.seat) > totalOf(p.seat) && o.rank >= p.rank);
  return robbed === undefined || `seat ${p.seat} is not behind seat ${robbed.seat}, which has more points`;
}

export const SCORES: readonly Law[] = [conserved, scoreParts, result];
