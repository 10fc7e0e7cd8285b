// The position that a move would lead to, before it is played: a page that has it shows it at once, and need not wait for the answer.

import type { Seat } from '@adega/kernel';
import { choose, copyOf, type Fault, viewFor } from '@adega/table';
import type { Position } from '@adega/wire';
import type { AnyMatch } from './desk.ts';
import { HINT } from './inquiry.ts';
import { positionOf } from './position.ts';
import { isHinted, lookOn, type Sitting, shown, tryOut } from './sitting.ts';

/** In a copy, from which nothing is drawn. Undefined where it cannot be known yet, or is not for the eyes of now. */
export function foreseenBy(sitting: Sitting, seat: Seat, key: string): Position | Fault | undefined {
  const match = shown(sitting);
  // What a script says comes after the move.
  if (match.script !== undefined) return undefined;
  const copy = copyOf(match);
  const trial = tryOut(sitting, copy);
  const fault = choose(copy, seat, key, isHinted(sitting, seat) ? [HINT] : undefined);
  if (fault !== undefined) return fault;
  lookOn(trial);
  return isForSameEyes(sitting, trial, copy) ? positionOf(trial) : undefined;
}

/** At one screen another may be to decide then: what he sees is told beforehand only where all of it is known to the one of now. */
function isForSameEyes({ looking: { viewer } }: Sitting, { looking: { viewer: next } }: Sitting, copy: AnyMatch): boolean {
  if (next === viewer) return true;
  const known = copy.game.view(viewFor(copy, viewer), next);
  return JSON.stringify(known) === JSON.stringify(viewFor(copy, next));
}
