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
  const several = severalOf(game, s, seat);
  return several === undefined ? [] : ofBoth(game, prices, s, seat, several);
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

/** The cheapest and the dearest of what is given back or taken. */
function ofBoth(game: Vino, prices: Prices, s: State, seat: Seat, { n, among, moveOf }: Several): Line[] {
  const rising = [...among].sort((a, b) => (prices[a] as number) - (prices[b] as number) || a - b);
  const line = (which: Line['which'], vineyards: readonly number[]): Line => {
    const moves = alongRoads(vineyards, moveOf);
    return lineOf(prices, which, moves, asked(game, s, seat, moves));
  };
  const [cheapest, dearest] = [rising.slice(0, n), rising.slice(-n)];
  const isOne = cheapest.every((v, i) => v === dearest[i]);
  return [line('cheapest', cheapest), ...(isOne ? [] : [line('dearest', dearest)])];
}

/** What is given back or taken, as one choice, though the rules ask for one after the other: so many among these. */
export interface Several {
  readonly n: number;
  readonly among: readonly number[];
  moveOf(vineyard: number): Move;
}

export function severalOf(game: Vino, s: State, seat: Seat): Several | undefined {
  const f = askedOf(s, seat);
  if (f === undefined || f.kind === 'extend') return undefined;
  return { n: f.count, among: choicesOf(game, s, seat, f.last), moveOf: f.kind === 'lease' ? give : take };
}

/** The moves that are asked for when these are given back or taken, in whatever order they were chosen. */
export function chosenLine(game: Vino, s: State, seat: Seat, { moveOf }: Several, vineyards: readonly number[]): readonly Move[] {
  return asked(game, s, seat, alongRoads(vineyards, moveOf));
}

/** As the rules ask for them. */
const alongRoads = (vineyards: readonly number[], moveOf: Several['moveOf']): Move[] => [...vineyards].sort((a, b) => a - b).map(moveOf);

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
