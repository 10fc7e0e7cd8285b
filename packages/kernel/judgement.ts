// What a game says of how good a position is: numbers that a bot can weigh, in words of the rulebook. A judgement only looks, and takes views.

import type { Decision, Seat } from './game.ts';

export interface Judgement<S> {
  /** The game it judges, as in the contract. */
  readonly game: string;
  /** The names of the features: words of the rulebook. */
  readonly features: readonly string[];
  /** What a feature is about, in a word of the game: whoever is told of a position's worth is told it by these. */
  aboutOf(feature: string): string;
  /** Stretches of the game, in order: features weigh differently in each. */
  readonly phases: readonly string[];
  phaseOf(s: S): number;
  /** By phase, what it is like, as numbers of about 1, as many for each: what weighs something in one weighs as much in those that are like it,
   *  as long as nothing else was learned. Absent: each phase is learned by itself. */
  readonly traits?: readonly (readonly number[])[] | undefined;
  /** Looks at what all seats have in common: called before seats of a position are read. */
  survey?(s: S): void;
  /** Writes the features of a seat, each scaled to about 1. */
  read(s: S, seat: Seat, into: Float64Array): void;
  /** A position is worth what sets a seat apart from the mean of the others; where it plays alone, its own features are all there is. */
  readonly alone: boolean;
  /** What a seat plays for. */
  readonly aims: readonly Aim<S>[];
  /** Weights written by hand, for whoever has learned nothing: what a feature is worth in a phase, in the unit of the first aim. */
  byHand(feature: string, phase: number): number;
  /** A difference that hardly counts, in the points that the aims are worth. */
  readonly grain: number;
  /** A number that changes when a turn ends, draws that belong to no turn included. */
  turnOf(s: S): number;
  /** A number that changes when a round ends: everybody has moved. */
  roundOf(s: S): number;
  /** The answers that are worth a thought, of those that are offered; never none. Absent: all of them. */
  sensible?<M>(s: S, decision: Decision<M>): readonly M[];
  /** Opens anew what others than this seat have sealed, in place: whoever thinks about them lets them choose again as he would in their place.
   *  Absent: what is sealed is guessed at by determinize alone. */
  unseal?(s: S, seat: Seat): void;
}

/** What a feature is about that says nothing of its own: what is usual, as far as nothing else is known. */
export const USUAL = 'usual';

/** Everything that it takes to judge a game. */
export interface Judge {
  // biome-ignore lint/suspicious/noExplicitAny: as in AnyGame
  readonly judgement: Judgement<any>;
  /** What was learned, for several numbers of players. */
  readonly weights: readonly Weights[];
  /** How many players a position has. */
  seatsOf(s: unknown): number;
  /** How players of some names play this game, where that is not as they play others. */
  readonly bents?: { readonly [name: string]: Bent } | undefined;
}

/** What is another than usual in how somebody plays. */
export interface Bent {
  /** Positions that go on, of those that a decision leads to. */
  readonly width?: number;
  /** How far off the mark a plan is judged, in grains. */
  readonly error?: number;
  /** How many plans are played on, how often in all, for how many rounds, by what breadth; how far off the mark others are taken to be, in grains. */
  readonly search?: {
    readonly plans: number;
    readonly playouts: number;
    readonly rounds: number;
    readonly width: number;
    readonly doubt?: number;
  };
}

/** Something that is worth points in the end, and is foretold by itself. */
export interface Aim<S> {
  readonly name: string;
  /** What one of it is worth. */
  readonly worth: number;
  /** Whether the amount itself counts, or only whether it is above 0. */
  readonly counts: 'amount' | 'above';
  /** Of what counts above 0: what one more is worth before the end, however far behind one is. Without it nobody who is far behind would
   *  try to catch up, because it changes his chance by nothing. */
  readonly slope?: number;
  /** The amount at the end of a game. */
  of(s: S, seat: Seat): number;
}

/** Weights that were learned, as they are stored: whole numbers, `scale` to one. */
export interface Weights {
  readonly game: string;
  readonly seats: number;
  /** Where they come from: the command, and what it was run on. */
  readonly from: { readonly [what: string]: string | number };
  readonly features: readonly string[];
  readonly phases: readonly string[];
  readonly scale: number;
  readonly aims: readonly AimWeights[];
}

export interface AimWeights {
  readonly name: string;
  /** By phase: how far off the mark it usually is. */
  readonly error: readonly number[];
  /** By phase and feature. */
  readonly weights: readonly (readonly number[])[];
}
