// Why a table does not do what it is asked. Data only: the edges find the words. A table that answers with a fault has changed nothing.

import type { Actor, ParseError, Refusal, Seat } from '@adega/kernel';
import type { UndoBar } from './undo.ts';

export type Fault =
  /** This seat has nothing to decide now; these actors have. */
  | { readonly fault: 'not-asked'; readonly seat: Seat; readonly asked: readonly Actor[] }
  /** The text is no move of this game. */
  | { readonly fault: 'unreadable'; readonly key: string; readonly problem: ParseError }
  /** The move is not offered: with the refusal where it is a candidate. */
  | { readonly fault: 'not-offered'; readonly key: string; readonly refusal?: Refusal | undefined }
  | { readonly fault: 'no-undo'; readonly why: UndoBar }
  /** Nobody, or another seat, has to confirm. */
  | { readonly fault: 'nothing-to-confirm'; readonly seat: Seat };

export const isFault = (x: object): x is Fault => 'fault' in x;
