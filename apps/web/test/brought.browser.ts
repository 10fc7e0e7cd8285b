// What people bring to a table on line, and take away from it: numbers of their own, a game begun at one screen, a record for replay.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { titleOf } from '@adega/shelf';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { at, button, choose, keys, play, startGame, turn } from './driver.ts';
import { onStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-brought-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

/** As from the command line. */
const lab = (...typed: string[]) =>
  JSON.parse(execFileSync(process.execPath, ['apps/lab/main.ts', ...typed, '--json'], { encoding: 'utf8' }));

/** Goes where the link of a table leads, as somebody else. */
async function invited(page: Page): Promise<Page> {
  const link = page.locator('.invite input');
  await link.waitFor();
  const other = await stage.open();
  await other.goto(await link.inputValue());
  await button(other, 'Sit down').waitFor();
  return other;
}

test('with a pack of one’s own: the differences are shown before anybody sits down, and what was seen of it can be replayed', async () => {
  const ana = await stage.open();
  await ana.goto(`${stage.origin}/online`);
  await ana.locator('.pack-fold summary').click();
  const pack = JSON.stringify(titleOf('vinhos/2016')?.packs?.now).replaceAll(/"cost":\d+/g, '"cost":8');
  await ana.getByLabel('Choose a pack').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(pack) });
  const differs = /\/regions\/0\/tiles\/0\/cost: \d → 8/;
  await expect.poll(() => ana.locator('.pack-fold [role=status]').innerText()).toMatch(differs);
  await button(ana, 'Make the table').click();
  const bea = await invited(ana);
  expect(await bea.locator('.own-numbers').innerText()).toMatch(differs);
  await button(bea, 'Sit down').click();
  for (const page of [ana, bea]) await turn(page).waitFor();
  expect(new Set(await bea.locator('.tile-cost').allTextContents())).toEqual(new Set(['8']));

  const asked = (await keys(ana)).length > 0 ? ana : bea;
  const other = asked === ana ? bea : ana;
  const before = await at(other);
  for (let offered = await keys(asked); !offered.includes('confirm'); offered = await keys(asked))
    await choose(asked, offered[0] as string);
  await choose(asked, 'confirm');
  await expect.poll(() => at(other)).toBeGreaterThan(before);
  await other.locator('.menu-fold summary').click();
  await button(other, 'Take back, hand over, resign…').click();
  const [saved] = await Promise.all([other.waitForEvent('download'), other.getByRole('link', { name: 'Save what I have seen' }).click()]);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toContain(`# seen by: ${other === ana ? 1 : 2}\n`);
  const record = join(folder, 'seen.txt');
  writeFileSync(record, text);
  expect(lab('replay', record)).toMatchObject({ game: 'vinhos/2016', entries: await at(other), finished: false });
});

test('a game that was begun at one screen goes on at a table on line', async () => {
  const ana = await stage.open();
  await startGame(ana, stage.origin, { game: 'vinhos/first', seats: 2, seed: 'brought', names: ['Ana', 'Bea'] });
  await play(ana, 'brought', 12);
  const begun = await at(ana);
  await ana.goto(`${stage.origin}/games`);
  await ana.locator('.game-card summary').click();
  await button(ana, 'Go on with others on line').click();
  const bea = await invited(ana);
  await bea.getByText(`This game goes on from ${begun} entries that were played elsewhere.`).waitFor();
  await button(bea, 'Sit down').click();
  for (const page of [ana, bea]) await expect.poll(() => at(page)).toBe(begun);
  await ana.getByText('This game was begun elsewhere', { exact: false }).waitFor();
  // Here it stays as it was.
  await ana.goto(`${stage.origin}/games`);
  await expect.poll(() => ana.locator('.game-card').count()).toBe(2);
});
