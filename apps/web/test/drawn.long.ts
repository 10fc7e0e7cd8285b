// Every question of every game, and the end, in every window that the table is made for: nothing too small, nothing cut off, nothing over
// something else, nothing that scrolls.
import { TITLES } from '@adega/shelf';
import { expect, test } from 'vitest';
import { faultsAtSizes, showPosition } from './all-sizes.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test.each(TITLES.flatMap(({ id }) => [...examples(id)].map(([asks, record]) => ({ id, asks, record }))))(
  '$id, $asks',
  { timeout: 300_000 },
  async ({ record }) => {
    const page = await stage.open();
    await showPosition(page, stage.origin, record);
    expect(await faultsAtSizes(page)).toEqual([]);
  },
);
