// What a game is. Everything else in Adega (table, bots, laws, lab, server, page) knows games only through this file.
//
// A state is plain data: no class, no Map, no Set, no function, no cycle. It holds everything, the place in the rules included,
// so that saving, undoing, replaying, forking and searching are all the same easy thing.

import type { Older } from './carry.ts';
import type { StandingAnswer } from './standing.ts';

/** A player's place, 0-based. */
export type Seat = number;

/** The seat nobody sits in. It draws tiles and shuffles; its outcomes are recorded like anybody's moves. */
export const CHANCE = -1;

/** Who makes a move: a seat or CHANCE. */
export type Actor = number;

/** Who looks: a seat, or somebody who only watches and knows what is public. */
export type Viewer = Seat | 'watcher';

/** Who chooses now, among what. */
export interface Decision<M> {
  readonly by: Actor;
  /** The kind of question, for people: a word of the game, not a sentence. */
  readonly asks: string;
  /** All offered moves: never empty; for a seat more than one, because the engine takes a decision with one answer itself
   *  (unless others cannot tell that there is only one: then its entry is what they go on from). */
  readonly moves: readonly M[];
  /** For CHANCE: how often each outcome is expected, in whole numbers; absent when all are alike. */
  readonly weights?: readonly number[] | undefined;
}

/** One part of a price or condition: `part` names it ('distance', 'tax', 'vineyard'), `amount` in the unit of the refusal. */
export interface Amount {
  readonly part: string;
  readonly amount: number;
}

/** Why a move is not offered: the first rule in the way, with its numbers. */
export interface Refusal {
  readonly rule: string;
  /** What is short, if something is: 'money', 'barrel', 'value', ... */
  readonly of?: string | undefined;
  readonly needs?: readonly Amount[] | undefined;
  readonly has?: number | undefined;
  readonly missing?: number | undefined;
}

export interface ScorePart {
  readonly rule: string;
  readonly part: string;
  readonly amount: number;
}

/** The score as if the game ended now. The parts add up to the total. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly ScorePart[];
}

/** One seat's place in the result. Rank 1 is best; `by` is the criterion that separated it from the next better one, or from the next worse for rank 1. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly shared: boolean;
  readonly by: string;
  /** What the result is called, in a game that has names for it: a word of the game. */
  readonly title?: string | undefined;
}

/** Who did what, as recorded: the record of a game is the list of its entries. */
export interface Entry<M> {
  readonly by: Actor;
  readonly move: M;
  /** What is to be known of how it came about, in words such as 'cut': it changes nothing. */
  readonly notes?: readonly string[] | undefined;
}

/** An option of a game as data: forms, API and records are made from it. `seats` is always the first. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  readonly rule?: string | undefined;
  /** The rule is ours, no rulebook has it. */
  readonly ours?: true | undefined;
  /** Another value than the default is only for people at one screen: a table on line is not made with it. */
  readonly here?: true | undefined;
  /** With this value the first seat begins: whoever wants somebody to begin gives him that seat. */
  readonly firstBegins?: string | number | undefined;
}

export type Options = { readonly [id: string]: string | number };

/** What a text that should be a move lacks: where, and what would be understood there. No sentence: the edges speak. */
export interface ParseError {
  readonly problem: 'unknown-word' | 'missing-word' | 'left-over' | 'out-of-range' | 'out-of-order' | 'twice' | 'not-here';
  readonly at: number;
  readonly word: string;
  readonly expected: readonly string[];
}

/** Facts with a rule id, for people: log, animation, notices. Positions advance by entries, never by events. */
export interface GameEvent {
  readonly rule: string;
  readonly kind: string;
}

/** Compared by ===, or put in a Map. */
export type PositionKey = number | string;

export type Emit<E> = (event: E) => void;

export interface Game<S, M, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Raised with every change of behaviour; records carry it. */
  readonly rules: number;
  /** The content hash of the component data this game is played with. */
  readonly pack: string;
  readonly options: readonly OptionSpec[];
  /** Answers that a seat may leave beforehand, in the order in which they are looked at; absent where there are none. */
  readonly standing?: readonly StandingAnswer<S, M>[] | undefined;
  /** What is said of records of older rules; absent where there are none. */
  readonly older?: Older | undefined;

  /** The first state. No randomness: chance is asked. Options not given take their default; an unknown one throws. */
  start(options: Options): S;

  /** Who decides now, among what. None: the game is over. Several: these seats decide at the same time, and their moves commute. */
  decide(s: S): readonly Decision<M>[];

  /** The grammar of the present question over the components in play: offered and greyed moves. Empty for a seat that is not asked. */
  candidates(s: S, by: Seat): readonly M[];

  /** Why a candidate is not offered, or undefined if it is. Legality has no other source: offered = candidates that nothing forbids. */
  forbids(s: S, by: Seat, m: M): Refusal | undefined;

  /** Why a move that may lie beyond the present question cannot be reached in this turn as things stand: price and first rule in the way.
   *  undefined: nothing known stands in the way. */
  wish(s: S, by: Seat, m: M): Refusal | undefined;

  /** Plays an offered move in place, and goes on to the next decision with more than one answer. A move that is not offered throws NotOffered and changes nothing. */
  apply(s: S, by: Actor, m: M, emit?: Emit<E>): void;

  /** Plays as apply does a move that is known to be offered here, and does not look whether it is: for a search, which tries all that are.
   *  Absent: apply looks as quickly. */
  readonly follow?: ((s: S, by: Actor, m: M) => void) | undefined;

  /** Plays as apply does, and says which answers the engine has given by itself since, because there was no other. */
  advance(s: S, by: Actor, m: M): readonly Entry<M>[];

  scores(s: S): readonly Score[];
  /** Only of a finished game. */
  result(s: S): readonly Place[];

  clone(s: S): S;

  /** Equal positions have equal keys, by whatever path they were come to, and different ones different keys. All that the future depends
   *  on is in it, the place in the rules and whose view it is too. Quick, because a search merges positions by it: keys are compared
   *  while a process lives, and never kept. */
  positionKey(s: S): PositionKey;

  /** The state as this viewer knows it, unknowns marked. Works on a view too. Every function of this contract takes views. */
  view(s: S, viewer: Viewer): S;
  /** The entry as this viewer may read it: masked, never dropped. */
  hear(entry: Entry<M>, viewer: Viewer): Entry<M>;
  /** A state that this viewer cannot tell from the true one. `below(n)` draws from 0 to n-1. */
  determinize(view: S, viewer: Viewer, rng: Random): S;

  /** The move as one line of language-free text. */
  keyOf(m: M): string;
  parse(s: S, text: string): M | ParseError;
}

/** A source of randomness outside the game. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

export class NotOffered extends Error {
  readonly by: Actor;
  readonly key: string;
  constructor(by: Actor, key: string) {
    super(`not offered: ${by} ${key}`);
    this.name = 'NotOffered';
    this.by = by;
    this.key = key;
  }
}

export const isParseError = (x: unknown): x is ParseError => typeof x === 'object' && x !== null && 'problem' in x;

/** Any game, where the types of its parts do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no common state type
export type AnyGame = Game<any, any, any>;
