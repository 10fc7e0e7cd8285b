// Looking back, trying on, typing a move and asking for a way, in a real browser.
import { stream } from '@adega/kernel';
import { makeApp } from '@adega/server/app.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, keys, listen, startGame, untilMoved } from './driver.ts';

let app: Awaited<ReturnType<typeof makeApp>>;
let browser: Browser;
let page: Page;
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
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  complaints = listen(page);
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = () => page.locator('#turn-heading').innerText();
const main = () => page.locator('main').innerText();

/** Clicks anything offered until so many moves are made or `stop`. */
async function play(seed: string, most: number, stop: () => Promise<boolean> = async () => false): Promise<void> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < most && !(await stop()); n++) {
    const offered = await keys(page);
    const before = await at(page);
    await page.locator(`.turn [data-key="${offered[rng.below(offered.length)]}"]`).click();
    await untilMoved(page, before);
  }
}

const toMove = async (): Promise<boolean> => (await keys(page)).some(key => key.startsWith('enter '));

describe('looking back', () => {
  test('by arrows, slider and log, each position with an address; now is as it was', async () => {
    await startGame(page, app.listeningOrigin, 2, 'back');
    await play('back', 30);
    const now = { at: await at(page), main: await main(), address: page.url() };

    await button('One step back').click();
    await page.locator(`[data-past="${now.at - 1}"]`).waitFor();
    expect(page.url()).toBe(`${now.address}/at/${now.at - 1}`);
    expect(await keys(page)).toEqual([]);
    await button('One step back').click();
    await page.locator(`[data-past="${now.at - 2}"]`).waitFor();

    await page.getByRole('slider', { name: 'Position in the game' }).fill('3');
    await page.locator('[data-past="3"]').waitFor();
    await page.getByRole('button', { name: 'Year 1', exact: true }).click();
    await expect.poll(heading).toBe('How it was');
    const address = page.url();
    const then = await page.locator('.game-board').innerText();
    await page.goto(address);
    await page.locator('[data-past]').waitFor();
    expect(await page.locator('.game-board').innerText()).toBe(then);

    await button('Back to now').click();
    await page.locator(`[data-at="${now.at}"]`).waitFor();
    expect(page.url()).toBe(now.address);
    expect(await main()).toContain(await heading());
    await page.locator('.chapter-at').nth(1).click();
    await page.locator('[data-past]').waitFor();
    await page.goBack();
    await page.locator(`[data-at="${now.at}"]`).waitFor();
  });
});

describe('trying on', () => {
  test('in named copies for all seats, marked as such; the game itself stays as it is', async () => {
    await startGame(page, app.listeningOrigin, 2, 'idea');
    await play('idea', 40, toMove);
    const now = await at(page);
    const seen = await page.locator('.game-players').innerText();
    await button('What if…').click();
    await page.getByLabel('Name of the idea').fill('Bold');
    await button('Try it').click();
    await page.locator('.what-if.on').waitFor();
    await play('bold', 12);
    expect(await at(page)).toBeGreaterThan(now + 10);
    await button('Compare').click();
    const columns = async () => (await page.locator('.comparison thead th').allInnerTexts()).map(text => text.split('\n')[0]);
    await expect.poll(columns).toEqual(['What', 'The game', 'Bold']);
    await button('Close').click();
    await button('Back to the game').click();
    await page.locator(`.turn[data-at="${now}"]`).waitFor();
    expect(await page.locator('.game-players').innerText()).toBe(seen);
    expect(await page.locator('.what-if.on').count()).toBe(0);
    await button('Bold').click();
    await page.locator('.what-if.on').waitFor();
    await page.reload();
    await page.locator(`.turn[data-at="${now}"]`).waitFor();
    await button('Bold').waitFor();
  });
});

describe('saying what one wants', () => {
  test('typed moves are completed and played; one that is not possible yet leads to a way that is played whole', async () => {
    await startGame(page, app.listeningOrigin, 2, 'typed');
    await play('typed', 60, toMove);
    const before = await at(page);
    await page.keyboard.press('/');
    const field = page.getByLabel('A move in the notation');
    await field.fill('sing');
    await expect.poll(() => page.locator('.command .problem').innerText()).toContain('“sing” is not understood here.');
    await field.fill('hi');
    await page.locator('.command-next').getByText('hire', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('hire ');
    await field.fill('hire taste');
    await expect.poll(() => page.locator('.command .problem').innerText()).toContain('Not possible at this point');
    await page.keyboard.press('Enter');
    await page.locator('.goal [data-way]').first().click();
    await untilMoved(page, before);
    expect(await at(page)).toBe(before + 2);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('what a position holds', () => {
  test('every panel opens, and axe finds nothing in either theme', async () => {
    await startGame(page, app.listeningOrigin, 3, 'panels');
    await play('panels', 60);
    const tabs = await page.locator('.side-tabs [role=tab]').all();
    expect(tabs.length).toBe(9);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const tab of tabs) {
        await tab.click();
        await expect.poll(async () => (await page.locator('.side-body').innerText()).length).toBeGreaterThan(20);
        const { violations } = await new AxeBuilder({ page }).include('.side').exclude('.log li:nth-child(n + 5)').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      }
    }
  });
});
