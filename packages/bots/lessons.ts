// Learning what features are worth: ridge regression of what games came to, on the features at the ends of turns, for each phase by itself.

import type { AimWeights, Judgement, Seat } from '@adega/kernel';
import type { Rows } from './value.ts';

/** What was seen at the end of a turn. */
export interface Sight {
  readonly phase: number;
  readonly seat: Seat;
  /** Whether it was the seat's own turn. */
  readonly moved: boolean;
  readonly x: Float64Array;
}

/** Sums over all sights of a phase; older ones count less. */
interface Sums {
  /** x xᵀ, the lower half row by row. */
  readonly xx: Float64Array;
  /** By aim: x y. */
  readonly xy: readonly Float64Array[];
  readonly yy: Float64Array;
  n: number;
}

/** How well games were foretold since somebody asked last. */
export interface Foretold {
  /** The share of the scatter that was foretold, of the first aim. */
  readonly share: number;
  readonly sights: number;
}

export class Lessons<S> {
  private readonly phases: Sums[];
  private readonly size: number;
  private readonly judgement: Judgement<S>;
  private missed = 0;
  private scatter = 0;
  private sights = 0;

  constructor(judgement: Judgement<S>) {
    const { features, phases, aims } = judgement;
    this.judgement = judgement;
    this.size = features.length;
    this.phases = phases.map(() => ({
      xx: new Float64Array((this.size * (this.size + 1)) / 2),
      xy: aims.map(() => new Float64Array(this.size)),
      yy: new Float64Array(aims.length),
      n: 0,
    }));
  }

  /** Takes in a game: what was seen, and what it came to in the end. `rows` are the weights it was played with. What a seat foresaw at its
   *  next turn counts as what it came to by all but the share `trace`: results scatter more than foresight does. */
  note(sights: readonly Sight[], end: S, rows: readonly Rows[], trace = 1): void {
    const results = new Map<Seat, number[]>();
    const aims = this.judgement.aims;
    for (const { phase, seat, moved, x } of sights.toReversed()) {
      const final = aims.map(aim => aim.of(end, seat));
      const y = results.get(seat) ?? final;
      this.add(this.phases[phase] as Sums, x, y);
      const foretold = rows.map(aim => dot(aim.rows[phase] as Float64Array, x));
      this.missed += ((final[0] as number) - (foretold[0] as number)) ** 2;
      this.scatter += (final[0] as number) ** 2;
      this.sights++;
      if (!moved) continue;
      results.set(
        seat,
        y.map((later, aim) => trace * later + (1 - trace) * (foretold[aim] as number)),
      );
    }
  }

  private add(sums: Sums, x: Float64Array, y: readonly number[]): void {
    const { xx } = sums;
    for (let i = 0, at = 0; i < x.length; i++) {
      const xi = x[i] as number;
      if (xi === 0) {
        at += i + 1;
        continue;
      }
      for (let j = 0; j <= i; j++, at++) xx[at] = (xx[at] as number) + xi * (x[j] as number);
    }
    for (let aim = 0; aim < y.length; aim++) {
      const xy = sums.xy[aim] as Float64Array;
      const amount = y[aim] as number;
      for (let i = 0; i < x.length; i++) xy[i] = (xy[i] as number) + amount * (x[i] as number);
      sums.yy[aim] = (sums.yy[aim] as number) + amount * amount;
    }
    sums.n++;
  }

  /** What was learned so far counts so much of what it did. */
  fade(share: number): void {
    for (const sums of this.phases) {
      for (const list of [sums.xx, sums.yy, ...sums.xy]) for (let i = 0; i < list.length; i++) list[i] = (list[i] as number) * share;
      sums.n *= share;
    }
  }

  /** The weights that would have foretold best, drawn by `ridge` towards those given, or towards what phases of the same traits share. */
  weights(ridge: number, towards: readonly Rows[]): Rows[] {
    const solved = this.phases.map(sums => solveWith(sums.xx, this.size, ridge));
    const shared = this.shared(ridge, towards);
    return towards.map(({ worth, counts, slope }, aim) => {
      const learned = (shared[aim] as Float64Array[]).map((prior, phase) => {
        const xy = (this.phases[phase] as Sums).xy[aim] as Float64Array;
        return (solved[phase] as Solve)(xy.map((b, i) => b + ridge * (prior[i] as number)));
      });
      return { worth, counts, slope, rows: learned, error: learned.map((w, phase) => this.errorOf(phase, aim, w)) };
    });
  }

  /** By aim and phase: the weights that would have foretold best if they followed from the traits of phases, beside those given. */
  private shared(ridge: number, towards: readonly Rows[]): Float64Array[][] {
    const { traits } = this.judgement;
    if (traits === undefined) return towards.map(({ rows }) => [...rows]);
    const { size, phases } = this;
    const solve = solveWith(spreadOut(phases, traits, size), size * (traits[0] as readonly number[]).length, ridge);
    return towards.map(({ rows }, aim) => {
      const missed = new Float64Array(size * (traits[0] as readonly number[]).length);
      for (const [phase, { xx, xy }] of phases.entries()) {
        const rest = lessProduct(xy[aim] as Float64Array, xx, rows[phase] as Float64Array);
        for (const [k, trait] of (traits[phase] as readonly number[]).entries()) {
          for (let i = 0; i < size; i++) missed[k * size + i] = (missed[k * size + i] as number) + trait * (rest[i] as number);
        }
      }
      const found = solve(missed);
      return rows.map((row, phase) =>
        row.map((w, i) => (traits[phase] as readonly number[]).reduce((sum, trait, k) => sum + trait * (found[k * size + i] as number), w)),
      );
    });
  }

