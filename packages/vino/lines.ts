// Whole answers to questions that are asked vineyard by vineyard: so many bought, given back or taken in one go. Everything here only looks,
// and takes views.

import type { Seat } from '@adega/kernel';
import type { Frame, FrameOf } from './frames.ts';
import type { Vino } from './game.ts';
import { give, PASS, take } from './moves.ts';
import type { Move, MoveOf, State } from './state.ts';

export interface Line {
  /** Which of those that could be meant, by price. */
  readonly which: 'cheapest' | 'dearest';
  readonly vineyards: readonly number[];
  /** Their prices together. */
  readonly cost: number;
  readonly moves: readonly Move[];
}

type Prices = readonly number[];

export function linesOf(game: Vino, prices: Prices, s: State, seat: Seat): readonly Line[] {
  const f = askedOf(s, seat);
  if (f?.kind === 'extend') return purchases(game, prices, s, f);
  if (f?.kind === 'lease') return ofBoth(game, prices, s, f, give);
  if (f?.kind === 'take') return ofBoth(game, prices, s, f, take);
  return [];
}

type Asked = FrameOf<'extend' | 'lease' | 'take'>;

const isStepwise = (f: Frame): f is Asked => f.kind === 'extend' || f.kind === 'lease' || f.kind === 'take';

function askedOf(s: State, seat: Seat): Asked | undefined {
  const f = s.stack.at(-1);
  return f !== undefined && isStepwise(f) && f.seat === seat ? f : undefined;
}

/** One vineyard, two, three …, the cheapest first, and then no more; as far as nothing else is asked in between (vino.buy-order, vino.gift). */
function purchases(game: Vino, prices: Prices, s: State, { seat, item: region }: FrameOf<'extend'>): Line[] {
  const now = game.clone(s);
  const lines: Line[] = [];
  const bought: MoveOf<'buy'>[] = [];
  const isAsked = (): boolean => {
    const f = askedOf(now, seat);
    return f?.kind === 'extend' && f.item === region;
  };
  while (isAsked()) {
    const next = cheapestOf(prices, game.decide(now).find(d => d.by === seat)?.moves ?? []);
    if (next === undefined) break;
    game.apply(now, seat, next);
    bought.push(next);
    lines.push(lineOf(prices, 'cheapest', bought, isAsked() ? [...bought, PASS] : [...bought]));
  }
  return lines;
}

function cheapestOf(prices: Prices, moves: readonly Move[]): MoveOf<'buy'> | undefined {
  const buys = moves.filter(m => m.kind === 'buy');
  return buys.reduce<MoveOf<'buy'> | undefined>(
    (best, m) => (best === undefined || (prices[m.item] as number) < (prices[best.item] as number) ? m : best),
    undefined,
  );
}

/** Every vineyard that can still be among those given back or taken: what is offered now, and what comes after it on the way. */
function choicesOf(game: Vino, s: State, seat: Seat, last: number): number[] {
  return game.candidates(s, seat).flatMap(m => ((m.kind === 'give' || m.kind === 'take') && m.item > last ? [m.item] : []));
}

/** So many of them, chosen along the roads as the rules ask for them. */
function ofBoth(
  game: Vino,
  prices: Prices,
  s: State,
  { seat, count, last }: Asked & { readonly count: number; readonly last: number },
  move: (vineyard: number) => Move,
): Line[] {
  const rising = choicesOf(game, s, seat, last).sort((a, b) => (prices[a] as number) - (prices[b] as number) || a - b);
  const line = (which: Line['which'], vineyards: readonly number[]): Line => {
    const moves = [...vineyards].sort((a, b) => a - b).map(move);
    return lineOf(prices, which, moves, asked(game, s, seat, moves));
  };
  const [cheapest, dearest] = [rising.slice(0, count), rising.slice(-count)];
  const isOne = cheapest.every((v, i) => v === dearest[i]);
  return [line('cheapest', cheapest), ...(isOne ? [] : [line('dearest', dearest)])];
}

/** Those of the moves that are asked for: where only one is left, it is made without a question. */
function asked(game: Vino, s: State, seat: Seat, moves: readonly Move[]): Move[] {
  const now = game.clone(s);
  return moves.filter(m => {
    const isAsked = game.decide(now).some(d => d.by === seat && d.moves.includes(m));
    if (isAsked) game.apply(now, seat, m);
    return isAsked;
  });
}

function lineOf(prices: Prices, which: Line['which'], chosen: readonly Move[], moves: readonly Move[]): Line {
  const vineyards = chosen.flatMap(m => (m.kind === 'buy' || m.kind === 'give' || m.kind === 'take' ? [m.item] : []));
  return { which, vineyards, cost: vineyards.reduce((sum, v) => sum + (prices[v] as number), 0), moves };
}
