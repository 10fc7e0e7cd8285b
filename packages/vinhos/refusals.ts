// What is in the way of a move, by the guard of the question that it answers, with the numbers that the guard gives.

import type { Refusal } from '@adega/kernel';
import { refusalFor } from '@adega/kit/needs.ts';
import type { AskingKind, FrameOf } from './frames.ts';
import { KINDS } from './rules/kinds.ts';
import type { Forbidden, Setting, Tally } from './rules/setting.ts';
import type { Move, State } from './state.ts';

/** A guard that may be asked about any move. */
interface Guard {
  forbids(g: Setting, s: State, f: FrameOf<AskingKind>, m: Move, tally: Tally): Forbidden;
}
interface Asked extends Guard {
  readonly beside?: Guard & { has(m: Move): boolean };
}

/** The rule in the way of an answer, or of what is done beside it. */
export function forbidsAt(g: Setting, s: State, f: FrameOf<AskingKind>, m: Move, tally: Tally): Forbidden {
  const question = KINDS[f.kind] as Asked;
  return (question.beside?.has(m) === true ? question.beside : question).forbids(g, s, f, m, tally);
}

export function refusalAt(g: Setting, s: State, f: FrameOf<AskingKind>, m: Move): Refusal | undefined {
  const tally: Tally = {};
  const rule = forbidsAt(g, s, f, m, tally);
  return rule === undefined ? undefined : refusalFor(rule, tally);
}
