import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

test('games names the ids, and their options', async () => {
  const { code, out } = await run('games');
  expect(code).toBe(0);
  expect(out).toMatch(/^vinhos\/2016 {2}rules 2, pack [0-9a-f]{64}$/m);
  expect(out).toContain('regions: random, recommended (usually random)');
  const json = await runJson('games');
  expect(json.games).toContain('vinhos/2016');
  expect(json.details['vinhos/2016'].options[0]).toEqual({ id: 'seats', values: [2, 3, 4], default: 4 });
});

test('a rule of ours among the options is called so', async () => {
  const { out } = await run('games');
  expect(out.split('\n').filter(line => line.includes('ours'))).toEqual([
    ...Array(3).fill('  order: drawn, seats (usually drawn; a rule of ours)'),
    '  stall: on, off (usually on; a rule of ours)',
  ]);
});
