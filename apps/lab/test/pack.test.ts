import * as vinhos from '@adega/vinhos';
import { expect, test } from 'vitest';
import { folder, run, runJson } from './run.ts';

const here = folder();
const BEFORE = 'a1977caccb8259db6e1551d9c8a1473ebae47cad5df43f464847ec0c76f1da13';

test('pack prints the pack that a game comes with, and an earlier one by its name', async () => {
  expect(await runJson('pack', 'vinhos/solo')).toEqual(vinhos.PACK_2016);
  const earlier = await runJson('pack', 'vinhos/2016', '--named', BEFORE);
  expect(earlier.vintages[1]).toMatchObject({ id: 'P2', features: { taste: 3, alcohol: 3 } });
});

test('pack prints what is to be kept of one that was changed', async () => {
  const { prices } = vinhos.PACK_2016;
  const was = here.write('was.json', JSON.stringify({ ...vinhos.PACK_2016, prices: { ...prices, winery: prices.winery + 1 } }));
  const { now, earlier } = await runJson('pack', 'vinhos/2016', '--was', was);
  expect(now).toMatch(/^[0-9a-f]{64}$/);
  expect(earlier).toEqual([{ pack: expect.stringMatching(/^[0-9a-f]{64}$/), differs: { prices: { winery: prices.winery + 1 } } }]);
});

test('pack says when there is none of that name', async () => {
  expect(await run('pack', 'vino', '--named', BEFORE)).toMatchObject({
    code: 2,
    err: expect.stringContaining('has never come with a pack'),
  });
});
