import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PG_BIN } from '@adega/server/load/cluster.ts';
import { expect, test } from 'vitest';
import { folder, runJson } from './run.ts';

const { path } = folder();

test.each(['sqlite', 'postgres'] as const)('two minutes on %s', async store => {
  if (store === 'postgres' && PG_BIN === undefined) return;
  const plot = join(path, `${store}.svg`);
  const servers = store === 'postgres' ? '2' : '1';
  const report = await runJson('soak', '--minutes', '2', '--every', '10', '--store', store, '--servers', servers, '--plot', plot);
  expect(report.errors).toEqual([]);
  expect(report.samples.length).toBeGreaterThan(10);
  expect(Object.keys(report.finished).length).toBeGreaterThan(2);
  expect(existsSync(plot) && readFileSync(plot, 'utf8')).toContain('<svg');
});

test.skipIf(PG_BIN === undefined)('a few kills', async () => {
  const report = await runJson('faults', '--kills', '8', '--servers', '2', '--minutes', '10');
  expect(report.errors).toEqual([]);
  expect(report.checked.acknowledged).toBeGreaterThan(50);
});
