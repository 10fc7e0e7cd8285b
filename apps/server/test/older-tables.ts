// Tables as servers of older rules have kept them, made of games that older pages have kept: apps/web/test/saved-games.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { carryOver, makeStored, type Setup, type Stored, standingOf } from '@adega/journal';
import { linesAfter, parseHeader } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { TableLine } from '@adega/wire/journal.ts';
import { printOf } from '../games.ts';
import { peopleOf } from '../people.ts';
import type { Store } from '../store/store.ts';
import { Browser } from './client.ts';

const FOLDER = fileURLToPath(new URL('../../web/test/saved-games/', import.meta.url));

export interface OlderTable {
  readonly id: string;
  readonly game: string;
  /** A browser for each seat, with the cookie of whoever holds it. */
  readonly browsers: readonly Browser[];
  readonly entries: number;
}

/** Writes it into a store; `print`: what is kept with its last line, by default what it comes to by the rules of now. */
export async function keepOlder(store: Store, name: string, print?: string): Promise<OlderTable> {
  const saved = JSON.parse(readFileSync(`${FOLDER}rules-1/${name}.json`, 'utf8'));
  const { id, setup, stored } = olderTable(saved);
  const people = await peopleOf(store);
  const held = saved.names.map(() => people.newPerson(false));
  const lines: Stored[] = [
    ...held.map(({ person }: { person: string }, seat: number) => seatLine(seat, saved.names[seat], person)),
    ...stored,
  ];
  const { entries } = standingOf(setup, lines);
  const at = lines.length - 1;
  const last = lines[at] as Extract<Stored, { line: object }>;
  lines[at] = { ...last, kept: { ...last.kept, print: print ?? printNow(setup, lines) } };
  await store.commit([
    { write: 'table', id, made: 1, pack: setup.pack, body: JSON.stringify({ setup, maker: held[0].person }) },
    ...lines.map((line, i) => ({ write: 'line', table: id, n: i + 1, at: i, body: makeStored(line) }) as const),
    ...held.map(({ person }: { person: string }, seat: number) => ({ write: 'seat', table: id, seat, person }) as const),
  ]);
  const browsers = held.map(({ cookie }: { cookie: string }) => Object.assign(new Browser(''), { cookie: cookie.split(';')[0] }));
  return { id, game: setup.game, browsers, entries: entries.length };
}

const seatLine = (seat: number, name: string, person: string): Stored => ({
  line: { n: seat + 1, at: 1, kind: 'seat', seat, name, bytes: `0${seat}` },
  kept: { person, holder: person, id: `sit-${seat}` },
});

function printNow(setup: Setup, lines: readonly Stored[]): string {
  const game = gameOf(setup.game, setup.pack);
  let print = '';
  const was = { ...standingOf(setup, lines), print: undefined };
  if (game === undefined) throw new Error('no game');
  carryOver(game, { ...was, print: '?' }, state => {
    print = printOf(setup.game)?.(state) ?? '';
    return print;
  });
  return print;
}

/** A turn is what a seat has done in a row, with the draws that followed. */
function olderTable(saved: { record: string; names: string[] }): { id: string; setup: Setup; stored: Stored[] } {
  const header = parseHeader(saved.record);
  if (header.problem !== undefined) throw new Error('no record');
  const id = randomBytes(12).toString('base64url');
  const options = Object.fromEntries(header.options.map(({ key, value }) => [key, /^\d+$/.test(value) ? Number(value) : value]));
  const turns: { by: number; entries: string[] }[] = [];
  for (const { words } of linesAfter(saved.record, header.lines)) {
    const [actor = ''] = words.split(' ');
    const by = actor === 'chance' ? -1 : Number(actor) - 1;
    const last = turns.at(-1);
    if (last !== undefined && (by === -1 || (by === last.by && !last.entries.at(-1)?.startsWith('chance')))) last.entries.push(words);
    else turns.push({ by, entries: [words] });
  }
  const questions = saved.names.map(() => 0);
  const stored = turns.map(({ by, entries }, i): Stored => {
    const question = by < 0 ? 0 : ++(questions as number[])[by]!;
    const line: TableLine = { n: saved.names.length + 1 + i, at: 1, kind: 'turn', by, question, entries };
    return { line, kept: { draws: i } };
  });
  const { game, rules, pack } = header;
  const seats = saved.names.map(() => 'open' as const);
  const secret = randomBytes(32).toString('hex');
  return { id, setup: { id, made: 1, game, rules, pack, options, seats, watchers: true, secret }, stored };
}
