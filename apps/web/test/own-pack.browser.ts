// A table with a pack of one's own in a real browser: opened from a file, kept over a reload, saved and opened again.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, button, turn } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const costs = (page: Page): Promise<string[]> => page.locator('.tile-cost').allTextContents();
const file = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('from our file to a table with other prices, and back from what was saved of it', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/new`);
  await page.locator('.pack-fold summary').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save ours to start from').click()]);
  expect(saved.suggestedFilename()).toBe('vinhos-2016-pack.json');
  const ours = await readFile(await saved.path(), 'utf8');

  const chooser = page.getByLabel('Choose a pack');
  const told = page.locator('.pack-fold [role=status]');
  await chooser.setInputFiles(file(ours.replaceAll(/"cost": \d+/g, '"cost": 99')));
  await expect.poll(() => told.innerText()).toMatch(/\/regions\/0\/tiles\/0\/cost: a whole number from 0 to \d+ expected, 99 found/);
  await chooser.setInputFiles(file(ours.replaceAll(/"cost": \d+/g, '"cost": 8')));
  await expect.poll(() => told.innerText()).toMatch(/\/regions\/0\/tiles\/0\/cost: \d → 8/);

  await button(page, 'Start the game').click();
  await turn(page).waitFor();
  const isOwn = async () => {
    expect(new Set(await costs(page))).toEqual(new Set(['8']));
    expect(await page.locator('.own-pack').innerText()).toBe('with a pack of your own');
  };
  await isOwn();
  const before = await at(page);
  await page.reload();
  await expect.poll(() => at(page)).toBe(before);
  await isOwn();

  await page.goto(`${stage.origin}/`);
  await expect.poll(() => page.locator('.game-card').innerText()).toContain('with a pack of your own');
  await page.locator('.game-card summary').click();
  const [record] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  const text = await readFile(await record.path(), 'utf8');
  const open = async (what: string) => {
    await page.goto(`${stage.origin}/new`);
    await page.getByLabel('Text of the file', { exact: true }).fill(what);
    await button(page, 'Open it').click();
  };
  await open(text.replace(/^# pack: .*\n/m, ''));
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('that pack is missing');
  await open(text.replace('"cost":8', '"cost":7'));
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('not the one that the game was played with');
  await open(text);
  await expect.poll(() => at(page)).toBe(before);
  await isOwn();
});
