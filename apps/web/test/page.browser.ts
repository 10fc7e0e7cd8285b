// The page in a real browser, by clicking: what people do with it.
import { stream } from '@adega/kernel';
import { makeApp } from '@adega/server/app.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: Awaited<ReturnType<typeof makeApp>>;
let browser: Browser;
let page: Page;
/** Whatever the page complains about; must stay empty. */
let complaints: string[];

beforeAll(async () => {
  app = await makeApp({ logLevel: 'silent' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

beforeEach(async () => {
  complaints = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${app.listeningOrigin}/new`);
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

const turn = () => page.locator('.turn');
const at = async (): Promise<number> => Number(await turn().getAttribute('data-at'));
const heading = () => page.locator('#turn-heading').innerText();
const keys = () => page.locator('.turn [data-key]').evaluateAll(buttons => buttons.map(b => (b as HTMLElement).dataset['key'] ?? ''));
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function start(seed: string, names = ['Ana', 'Bea']): Promise<void> {
  if (names.length > 2) await page.locator('.preset-number').getByText(String(names.length), { exact: true }).click();
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill(seed);
  await button('Start the game').click();
  await turn().waitFor();
}

/** Clicks the move with this key and waits until the page shows what came of it. */
async function click(key: string): Promise<void> {
  const before = await at();
  await page.locator(`.turn [data-key="${key}"]`).click();
  await page.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') !== String(seen), before);
}

/** Clicks anything offered, up to so many times; how many clicks there were. */
async function play(seed: string, clicks: number, stop: () => Promise<boolean> = async () => false): Promise<number> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < clicks; n++) {
    const offered = await keys();
    if (offered.length === 0 || (await stop())) return n;
    await click(offered[rng.below(offered.length)] as string);
  }
  return clicks;
}

describe('the page', () => {
  test('starts a game and plays 60 moves by clicks, then goes on after a reload', async () => {
    await expect.poll(() => page.title()).toBe('New game · Adega');
    await start('sixty');
    expect(await page.title()).toMatch(/^(Ana|Bea) to move · Vinhos 2016 · Adega$/);
    expect(await play('sixty', 64)).toBe(64);
    const seen = await page.locator('main').innerText();
    await page.reload();
    await turn().waitFor();
    expect(await page.locator('main').innerText()).toBe(seen);
    expect(await play('again', 6)).toBe(6);
  });

  test('waits for a confirmation before a tile is turned up; until then a move can be taken back', async () => {
    await start('confirm');
    const first = await heading();
    const before = await at();
    await click((await keys()).find(key => key.startsWith('found')) as string);
    expect(await heading()).toMatch(/: confirm$/);
    expect(await page.locator('#undo-what').innerText()).toMatch(/^(Takes back|(Ana|Bea) can still take back): take a first vineyard in /);
    await button('Undo').click();
    await page.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') === String(seen), before);
    expect(await heading()).toBe(first);

    await click((await keys()).find(key => key.startsWith('found')) as string);
    await click('confirm');
    expect(await at()).toBeGreaterThan(before + 1);
    expect(await button('Undo').isDisabled()).toBe(true);
    expect(await page.locator('#undo-what').innerText()).toBe('The last thing was a draw or a reveal.');
  });

  test('takes back one move or the whole turn', async () => {
    await start('undo');
    await play('undo', 80, async () => await button('Restart the turn').isEnabled());
    const log = await page.locator('.log-list').innerText();
    const before = await at();
    await button('Undo').click();
    await page.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') === String(seen), before - 1);
    expect(await page.locator('.log-list').innerText()).not.toBe(log);
    await page.locator('.turn [data-key]').first().click();
    await page.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') === String(seen), before);
    await button('Restart the turn').click();
    await page.waitForFunction(seen => Number(document.querySelector('.turn')?.getAttribute('data-at')) < seen - 1, before);
  });

  test('shows why a move is not possible: the rule, its text, the numbers, what would help', async () => {
    await start('greyed');
    await play('greyed', 120, async () => (await page.locator('.greyed').count()) > 0);
    await page.locator('.greyed > summary').click();
    const move = page.locator('.greyed li').first();
    expect(await move.locator('code').innerText()).toMatch(/^[a-z]+\.[a-z0-9-]+$/);
    await move.locator('summary').click();
    expect((await move.locator('.reason').innerText()).length).toBeGreaterThan(40);
    await expect.poll(() => move.locator('.remedies').innerText()).toMatch(/^(First |Nothing )/);
    await move.locator('.reason .rule-chip').click();
    expect(await page.locator('dialog[open]').innerText()).toContain(await move.locator('code').innerText());
    await button('Close').click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('tells what a move would do when it is pointed at or has the focus', async () => {
    await start('preview');
    await play('preview', 80, async () => (await heading()).endsWith('Move your action marker'));
    const moves = page.locator('.turn [data-key^="enter"]');
    await moves.first().hover();
    await expect.poll(() => page.locator('.preview').innerText()).toContain('goes to');
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.preview').innerText()).not.toContain('goes to');
    await moves.last().focus();
    await expect.poll(() => page.locator('.preview').innerText()).toContain('goes to');
  });

  test('can be played with the keyboard alone, and keeps the focus in the turn', async () => {
    await start('keys');
    await page.locator('.turn [data-key]').first().focus();
    for (let n = 0; n < 12; n++) {
      const before = await at();
      await page.keyboard.press('Enter');
      await page.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') !== String(seen), before);
      expect(await page.evaluate(() => document.querySelector('.turn')?.contains(document.activeElement))).toBe(true);
      while (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-key')))) await page.keyboard.press('Tab');
    }
  });

  test('opens a record that was pasted, and says what is wrong with one that is none', async () => {
    await start('record');
    await play('record', 30);
    const seen = { at: await at(), heading: await heading() };
    const [download] = await Promise.all([page.waitForEvent('download'), button('Save the record').click()]);
    expect(download.suggestedFilename()).toBe('adega-vinhos-2016.txt');
    const record = await streamText(await download.createReadStream());
    await button('New game').click();
    await page.getByLabel('Record', { exact: true }).fill('dear diary');
    await button('Open the game').click();
    expect(await page.getByRole('alert').innerText()).toContain('It does not begin like a record.');
    await page.getByLabel('Record', { exact: true }).fill(record);
    await button('Open the game').click();
    await turn().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await at()).toBe(seen.at);
    expect(await heading()).toBe(seen.heading);
  });

  test('is fit for people who cannot see it or use a small screen', async () => {
    expect(await violations()).toEqual([]);
    await start('fit', ['Ana', 'Bea', 'Carlos', 'Dora']);
    await play('fit', 40);
    expect(await violations()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations('color-contrast')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('plays a whole game by clicks, up to the final scores', async () => {
    await start('whole');
    const clicks = await play('whole', 900);
    expect(clicks).toBeGreaterThan(100);
    expect(clicks).toBeLessThan(900);
    expect(await heading()).toMatch(/ wins with \d+$| share the first place with \d+$/);
    const rows = await page
      .locator('.final-scores tbody tr')
      .evaluateAll(trs => trs.map(tr => [...tr.children].map(c => c.textContent ?? '')));
    const numbers = (name: string) =>
      rows
        .find(row => row[0]?.startsWith(name))
        ?.slice(1)
        .map(Number) ?? [];
    const parts = ['Export', 'Fairs', 'Money', 'Wines', 'Majorities', 'Multipliers'].map(numbers);
    expect(numbers('Total')).toEqual([0, 1].map(i => parts.reduce((sum, part) => sum + (part[i] ?? 0), 0)));
    expect(rows.find(row => row[0] === 'Rank')?.[1]).toMatch(/^1/);
    expect(await page.title()).toBe('Final scores · Vinhos 2016 · Adega');
  });
});

/** What axe finds, by all its rules or by these. The log is long and all alike. */
async function violations(...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('.log li:nth-child(n + 5)');
  const { violations: found } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(node => node.html.slice(0, 120))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

async function streamText(readable: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of readable) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
