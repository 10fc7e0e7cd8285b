// A move as somebody types it, word by word: whether it is one, what is wrong with it, and which words could come next.

import { type GameEvent, isParseError, type ParseError, type Refusal, type Seat } from '@adega/kernel';
import { type Match, viewFor } from './match.ts';
import { offersFor, refusalOf } from './offers.ts';

export interface Command {
  /** The move, where the text is one. */
  readonly key?: string | undefined;
  readonly offered: boolean;
  /** Why it is not offered, where it is a candidate. */
  readonly refusal?: Refusal | undefined;
  /** Where the text is no move, and what would be understood there. */
  readonly problem?: ParseError | undefined;
  /** Words that can stand where the last one is being typed; those that lead to an offered move where there are any. */
  readonly next: readonly string[];
}

const MOST_NEXT = 40;

/** Reads a line of the notation as far as it goes. Text that ends with a space waits for another word. */
export function commandFor<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat, text: string): Command {
  const { game } = match;
  const view = viewFor(match, seat);
  const offered = offersFor(match, seat)?.offered ?? [];
  const read = game.parse(view, text.trim());
  const next = nextOf(text, offered, isParseError(read) ? read : undefined).slice(0, MOST_NEXT);
  if (isParseError(read)) return { offered: false, problem: read, next };
  const key = game.keyOf(read);
  const isOffered = offered.includes(key);
  return { key, offered: isOffered, refusal: isOffered ? undefined : refusalOf(match, seat, key), next };
}

function nextOf(text: string, offered: readonly string[], problem: ParseError | undefined): string[] {
  const typed = text.trimStart().split(/\s+/);
  const at = typed.length - 1;
  const begun = typed[at] ?? '';
  const before = typed.slice(0, at);
  const fits = (words: readonly string[]): boolean => before.every((word, i) => words[i] === word);
  const known = offered.map(key => key.split(' ')).filter(fits);
  const words = new Set(known.flatMap(parts => parts[at] ?? []));
  const here = [...words].filter(word => word.startsWith(begun));
  if (here.length > 0 || problem === undefined || problem.at !== at) return here;
  return problem.expected.filter(word => word.startsWith(begun));
}
