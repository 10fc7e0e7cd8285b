import { expect, test } from 'vitest';
import { checkLaws, LAW_IDS, stream } from '../index.ts';
import { BROKEN } from './broken-games.ts';

test.each(BROKEN)('$law fails when $when', ({ law, trial }) => {
  const { findings } = checkLaws({ ...trial, rng: stream('broken') });
  expect(findings.map(f => `${f.law}: ${f.why}`)).toEqual([expect.stringMatching(`^${law}: `)]);
});

test('every law has a game that breaks it', () => {
  expect(LAW_IDS.filter(id => !BROKEN.some(b => b.law === id))).toEqual([]);
});
