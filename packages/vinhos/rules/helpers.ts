// What may be done beside the main thing in a turn (C32): the edition has a list. They are offers, never questions.

import type { Frame, Move, MoveKind, State } from '../state.ts';
import { NONE } from '../state.ts';
import type { Forbidden, Setting } from './setting.ts';

/** One thing that may be done beside: moves of one kind. */
export interface Helper {
  readonly kind: MoveKind;
  moves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void;
  forbids(g: Setting, s: State, f: Frame, m: Move): Forbidden;
  play(g: Setting, s: State, f: Frame, m: Move): void;
}

export function isHelper(m: Move): boolean {
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

/** Before the move, between move and action, after the action: never during one (magnate.tiles-2016, A46). */
export const isWindow = (s: State, f: Frame): boolean => s.turn.stage !== 'acting' && f.tile === NONE;

export function helperMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  if (s.turn.seat !== f.seat) return;
  const { helpers } = g.edition;
  for (let i = 0; i < helpers.length; i++) (helpers[i] as Helper).moves(g, s, f, out, all);
}

export const forbidsHelper = (g: Setting, s: State, f: Frame, m: Move): Forbidden => helperFor(g, m).forbids(g, s, f, m);

export const playHelper = (g: Setting, s: State, f: Frame, m: Move): void => helperFor(g, m).play(g, s, f, m);

function helperFor(g: Setting, m: Move): Helper {
  const { helpers } = g.edition;
  for (let i = 0; i < helpers.length; i++) if ((helpers[i] as Helper).kind === m.kind) return helpers[i] as Helper;
  throw new Error(`no ${m.kind} in this edition`);
}
