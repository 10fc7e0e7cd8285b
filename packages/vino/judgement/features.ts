// How good a position of Vino is for a player.

import type { Decision, Judgement, Seat } from '@adega/kernel';
import { compile, type Tables } from '../data/pack.ts';
import type { PackJson } from '../data/schema.ts';
import type { Whole } from '../frames.ts';
import { frame } from '../rules/setting.ts';
import type { Move, Player, State } from '../state.ts';
import { ABOUT_OF, FEATURES, read } from './reading.ts';
import { sensible } from './sensible.ts';
import { BUYING, purchasesLeft, SELLING, STRETCHES, Survey, stretchOf } from './survey.ts';

/** How many purchases at least are left to the last bottle: a clock that runs by itself. */
const CLOCK = [19, 16, 12, 9, 6, 4, 2, 1];

const PHASES = [
  'setup',
  ...CLOCK.flatMap(n => STRETCHES.map(stretch => `${n} purchases or more to the last bottle, ${stretch}`)),
  'the last bottle is gone',
];

/** How late it is, and which stretch of a round. */
function traitsOf(phase: number): number[] {
  const late = phase / (PHASES.length - 1);
  const isRound = phase > 0 && phase < PHASES.length - 1;
  const stretch = (phase - 1) % STRETCHES.length;
  const marks = [isRound && stretch === BUYING, isRound && stretch === SELLING, phase === 0, phase === PHASES.length - 1];
  return [1, late, late * late, ...marks.map(Number)];
}

export function judgementOf(pack: PackJson): Judgement<State> {
  const t = compile(pack);
  const survey = new Survey(t);
  return {
    game: 'vino',
    features: FEATURES,
    aboutOf: feature => ABOUT_OF.get(feature) ?? 'vineyards',
    phases: PHASES,
    phaseOf: s => phaseOf(t, s),
    traits: PHASES.map((_, phase) => traitsOf(phase)),
    survey: s => survey.of(s),
    read: (s, seat, into) => read(survey, s, seat, into),
    alone: false,
    // What counts is to be first: who is ahead gains by an end. Who is far ahead or far behind should care for something all the same.
    aims: [
      { name: 'lead', worth: 0.3, counts: 'amount', of: (s, seat) => leadOf(t, s, seat) },
      { name: 'first', worth: 7, counts: 'above', of: (s, seat) => leadOf(t, s, seat) },
    ],
    byHand: feature => HAND[feature] ?? 0,
    grain: 0.2,
    turnOf,
    roundOf: s => s.round,
    unseal,
    sensible: <M>(_s: State, decision: Decision<M>) =>
      sensible(t, decision as Decision<unknown> as Decision<Move>) as readonly unknown[] as readonly M[],
  };
}

function phaseOf(t: Tables, s: State): number {
  if (s.round === 0) return 0;
  const round = s.stack[1] as Whole | undefined;
  if (s.bottles === 0 || round?.kind !== 'round') return PHASES.length - 1;
  const left = purchasesLeft(t, s);
  let hour = 0;
  while (left < (CLOCK[hour] as number) && hour < CLOCK.length - 1) hour++;
  return 1 + STRETCHES.length * hour + stretchOf(round);
}

/** What a seat owns more than the best of the others; money as far as it decides ties. */
function leadOf(t: Tables, s: State, seat: Seat): number {
  let other = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat) other = Math.max(other, worth(t, s.players[i] as Player));
  return worth(t, s.players[seat] as Player) - other;
}

const worth = (t: Tables, p: Player): number => t.most - p.pawns + p.money / 10_000;

/** Whoever is ahead in a game that takes long, and cannot set another pawn, sells and buys again: no game should go on for ever. */
const HAND: { readonly [feature: string]: number } = {
  vineyards: 12,
  'money up to 4000': 0.8,
  'money up to 1000': 2.5,
  'best sale still to come': 0.6,
  'best sale of the next round': 0.6,
  'regions led': 0.5,
  'gifts in sight': 0.5,
  'vineyards of this round': 2,
  'gifts in the chosen regions': 0.6,
  'rivals in the chosen regions': -0.3,
  'demand for own wine': 0.4,
  'vineyards that money buys where first': 0.3,
  'lead in a long game': -4,
  'all pawns set in a long game': -2,
};

/** A sale with what follows from it, purchases in one region, a choice: what a seat does in one go. */
function turnOf(s: State): number {
  const [, stretch, part] = s.stack as Whole[];
  return ((s.round * 8 + (stretch?.step ?? 0)) * 32 + (part?.step ?? 0)) * 8 + s.queue.length;
}

/** While regions are being chosen, those who have chosen choose again. */
function unseal(s: State, seat: Seat): void {
  if (s.lanes.length === 0) return;
  s.players.forEach((p, other) => {
    if (other === seat || p.chosen === 0 || p.shown === 1) return;
    p.chosen = 0;
    s.lanes[other] = [frame('choose', other)];
  });
}
