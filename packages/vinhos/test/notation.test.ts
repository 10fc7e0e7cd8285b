import { readFileSync } from 'node:fs';
import { isParseError, parseHeader, parseRecord, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../data/pack.ts';
import { PACK_2016, PACK_RESERVE } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';
import { makeMove, parseMove } from '../notation.ts';
import type { Move } from '../state.ts';
import { randomPack } from '../trials/random-pack.ts';

const tables = compile(PACK_2016);
const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const since2010 = page.indexOf('editions of 2010');

/** The rows of the page that describe a verb: the verb, its example, and the tables of an edition that has it. */
const rows = [...page.matchAll(/^\| `([a-z-]+)` \|.*\| `([^`]+)` \|$/gm)].map(
  ({ 1: verb, 2: example, index }) => [verb as string, example as string, index < since2010 ? tables : compile(PACK_RESERVE)] as const,
);

describe('docs/notation.md', () => {
  test.each(rows)('%s: %s', (verb, example, words) => {
    const move = parseMove(example, words);
    expect(isParseError(move) ? move : makeMove(move, words)).toBe(example);
    expect((move as Move).kind).toBe(verb);
  });

  test('describes every verb', () => {
    const nonsense = parseMove('nonsense', tables);
    expect([...new Set(rows.map(([verb]) => verb))].sort()).toEqual(isParseError(nonsense) ? [...nonsense.expected].sort() : []);
  });

  test('shows a record that can be read', () => {
    const record = /```record\n([^`]+)```/.exec(page)?.[1] ?? '';
    const game = vinhos(edition2016, PACK_2016);
    expect(parseHeader(record).problem).toBeUndefined();
    expect(parseRecord(game, record, ['pack', 'rules']).problem).toBeUndefined();
  });
});

describe('a line that is not a move says where', () => {
  const fault = (text: string) => {
    const found = parseMove(text, tables);
    return isParseError(found) ? [found.problem, found.at, found.word] : makeMove(found, tables);
  };

  test.each([
    ['', ['unknown-word', 0, '']],
    ['steal dao', ['unknown-word', 0, 'steal']],
    ['constructor', ['unknown-word', 0, 'constructor']],
    ['buy', ['missing-word', 1, '']],
    ['buy atlantis 1', ['unknown-word', 1, 'atlantis']],
    ['buy dao 6', ['unknown-word', 2, '6']],
    ['buy dao 1 2', ['left-over', 3, '2']],
    ['sell 1.5 red-4', ['unknown-word', 1, '1.5']],
    ['use taste.cash douro now', ['left-over', 3, 'now']],
    ['enter sales taste.free-move please', ['left-over', 3, 'please']],
    ['arrange', ['missing-word', 1, '']],
    ['arrange douro', ['missing-word', 2, '']],
    ['arrange douro red-5 red-5 red-5 red-5 red-5', ['left-over', 6, 'red-5']],
    [`order-is ${'4 '.repeat(30)}`, ['left-over', 5, '4']],
    [`farmers ${'3 '.repeat(30)}`, ['left-over', 6, '3']],
    // For every estate, so that what a table takes is what a record says.
    ['farmers 0 1 1', ['missing-word', 4, '']],
    ['enologists', ['missing-word', 1, '']],
    ['vineyard-up dao green-5', ['unknown-word', 2, 'green-5']],
  ])('%j', (text, expected) => expect(fault(text)).toEqual(expected));
});

describe('every pack can be written', () => {
  /** All words that a place of a verb understands. */
  const wordsAt = (pack: PackJson, before: string): readonly string[] => {
    const found = parseMove(`${before} nonsense`, compile(pack));
    return isParseError(found) ? found.expected : [];
  };

  test('the house is named where two have a space of one colour and number', () => {
    const sales = [
      { house: 'hotel', colour: 'red', value: 4 },
      { house: 'enoteca', colour: 'red', value: 4 },
      { house: 'hotel', colour: 'white', value: 4 },
    ] as const;
    expect(wordsAt({ ...PACK_2016, sales: [...sales] }, 'retrieve')).toEqual(['red-4.hotel', 'red-4.enoteca', 'white-4']);
  });

  test('spaces are named by the actions that lie there', () => {
    expect(wordsAt(PACK_2016, 'enter')).toEqual(
      ['vineyards', 'cellars', 'wineries', 'experts', 'centre', 'staff', 'export', 'sales', 'vineyards-2'], // biome-ignore format: a row
    );
  });

  test.each(Array.from({ length: 40 }, (_, n) => n))('no two words alike: pack %i', n => {
    const pack = randomPack(stream(n, 'words'));
    for (const before of ['enter', 'vintage', 'take', 'retrieve', 'sell 1.1', 'export 1.1', 'stand', 'winery', 'send']) {
      const words = wordsAt(pack, before);
      expect(words.length).toBeGreaterThan(0);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});
