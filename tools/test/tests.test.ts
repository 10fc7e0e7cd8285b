import { expect, test } from 'vitest';
import { triedAgain } from '../tests.ts';

const report = (...results: (readonly [fullName: string, status: string, ...failureMessages: string[]])[]) => ({
  testResults: [{ assertionResults: results.map(([fullName, status, ...failureMessages]) => ({ fullName, status, failureMessages })) }],
});

test('what passed only the second time is named with the first failure', () => {
  const results = report(
    ['a steady', 'passed'],
    [' b shaky', 'passed', 'Error: too late\n    at page'],
    ['c broken', 'failed', 'Error', 'Error'],
  );
  expect(triedAgain(results)).toEqual(['b shaky (Error: too late)']);
  expect(triedAgain({})).toEqual([]);
});
