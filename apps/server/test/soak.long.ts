import { expect, test } from 'vitest';
import { soak } from '../soak/soak.ts';
import { PG_BIN } from './postgres.ts';

test.skipIf(PG_BIN === undefined)('two minutes of all games through two servers', async () => {
  const report = await soak({ minutes: 2, store: 'postgres', servers: 2, tables: 5, rate: 10, every: 10, seed: 'long' });
  expect(report.errors).toEqual([]);
  expect(report.samples.length).toBeGreaterThan(10);
  expect(report.samples[0]?.heap).toHaveLength(2);
});
