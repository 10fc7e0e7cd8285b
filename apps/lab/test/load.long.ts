import { expect, test } from 'vitest';
import { runJson } from './run.ts';

test('games side by side are measured by their parts', async () => {
  const report = await runJson('load', '--tables', '2', '--rate', '100', '--parts', '3', '--sockets', '0');
  expect(report).toMatchObject({ tables: 2, errors: [] });
  expect(report.mainByPart).toHaveLength(3);
  // Two whole games, and nothing of those before.
  expect(report.moves).toBeGreaterThan(60);
  expect(report.moves).toBeLessThan(140);
}, 120_000);
