// Tables as they are kept, for whoever checks what was told of them: each line as it was first and as it became, which command has brought
// it, and what the rules let each viewer hear of it.

import { advance, openTable, parseStored, type Setup, type Stored, type StoredLine, type StoredSeal } from '@adega/journal';
import { type AnyGame, type Entry, makeEntry, type Viewer } from '@adega/kernel';
import type { TableLine } from '@adega/wire/journal.ts';
import type { Fault, FaultKind, Journal } from './history.ts';

export interface KeptTable {
  readonly setup: Setup;
  readonly stored: readonly Stored[];
  /** By number from 1: how each viewer may have heard it, what it was first and what it became. */
  readonly lines: readonly (readonly StoredLine[])[];
  /** By person and command, the line that it brought or replaced. */
  readonly commands: ReadonlyMap<string, number>;
  /** How the server calls those who have done something here. */
  readonly people: ReadonlySet<string>;
  /** By line and viewer, what the engine says that he may hear of its entries. */
  readonly mayHear: (n: number, viewer: Viewer) => readonly string[] | undefined;
}

/** What is shorter is no name: a bot's is a stroke. */
const SHORT = 8;

export const commandOf = (person: string, id: string): string => `${person} ${id}`;

export function keptOf({ setup, lines: rows }: Journal, game: AnyGame | undefined, faults: Fault[]): KeptTable {
  const table = setup.id;
  const fault = (is: FaultKind, what: string, n?: number): void => void faults.push({ is, table, n, what });
  const gap = rows.findIndex(({ n }, i) => n !== i + 1);
  if (gap >= 0) fault('gap', `after ${gap} kept comes number ${rows[gap]?.n}`);
  const stored = rows.map(({ body }) => parseStored(body));
  const lines: StoredLine[][] = [];
  const commands = new Map<string, number>();
  const people = new Set<string>();
  const command = (person: string | undefined, id: string | undefined, n: number): void => {
    if (person !== undefined && person.length > SHORT) people.add(person);
    if (person === undefined || id === undefined) return;
    const before = commands.get(commandOf(person, id));
    if (before !== undefined) fault('twice', `command ${id} is in line ${before}, too`, n);
    commands.set(commandOf(person, id), n);
  };
  for (const one of stored) {
    if ('seal' in one) {
      const { n, seat, id, person, entries } = one.seal;
      const last = lines[n - 1]?.at(-1);
      if (last?.line.kind !== 'turn' || last.line.by !== seat) fault('broken', 'what is sealed anew is no turn of this seat', n);
      else lines[n - 1]?.push({ line: { ...last.line, entries }, kept: last.kept });
      command(person, id, n);
    } else {
      if (one.line.n !== lines.length + 1) fault('gap', `line ${one.line.n} comes after ${lines.length}`, one.line.n);
      lines.push([one]);
      command(one.kept?.person, one.kept?.id, one.line.n);
    }
  }
  return { setup, stored, lines, commands, people, mayHear: game === undefined ? () => undefined : hearingIn(setup, stored, game, fault) };
}

/** Plays the table again, and asks the rules what each may hear of each entry: not what was written down of that. */
function hearingIn(setup: Setup, stored: readonly Stored[], game: AnyGame, fault: (is: FaultKind, what: string, n?: number) => void) {
  const table = openTable(setup, game);
  const entries = new Map<number, readonly Entry<unknown>[]>();
  try {
    for (const one of stored) {
      if ('seal' in one) continue;
      const { line } = one;
      const from = line.kind === 'turn' ? table.course.entries.length : 0;
      advance(table.course, sealedLast(line, stored));
      if (line.kind === 'turn' || line.kind === 'carried') entries.set(line.n, table.course.entries.slice(from));
    }
  } catch (error) {
    fault('broken', error instanceof Error ? error.message : String(error));
  }
  return (n: number, viewer: Viewer): readonly string[] | undefined =>
    entries.get(n)?.map(({ by, move }) => makeEntry(game, game.hear({ by, move }, viewer)));
}

/** A line with what was sealed in it last: nobody has gone by what was there before. */
function sealedLast(line: TableLine, stored: readonly Stored[]): TableLine {
  if (line.kind !== 'turn') return line;
  const last = stored.findLast((one): one is StoredSeal => 'seal' in one && one.seal.n === line.n);
  return last === undefined ? line : { ...line, entries: last.seal.entries };
}
