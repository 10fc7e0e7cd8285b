// A table that somebody looks at now: what is known of it here, and who hears of it.

import type { Folded, Setup, Stored, StoredSeal, Table, Written, WrittenLine } from '@adega/journal';
import { newQueue, type Queue } from './queue.ts';

/** Hears of a table what is kept. */
export interface Listener {
  lines(lines: readonly WrittenLine[]): void;
  seal(seal: StoredSeal['seal']): void;
  /** It is not kept here any more. */
  gone(): void;
}

/** By seat; null: for nobody. */
type Places = readonly (string | null)[];

/** Another server has carried the table over to newer rules than there are here. */
export class NewerTable extends Error {}

export interface Live {
  readonly id: string;
  /** What can be asked at any time; for the rest, `whole`. */
  readonly table: Folded;
  readonly listeners: Set<Listener>;
  /** Seats that have a draft, as far as is known here. */
  readonly drafts: Set<number>;
  /** Whoever made it. */
  readonly maker: string;
  /** By seat, for whom it is kept; where the same people play again. */
  readonly places: Places;
  /** What is being done at it. */
  readonly queue: Queue;
  /** The store may have more: to be asked before anything is done. */
  isBehind: boolean;
  /** Only is known where it stands, not how it came there. */
  isFolded: boolean;
  /** It was taken away. */
  isGone: boolean;
  /** The hall has it no longer: whoever comes asks for it anew. */
  isForgotten: boolean;
  usedAt: number;
}

/** What is kept of how it was made. */
export interface Kept {
  readonly setup: Setup;
  readonly maker: string;
  readonly places?: Places;
}

export function liveOf(table: Table, { maker, places = [] }: Kept): Live {
  const listeners = new Set<Listener>();
  const now = { isBehind: false, isFolded: false, isGone: false, isForgotten: false, usedAt: Date.now() };
  return { id: table.setup.id, table, maker, places, listeners, drafts: new Set(), queue: newQueue(), ...now };
}

export const isUsed = ({ usedAt }: Live, since: number): boolean => Date.now() - usedAt <= since;

export const isForgetting = (one: Stored): boolean => 'line' in one && one.kept?.forgets === true;

export function spread({ listeners }: Live, written: readonly Written[]): void {
  const lines = written.filter(one => 'line' in one);
  for (const listener of listeners) {
    for (const one of written) if ('seal' in one) listener.seal(one.seal);
    if (lines.length > 0) listener.lines(lines);
  }
}
