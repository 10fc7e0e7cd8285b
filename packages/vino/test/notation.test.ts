import { readFileSync } from 'node:fs';
import { type Entry, isParseError, playOut, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../data/pack.ts';
import { PACK } from '../data/packs.ts';
import { vino } from '../game.ts';
import { SEALED } from '../moves.ts';
import { makeMove, parseMove } from '../notation.ts';
import type { Move } from '../state.ts';

const tables = compile(PACK);
const page = readFileSync(new URL('../../../docs/notation-vino.md', import.meta.url), 'utf8');

/** The rows of the page that describe a verb: the verb and its example. */
const rows = [...page.matchAll(/^\| `([a-z-]+)` \|.*\| `([^`]+)` \|$/gm)].map(
  ([, verb, example]) => [verb as string, example as string] as const,
);

describe('docs/notation-vino.md', () => {
  test.each(rows)('%s: %s', (verb, example) => {
    const move = parseMove(example, tables);
    expect(isParseError(move) ? move : makeMove(move, tables)).toBe(example);
    expect((move as Move).kind).toBe(verb);
  });

  test('describes every verb', () => {
    const nonsense = parseMove('nonsense', tables);
    expect([...new Set(rows.map(([verb]) => verb))].sort()).toEqual(isParseError(nonsense) ? [...nonsense.expected].sort() : []);
  });
});

test('what others hear of a choice can be read', () => {
  expect(makeMove(SEALED, tables)).toBe('choose ?');
  expect(parseMove('choose ?', tables)).toBe(SEALED);
});

test('every move of some games is read back as itself', () => {
  const game = vino(PACK);
  for (const seats of [3, 4, 5]) {
    const entries: Entry<Move>[] = [];
    playOut(game, game.start({ seats }), stream(seats, 'players'), stream(seats, 'chance'), entries);
    for (const { move } of entries) expect(parseMove(makeMove(move, tables), tables)).toBe(move);
  }
});

const WRONG: readonly (readonly [text: string, problem: string, at: number, word: string])[] = [
  ['', 'unknown-word', 0, ''],
  ['buy', 'missing-word', 1, ''],
  ['buy toscana.22', 'unknown-word', 1, 'toscana.22'],
  ['buy liguria.1 trebbiano', 'unknown-word', 2, 'trebbiano'],
  ['buy liguria.1 barbera now', 'left-over', 3, 'now'],
  ['choose lazio', 'missing-word', 2, ''],
  ['choose lazio lazio', 'twice', 2, 'lazio'],
  ['choose toscana lazio', 'out-of-order', 2, 'lazio'],
  ['choose trentino', 'missing-word', 2, ''],
  ['choose trentino rioja', 'unknown-word', 2, 'rioja'],
  ['choose ? lazio', 'left-over', 2, 'lazio'],
  ['sell barbera', 'missing-word', 2, ''],
  ['sell barbera 0', 'unknown-word', 2, '0'],
  ['sell barbera 40', 'out-of-range', 2, '40'],
  ['raise', 'missing-word', 1, ''],
  ['raise barbera 1 nebbiolo 1', 'out-of-order', 3, 'nebbiolo'],
  ['raise barbera 11', 'out-of-range', 2, '11'],
  ['reveal 6 lazio toscana', 'unknown-word', 1, '6'],
  ['draw lazio toscana veneto', 'left-over', 3, 'veneto'],
  ['pass on', 'left-over', 1, 'on'],
];

test.each(WRONG)('%j is not understood', (text, problem, at, word) => {
  expect(parseMove(text, tables)).toMatchObject({ problem, at, word });
});

test('after the last region of all the others are still named', () => {
  expect(parseMove('choose trentino', tables)).toMatchObject({
    expected: ['liguria', 'lazio', 'campania', 'sardegna', 'calabria', 'abruzzo', 'toscana', 'veneto'],
  });
});
