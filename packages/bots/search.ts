// The turn search: the best plans of a beam, each played on by everybody with a narrow beam to the end of the round and judged there.
// All plans meet the same draws; half of them drop out again and again, so that most playouts go to those that may be best.

import { type Actor, CHANCE, type Decision, type Judgement, pick, type Random, type Seat, stream } from '@adega/kernel';
import { type Breadth, follow, guessed, Luck, type Mind, type Plan, plansOf, worthOf } from './beam.ts';
import { normal } from './self-play.ts';

export interface Depth {
  /** How plans are found. */
  readonly wide: Breadth;
  /** Plans that are played on. */
  readonly plans: number;
  /** Playouts in all. */
  readonly playouts: number;
  /** How everybody plays on. */
  readonly narrow: Breadth;
  /** Rounds that are played to their end; absent: it is played on until one's own next turn is over. */
  readonly rounds?: number | undefined;
  /** How far off the mark everybody judges while playing on, in grains: what others do is not sure, even where nothing is drawn. */
  readonly doubt?: number | undefined;
  /** Whether time is up: asked all the time. */
  readonly isOver?: (() => boolean) | undefined;
  /** Hears of every playout: the plan, and where it has come to. The n-th playouts of all plans meet the same draws. */
  readonly note?: ((plan: Plan<unknown>, end: unknown) => void) | undefined;
}

interface Trial<M> {
  readonly plan: Plan<M>;
  sum: number;
  n: number;
}

const meanOf = <M>({ sum, n }: Trial<M>): number => (n === 0 ? Number.NEGATIVE_INFINITY : sum / n);

/** The best plan. `seen` is what the seat knows; `seed` names the draws. */
export function searchTurn<S, M>(mind: Mind<S, M>, seen: S, seat: Seat, depth: Depth, seed: string): Plan<M> {
  const rng = stream(seed, 'guess');
  const found = different(
    mind,
    plansOf(mind, guessed(mind, seen, seat, rng), seat, { ...depth.wide, isOver: depth.isOver }, new Luck(rng)),
    depth.plans,
  );
  let left = found.map((plan): Trial<M> => ({ plan, sum: 0, n: 0 }));
  const stages = Math.max(1, Math.ceil(Math.log2(found.length)));
  const share = depth.playouts / stages;
  // A playout is given up when time is up, and says nothing then.
  const timed = { ...depth, narrow: { ...depth.narrow, isOver: depth.isOver } };
  for (let from = 0; left.length > 1; ) {
    const each = Math.max(1, Math.floor(share / left.length));
    for (let i = from; i < from + each; i++) {
      for (const trial of left) {
        const worth = playOn(mind, seen, seat, trial.plan, timed, seed, i);
        if (depth.isOver?.() === true) return bestOf(left);
        trial.sum += worth;
        trial.n++;
      }
    }
    from += each;
    left = left.sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return bestOf(left);
}

function bestOf<M>(trials: readonly Trial<M>[]): Plan<M> {
  let best = trials[0] as Trial<M>;
  for (const trial of trials) if (meanOf(trial) > meanOf(best)) best = trial;
  return best.plan;
}

/** Plans that differ before the first draw: the best for each beginning, as far as they fill half of the places, then the best of the others.
 *  What a value gets wrong it gets wrong for all plans that are nearly alike. */
function different<S, M>({ game }: Mind<S, M>, plans: readonly Plan<M>[], most: number): Plan<M>[] {
  const seen = new Set<string>();
  const unlike = plans.slice(0, LOOKED_AT).filter(({ moves }) => isNew(seen, moves.map(m => game.keyOf(m)).join('\n')));
  const begun = new Set<string>();
  const leaders = unlike.filter(({ moves }) => isNew(begun, game.keyOf(moves[0] as M))).slice(0, Math.ceil(most / 2));
  const others = unlike.filter(plan => !leaders.includes(plan)).slice(0, most - leaders.length);
  return [...leaders, ...others].sort((a, b) => b.worth - a.worth);
}

/** Plans beyond these are not worth their names. */
const LOOKED_AT = 500;

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** What a plan comes to in one guess at what is hidden, with one course of draws: the n-th of this seed. */
export function playOn<S, M>(mind: Mind<S, M>, seen: S, seat: Seat, plan: Plan<M>, depth: Depth, seed: string, n: number): number {
  const { game, judgement } = mind;
  const { narrow, rounds, note, doubt } = depth;
  const chance = stream(`${seed}/${n}`, 'chance');
  const s = guessed(mind, seen, seat, chance);
  const errors = stream(`${seed}/${n}`, 'doubt');
  const others = doubt === undefined ? narrow : { ...narrow, error: () => doubt * judgement.grain * normal(errors) };
  const isFar = rounds === undefined ? turnsOf(judgement, s, seat) : roundsOf(judgement, s, rounds);
  for (const move of plan.moves) follow(game, s, seat, move);
  for (let d = game.decide(s)[0]; d !== undefined && narrow.isOver?.() !== true; d = game.decide(s)[0]) {
    if (isFar(s, d.by)) break;
    answer(mind, s, d, others, chance);
  }
  if (narrow.isOver?.() !== true) note?.(plan, s);
  return worthOf(mind, s, seat);
}

/** Whether so many rounds are over. */
function roundsOf<S>(judgement: Judgement<S>, s: S, rounds: number): (now: S) => boolean {
  let [round, left] = [judgement.roundOf(s), rounds];
  return now => {
    const before = round;
    round = judgement.roundOf(now);
    return round !== before && --left <= 0;
  };
}

/** Whether the next turn of a seat is over. */
function turnsOf<S>(judgement: Judgement<S>, s: S, seat: Seat): (now: S, by: Actor) => boolean {
  const first = judgement.turnOf(s);
  let next: number | undefined;
  return (now, by) => {
    const turn = judgement.turnOf(now);
    if (next !== undefined && turn !== next && by !== CHANCE) return true;
    if (by === seat && turn !== first) next = turn;
    return false;
  };
}

/** Plays a draw, or the turn of whoever decides as far as it can be planned. */
export function answer<S, M>(mind: Mind<S, M>, s: S, d: Decision<M>, narrow: Breadth, chance: Random): void {
  const moves = d.by === CHANCE ? [pick(d, chance)] : (plansOf(mind, s, d.by, narrow, new Luck(chance))[0] as Plan<M>).moves;
  for (const move of moves) follow(mind.game, s, d.by, move);
}
