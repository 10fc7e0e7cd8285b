// What may be done beside the main thing in a turn (C32): experts, and what else the edition lists. Offers beside the answers of a question.

import type { Beside } from '@adega/kernel';
import type { Answers } from '../frames.ts';
import { DONE } from '../moves.ts';
import type { Move, MoveOf, State } from '../state.ts';
import { afterUse, afterUses, canUseExpert, forbidsUse, playUse, useMoves, withAbility } from './abilities.ts';
import type { Moment, MomentKind, Occasion } from './moments.ts';
import { type Asking, type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';

/** The moves that are made beside an answer. */
export type HelperKind = 'use' | 'tile' | 'pair' | 'benefit' | 'disinvest';

/** Something that may be done in the windows of a turn: moves of one kind. */
export interface Helper<K extends HelperKind = HelperKind> {
  readonly kind: K;
  /** Adds the candidates; where `all` is false only those that nothing forbids. */
  moves(g: Setting, s: State, f: Occasion, out: Move[], all: boolean): void;
  forbids(g: Setting, s: State, f: Occasion, m: MoveOf<K>, tally?: Tally): Forbidden;
  play(g: Setting, s: State, f: Occasion, m: MoveOf<K>): void;
}

export const expertHelper: Helper<'use'> = { kind: 'use', moves: useMoves, forbids: forbidsUse, play: playUse };

export function isHelper(m: Move): m is MoveOf<HelperKind> {
  switch (m.kind) {
    case 'use':
    case 'tile':
    case 'pair':
    case 'benefit':
    case 'disinvest':
      return true;
    default:
      return false;
  }
}

/** What may be done beside the answers of a question; where something has been begun these are experts only. */
export const besideOf = (question: Asking<MomentKind>, moment: Moment): Beside<Setting, State, Occasion, MoveOf<HelperKind>> => ({
  has: isHelper,
  moves(g, s, f, out, all) {
    if (playerOf(s, f.seat).expertsUp !== 0 && (all || expertsStand(question, moment, g, s, f, out))) {
      if (moment.binds && !all) out.push(...usesLeavingAnswers(question, g, s, f));
      else useMoves(g, s, f, out, all);
    }
    if (moment.isWindow) otherMoves(g, s, f, out, all);
  },
  forbids: (g, s, f, m, tally?: Tally) =>
    helperFor(g, m).forbids(g, s, f, m, tally) ??
    (moment.binds && leavesNothing(question, g, s, f, m as MoveOf<'use'>) ? 'expert.use' : undefined),
  play(g, s, f, m) {
    s.turn.declined = 0;
    helperFor(g, m).play(g, s, f, m);
  },
});

/** What may be done besides experts in a window of the turn. */
function otherMoves(g: Setting, s: State, f: Occasion, out: Move[], all: boolean): void {
  const { helpers } = g.edition;
  for (let i = 0; i < helpers.length; i++) (helpers[i] as Helper).moves(g, s, f, out, all);
}

function helperFor(g: Setting, m: Move): Helper {
  if (m.kind === 'use') return expertHelper;
  const { helpers } = g.edition;
  for (let i = 0; i < helpers.length; i++) if ((helpers[i] as Helper).kind === m.kind) return helpers[i] as Helper;
  throw new Error(`no ${m.kind} in this edition`);
}

/** Everything that could be done beside a question of this seat now. */
export function helpersNow(g: Setting, s: State, f: Occasion): MoveOf<HelperKind>[] {
  const moves: MoveOf<HelperKind>[] = [];
  useMoves(g, s, f, moves, false);
  otherMoves(g, s, f, moves, false);
  return moves;
}

/** A46: experts stand beside what is asked anyway. Of a single answer they make a question where they could change it, and at the end of a
 *  turn, unless its action was stopped with them in view. */
function expertsStand(question: Asking<MomentKind>, moment: Moment, g: Setting, s: State, f: Occasion, answers: readonly Move[]): boolean {
  if (!canUseExpert(g, s)) return false;
  if (answers.length !== 1 || (moment.asks && s.turn.declined !== 1)) return true;
  if (moment.isWindow && hasOther(g, s, f)) return true;
  return (answers[0] !== DONE && usesOf(g, s, f, moment.alters).length > 0) || opensMove(question, g, s, f, moment.changes, 0);
}

function hasOther(g: Setting, s: State, f: Occasion): boolean {
  const moves: MoveOf<HelperKind>[] = [];
  otherMoves(g, s, f, moves, false);
  return moves.length > 0;
}

/** What may be done with these abilities. */
function usesOf(g: Setting, s: State, f: Occasion, abilities: readonly number[]): MoveOf<'use'>[] {
  const p = playerOf(s, f.seat);
  if (abilities.every(ability => withAbility(p, ability) === 0)) return [];
  const uses: MoveOf<'use'>[] = [];
  useMoves(g, s, f, uses, false);
  return uses.filter(m => abilities.includes(g.pack.expertAbility[m.item] as number));
}

/** Whether a line of these abilities leads to more than one answer; each expert in turn, from `from` on. */
function opensMove(question: Asking<MomentKind>, g: Setting, s: State, f: Occasion, abilities: readonly number[], from: number): boolean {
  for (const m of usesOf(g, s, f, abilities)) {
    if (m.item < from) continue;
    for (const then of afterUses(g, s, f, m)) {
      if (hasAnswers(question, g, then, f, 2) || opensMove(question, g, then, f, abilities, m.item + 1)) return true;
    }
  }
  return false;
}

/** Whether there are so many. */
function hasAnswers(question: Asking<MomentKind>, g: Setting, s: State, f: Occasion, least: number): boolean {
  const moves: MoveOf<Answers[MomentKind]>[] = [];
  question.moves(g, s, f, moves, false);
  const answers = question.exact === true ? moves : moves.filter(m => question.forbids(g, s, f, m) === undefined);
  return answers.length >= least;
}

/** What may be used without making impossible what has been begun. */
function usesLeavingAnswers(question: Asking<MomentKind>, g: Setting, s: State, f: Occasion): MoveOf<'use'>[] {
  const uses: MoveOf<'use'>[] = [];
  useMoves(g, s, f, uses, false);
  return uses.filter(m => !leavesNothing(question, g, s, f, m));
}

/** Whether what has been begun could not be carried through any more. */
const leavesNothing = (question: Asking<MomentKind>, g: Setting, s: State, f: Occasion, m: MoveOf<'use'>): boolean =>
  !hasAnswers(question, g, afterUse(g, s, f, m), f, 1);

/** Who stops where he was asked has left his experts unused: the end of the turn need not ask for them again (A46). */
export function stop(s: State, chosen: boolean): void {
  if (chosen && (s.turn.stage === 'acting' || s.turn.stage === 'after')) s.turn.declined = 1;
}
