import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runJson } from './run.ts';

const { path } = folder();

test('two minutes of all games through a server', async () => {
  const plot = join(path, 'soak.svg');
  const report = await runJson('soak', '--minutes', '2', '--every', '10', '--plot', plot);
  expect(report.errors).toEqual([]);
  expect(report.samples.length).toBeGreaterThan(10);
  expect(Object.keys(report.finished).length).toBeGreaterThan(2);
  expect(existsSync(plot) && readFileSync(plot, 'utf8')).toContain('<svg');
});
