// What stands on the shelf: a game that can be made, with the pack that comes with it or with one of the user's.

import type { AnyGame, Problem } from '@adega/kernel';

/** A game ready to be played, or what is wrong with the pack, each problem with its path. */
export type Made = { readonly game: AnyGame; readonly problems?: undefined } | { readonly problems: readonly Problem[] };

/** A stretch of a game: a word of the game ('year', 'fair') and which one. */
export interface Stage {
  readonly kind: string;
  readonly n: number;
}

/** An amount for each seat. */
export interface Measured {
  readonly part: string;
  readonly amounts: readonly number[];
}

/** The packs that a game has come with: a record names the one it was played with. */
export interface Packs {
  /** The pack of this name, the hash of its content. */
  named(name: string): unknown;
  /** What is to be kept of a pack whose place the present one takes. */
  kept(was: unknown): unknown;
}

export interface Title {
  /** As in the contract: 'vinhos/2016'. */
  readonly id: string;
  /** With the pack that comes with the game, or with this one: the parsed JSON of a file that nobody has checked yet. */
  make(pack?: unknown): Made;
  readonly packs: Packs;
  /** In which stretch of the game a state is; a view will do. */
  stageOf(state: unknown): Stage;
  /** What people compare besides the score; a view will do. */
  measuresOf(state: unknown): readonly Measured[];
  /** A name of the position, for whoever wants to know later whether he has come to the same one. */
  fingerprintOf(state: unknown): string;
  /** Whether a table is drawn for it: pages offer no other. */
  readonly drawn: boolean;
  /** The id of every rule that holds in this game. */
  readonly rules: readonly string[];
}
