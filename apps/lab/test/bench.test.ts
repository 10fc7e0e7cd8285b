import { expect, test } from 'vitest';
import { median } from '../calibration.ts';
import { run, runJson } from './run.ts';

test('the JSON has the calibration and three numbers for each game', async () => {
  const json = await runJson('bench', '--games', '5', '--seats', '2');
  expect(json.calibration).toBeGreaterThan(0);
  const measured = json.games['vinhos/2016'];
  for (const key of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicroseconds']) expect(measured[key]).toBeGreaterThan(0);
  expect(measured.decisionsPerSecond).toBeGreaterThan(measured.gamesPerSecond);
});

test('a game that cannot be played with these options is left out, unless it is named', async () => {
  const json = await runJson('bench', '--games', '2', '--seats', '5');
  expect(Object.keys(json.games)).toEqual(['vino']);
  expect((await run('bench', 'vinhos/2016', '--seats', '5')).code).toBe(2);
  expect((await run('bench', '--seats', '9')).code).toBe(2);
});

test('people get a table', async () => {
  const { code, out } = await run('bench', 'vinhos/2016', '--games', '2');
  expect(code).toBe(0);
  expect(out).toMatch(/^calibration: [\d.,]+ ms$/m);
  expect(out).toMatch(/^vinhos\/2016 {2}4 /m);
});

test('the median is the middle, or between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('turn searches are measured where somebody asks for them, with one thread and with two', async () => {
  const json = await runJson('bench', 'vinhos/2016', '--games', '1', '--seats', '2', '--searches', '1');
  expect(json.games['vinhos/2016'].searchesPerSecond).toHaveLength(2);
  for (const speed of json.games['vinhos/2016'].searchesPerSecond) expect(speed).toBeGreaterThan(0);
});

test('another checkout is compared with this one', async () => {
  const { vino } = await runJson('bench', 'vino', '--games', '1', '--against', '.');
  expect(vino.quartiles[0]).toBeGreaterThan(0);
  expect(vino.median).toBeGreaterThanOrEqual(vino.quartiles[0]);
  expect(vino.quartiles[1]).toBeGreaterThanOrEqual(vino.median);
  expect(await run('bench', '--against', 'nowhere')).toMatchObject({ code: 2, err: expect.stringContaining('--against nowhere') });
});
