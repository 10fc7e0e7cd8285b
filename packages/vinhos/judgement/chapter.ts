// A chapter of the judgement: some features of a player, by name.

import { type Seat, USUAL } from '@adega/kernel';
import type { Setting } from '../rules/setting.ts';
import type { Player, State } from '../state.ts';

/** What features are about, for whoever is told of them. */
export const ABOUT = [
  'exports',
  'fair',
  'money',
  'wines',
  'multipliers',
  'barrels',
  'magnates',
  'estates',
  'harvest',
  'renown',
  'experts',
  'tiles',
  'order',
  'bank',
  'lacerda',
  USUAL,
] as const;
export type About = (typeof ABOUT)[number];

export interface Chapter {
  readonly names: readonly string[];
  readonly about: About;
  /** Those that are about something else. */
  readonly but?: { readonly [name: string]: About };
  /** Writes as many numbers as there are names, from `at` on. */
  read(g: Setting, s: State, seat: Seat, p: Player, out: Float64Array, at: number): void;
}

/** As many features as there are words, each with what it is a feature of. */
export const each = (what: string, words: readonly (string | number)[]): string[] => words.map(word => `${what} ${word}`);

export const most = (n: number, limit: number): number => (n < limit ? n : limit);

export const within = (n: number, limit: number): number => (n > limit ? limit : n < -limit ? -limit : n);
