// Arrangements of people over estates, as a set of offered moves: what can be built up step by step ends in one of them or in none.

import type { Position } from '@adega/wire';
import { changedAt, leadsTo } from '../../../table/steps.ts';
import { type Box, boxOf } from '../box.ts';
import { digits, playerOf, type State, stateOf } from '../set.ts';

export type Placed = 'enologists' | 'farmers';

/** The offered moves of a kind, by what they say. */
export function offeredBy(position: Position, kind: 'enologists' | 'farmers' | 'port'): ReadonlyMap<number, string> {
  const { game } = boxOf(position);
  const s = stateOf(position);
  const moves = new Map<number, string>();
  for (const key of position.question?.offered ?? []) {
    const move = game.parse(s, key);
    if (!('problem' in move) && move.kind === kind) moves.set(move.item, key);
  }
  return moves;
}

const BASE = 4;

export const codeOf = (counts: readonly number[]): number => counts.reduceRight((code, n) => code * BASE + n, 0);
export const countsOf = ({ tables }: Box, code: number): number[] => digits(code, BASE, tables.mostEstates);

export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** One more or fewer in an estate: one more where some arrangement that is offered has as many in each. */
export function stepped(
  counts: readonly number[],
  offered: readonly (readonly number[])[],
  e: number,
  by: 1 | -1,
): readonly number[] | undefined {
  const next = changedAt(counts, e, by);
  return leadsTo(offered, next) ? next : undefined;
}

/** The position with people placed so, to see what would come of it. */
export function placedSo(s: State, seat: number, kind: Placed, counts: readonly number[]): State {
  const player = playerOf(s, seat);
  const estates = player.estates.map((estate, e) => ({ ...estate, [kind]: counts[e] ?? 0 }));
  return { ...s, players: s.players.map((p, i) => (i === seat ? { ...p, estates } : p)) };
}
