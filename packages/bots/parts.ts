// What a position is worth, part by part: how many points each feature stands for. Parts add up to the value.

import { type Game, type Judgement, type Seat, USUAL } from '@adega/kernel';
import { chanceAbove, EVEN, Reader, type Rows } from './value.ts';

/** What there is to know of a position for a seat. */
export interface Reading {
  readonly phase: number;
  /** What sets the seat apart, by feature. */
  readonly apart: Float64Array;
  /** Of a game that is over: what it came to. */
  readonly came?: number | undefined;
}

export interface Parts {
  /** By feature, in points. */
  readonly by: Float64Array;
  /** What hangs on no feature: an even chance of what counts above 0 only, or what a finished game came to. */
  readonly rest: number;
}

/** Features that are about the same, and how many points they stand for together. */
export interface Section {
  readonly about: string;
  readonly points: number;
  /** The largest first. */
  readonly features: readonly { readonly feature: string; readonly points: number }[];
}

export class Reasons<S> {
  private readonly reader: Reader<S>;
  private readonly game: Game<S, unknown>;
  private readonly judgement: Judgement<S>;
  private readonly aims: readonly Rows[];
  private readonly seats: number;

  constructor(game: Game<S, unknown>, judgement: Judgement<S>, aims: readonly Rows[], seats: number) {
    this.game = game;
    this.judgement = judgement;
    this.aims = aims;
    this.seats = seats;
    this.reader = new Reader(judgement);
  }

  read(s: S, seat: Seat): Reading {
    const { judgement, game } = this;
    const apart = this.reader.read(s, seat, this.seats).slice();
    const isOver = game.decide(s).length === 0;
    return { phase: judgement.phaseOf(s), apart, came: isOver ? this.cameTo(s, seat) : undefined };
  }

  private cameTo(s: S, seat: Seat): number {
    let sum = 0;
    for (const { worth, counts, of } of this.judgement.aims) sum += worth * (counts === 'amount' ? of(s, seat) : of(s, seat) > 0 ? 1 : 0);
    return sum;
  }

  /** What of the value is whose. What counts above 0 only is worth an even chance, and the features move it from there. */
  partsOf({ phase, apart, came }: Reading): Parts {
    const by = new Float64Array(apart.length);
    if (came !== undefined) return { by, rest: came };
    let rest = 0;
    for (const aim of this.aims) {
      const w = aim.rows[phase] as Float64Array;
      if (aim.counts === 'above') rest += aim.worth * EVEN;
      add(by, w, apart, aim.worth * this.slope(aim, phase, dot(w, apart), 0));
    }
    return { by, rest };
  }

  /** What of the difference between two values is whose: nothing is where they do not differ. */
  between(one: Reading, other: Reading): Parts {
    const { phase } = one;
    if (phase !== other.phase || one.came !== undefined || other.came !== undefined) return less(this.partsOf(one), this.partsOf(other));
    const by = new Float64Array(one.apart.length);
    const apart = one.apart.map((x, i) => x - (other.apart[i] as number));
    for (const aim of this.aims) {
      const w = aim.rows[phase] as Float64Array;
      add(by, w, apart, aim.worth * this.slope(aim, phase, dot(w, one.apart), dot(w, other.apart)));
    }
    return { by, rest: 0 };
  }

  /** What one more of what is foretold is worth, on the way from one amount to the other. */
  private slope({ worth, counts, slope, error }: Rows, phase: number, to: number, from: number): number {
    if (counts === 'amount') return 1;
    if (slope !== undefined) return slope / worth;
    const scale = error[phase] as number;
    const chance = chanceAbove(to / scale);
    const way = to - from;
    return Math.abs(way) < CLOSE * scale ? (STEEP * chance * (1 - chance)) / scale : (chance - chanceAbove(from / scale)) / way;
  }

  /** How far off the mark the value usually is. A phase that nobody has learned of is no surer than those after it. */
  errorOf({ phase, apart, came }: Reading): number {
    if (came !== undefined) return 0;
    let sum = 0;
    for (const { worth, counts, slope, error, rows } of this.aims) {
      const most = Math.max(...error.slice(phase));
      const chance = chanceAbove(dot(rows[phase] as Float64Array, apart) / (error[phase] as number));
      if (counts === 'amount') sum += (worth * most) ** 2;
      else sum += slope === undefined ? worth ** 2 * chance * (1 - chance) : (slope * most) ** 2;
    }
    return Math.sqrt(sum);
  }

  /** The largest first; what comes to nothing is left out. */
  sectionsOf({ by, rest }: Parts): Section[] {
    const { features } = this.judgement;
    const groups = new Map<string, { feature: string; points: number }[]>();
    const put = (about: string, feature: string, points: number): void => {
      const group = groups.get(about) ?? [];
      if (points !== 0) groups.set(about, [...group, { feature, points }]);
    };
    by.forEach((points, i) => {
      const feature = features[i] as string;
      put(this.judgement.aboutOf(feature), feature, points);
    });
    put(USUAL, USUAL, rest);
    const sections = [...groups].map(([about, parts]) => ({
      about,
      points: parts.reduce((sum, { points }) => sum + points, 0),
      features: parts.sort(byPoints),
    }));
    return sections.sort(byPoints);
  }
}

/** How steep the curve of chanceAbove is, where it is z (1 - z) times as steep. */
const STEEP = 1.702;
const CLOSE = 1e-6;

const byPoints = (a: { readonly points: number }, b: { readonly points: number }): number => Math.abs(b.points) - Math.abs(a.points);

export const sumOf = ({ by, rest }: Parts): number => by.reduce((sum, points) => sum + points, rest);

export const less = (one: Parts, other: Parts): Parts => ({
  by: one.by.map((points, i) => points - (other.by[i] as number)),
  rest: one.rest - other.rest,
});

/** The mean of some; nothing where there are none. */
export function meanOf(all: readonly Parts[], size: number): Parts {
  const by = new Float64Array(size);
  let rest = 0;
  for (const parts of all) {
    for (let i = 0; i < size; i++) by[i] = (by[i] as number) + (parts.by[i] as number) / all.length;
    rest += parts.rest / all.length;
  }
  return { by, rest };
}

function add(by: Float64Array, w: Float64Array, x: Float64Array, worth: number): void {
  for (let i = 0; i < by.length; i++) by[i] = (by[i] as number) + worth * (w[i] as number) * (x[i] as number);
}

function dot(w: Float64Array, x: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < w.length; i++) sum += (w[i] as number) * (x[i] as number);
  return sum;
}
