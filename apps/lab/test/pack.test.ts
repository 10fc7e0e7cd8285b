import * as vinhos from '@adega/vinhos';
import { describe, expect, test } from 'vitest';
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

describe('what pack prints can be changed and played', () => {
  const GAME = ['vino', '--seats', '3'] as const;
  const printed = async (change: (pack: { money: number }) => void): Promise<string> => {
    const { out } = await run('pack', 'vino');
    const pack = JSON.parse(out);
    change(pack);
    return here.write('mine.json', JSON.stringify(pack));
  };

  test('as it is, it is the pack that the game comes with', async () => {
    const same = await printed(() => undefined);
    const { players, decisions } = await runJson('play', ...GAME, '--seed', '3');
    expect(await runJson('play', ...GAME, '--seed', '3', '--pack', same)).toMatchObject({ players, decisions });
  });

  test('changed, it is played, counted and measured; its record names it and is played again with it only', async () => {
    const mine = await printed(pack => {
      pack.money += 3;
    });
    const record = `${here.path}/mine.txt`;
    const { code } = await run('play', ...GAME, '--pack', mine, '--record', record);
    expect(code).toBe(0);
    expect((await run('replay', record, '--pack', mine)).code).toBe(0);
    expect(await run('replay', record)).toMatchObject({ code: 2, err: expect.stringContaining('give it with --pack FILE') });
    expect((await runJson('perft', ...GAME, '--depth', '2', '--pack', mine)).lines).toBeGreaterThan(0);
    expect((await runJson('bench', ...GAME, '--games', '1', '--pack', mine)).games.vino.decisionsPerSecond).toBeGreaterThan(0);
    expect(await run('bench', '--pack', mine)).toMatchObject({ code: 2, err: expect.stringContaining('is for one game') });
  });

  test('every game of a hunt has it', async () => {
    const mine = await printed(pack => {
      pack.money += 3;
    });
    const report = await runJson('fuzz', 'vino', '--seconds', '1', '--seed', '1', '--pack', mine);
    expect(report.findings).toEqual([]);
    expect(report.games).toBeGreaterThan(0);
  });

  test('what is wrong with it is told with the place and the bound', async () => {
    const poor = await printed(pack => {
      pack.money = -1;
    });
    for (const command of [
      ['play', ...GAME],
      ['bench', 'vino'],
      ['fuzz', 'vino'],
      ['perft', 'vino'],
    ])
      expect(await run(...command, '--pack', poor)).toMatchObject({ code: 2, err: expect.stringMatching(/at \/money: expected .*\d/) });
  });
});
