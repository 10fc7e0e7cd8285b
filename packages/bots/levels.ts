// The players who judge: the yardsticks greedy and anchor, and five levels.

import {
  type AnyGame,
  type Bent,
  type Bot,
  type Judge,
  type Judgement,
  type Random,
  type Seat,
  type Situation,
  stream,
  type Weights,
} from '@adega/kernel';
import { type Breadth, guessed, Luck, type Mind, type Plan, plansOf } from './beam.ts';
import { random } from './random.ts';
import { type Depth, searchTurn } from './search.ts';
import { normal } from './self-play.ts';
import { LinearValue, type Rows, rowsByHand, rowsOf } from './value.ts';

/** How somebody plays. */
export interface Temper {
  readonly name: string;
  /** Whether what was learned is known, or only what was written by hand. */
  readonly learned: boolean;
  readonly breadth: Breadth;
  /** Judges by weights that never change. */
  readonly frozen?: boolean | undefined;
  /** How far off the mark a plan is judged, in grains: see Judgement.grain. */
  readonly error?: number | undefined;
  /** Plans are played on. */
  readonly search?: Omit<Depth, 'wide' | 'isOver'> | undefined;
  /** With more than two: plans are judged where they were learned to be, when one has moved oneself. */
  readonly crowd?: Temper['search'];
}

const DEPTH = 40;
const beam = (width: number): Breadth => ({ width, depth: DEPTH });
const search = (plans: number, playouts: number, rounds?: number): Temper['search'] => ({ plans, playouts, narrow: beam(4), rounds });

export const TEMPERS: readonly Temper[] = [
  { name: 'greedy', learned: false, breadth: beam(16) },
  { name: 'anchor', learned: true, frozen: true, breadth: beam(16) },
  { name: 'level1', learned: true, breadth: beam(1), error: 9 },
  { name: 'level2', learned: true, breadth: beam(2), error: 3 },
  { name: 'level3', learned: true, breadth: beam(4), error: 0.5 },
  { name: 'level4', learned: true, breadth: beam(16) },
  { name: 'level5', learned: true, breadth: beam(32), search: search(12, 240, 1), crowd: search(12, 120) },
];

/** The players of a game, by name; the yardstick is the judge of those who never change. Where nobody can judge its positions all of
 *  them play at random. */
export const playersWith = (judge: Judge | undefined, yardstick = judge): readonly Bot[] =>
  TEMPERS.map(temper => {
    const own = temper.frozen === true ? yardstick : judge;
    return own === undefined ? { ...random, name: temper.name } : playerWith(own, temperFor(own, temper.name));
  });

const searchLike = ({ width, ...search }: NonNullable<Bent['search']>): Temper['search'] => ({ ...search, narrow: beam(width) });

/** How somebody of this name plays a game. */
export function temperFor({ bents }: Judge, name: string): Temper {
  const usual = TEMPERS.find(temper => temper.name === name) as Temper;
  const bent = bents?.[name];
  if (bent === undefined) return usual;
  const { width = usual.breadth.width, error = usual.error, search: other } = bent;
  const like = other === undefined ? usual : { search: searchLike(other), crowd: undefined };
  return { ...usual, breadth: beam(width), error, search: like.search, crowd: like.crowd };
}

export function playerWith(judge: Judge, temper: Temper): Bot {
  const minds = new Map<number, Mind<unknown, unknown>>();
  const mindFor = (game: AnyGame, seats: number): Mind<unknown, unknown> => {
    const known = minds.get(seats);
    if (known?.game === game) return known;
    const mind = mindWith(judge, game, seats, temper.learned);
    minds.set(seats, mind);
    return mind;
  };
  return {
    name: temper.name,
    print: seats => printOf(judge, temper, seats),
    plan<S, M>({ game, seat, look, rng, isOver }: Situation<S, M>): readonly M[] {
      const seen = look();
      const mind = mindFor(game, judge.seatsOf(seen)) as Mind<S, M>;
      return planWith(mind, seen, seat, tempered(temper, judge.seatsOf(seen)), rng, isOver).moves;
    },
  };
}

/** How somebody plays with so many. */
export function tempered({ crowd, ...temper }: Temper, seats: number): Temper {
  return { ...temper, search: seats > 2 ? (crowd ?? temper.search) : temper.search };
}

/** Another temper, other features or other weights make another print. */
function printOf(judge: Judge, temper: Temper, seats: number): string {
  const known = temper.learned ? weightsFor(judge, seats) : judge.judgement.features;
  return stream(JSON.stringify([tempered(temper, seats), known]))
    .next()
    .toString(36);
}

export function mindWith(judge: Judge, game: AnyGame, seats: number, learned: boolean): Mind<unknown, unknown> {
  const { judgement } = judge;
  return { game, judgement, value: new LinearValue(judgement, rowsFor(judge, seats, learned), seats) };
}

/** What is known of a game with so many players. */
export function rowsFor(judge: Judge, seats: number, learned: boolean): Rows[] {
  const weights = learned ? weightsFor(judge, seats) : undefined;
  return weights === undefined ? rowsByHand(judge.judgement) : rowsOf(judge.judgement, weights);
}

/** Those learned with as many players, or with the number nearest to it. */
function weightsFor({ weights }: Judge, seats: number): Weights | undefined {
  return [...weights].sort((a, b) => Math.abs(a.seats - seats) - Math.abs(b.seats - seats))[0];
}

function planWith<S, M>(mind: Mind<S, M>, seen: S, seat: Seat, temper: Temper, rng: Random, isOver?: () => boolean): Plan<M> {
  const wide = { ...temper.breadth, isOver, error: errorsOf(mind.judgement, temper, rng) };
  if (temper.search !== undefined) return searchTurn(mind, seen, seat, { ...temper.search, wide, isOver }, drawsFrom(rng));
  return plansOf(mind, guessed(mind, seen, seat, rng), seat, wide, new Luck(rng))[0] as Plan<M>;
}

/** The name of the draws that a search goes by. */
export const drawsFrom = (rng: Random): string => String(rng.below(2 ** 31));

const errorsOf = <S>({ grain }: Judgement<S>, { error }: Temper, rng: Random): (() => number) | undefined =>
  error === undefined ? undefined : () => error * grain * normal(rng);
