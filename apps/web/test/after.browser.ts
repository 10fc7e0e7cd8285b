// After the game, in a real browser: a picture of the last position, a link that anybody opens, and statistics.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { afterAll, expect, test } from 'vitest';
import { button, openRecord } from './driver.ts';
import { examples } from './positions.ts';
import { onStage, PHONE } from './stage.ts';

/** Who has a link asks the server where it is reached from. */
const folder = mkdtempSync(join(tmpdir(), 'adega-after-'));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = (game?: string): string => examples(game).get('end') ?? '';

/** Width and height of a PNG. */
function sizeOf(png: Buffer): readonly number[] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each([
  ['vinhos/2016', undefined],
  ['vino', PHONE],
] as const)('the last position of %s is saved as a picture, as large on a phone as on a desk', async (game, on) => {
  const page = await stage.open(on);
  await openRecord(page, stage.origin, record(game));
  const saved = page.waitForEvent('download');
  await button(page, 'Save a picture').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`adega-${game.replaceAll('/', '-')}.png`);
  const png = await readFile(await file.path());
  const [width = 0, height = 0] = sizeOf(png);
  expect(width).toBeGreaterThan(2000);
  expect(height).toBeGreaterThan(1000);
  // A board has far more to it than an empty sheet, which is some 30 KB.
  expect(png.length).toBeGreaterThan(300_000);
  await expect.poll(() => page.locator('.photograph').count()).toBe(0);
});

test('a link holds a finished game: others look at it, cannot change it, and may keep it; it is counted then', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, `# 1: Ana\n# 2: Bea\n# colours: 4, 6\n${record().replace(/^#.*\n/gm, '')}`);
  const won = await page.locator('#turn-heading').innerText();
  await button(page, 'Share').click();
  const link = await page.locator('.share-dialog input').inputValue();

  const other = await stage.open();
  await other.goto(link);
  await expect.poll(() => other.locator('#turn-heading').innerText()).toBe(won);
  expect(await other.locator('.dress').getAttribute('style')).toContain('--seat-1: var(--colour-4)');
  expect(await button(other, 'Undo').count()).toBe(0);
  await other.goto(`${stage.origin}/stats`);
  await expect.poll(() => other.locator('main').innerText()).toContain('You have not finished a game yet');

  await other.goto(link);
  await other.locator('[data-over]').waitFor();
  await button(other, 'Keep it with my games').click();
  await expect.poll(() => new URL(other.url()).pathname).toMatch(/^\/game\//);
  await button(other, 'Rematch').waitFor();
  // It is kept once the first page lists it.
  await expect
    .poll(async () => {
      await other.goto(stage.origin);
      return other.locator('.game-card').count();
    })
    .toBe(1);
  await other.goto(`${stage.origin}/stats`);
  await expect.poll(() => other.locator('.stats-card > h2').innerText()).toBe('Vinhos 2016 · 4 players');
  await expect.poll(() => other.locator('.stats-parts tr').count()).toBeGreaterThan(4);
});

test('an address without a finished game says so', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/shared#nothing`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('There is no finished game in this address');
});
