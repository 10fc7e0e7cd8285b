// Scenarios on the table, in a real browser: from a file, from an address, one that fails, one that cannot be.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { button, choose, heading, inMenu, keys, path, untilAt } from './driver.ts';
import { settle } from './screens.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const SCENARIO = {
  game: 'vinhos/2016',
  title: 'A sale in year 4',
  source: 'a test',
  rules: ['sales.sell'],
  seats: ['Olga', 'Yves'],
  given: {
    year: 4,
    turn: 'Yves',
    players: { Yves: { at: 'export', estates: { 1: { region: 'dao', colour: 'white', wines: { 1: 5 } } } } },
  },
  steps: [
    { play: 'Yves enter sales' },
    { note: 'It is worth 5.', refuses: { 'Yves sell 1.1 white-7': 'sales.sell' } },
    { play: 'Yves sell 1.1 white-5' },
    { expect: { sales: { 'white-5': 'Yves' }, asks: { Olga: 'move' } } },
  ],
};
const FAILING = { ...SCENARIO, steps: [...SCENARIO.steps.slice(0, 3), { expect: { sales: { 'white-5': 'Olga' } } }] };

const outcome = (page: Page): Promise<string> => page.locator('.scenario-outcome').innerText();
const step = (page: Page, n: number) => page.locator(`[data-step="${n}"] button`);

function fileOf(name: string, scenario: unknown): string {
  const file = join(tmpdir(), `${process.pid}-${name}.json`);
  writeFileSync(file, JSON.stringify(scenario, undefined, 2));
  return file;
}

describe('a scenario', () => {
  test('from a file stands on the table, is gone through and played on, and is there after a reload', async () => {
    const page = await stage.open();
    await page.goto(`${stage.origin}/new`);
    await page.getByLabel('Choose a file').setInputFiles(fileOf('good', SCENARIO));
    await expect.poll(() => page.getByLabel('Text of the file', { exact: true }).inputValue()).toContain('A sale in year 4');
    await button(page, 'Open it').click();
    await untilAt(page, 2);
    expect(path(page)).toBe('/scenario');
    expect(await outcome(page)).toMatch(/^A sale in year 4\s+Comes out as it says\.$/);
    await expect.poll(() => heading(page)).toContain('Olga');
    await (await inMenu(page, 'New game')).waitFor();
    await expect.poll(() => button(page, 'Save').count()).toBe(0);

    await step(page, 1).click();
    await page.locator('[data-past="0"]').waitFor();
    await step(page, 4).click();
    await untilAt(page, 2);
    const [key = ''] = (await keys(page)).filter(key => key.startsWith('enter '));
    await choose(page, key);
    await page.reload();
    await untilAt(page, 2);
    // Nothing of it is among the saved games.
    await page.goto(`${stage.origin}/`);
    await expect.poll(() => page.locator('.game-card').count()).toBe(0);
  });

  test('from an address that fails stands where it failed, and says at which step and why', async () => {
    const page = await stage.open();
    await page.goto(`${stage.origin}/scenario#${deflateRawSync(JSON.stringify(FAILING)).toString('base64url')}`);
    await untilAt(page, 2);
    expect(await outcome(page)).toContain('Does not come out as it says at step 4.');
    expect(await outcome(page)).toContain('/steps/3/expect/sales/white-5 expected "Olga" found "Yves"');
    await expect.poll(() => page.locator('[data-step].stopped').count()).toBe(1);
    await settle(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    expect(await violations(page)).toEqual([]);
  });

  test('that cannot be is refused with the place in the file, and another can be opened', async () => {
    const page = await stage.open();
    await page.goto(`${stage.origin}/scenario`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('A scenario on the table');
    await page.getByLabel('Text of the file', { exact: true }).fill(JSON.stringify({ ...SCENARIO, given: { yaer: 4 } }));
    await button(page, 'Open it').click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('/given/yaer');
    await page.getByLabel('Text of the file', { exact: true }).fill(JSON.stringify(SCENARIO));
    await button(page, 'Open it').click();
    await untilAt(page, 2);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});
