// The lists of rules and rulings themselves.

import { expect, test } from 'vitest';
import { RULEBOOK } from '../../rulebook.ts';
import { RULINGS, type Ruling } from '../../rulings.ts';

const LINES = 237;

test('each rule is said in the text; the one against play without end is ours', () => {
  for (const [id, { said }] of Object.entries(RULEBOOK)) expect([id, said === '']).toEqual([id, id === 'vino.stall']);
});

test('citations are lists of lines of the text, rising', () => {
  for (const { said } of Object.values(RULEBOOK)) {
    expect(said).toMatch(/^(S2:\d+(-\d+)?(,\d+(-\d+)?)*)?$/);
    const lines = (said.slice(3).match(/\d+/g) ?? []).map(Number);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    for (const line of lines) expect(line).toBeLessThan(LINES + 1);
  }
});

test('a ruling is decided by code, or says why not', () => {
  for (const { code, why } of Object.values<Ruling>(RULINGS)) expect(code).toBe(why === undefined);
});

test('no ruling is left out', () => {
  const numbers = (letter: string) =>
    Object.keys(RULINGS)
      .filter(id => id.startsWith(letter))
      .map(id => Number(id.slice(1)));
  expect(numbers('C')).toEqual([54, 55, 56, 57, 58, 59, 60]);
  expect(numbers('V')).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
});
