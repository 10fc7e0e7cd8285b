// Counsel: a plan, what it is worth, and what makes it better than others; or what a position is worth. From what a seat knows, as the
// strongest player judges it.

import { type AnyGame, type Judge, type Random, type Seat, stream } from '@adega/kernel';
import { follow, guessed, Luck, type Mind, type Plan, plansOf } from './beam.ts';
import { drawsFrom, mindWith, rowsFor, type Temper, tempered, temperFor } from './levels.ts';
import { meanOf, type Parts, type Reading, Reasons, type Section, sumOf } from './parts.ts';
import { type Depth, playOn, searchTurn } from './search.ts';

export interface Worth {
  readonly points: number;
  /** How far off the mark such a judgement usually is. */
  readonly error: number;
  readonly sections: readonly Section[];
}

/** A plan as it was weighed. */
export interface Weighed<M> {
  /** Up to the first draw. */
  readonly moves: readonly M[];
  /** What it comes to on average. */
  readonly points: number;
  /** How often it was played on. */
  readonly playouts: number;
}

/** Another plan: how it compares, on the playouts that both have met. */
export interface Rival<M> extends Weighed<M> {
  /** What the plan that is asked about is worth more. */
  readonly ahead: number;
  /** How far off that may be by luck; absent where both were met once. */
  readonly spread?: number | undefined;
  /** What of it is whose. */
  readonly sections: readonly Section[];
}

export interface Counsel<M> {
  readonly plan: Weighed<M>;
  /** Whether nothing better was found. */
  readonly isBest: boolean;
  /** Others, the best first: those that begin otherwise, if some do. None where nothing else can be done. */
  readonly rivals: readonly Rival<M>[];
  /** Time was up before all was played on. */
  readonly cut: boolean;
}

export interface Asking<M> {
  /** What somebody has done, and is to be weighed; absent: the best is looked for. */
  readonly played?: readonly M[] | undefined;
  readonly isOver?: (() => boolean) | undefined;
  /** Hears how much is done, from 0 to 1. */
  readonly tell?: ((share: number) => void) | undefined;
}

export interface Adviser<S, M> {
  /** `seen` is what the seat knows; it decides there. */
  counsel(seen: S, seat: Seat, rng: Random, asking?: Asking<M>): Counsel<M>;
  /** What a position is worth to a seat, by what `seen` shows of it. */
  worth(seen: S, seat: Seat): Worth;
}

const STRONGEST = 'level5';

/** Advice on a game with so many players. */
export function adviserWith(
  judge: Judge,
  game: AnyGame,
  seats: number,
  temper: Temper = tempered(temperFor(judge, STRONGEST), seats),
): Adviser<unknown, unknown> {
  const mind = mindWith(judge, game, seats, temper.learned);
  const reasons = new Reasons<unknown>(game, judge.judgement, rowsFor(judge, seats, temper.learned), seats);
  return {
    counsel: (seen, seat, rng, asking = {}) => new Weighing(mind, reasons, seen, seat, temper, rng, asking).counsel(),
    worth(seen, seat) {
      const reading = reasons.read(seen, seat);
      const parts = reasons.partsOf(reading);
      return { points: sumOf(parts), error: reasons.errorOf(reading), sections: reasons.sectionsOf(parts) };
    },
  };
}

/** Plans that are not weighed by a search are played on so often. */
const FEW = 8;
const MOST_RIVALS = 3;

interface Trial<M> {
  readonly plan: Plan<M>;
  readonly ends: Reading[];
}

/** Plays plans on, and keeps what they have come to. */
class Weighing<S, M> {
  private readonly trials = new Map<string, Trial<M>>();
  private readonly depth: Depth;
  private readonly draws: string;
  private readonly mind: Mind<S, M>;
  private readonly reasons: Reasons<S>;
  private readonly seen: S;
  private readonly seat: Seat;
  private readonly asking: Asking<M>;
  private cut = false;

  constructor(mind: Mind<S, M>, reasons: Reasons<S>, seen: S, seat: Seat, temper: Temper, rng: Random, asking: Asking<M>) {
    this.mind = mind;
    this.reasons = reasons;
    this.seen = seen;
    this.seat = seat;
    this.asking = asking;
    this.draws = drawsFrom(rng);
    const isOver = (): boolean => {
      this.cut ||= asking.isOver?.() === true;
      return this.cut;
    };
    const search = temper.search ?? { plans: FEW, playouts: FEW ** 2, narrow: temper.breadth, rounds: 1 };
    const note = (plan: Plan<unknown>, end: unknown): void => this.note(plan as Plan<M>, end as S);
    this.depth = { ...search, wide: temper.breadth, isOver, note };
  }

  private note(plan: Plan<M>, end: S): void {
    this.trialOf(plan).ends.push(this.reasons.read(end, this.seat));
    let done = 0;
    for (const { ends } of this.trials.values()) done += ends.length;
    this.asking.tell?.(Math.min(1, done / this.depth.playouts));
  }

