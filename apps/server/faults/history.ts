// What clients have written down themselves, held against what is kept: nothing acknowledged is lost, nothing was done twice, all have heard
// one order without gaps, and nobody has heard more than he may.

import type { Setup } from '@adega/journal';
import type { AnyGame, Viewer } from '@adega/kernel';
import type { Said, Told } from '@adega/wire/online.ts';
import { acknowledgedIn, checkLog, checkSenders, linesIn, sentIn } from './history-logs.ts';
import { keptOf } from './history-tables.ts';

/** One thing that a client said or was told. Sitting down is asked by http: `n` where it was acknowledged. */
export type Noted =
  | { readonly said: Said }
  | { readonly told: Told }
  | { readonly sat: { readonly id: string; readonly seat: number; readonly n?: number | undefined } };

/** All that one client has said and was told at one table, in this order. */
export interface Log {
  readonly table: string;
  readonly as: Viewer;
  /** By the name under which the server knows him. */
  readonly person: string;
  readonly noted: readonly Noted[];
}

/** A table as it is kept. */
export interface Journal {
  readonly setup: Setup;
  readonly lines: readonly { readonly n: number; readonly body: string }[];
}

export const FAULTS = ['lost', 'twice', 'order', 'gap', 'leak', 'denied', 'nobody', 'otherwise', 'broken'] as const;
/** `lost`: acknowledged or told, and not kept. `twice`: one command in two lines, or one line heard twice. `order`: not in the order of all.
 *  `gap`: a number is missing. `leak`: heard more than he may. `denied`: told that it was not done, and it was. `nobody`: kept, and nobody has
 *  sent it. `otherwise`: what was heard or sent is not what is kept. `broken`: what is kept cannot be played. */
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly is: FaultKind;
  readonly table: string;
  /** Whose log shows it; undefined for what the journal alone shows. */
  readonly as?: Viewer | undefined;
  /** The line that it is about. */
  readonly n?: number | undefined;
  readonly what: string;
}

export interface Findings {
  readonly tables: number;
  /** Kept lines. */
  readonly lines: number;
  readonly clients: number;
  /** Commands that clients have sent, and those that were acknowledged to them. */
  readonly sent: number;
  readonly acknowledged: number;
  /** Lines that clients have heard. */
  readonly heard: number;
  readonly faults: readonly Fault[];
}

export interface History {
  readonly journals: readonly Journal[];
  readonly logs: readonly Log[];
  /** The game of a table; what cannot be played is only compared. */
  game(setup: Setup): AnyGame | undefined;
}

export function checkHistory({ journals, logs, game }: History): Findings {
  const faults: Fault[] = [];
  const kept = new Map(journals.map(journal => [journal.setup.id, keptOf(journal, game(journal.setup), faults)]));
  for (const log of logs) {
    const table = kept.get(log.table);
    if (table === undefined) faults.push({ is: 'lost', table: log.table, as: log.as, what: 'the table is not kept' });
    else checkLog(log, table, faults);
  }
  for (const table of kept.values()) checkSenders(table, logs, faults);
  const count = (of: (log: Log) => number): number => logs.reduce((sum, log) => sum + of(log), 0);
  return {
    tables: journals.length,
    lines: journals.reduce((sum, { lines }) => sum + lines.length, 0),
    clients: logs.length,
    sent: count(log => sentIn(log).size),
    acknowledged: count(log => new Set(acknowledgedIn(log).map(({ id }) => id)).size),
    heard: count(({ noted }) => noted.reduce((sum, one) => sum + linesIn(one).length, 0)),
    faults,
  };
}

/** In one sentence each, the first few of each kind. */
export function findingsTold({ tables, lines, clients, sent, acknowledged, heard, faults }: Findings): string {
  const head = `${tables} tables, ${lines} lines kept, ${clients} clients, ${heard} lines heard, ${sent} commands sent, ${acknowledged} acknowledged`;
  const by = FAULTS.map(is => faults.filter(fault => fault.is === is)).filter(of => of.length > 0);
  const told = by.map(of => [`${of[0]?.is}: ${of.length}`, ...of.slice(0, FEW).map(faultTold)].join('\n  '));
  return [head, ...(told.length === 0 ? ['no faults'] : told)].join('\n');
}

const FEW = 5;

const faultTold = ({ table, as, n, what }: Fault): string =>
  [table, as === undefined ? 'kept' : `as ${as}`, ...(n === undefined ? [] : [`line ${n}`]), what].join(', ');
