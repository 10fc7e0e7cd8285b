// What is published of a table when its game is over: docs/shuffle.md.

import { commitmentTo, type Proof } from '@adega/chance';
import type { TableLine } from '@adega/wire/journal.ts';
import type { StoredLine } from './stored.ts';
import { bytesOf, type Table } from './table.ts';

/** Undefined while the game lasts: until then every answer is what the asker may know. */
export function proofOf(table: Table): Proof | undefined {
  const { setup, course, lines } = table;
  if (course.end === undefined) return undefined;
  const { game, rules, pack, own, options, id, secret } = setup;
  const since = lines.findLastIndex(({ line }) => line.kind === 'carried' && line.entries.length > 0);
  const given = lines[since]?.line;
  const before = given?.kind === 'carried' ? { from: given.entries.length, drawn: drawsIn(lines.slice(0, since)) } : {};
  const entries = lines.slice(Math.max(since, 0)).flatMap(({ line }) => entriesIn(line));
  return {
    game,
    rules,
    pack,
    own,
    options,
    table: id,
    secret,
    seats: bytesOf(table),
    commitment: commitmentTo(secret),
    entries,
    ...before,
  };
}

function entriesIn(line: TableLine): readonly string[] {
  if (line.kind === 'turn' || line.kind === 'carried') return line.entries;
  return line.kind === 'back' ? [`back ${line.entries}`] : [];
}

const drawsIn = (lines: readonly StoredLine[]): number => lines.findLast(({ kept }) => kept?.draws !== undefined)?.kept?.draws ?? 0;