  /** How far off the mark the weights usually are. */
  private errorOf(phase: number, aim: number, w: Float64Array): number {
    const { xx, xy, yy, n } = this.phases[phase] as Sums;
    if (n < 1) return 1;
    let square = (yy[aim] as number) - 2 * dot(w, xy[aim] as Float64Array);
    for (let i = 0, at = 0; i < w.length; i++) {
      for (let j = 0; j <= i; j++, at++) square += (i === j ? 1 : 2) * (xx[at] as number) * (w[i] as number) * (w[j] as number);
    }
    return Math.sqrt(Math.max(square / n, 1e-6));
  }

  foretold(): Foretold {
    const { missed, scatter, sights } = this;
    this.missed = 0;
    this.scatter = 0;
    this.sights = 0;
    return { share: scatter === 0 ? 0 : 1 - missed / scatter, sights };
  }

  /** All that was learned, to go on from later. */
  store(): Float64Array {
    return Float64Array.from(this.phases.flatMap(({ xx, xy, yy, n }) => [...xx, ...xy.flatMap(list => [...list]), ...yy, n]));
  }

  restore(stored: Float64Array): void {
    let at = 0;
    const take = (into: Float64Array): void => {
      into.set(stored.subarray(at, at + into.length));
      at += into.length;
    };
    for (const sums of this.phases) {
      for (const list of [sums.xx, ...sums.xy, sums.yy]) take(list);
      sums.n = stored[at++] as number;
    }
  }
}

function dot(w: Float64Array, x: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < w.length; i++) sum += (w[i] as number) * (x[i] as number);
  return sum;
}

/** The sums of all phases over the products of features and traits: the lower half row by row. */
function spreadOut(phases: readonly Sums[], traits: readonly (readonly number[])[], size: number): Float64Array {
  const n = size * (traits[0] as readonly number[]).length;
  const half = new Float64Array((n * (n + 1)) / 2);
  for (const [phase, { xx }] of phases.entries()) {
    const own = traits[phase] as readonly number[];
    for (let row = 0, at = 0; row < n; row++) {
      const [k, i] = [Math.floor(row / size), row % size];
      for (let column = 0; column <= row; column++, at++) {
        const [l, j] = [Math.floor(column / size), column % size];
        const both = (own[k] as number) * (own[l] as number);
        if (both !== 0) half[at] = (half[at] as number) + both * (xx[i >= j ? (i * (i + 1)) / 2 + j : (j * (j + 1)) / 2 + i] as number);
      }
    }
  }
  return half;
}

/** b less A w; of A the lower half row by row. */
function lessProduct(b: Float64Array, half: Float64Array, w: Float64Array): Float64Array {
  const rest = b.slice();
  for (let i = 0, at = 0; i < b.length; i++) {
    for (let j = 0; j <= i; j++, at++) {
      const a = half[at] as number;
      rest[i] = (rest[i] as number) - a * (w[j] as number);
      if (i !== j) rest[j] = (rest[j] as number) - a * (w[i] as number);
    }
  }
  return rest;
}

type Solve = (b: Float64Array) => Float64Array;

/** Solves (A + ridge I) w = b by Cholesky; A is symmetric, its lower half given row by row. */
export function solveWith(half: Float64Array, size: number, ridge: number): Solve {
  const low = new Float64Array(size * size);
  for (let i = 0, at = 0; i < size; i++) {
    for (let j = 0; j <= i; j++, at++) {
      let sum = (half[at] as number) + (i === j ? ridge : 0);
      for (let k = 0; k < j; k++) sum -= (low[i * size + k] as number) * (low[j * size + k] as number);
      low[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (low[j * size + j] as number);
    }
  }
  return b => {
    const w = Float64Array.from(b);
    for (let i = 0; i < size; i++) {
      let sum = w[i] as number;
      for (let k = 0; k < i; k++) sum -= (low[i * size + k] as number) * (w[k] as number);
      w[i] = sum / (low[i * size + i] as number);
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = w[i] as number;
      for (let k = i + 1; k < size; k++) sum -= (low[k * size + i] as number) * (w[k] as number);
      w[i] = sum / (low[i * size + i] as number);
    }
    return w;
  };
}

/** Weights as whole numbers, for a file. */
export const stored = <S>({ aims }: Judgement<S>, rows: readonly Rows[], scale: number): AimWeights[] =>
  aims.map(({ name }, aim) => {
    const { rows: byPhase, error } = rows[aim] as Rows;
    return {
      name,
      error: error.map(e => Math.round(e * 100) / 100),
      weights: byPhase.map(row => Array.from(row, w => Math.round(w * scale))),
    };
  });
