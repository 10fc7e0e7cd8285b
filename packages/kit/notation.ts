// Moves as lines of text, both ways and language-free: a verb, which is the kind of the move, and its arguments, each a word.

import type { OfKind, ParseError } from '@adega/kernel';

/** How a kind of move is written and read; T is what words are made from, the tables of a pack. */
export interface Verb<M, T> {
  args(m: M, t: T): readonly string[];
  parse(r: Reader<T>): M;
}

export type Verbs<M extends { readonly kind: string }, T> = { readonly [K in M['kind']]: Verb<OfKind<M, K>, T> };

/** The words '1' to 'n'. */
export const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));

type Failure = Omit<ParseError, 'word'>;

/** Thrown inside this file only. */
class Unread extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why.problem);
    this.why = why;
  }
}

/** Takes one word after the other. */
export class Reader<T> {
  private at = 1;
  private readonly words: readonly string[];
  readonly t: T;

  constructor(words: readonly string[], t: T) {
    this.words = words;
    this.t = t;
  }

  get isDone(): boolean {
    return this.at === this.words.length;
  }

  /** The index of the next word among these. */
  one(known: readonly string[]): number {
    const i = known.indexOf(this.next(known));
    if (i < 0) throw new Unread({ problem: 'unknown-word', at: this.at, expected: known });
    this.at++;
    return i;
  }

  /** All words that are left, at most so many. */
  row(known: readonly string[], most: number): number[] {
    const row: number[] = [];
    while (!this.isDone && row.length < most) row.push(this.one(known));
    return row;
  }

  /** What comes later than the things already named, so that a set is written in one way only. */
  later(known: readonly string[], last: number): number {
    const i = known.indexOf(this.words[this.at] ?? '');
    const later = known.slice(last + 1);
    if (i >= 0 && i <= last) throw new Unread({ problem: i < last ? 'out-of-order' : 'twice', at: this.at, expected: later });
    // Where the last of all has been named, the others can only stand before it.
    return last + 1 + this.one(later.length > 0 ? later : known.slice(0, last));
  }

  /** A whole number from 1 on. */
  amount(most: number): number {
    const expected = [`1..${most}`];
    const word = this.next(expected);
    if (!/^[1-9]\d*$/.test(word)) throw new Unread({ problem: 'unknown-word', at: this.at, expected });
    if (Number(word) > most) throw new Unread({ problem: 'out-of-range', at: this.at, expected });
    this.at++;
    return Number(word);
  }

  /** Takes the last word if it is this one. */
  takesLast(word: string): boolean {
    const isIt = this.at === this.words.length - 1 && this.words[this.at] === word;
    if (isIt) this.at++;
    return isIt;
  }

  finish(): void {
    if (!this.isDone) throw new Unread({ problem: 'left-over', at: this.at, expected: [] });
  }

  private next(expected: readonly string[]): string {
    const word = this.words[this.at];
    if (word === undefined) throw new Unread({ problem: 'missing-word', at: this.at, expected });
    return word;
  }
}

/** Writes each move once: moves are shared values, and their keys are asked for again and again. */
export function writtenOnce<M extends object>(write: (m: M) => string): (m: M) => string {
  const written = new WeakMap<M, string>();
  return m => {
    const known = written.get(m);
    if (known !== undefined) return known;
    const text = write(m);
    written.set(m, text);
    return text;
  };
}

export function makeLine<M extends { readonly kind: string }, T>(verbs: Verbs<M, T>, m: M, t: T): string {
  const verb: Verb<M, T> = verbs[m.kind as M['kind']];
  return [m.kind, ...verb.args(m, t)].join(' ');
}

export function parseLine<M extends { readonly kind: string }, T>(verbs: Verbs<M, T>, text: string, t: T): M | ParseError {
  const words = text.trim().split(/\s+/);
  const [verb = ''] = words;
  if (!Object.hasOwn(verbs, verb)) return { problem: 'unknown-word', at: 0, word: verb, expected: Object.keys(verbs) };
  try {
    const reader = new Reader(words, t);
    const move: M = verbs[verb as M['kind']].parse(reader);
    reader.finish();
    return move;
  } catch (error) {
    if (error instanceof Unread) return { ...error.why, word: words[error.why.at] ?? '' };
    throw error;
  }
}
