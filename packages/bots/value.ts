// What a position is worth to a seat: linear in the features of its judgement, own less the mean of the others', by phase and aim.

import type { Judgement, Seat, Weights } from '@adega/kernel';

export interface Value<S> {
  /** In the points that the seat plays for. */
  of(s: S, seat: Seat): number;
}

/** The weights of one aim: by phase one row of as many numbers as there are features. */
export interface Rows {
  readonly worth: number;
  readonly counts: 'amount' | 'above';
  readonly slope?: number | undefined;
  readonly rows: readonly Float64Array[];
  readonly error: readonly number[];
}

/** Reads off what sets a seat apart. */
export class Reader<S> {
  readonly apart: Float64Array;
  private readonly own: Float64Array;
  private readonly judgement: Judgement<S>;

  constructor(judgement: Judgement<S>) {
    this.judgement = judgement;
    this.apart = new Float64Array(judgement.features.length);
    this.own = new Float64Array(judgement.features.length);
  }

  /** The features of a seat less the mean of the others'. Holds until the next reading. */
  read(s: S, seat: Seat, seats: number): Float64Array {
    const { apart, own, judgement } = this;
    judgement.survey?.(s);
    judgement.read(s, seat, apart);
    if (judgement.alone || seats < 2) return apart;
    const share = 1 / (seats - 1);
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      judgement.read(s, other, own);
      for (let i = 0; i < own.length; i++) apart[i] = (apart[i] as number) - share * (own[i] as number);
    }
    return apart;
  }
}

export class LinearValue<S> implements Value<S> {
  private readonly reader: Reader<S>;
  private readonly judgement: Judgement<S>;
  private readonly aims: readonly Rows[];
  private readonly seats: number;

  constructor(judgement: Judgement<S>, aims: readonly Rows[], seats: number) {
    this.judgement = judgement;
    this.aims = aims;
    this.seats = seats;
    this.reader = new Reader(judgement);
  }

  of(s: S, seat: Seat): number {
    const phase = this.judgement.phaseOf(s);
    const x = this.reader.read(s, seat, this.seats);
    let sum = 0;
    for (const aim of this.aims) sum += worthOf(aim, phase, dot(aim.rows[phase] as Float64Array, x));
    return sum;
  }
}

/** What an aim is worth of which so much is foretold. */
function worthOf({ worth, counts, slope, error }: Rows, phase: number, foretold: number): number {
  if (counts === 'amount') return worth * foretold;
  return slope === undefined ? worth * chanceAbove(foretold / (error[phase] as number)) : worth * EVEN + slope * foretold;
}

function dot(w: Float64Array, x: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < w.length; i++) sum += (w[i] as number) * (x[i] as number);
  return sum;
}

/** How likely a normal number with this mean and deviation 1 is above 0 (the logistic curve that lies closest). */
export const chanceAbove = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
export const EVEN = chanceAbove(0);

/** Nothing is sure that was written by hand. */
const VAGUE = 20;

/** The rows of what was written by hand: the first aim only, whatever else there is. */
export function rowsByHand<S>(judgement: Judgement<S>): Rows[] {
  const { features, phases, aims, byHand } = judgement;
  return aims.map(({ worth, counts, slope }, aim) => ({
    worth,
    counts,
    slope,
    error: phases.map(() => (counts === 'above' ? VAGUE : 1)),
    rows: phases.map((_, phase) => Float64Array.from(features, name => (aim === 0 ? byHand(name, phase) : 0))),
  }));
}

/** The rows of stored weights; features that have come since weigh nothing. */
export function rowsOf<S>(judgement: Judgement<S>, weights: Weights): Rows[] {
  const place = judgement.features.map(name => weights.features.indexOf(name));
  return judgement.aims.map(({ name, worth, counts, slope }) => {
    const stored = weights.aims.find(aim => aim.name === name);
    return {
      worth,
      counts,
      slope,
      error: judgement.phases.map((_, phase) => stored?.error[phase] ?? 1),
      rows: judgement.phases.map((_, phase) =>
        Float64Array.from(place, at => (at < 0 ? 0 : (stored?.weights[phase]?.[at] ?? 0) / weights.scale)),
      ),
    };
  });
}
