// Turns of which somebody may want to be told, as they are put down: with the line that asks, one for each seat, due when he wants it.

import { askedBy } from '@adega/journal';
import type { Coming } from './line-writes.ts';
import type { Job, Write } from './store/store.ts';

export interface Turn {
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  /** When it was asked. */
  readonly asked: number;
  readonly person: string;
}

/** Which turn, in a few words; no table and no person has a blank in its name. */
export const wordsOf = ({ seat, question, asked, person }: Turn): string => `${seat} ${question} ${asked} ${person}`;

export function turnIn(table: string, words: readonly string[]): Turn {
  const [seat, question, asked, person = ''] = words;
  return { table, seat: Number(seat), question: Number(question), asked: Number(asked), person };
}

export const turnOf = ({ table, body }: Job): Turn => turnIn(table, body.split(' ').slice(1));

/** In place of what was put down for a turn of this seat before. */
export const noted = (turn: Turn, due: number): Write => ({
  write: 'alarm',
  key: `told ${turn.table} ${turn.seat}`,
  table: turn.table,
  due,
  body: `told ${wordsOf(turn)}`,
});

/** What is put down with these lines; nothing where nobody at the table wants to be told. */
export function turnsToTell({ id, table, lines, played, after, now }: Coming): readonly Write[] {
  const people = [...table.people];
  for (const { line, kept } of lines) if (line.kind === 'seat') people[line.seat] = kept?.holder;
  const delays = people.map(person => (person === undefined ? undefined : after(id, person)));
  if (delays.every(delay => delay === undefined)) return [];
  const told = lines.map(({ line }) => line);
  // By newer rules it is the same turn: what was put down for it stays.
  if (told.some(line => line.kind === 'carried' && line.why === 'rules')) return [];
  const last = told.findLast(line => line.kind === 'turn');
  // Whoever has just played goes on with his turn, and knows it.
  const goesOn = last?.left === undefined ? last?.by : undefined;
  return askedBy(table.course, told, played).flatMap(({ seat, question }) => {
    const [delay, person] = [delays[seat], people[seat]];
    if (delay === undefined || person === undefined || seat === goesOn || table.course.seats[seat]?.bot !== undefined) return [];
    return [noted({ table: id, seat, question, asked: now, person }, now + delay)];
  });
}
