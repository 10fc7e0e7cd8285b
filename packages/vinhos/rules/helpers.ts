// What may be done beside the main thing in a turn: an expert's ability and a magnate's action tile (C32). They are offers, never questions.

import type { Frame, Move, State } from '../state.ts';
import { NONE } from '../state.ts';
import { expertMoves, forbidsUse, playUse } from './experts.ts';
import { forbidsTile, playTile, tileMoves } from './magnates.ts';
import type { Forbidden, Setting } from './setting.ts';

export const isHelper = (m: Move): boolean => m.kind === 'use' || m.kind === 'tile';

/** Before the move, between move and action, after the action: never during one (magnate.tiles-2016, A46). */
export const isWindow = (s: State, f: Frame): boolean => s.turn.stage !== 'acting' && f.tile === NONE;

export function helperMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  if (s.turn.seat !== f.seat) return;
  expertMoves(g, s, f, out, all);
  tileMoves(g, s, f, out, all);
}

export const forbidsHelper = (g: Setting, s: State, f: Frame, m: Move): Forbidden =>
  m.kind === 'use' ? forbidsUse(g, s, f, m) : forbidsTile(g, s, f, m);

export function playHelper(g: Setting, s: State, f: Frame, m: Move): void {
  if (m.kind === 'use') playUse(g, s, f, m);
  else playTile(g, s, f, m);
}
