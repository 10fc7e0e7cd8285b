// Lines as they are kept: with all that only some may know. What is heard of one is worked out when it is written and kept with it, so that
// telling it needs no rules.

import { type AnyGame, type Entry, makeEntry, type Seat, type Viewer } from '@adega/kernel';
import type { TableLine } from '@adega/wire/journal.ts';

/** An entry that some hear otherwise. */
export interface Hidden {
  /** Which entry of the line. */
  readonly i: number;
  readonly as: string;
  readonly from: readonly Viewer[];
}

/** What is kept besides what is told. */
export interface Kept {
  /** Who did it, by the name under which the server knows him. */
  readonly person?: string | undefined;
  /** Of a seat that changes hands: who holds it from now on. */
  readonly holder?: string | undefined;
  /** The command that brought it. */
  readonly id?: string | undefined;
  readonly hidden?: readonly Hidden[] | undefined;
  /** Draws of the table so far. */
  readonly draws?: number | undefined;
  /** The fingerprint of the position after it. */
  readonly print?: string | undefined;
  /** The seat has replaced what was sealed in it. */
  readonly resealed?: true | undefined;
  /** Lines before it were changed, because somebody wanted to be forgotten: whoever has them in memory reads them anew. */
  readonly forgets?: true | undefined;
}

export interface StoredLine {
  readonly line: TableLine;
  readonly kept?: Kept | undefined;
}

/** Another sealed answer in place of the one in line n: nobody else hears of it, and it has no number. */
export interface StoredSeal {
  readonly seal: {
    readonly n: number;
    readonly seat: Seat;
    readonly id: string;
    readonly person: string;
    readonly entries: readonly string[];
    /** The fingerprint of the position with it. */
    readonly print?: string | undefined;
  };
}

/** What a store keeps, each under the next number. */
export type Stored = StoredLine | StoredSeal;

/** A line as text: as it is kept, and as each viewer hears it. Most hear the same, which is written once. */
export interface WrittenLine {
  readonly line: TableLine;
  readonly body: string;
  heardBy(viewer: Viewer): string;
}

export interface WrittenSeal extends StoredSeal {
  readonly body: string;
}

export type Written = WrittenLine | WrittenSeal;

export function writeStored(stored: Stored): Written {
  if ('seal' in stored) return { ...stored, body: JSON.stringify(stored) };
  const { line, kept } = stored;
  const all = JSON.stringify(line);
  return {
    line,
    body: kept === undefined ? `{"line":${all}}` : `{"line":${all},"kept":${JSON.stringify(kept)}}`,
    heardBy(viewer) {
      if (kept?.hidden !== undefined) return JSON.stringify(heardBy(stored, viewer));
      const { id } = idFor(stored, viewer);
      return id === undefined ? all : `${all.slice(0, -1)},"id":${JSON.stringify(id)}}`;
    },
  };
}

export const makeStored = (stored: Stored): string => writeStored(stored).body;
export const parseStored = (text: string): Stored => JSON.parse(text) as Stored;

/** A line as this viewer may hear it. */
export function heardBy({ line, kept }: StoredLine, viewer: Viewer): TableLine {
  if (line.kind !== 'turn' && line.kind !== 'carried') return line;
  const isHidden = kept?.hidden?.some(({ from }) => from.includes(viewer)) === true;
  const id = idFor({ line, kept }, viewer);
  const entries = line.entries.map((entry, i) => kept?.hidden?.find(of => of.i === i && of.from.includes(viewer))?.as ?? entry);
  // The name of an answer would tell what it is.
  return { ...line, ...id, ...(isHidden && line.kind === 'turn' ? { left: undefined } : {}), entries };
}

/** Whoever has sent a turn is told by which command it came. */
const idFor = ({ line, kept }: StoredLine, viewer: Viewer): { readonly id?: string } =>
  kept?.id !== undefined && line.kind === 'turn' && line.by === viewer ? { id: kept.id } : {};

/** What each of those who look hears of entries, where it is not the whole. */
export function hiddenIn(game: AnyGame, entries: readonly Entry<unknown>[], viewers: readonly Viewer[]): Hidden[] {
  const hidden: { readonly i: number; readonly as: string; readonly from: Viewer[] }[] = [];
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] as Entry<unknown>;
    for (const viewer of viewers) {
      const heard = game.hear(entry, viewer);
      // Almost always: nothing is made for it.
      if (heard === entry) continue;
      const as = makeEntry(game, heard);
      const alike = hidden.find(of => of.i === i && of.as === as);
      if (alike === undefined) hidden.push({ i, as, from: [viewer] });
      else alike.from.push(viewer);
    }
  }
  return hidden;
}
