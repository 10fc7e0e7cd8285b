// A chapter of the judgement: some features of a player, by name.

import type { Seat } from '@adega/kernel';
import type { Setting } from '../rules/setting.ts';
import type { Player, State } from '../state.ts';

export interface Chapter {
  readonly names: readonly string[];
  /** Writes as many numbers as there are names, from `at` on. */
  read(g: Setting, s: State, seat: Seat, p: Player, out: Float64Array, at: number): void;
}

/** As many features as there are words, each with what it is a feature of. */
export const each = (what: string, words: readonly (string | number)[]): string[] => words.map(word => `${what} ${word}`);

export const most = (n: number, limit: number): number => (n < limit ? n : limit);

export const within = (n: number, limit: number): number => (n > limit ? limit : n < -limit ? -limit : n);
