// Games that a page of docs explains. Their records carry checks among the comments (the first lines of each file say how they are
// written), worked out by hand from the rulebooks; here they meet the engine.

import { type Options, parseEntry, parseRecord } from '@adega/kernel';
import type { Vinhos } from '../game.ts';
import { qualityOf } from '../rules/wine.ts';
import { type Move, PLACES, type Player, type State } from '../state.ts';

interface Annotated {
  readonly game: Vinhos;
  readonly options: Options;
  readonly text: string;
  /** A check line as the position has it. */
  readonly actual: (s: State, line: string) => string;
}

export const winesOf = (p: Player): string =>
  p.wines.flatMap((wine, i) => (wine === 0 ? [] : [`${Math.floor(i / PLACES) + 1}.${(i % PLACES) + 1}=${qualityOf(wine)}`])).join(' ');

/** Seat and move of a line such as `3 tile vineyard`. */
function read({ game, options }: Annotated, s: State, line: string): { by: number; move: Move } {
  const { entry } = parseEntry(game, s, options, line) as { entry?: { by: number; move: Move } };
  if (entry === undefined) throw new Error(`not understood: ${line}`);
  return entry;
}

const isOffered = (game: Vinhos, s: State, { by, move }: { by: number; move: Move }): boolean =>
  game.decide(s).some(d => d.by === by && d.moves.includes(move));

/** What is, and what should be. */
type Check = (of: Annotated, s: State, line: string) => readonly [string, string];

const CHECKS: { readonly [mark: string]: Check } = {
  '#=': ({ actual }, s, line) => [actual(s, line), line],
  '#o': (of, s, line) => [isOffered(of.game, s, read(of, s, line)) ? 'offered' : 'not offered', 'offered'],
  '#x': (of, s, line) => {
    const [words = '', rule = ''] = line.split(' -- ');
    const { by, move } = read(of, s, words);
    return [isOffered(of.game, s, { by, move }) ? 'offered' : (of.game.forbids(s, by, move)?.rule ?? 'no rule'), rule];
  },
};

/** Plays the record line by line; gives how many checks there were, and every one that does not hold. */
export function playThrough(of: Annotated): { checks: number; wrong: string[] } {
  const state = of.game.start(of.options);
  const lines = of.text.split('\n');
  const wrong: string[] = [];
  let checks = 0;
  for (let i = lines.indexOf('# Setup'); i < lines.length; i++) {
    const line = lines[i] as string;
    const check = CHECKS[line.slice(0, 2)];
    if (check !== undefined) {
      const [is, should] = check(of, state, line.slice(3));
      checks++;
      if (is !== should) wrong.push(`line ${i + 1}: ${line}: ${is}`);
    } else if (line !== '' && !line.startsWith('#')) {
      const { by, move } = read(of, state, line);
      of.game.apply(state, by, move);
    }
  }
  return { checks, wrong };
}

/** The position after the last line of a record. */
export function endOf(game: Vinhos, text: string): State {
  const played = parseRecord(game, text);
  if (played.problem !== undefined) throw new Error(JSON.stringify(played.problem));
  return played.state;
}

/** Parts of a score by name. */
export const partsOf = ({ parts }: { readonly parts: readonly { readonly part: string; readonly amount: number }[] }): object =>
  Object.fromEntries(parts.map(({ part, amount }) => [part, amount]));
