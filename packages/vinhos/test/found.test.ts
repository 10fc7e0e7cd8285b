// Positions at which a law was once broken, as `lab fuzz --keep` writes them: the laws are judged all along the record and beyond.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Actor, type Entry, parseRecord, type Read } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';
import type { Move } from '../state.ts';
import { tryGame } from './on-trial.ts';

const folder = new URL('found/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** The pack that lies beside the record, else ours. */
function packOf(file: string): PackJson {
  const name = file.replace(/\.txt$/, '.pack.json');
  return existsSync(new URL(name, folder)) ? JSON.parse(textOf(name)) : PACK_2016;
}

/** The recorded moves of whoever is asked, one after the other. Seats that decide together may come in another order than recorded. */
function follow(entries: readonly Entry<Move>[]): (by: Actor) => Move | undefined {
  const queues = new Map<Actor, Move[]>();
  for (const { by, move } of entries) queues.set(by, [...(queues.get(by) ?? []), move]);
  return by => queues.get(by)?.shift();
}

const sound = <T>(read: Read<T>): T => {
  if (read.problem !== undefined) throw new Error(JSON.stringify(read.problem));
  return read as T;
};

test.each(files)('%s', file => {
  const pack = packOf(file);
  const { record } = sound(parseRecord(vinhos(edition2016, pack), textOf(file)));
  const next = follow(record.entries);
  const report = tryGame(pack, record.options, file, 1, (_s, d) => next(d.by));
  expect(report.findings).toEqual([]);
  expect(report.entries).toBeGreaterThan(record.entries.length);
});