  private trialOf(plan: Plan<M>): Trial<M> {
    const key = this.keyOf(plan.moves);
    const trial = this.trials.get(key) ?? { plan, ends: [] };
    this.trials.set(key, trial);
    return trial;
  }

  private keyOf = (moves: readonly M[]): string => moves.map(m => this.mind.game.keyOf(m)).join('\n');
  private firstOf = ({ plan }: Trial<M>): string => this.keyOf(plan.moves.slice(0, 1));

  counsel(): Counsel<M> {
    const { mind, seen, seat, depth, draws, asking } = this;
    const best = this.trialOf(searchTurn(mind, seen, seat, depth, draws));
    this.playOn(best, FEW);
    const trial = asking.played === undefined ? best : this.trialOf({ moves: asking.played, worth: 0 });
    this.playOn(trial, best.ends.length);
    if (this.rivalsOf(trial, best).every(one => this.firstOf(one) === this.firstOf(trial))) this.beginOtherwise(trial);
    const rivals = this.rivalsOf(trial, best).map(rival => this.compared(trial, rival));
    const isBest = trial === best || (rivals[0]?.ahead ?? 0) >= 0;
    return { plan: this.weighed(trial), isBest, rivals, cut: this.cut };
  }

  /** At least so often, as long as there is time, and once at any rate. */
  private playOn({ plan, ends }: Trial<M>, least: number): void {
    const { mind, seen, seat, depth, draws } = this;
    while (ends.length < least && (ends.length === 0 || depth.isOver?.() !== true))
      playOn(mind, seen, seat, plan, depth, draws, ends.length);
  }

  /** Where all that was weighed begins alike, what else could be begun is weighed, too: whole plans, or a move that the turn goes on from. */
  private beginOtherwise(trial: Trial<M>): void {
    const { mind, seen, seat, depth, draws } = this;
    const rng = stream(draws, 'guess');
    const s = guessed(mind, seen, seat, rng);
    const begun = new Set([this.firstOf(trial)]);
    for (const plan of [...plansOf(mind, s, seat, depth.wide, new Luck(rng)), ...this.firstMoves(s)]) {
      const first = this.keyOf(plan.moves.slice(0, 1));
      if (begun.has(first)) continue;
      this.playOn(this.trialOf(plan), FEW);
      if (begun.add(first).size > MOST_RIVALS) break;
    }
  }

  /** Every move that is offered, by how the position looks after it. */
  private firstMoves(s: S): Plan<M>[] {
    const { mind, seat } = this;
    const moves = mind.game.decide(s).find(({ by }) => by === seat)?.moves ?? [];
    const plans = moves.map((move): Plan<M> => {
      const after = mind.game.clone(s);
      follow(mind.game, after, seat, move);
      return { moves: [move], worth: mind.value.of(after, seat) };
    });
    return plans.sort((one, other) => other.worth - one.worth);
  }

  /** The best that was found, and of those that begin otherwise the best of each beginning. */
  private rivalsOf(trial: Trial<M>, best: Trial<M>): Trial<M>[] {
    const others = [...this.trials.values()].filter(one => one !== trial && one.ends.length > 0);
    const ranked = others.sort((a, b) => (a === best ? -1 : b === best ? 1 : this.pointsOf(b) - this.pointsOf(a)));
    const begun = new Set([this.firstOf(trial)]);
    const unlike = ranked.filter(one => {
      const isNew = one === best || !begun.has(this.firstOf(one));
      begun.add(this.firstOf(one));
      return isNew;
    });
    return (unlike.length > 0 ? unlike : ranked).slice(0, MOST_RIVALS);
  }

  private pointsOf = ({ ends }: Trial<M>): number => mean(ends.map(end => sumOf(this.reasons.partsOf(end))));

  private weighed(trial: Trial<M>): Weighed<M> {
    return { moves: trial.plan.moves, points: this.pointsOf(trial), playouts: trial.ends.length };
  }

  private compared(one: Trial<M>, other: Trial<M>): Rival<M> {
    const n = Math.min(one.ends.length, other.ends.length);
    const between = one.ends.slice(0, n).map((end, i) => this.reasons.between(end, other.ends[i] as Reading));
    const parts: Parts = meanOf(between, this.mind.judgement.features.length);
    return { ...this.weighed(other), ahead: sumOf(parts), spread: spreadOf(between.map(sumOf)), sections: this.reasons.sectionsOf(parts) };
  }
}

const mean = (some: readonly number[]): number => some.reduce((sum, n) => sum + n, 0) / some.length;

/** How far the mean of some numbers may be off by luck. */
function spreadOf(some: readonly number[]): number | undefined {
  if (some.length < 2) return undefined;
  const middle = mean(some);
  return Math.sqrt(some.reduce((sum, n) => sum + (n - middle) ** 2, 0) / (some.length - 1) / some.length);
}
