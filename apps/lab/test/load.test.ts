import { expect, test } from 'vitest';
import { run, runJson } from './run.ts';

test('a small load is carried, and all that was acknowledged is there', async () => {
  const report = await runJson('load', '--tables', '2', '--seconds', '1', '--rate', '20', '--sockets', '6', '--sign-ins', '3');
  expect(report).toMatchObject({ store: 'sqlite', tables: 2, sockets: 6, errors: [] });
  expect(report.moves).toBeGreaterThan(0);
  for (const what of ['movesPerSecond', 'p50', 'bytesPerMove', 'bytesPerTable', 'cpuPerMove', 'hashed'])
    expect(report[what]).toBeGreaterThan(0);
  expect(report.p99).toBeGreaterThanOrEqual(report.p50);
  // As the page is promised; what is sent does not depend on the machine.
  expect(report.bytesPerMove).toBeLessThan(300);
}, 120_000);

test('a store that there is not', async () => {
  expect(await run('load', '--store', 'paper')).toMatchObject({ code: 2, err: expect.stringContaining('sqlite or postgres') });
});
