// What is published of a table when its game is over: docs/shuffle.md.

import { commitmentTo, type Proof } from '@adega/chance';
import { bytesOf, type Table } from './table.ts';

/** Undefined while the game lasts: until then every answer is what the asker may know. */
export function proofOf(table: Table): Proof | undefined {
  const { setup, course, lines } = table;
  if (course.end === undefined) return undefined;
  const { game, rules, pack, own, options, id, secret } = setup;
  const entries = lines.flatMap(({ line }) => (line.kind === 'turn' ? line.entries : line.kind === 'back' ? [`back ${line.entries}`] : []));
  return { game, rules, pack, own, options, table: id, secret, seats: bytesOf(table), commitment: commitmentTo(secret), entries };
}
