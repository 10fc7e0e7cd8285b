// A game as this browser keeps it: its record, and what the list of games shows without replaying it.

import { linesAfter, parseHeader, type RecordHeader } from '@adega/kernel';
import type { Bots, Hints, Idea } from '@adega/wire';

export interface SavedResult {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
}

export interface SavedGame {
  readonly id: string;
  /** Milliseconds, as Date.now() gives them. */
  readonly created: number;
  readonly updated: number;
  readonly game: string;
  readonly options: { readonly [id: string]: string | number };
  readonly names: readonly string[];
  /** By seat, where they were chosen: packages/wire/colour.ts. */
  readonly colours?: readonly number[] | undefined;
  /** Where bots play, by seat. */
  readonly bots?: Bots | undefined;
  /** How often each seat has asked for advice; false where nobody may. */
  readonly hints?: Hints | undefined;
  readonly record: string;
  /** Entries of the record. */
  readonly at: number;
  /** The year of the game, where the game has years. */
  readonly year?: number | undefined;
  /** Whose decision is awaited. */
  readonly toMove?: readonly number[] | undefined;
  /** By seat, as if the game had ended there. */
  readonly points?: readonly number[] | undefined;
  /** The fingerprint of the position: by later rules it tells whether it came out the same. */
  readonly position?: string | undefined;
  /** Of a finished game, by seat: how much came from where. */
  readonly parts?: readonly { readonly [part: string]: number }[] | undefined;
  /** Only of a finished game. */
  readonly result?: readonly SavedResult[] | undefined;
  /** What was tried on in it, by name; only the table reads the texts. */
  readonly ideas?: readonly Idea[] | undefined;
  /** Version of the rules and hash of the pack it is played with. */
  readonly rules: number;
  readonly pack: string;
  /** That pack itself as JSON, where it is somebody's own. */
  readonly own?: string | undefined;
  /** Counts the writes: whoever writes says which one he has seen. */
  readonly revision: number;
}

export const isFinished = (saved: Pick<SavedGame, 'result'>): boolean => saved.result !== undefined;

/** What a record says of itself; undefined for a text that is none. */
export function readRecord(record: string): Pick<SavedGame, 'game' | 'options' | 'rules' | 'pack' | 'at' | 'result'> | undefined {
  const header = parseHeader(record);
  if (header.problem !== undefined) return undefined;
  const { game, rules, pack } = header;
  const options = Object.fromEntries(header.options.map(({ key, value }) => [key, /^\d+$/.test(value) ? Number(value) : value]));
  return { game, rules, pack, options, at: entriesIn(record, header), result: resultIn(header) };
}

const entriesIn = (record: string, header: RecordHeader): number => linesAfter(record, header.lines).length;

/** The entries of a record as they stand there, comments left out. */
export function linesOf(record: string): readonly string[] {
  const header = parseHeader(record);
  return linesAfter(record, header.problem === undefined ? header.lines : 0).map(({ words }) => words);
}

function resultIn({ result }: RecordHeader): readonly SavedResult[] | undefined {
  const lines = result.flatMap(({ key, value }) => {
    const [, rank, total] = /^rank (\d+) total (-?\d+)$/.exec(value) ?? [];
    return rank === undefined ? [] : [{ seat: Number(key) - 1, rank: Number(rank), total: Number(total) }];
  });
  return lines.length === 0 ? undefined : lines;
}
