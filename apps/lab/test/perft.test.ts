import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, run, runJson } from './run.ts';

const here = folder();

test('the divided counts add up to the whole', async () => {
  const whole = await runJson('perft', 'vinhos/2016', '--seats', '2', '--depth', '3');
  const divided = await runJson('perft', 'vinhos/2016', '--seats', '2', '--depth', '3', '--divide');
  expect(whole.lines).toBeGreaterThan(10);
  expect(divided.lines).toBe(whole.lines);
  expect(divided.branches.reduce((sum: number, b: { lines: number }) => sum + b.lines, 0)).toBe(whole.lines);
});

test('with chance every outcome is a move', async () => {
  expect(await runJson('perft', 'vinhos/2016', '--seats', '3', '--depth', '1', '--chance')).toMatchObject({ depth: 1, lines: 6 });
});

test('it counts from where a record leads', async () => {
  const file = join(here.path, 'game.txt');
  await run('play', 'vinhos/2016', '--seats', '2', '--record', file);
  const { asked } = await runJson('replay', file, '--to', '45');
  const { out, code } = await run('perft', file, '--to', '45', '--depth', '1', '--divide', '--chance');
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(asked[0].moves.length + 1);
  expect((await run('perft', file, '--depth', '1')).out).toMatch(/^0 lines of 1/);
});
