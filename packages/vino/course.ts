// Where in the game a position is, and what people compare along the way. Everything here only looks, and takes views.

import { fingerprint } from '@adega/kit/fingerprint.ts';
import type { State } from './state.ts';

/** A stretch of the game: the preliminary round, a round, the end. */
export interface Stage {
  readonly kind: 'start' | 'round' | 'end';
  readonly n: number;
}

export function stageOf(s: State): Stage {
  if (s.stack.length === 0) return { kind: 'end', n: s.round };
  return { kind: s.round === 0 ? 'start' : 'round', n: s.round };
}

/** Amounts for each seat that are no points. */
export interface Measured {
  readonly part: string;
  readonly amounts: readonly number[];
}

export const measuresOf = (s: State): Measured[] => [
  { part: 'money', amounts: s.players.map(p => p.money) },
  { part: 'regions', amounts: s.players.map(p => p.grows.filter(variety => variety >= 0).length) },
];

const IN_THE_RULES: ReadonlySet<string> = new Set<keyof State>(['version', 'seenBy', 'stack', 'lanes']);

/** What lies on the table, by a name: where in the rules we are is no part of it, and may be told otherwise by later rules. */
export const fingerprintOf = (state: State, like?: string): string => fingerprint(state, IN_THE_RULES, like);
