import { expect, test } from 'vitest';
import { soakPlot } from '../soak-plot.ts';
import { run } from './run.ts';

type Sample = Parameters<typeof soakPlot>[1][number];

const sample = (minute: number, heap: readonly number[]): Sample => ({
  minute,
  heap,
  rss: heap.map(mb => mb + 100),
  cpu: heap.map(() => 0.1),
  moves: 10,
  p50: 5,
  p99: 50,
  disk: minute,
  finished: 1,
  errors: 0,
});

test('a plot has a line for each server', () => {
  const plot = soakPlot('a soak', [sample(1, [40, 41]), sample(2, [40, 42])]);
  expect(plot).toMatch(/^<svg[^>]*>\n<title>a soak<\/title>/);
  expect(plot.match(/stroke-width="1.5"/g)).toHaveLength(8);
  expect(plot).not.toContain('NaN');
});

test('what cannot be', async () => {
  for (const command of ['soak', 'load']) {
    expect(await run(command, '--servers', '2')).toMatchObject({ code: 2, err: expect.stringContaining('--store postgres') });
    expect(await run(command, '--store', 'paper')).toMatchObject({ code: 2, err: expect.stringContaining('sqlite or postgres') });
  }
  expect(await run('soak', '--minutes', '0')).toMatchObject({ code: 2 });
  expect(await run('faults', '--kills', 'many')).toMatchObject({ code: 2 });
});
