// Games of a mind against itself, with errors, to learn from.

import { CHANCE, type Decision, type Options, pick, type Random, type Seat, stream } from '@adega/kernel';
import { type Breadth, follow, Luck, type Mind, type Plan, plansOf } from './beam.ts';
import type { Sight } from './lessons.ts';
import { Reader } from './value.ts';

export interface Practice {
  readonly breadth: Breadth;
  /** The deviation of errors in what the end of a turn is worth. */
  readonly error: number;
  /** How many moves of a thousand are any. */
  readonly slips: number;
  /** A game with more entries is given up: it teaches nothing. */
  readonly most: number;
}

export interface Practised<S> {
  readonly end: S;
  readonly sights: readonly Sight[];
}

/** A game to its end, if it has one. Everything follows from the seed. */
export function practise<S, M>(
  mind: Mind<S, M>,
  options: Options,
  seats: number,
  practice: Practice,
  seed: string,
): Practised<S> | undefined {
  const { game, judgement } = mind;
  const chance = stream(seed, 'chance');
  const rng = stream(seed, 'players');
  const breadth = { ...practice.breadth, error: () => practice.error * normal(rng) };
  const sights: Sight[] = [];
  const readers = new Reader(judgement);
  const s = game.start(options);
  let entries = 0;
  for (let d = game.decide(s)[0]; d !== undefined; d = game.decide(s)[0]) {
    if (entries++ === practice.most) return undefined;
    if (d.by === CHANCE) {
      follow(game, s, CHANCE, pick(d, chance));
      continue;
    }
    const seat = d.by;
    const turn = judgement.turnOf(s);
    for (const move of movesFor(mind, s, d, breadth, practice.slips, rng)) follow(game, s, seat, move);
    const open = game.decide(s);
    const isOver = judgement.turnOf(s) !== turn || !open.some(next => next.by === seat || next.by === CHANCE);
    if (isOver && open.length > 0) look(sights, readers, judgement.phaseOf(s), s, seat, judgement.alone ? 1 : seats);
  }
  return { end: s, sights };
}

function movesFor<S, M>(mind: Mind<S, M>, s: S, d: Decision<M>, breadth: Breadth, slips: number, rng: Random): readonly M[] {
  if (rng.below(1000) < slips) return [pick(d, rng)];
  const [plan] = plansOf(mind, s, d.by, breadth, new Luck(rng));
  return (plan as Plan<M>).moves;
}

/** Of two players one sees what the other does, turned round: the one who moved is enough. Of more, plans that are played on are judged
 *  where others have moved last. */
function look<S>(sights: Sight[], reader: Reader<S>, phase: number, s: S, mover: Seat, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    if (seats <= 2 && seat !== mover) continue;
    sights.push({ phase, seat, moved: seat === mover, x: reader.read(s, seat, seats).slice() });
  }
}

/** A normal number, of twelve even ones. */
export function normal(rng: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(4096) / 4096;
  return sum;
}
