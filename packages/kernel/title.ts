// What stands on the shelf: a game that can be made, and all that is known of it besides the contract. Only its id and how it is made are
// owed; each further part makes something more possible. What is heavy, or needed seldom, is fetched when somebody asks for it.

import type { Bot } from './bot.ts';
import type { AnyGame, Random } from './game.ts';
import type { Judge } from './judgement.ts';
import type { Hooks } from './laws.ts';
import type { Problem } from './problem.ts';
import type { Playhouse } from './scenario.ts';

export interface Title {
  /** As in the contract: 'vinhos/2016'. What stands before the stroke is the name of its package. */
  readonly id: string;
  /** With the pack that comes with the game, or with this one: the parsed JSON of a file that nobody has checked yet. */
  make(pack?: unknown): Made;
  /** Absent where the game has no components that could change. */
  readonly packs?: Packs | undefined;
  /** The first seat begins, by the rules. */
  readonly firstBegins?: true | undefined;
  /** In which stretch of the game a state is; a view will do. */
  stretchOf?(state: unknown): Stretch;
  /** What people compare besides the score; a view will do. */
  measuresOf?(state: unknown): readonly Measured[];
  /** A name of the position, for whoever wants to know later whether he has come to the same one. `like`: in the manner of this name, for
   *  whoever has kept one from an older version. */
  fingerprintOf?(state: unknown, like?: string): string;
  /** Its rules and rulings. */
  book?(): Promise<Book>;
  /** What it takes to play scenarios on it. */
  scenarios?(): Promise<Playhouse>;
  /** What it takes to put it on trial. */
  trials?(): Promise<Trials>;
  /** Those who judge this game: players that know no game need not be named. */
  bots?(): Promise<readonly Bot[]>;
  /** What it takes to judge positions, with the pack that comes with the game or with this one, which must be sound. */
  judge?(pack?: unknown): Promise<Judge>;
  /** The same with weights that never change: what players are measured against. Absent: it judges as always. */
  yardstick?(pack?: unknown): Promise<Judge>;
}

/** A game ready to be played, or what is wrong with the pack, each problem with its path. */
export type Made =
  | { readonly game: AnyGame; readonly problems?: undefined }
  | { readonly problems: readonly Problem[]; readonly game?: undefined };

/** The packs that a game has come with: a record names the one it was played with. */
export interface Packs {
  /** The one that comes with it now. */
  readonly now: unknown;
  /** The pack of this name, the hash of its content. */
  named(name: string): unknown;
  /** What is to be kept of a pack whose place the present one takes. */
  kept(was: unknown): unknown;
  /** Where this one, which must be sound, differs from the one of now. */
  differences(theirs: unknown): readonly Difference[];
}

/** A place where two packs differ: a JSON pointer, and both values as short text. */
export interface Difference {
  readonly path: string;
  readonly ours: string;
  readonly theirs: string;
}

/** A stretch of a game: a word of the game ('year', 'fair') and which one. */
export interface Stretch {
  readonly kind: string;
  readonly n: number;
}

/** An amount for each seat. */
export interface Measured {
  readonly part: string;
  readonly amounts: readonly number[];
}

/** A rule by its id, and where the texts say it: 'S0:2680,3071 S1:134'. */
export interface RuleSaid {
  readonly id: string;
  readonly said: string;
}

/** What is decided where the texts contradict each other or are silent. */
export interface RulingMade {
  readonly id: string;
  /** Those of the book that it belongs to. */
  readonly rules: readonly string[];
  /** Whether code decides it; if not, why none is needed. */
  readonly code: boolean;
  readonly why?: string | undefined;
}

export interface Book {
  /** Every rule that holds in this game. */
  readonly rules: readonly RuleSaid[];
  readonly rulings: readonly RulingMade[];
  /** The game whose book is read first: of this one a reader is shown what it has besides. */
  readonly besides?: string | undefined;
}

/** A game as it is put on trial. */
export interface Candidate {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as in AnyGame
  readonly hooks: Hooks<any, any>;
  /** The pack where it is not the one that comes with the game, so that whoever finds something can keep it. */
  readonly pack?: unknown;
}

export interface Trials {
  shipped(): Candidate;
  /** With a pack that has passed its schema. */
  packed?(pack: unknown): Candidate;
  /** With a random pack that passes its schema. */
  random?(rng: Random): Candidate;
  /** Rules that no event, refusal or part of a score can name, and why: random play never reaches them, and other tests must. */
  readonly unseen: { readonly [rule: string]: string };
}
