// Where in the game a position is, and what people compare along the way. Everything here only looks, and takes views.

import { fingerprint } from '@adega/kit/fingerprint.ts';
import type { State } from './state.ts';

/** A stretch of the game: the setup, a year, the fair at the end of one, the turn after the last year. */
export interface Stage {
  readonly kind: 'setup' | 'year' | 'fair' | 'end';
  readonly n: number;
}

export function stageOf(s: State, years: number): Stage {
  if (s.year === 0) return { kind: 'setup', n: 0 };
  if (s.year > years || s.stack.length === 0) return { kind: 'end', n: years };
  return s.stack.some(f => f.kind === 'fair') ? { kind: 'fair', n: s.fairs + 1 } : { kind: 'year', n: s.year };
}

/** The phase of the year that is being played, as an index into those of the edition; -1 before the first. */
export const phaseOf = (s: State): number => (s.stack.find(f => f.kind === 'year')?.step ?? 0) - 1;

/** Amounts for each seat that are no points yet. */
export interface Measured {
  readonly part: string;
  readonly amounts: readonly number[];
}

export function measuresOf(s: State, hasBank: boolean): Measured[] {
  return [
    { part: 'money', amounts: s.players.map(p => p.money) },
    ...(hasBank ? [{ part: 'account', amounts: s.players.map(p => p.account) }] : []),
    { part: 'fair-points', amounts: s.players.map(p => p.fairPoints) },
  ];
}

const IN_THE_RULES: ReadonlySet<string> = new Set<keyof State>(['version', 'seenBy', 'turn', 'stack', 'lanes']);

/** What lies on the table, by a name: where in the rules we are is no part of it, and may be told otherwise by later rules. */
export const fingerprintOf = (state: State, like?: string): string => fingerprint(state, IN_THE_RULES, like);
