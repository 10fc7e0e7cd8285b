// The pages around a game in a real browser: one click to play, kept games, addresses, and life without a network.
import { makeApp } from '@adega/server/app.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: Awaited<ReturnType<typeof makeApp>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Whatever a page complains about; must stay empty. */
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
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await newPage();
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

async function newPage(path = '/'): Promise<Page> {
  const made = await context.newPage();
  made.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  made.on('pageerror', error => complaints.push(String(error)));
  await made.goto(app.listeningOrigin + path);
  return made;
}

const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const turn = (on = page) => on.locator('.turn');
const at = async (on = page): Promise<number> => Number(await turn(on).getAttribute('data-at'));
const path = (on = page) => new URL(on.url()).pathname;
const cards = () => page.locator('.game-card');

async function playNow(): Promise<void> {
  await button('Play now').click();
  await turn().waitFor();
}

/** Clicks the first thing offered, so many times. The click is the page's own: what else is drawn there is not the matter here. */
async function play(moves: number, on = page): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const before = await at(on);
    await on.locator('.turn [data-key]').first().dispatchEvent('click');
    await on.waitForFunction(seen => document.querySelector('.turn')?.getAttribute('data-at') !== String(seen), before);
  }
}

/** Changes the records that this browser keeps, as an earlier page might have left them. */
const rewriteGames = (change: (record: string) => string) =>
  page.evaluate(async source => {
    const open = indexedDB.open('adega');
    const db = await new Promise<IDBDatabase>(resolve => {
      open.onsuccess = () => resolve(open.result);
    });
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const all = games.getAll();
    await new Promise(resolve => {
      all.onsuccess = resolve;
    });
    const changed = new Function(`return (${source})`)() as (record: string) => string;
    for (const game of all.result) games.put({ ...game, record: changed(game.record) });
    db.close();
  }, change.toString());

/** Waits until the page can do without the server. */
const ready = () => page.evaluate(async () => void (await navigator.serviceWorker.ready));

async function violations(): Promise<string[]> {
  // The rules are many and all alike.
  const { violations: found } = await new AxeBuilder({ page }).exclude('.rule:nth-of-type(n + 3)').analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

describe('playing', () => {
  test('starts with one click', async () => {
    await playNow();
    expect(path()).toMatch(/^\/game\/[a-z0-9]{10}$/);
    expect(await page.locator('#turn-heading').innerText()).toMatch(/^Player [12]: /);
  });

  test('takes at most 300 KB of script up to the first move, as the browser counts it', async () => {
    const cold = await browser.newContext({ serviceWorkers: 'block' });
    const first = await cold.newPage();
    const sizes: Promise<number>[] = [];
    cold.on('requestfinished', request => {
      if (request.url().endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await first.goto(app.listeningOrigin);
    await button('Play now', first).click();
    await turn(first).waitFor();
    const total = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
    await cold.close();
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(300_000);
  });

  test('a reload in the middle of a turn loses nothing, also right after the click', async () => {
    await playNow();
    await play(9);
    const before = { at: await at(), heading: await page.locator('#turn-heading').innerText() };
    await page.reload();
    await turn().waitFor();
    expect({ at: await at(), heading: await page.locator('#turn-heading').innerText() }).toEqual(before);
    for (let n = 0; n < 3; n++) {
      await play(1);
      const now = await at();
      await page.reload();
      await turn().waitFor();
      expect(await at()).toBe(now);
    }
  });

  test('goes on without a network, also after a reload', async () => {
    await ready();
    await playNow();
    await play(3);
    const before = await at();
    await context.setOffline(true);
    await page.reload();
    await turn().waitFor();
    expect(await at()).toBe(before);
    await play(3);
    const game = path();
    await page.goto(`${app.listeningOrigin}/`);
    await cards().first().waitFor();
    await page.goto(app.listeningOrigin + game);
    await turn().waitFor();
    expect(await at()).toBeGreaterThan(before);
  });

  test('who wants no question before a draw is not asked', async () => {
    await page.goto(`${app.listeningOrigin}/settings`);
    await page.getByText('Go on at once').click();
    await page.goto(`${app.listeningOrigin}/`);
    await playNow();
    const before = await at();
    await page.locator('.turn [data-key]').first().dispatchEvent('click');
    await expect.poll(() => at()).toBeGreaterThan(before + 1);
    expect(await page.locator('[data-key="confirm"]').count()).toBe(0);
  });
});

describe('kept games', () => {
  test('are listed, two side by side, and each goes on by itself', async () => {
    await playNow();
    await play(4);
    const first = { path: path(), at: await at() };
    await page.goBack();
    await playNow();
    expect(path()).not.toBe(first.path);
    await page.goto(`${app.listeningOrigin}/`);
    await expect.poll(() => cards().count()).toBe(2);
    await page.locator(`a[href="${first.path}"]`).click();
    await turn().waitFor();
    expect(await at()).toBe(first.at);
  });

  test('are deleted, and brought back', async () => {
    await playNow();
    await page.goBack();
    await cards().locator('summary').click();
    await button('Delete').click();
    await expect.poll(() => cards().count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => cards().count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards().count()).toBe(1);
  });

  test('can be played again with the same people', async () => {
    await page.goto(`${app.listeningOrigin}/new`);
    await page.locator('.preset').nth(1).click();
    for (const [i, name] of ['Ana', 'Bea', 'Carlos'].entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
    await button('Start the game').click();
    await turn().waitFor();
    const first = path();
    await page.goto(`${app.listeningOrigin}/`);
    await cards().locator('summary').click();
    await button('Rematch').click();
    await turn().waitFor();
    expect(path()).not.toBe(first);
    await page.goto(`${app.listeningOrigin}/`);
    await expect.poll(() => cards().count()).toBe(2);
    for (const people of await page.locator('.game-people').allInnerTexts()) expect(people).toMatch(/Ana\s.*Bea\s.*Carlos/s);
    await page.goto(`${app.listeningOrigin}/new`);
    expect(await page.getByLabel('Name of player 2').inputValue()).toBe('Bea');
  });

  test('go out as text and come back the same', async () => {
    await playNow();
    await play(12);
    const before = await at();
    await page.goto(`${app.listeningOrigin}/`);
    await cards().locator('summary').click();
    const [file] = await Promise.all([page.waitForEvent('download'), button('Save as a file').click()]);
    await page.goto(`${app.listeningOrigin}/new`);
    await page.getByLabel('Choose a file').setInputFiles(await file.path());
    await expect.poll(() => page.getByLabel('Record', { exact: true }).inputValue()).toContain('adega-record: 1');
    await button('Open the game').click();
    await turn().waitFor();
    expect(await at()).toBe(before);
    await page.goto(`${app.listeningOrigin}/`);
    await expect.poll(() => cards().count()).toBe(2);
  });

  test('of the first version are taken over', async () => {
    await playNow();
    await play(5);
    const before = await at();
    await page.goto(`${app.listeningOrigin}/about`);
    await page.evaluate(async () => {
      const open = indexedDB.open('adega');
      const db = await new Promise<IDBDatabase>(resolve => {
        open.onsuccess = () => resolve(open.result);
      });
      const games = db.transaction('games', 'readwrite').objectStore('games');
      const all = games.getAll();
      await new Promise(resolve => {
        all.onsuccess = resolve;
      });
      games.clear();
      db.close();
      localStorage.setItem('adega.match', JSON.stringify({ names: ['Ana', 'Bea'], record: all.result[0].record }));
    });
    await page.goto(`${app.listeningOrigin}/`);
    await expect.poll(() => cards().count()).toBe(1);
    expect(await cards().innerText()).toContain('Ana');
    await page.locator('.game-card .go-on').click();
    await turn().waitFor();
    expect(await at()).toBe(before);
  });

  test('keep what was tried on in them', async () => {
    await playNow();
    await play(5);
    await page.locator('.try-on').click();
    await page.locator('dialog[open] button[type=submit]').click();
    await page.locator('.what-if.on').waitFor();
    await play(2);
    const tried = await at();
    await page.reload();
    await turn().waitFor();
    await expect.poll(() => at()).toBeLessThan(tried);
    await button('Idea 1').click();
    await expect.poll(() => at()).toBe(tried);
    await button('Drop this idea').click();
    await expect.poll(() => page.locator('.what-if').count()).toBe(0);
    await page.reload();
    await turn().waitFor();
    await expect.poll(() => page.locator('.what-if').count()).toBe(0);
  });

  test('of older rules are shown with the reason, can be saved, and a copy goes on', async () => {
    await playNow();
    await play(6);
    const before = await at();
    const old = path();
    await page.goto(`${app.listeningOrigin}/about`);
    await rewriteGames(record => record.replace(/^rules: \d+$/m, 'rules: 0'));
    await page.goto(app.listeningOrigin + old);
    await expect.poll(() => page.locator('h1').innerText()).toContain('older rules');
    await expect.poll(() => page.locator('main').innerText()).toContain('version 0');
    await expect.poll(() => page.locator('.trouble').count()).toBe(0);
    await expect.poll(() => page.locator('.old-entries li').count()).toBe(before);
    expect(await violations()).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), button('Save as a file').click()]);
    expect(file.suggestedFilename()).toContain('vinhos');
    await button('Go on with a copy').click();
    await turn().waitFor();
    await expect.poll(() => at()).toBe(before);
    expect(path()).not.toBe(old);
    await page.goto(app.listeningOrigin + old);
    await expect.poll(() => page.locator('h1').innerText()).toContain('older rules');
  });

  test('in two tabs: nobody’s moves are overwritten unseen', async () => {
    await playNow();
    const other = await newPage(path());
    await turn(other).waitFor();
    await play(1);
    await play(1, other);
    await play(3);
    await play(1, other);
    const bar = other.getByRole('alert');
    await expect.poll(() => bar.innerText()).toContain('another tab');
    await button('Keep this one as a game of its own', other).click();
    await expect.poll(() => path(other)).not.toBe(path());
    expect(await bar.count()).toBe(0);
    await play(1, other);
    expect(await bar.count()).toBe(0);
    const now = await at();
    await page.reload();
    await turn().waitFor();
    expect(await at()).toBe(now);
  });
});

describe('addresses', () => {
  test('the back button goes back', async () => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect.poll(() => page.title()).toContain('Rules');
    await page.getByRole('link', { name: 'move.tax' }).first().click();
    expect(path()).toBe('/rules/move.tax');
    await page.goBack();
    expect(path()).toBe('/rules');
    await page.goBack();
    await button('Play now').waitFor();
    await page.goForward();
    await expect.poll(() => page.locator('h1').innerText()).toContain('rules');
  });

  test('of a rule opens there; of nothing says so', async () => {
    await page.goto(`${app.listeningOrigin}/rules/fair.rank`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('fair.rank');
    expect(await page.locator('.rule.opened').innerText()).toContain('Said in');
    await page.goto(`${app.listeningOrigin}/game/nothing`);
    await expect.poll(() => page.locator('h1').innerText()).toContain('not in this browser');
    await page.goto(`${app.listeningOrigin}/no/such/place`);
    await expect.poll(() => page.locator('h1').innerText()).toContain('nothing at this address');
  });

  test('every page is unofficial, fits a phone, and has nothing that axe finds', async () => {
    for (const place of ['/', '/new', '/rules', '/settings', '/about']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(app.listeningOrigin + place);
      await page.locator('h1').waitFor();
      expect(await page.locator('.foot').innerText()).toContain('Unofficial');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(), `${place} ${colorScheme}`).toEqual([]);
      }
    }
  });

  test('a language that was chosen is loaded, and stays', async () => {
    await page.goto(`${app.listeningOrigin}/settings`);
    await page.getByText('Français', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await expect.poll(() => page.title()).not.toBe('Settings · Adega');
    const title = await page.title();
    await page.reload();
    await expect.poll(() => page.title()).toBe(title);
    await page.goto(app.listeningOrigin);
    await page.locator('.play-now').click();
    await turn().waitFor();
    await play(4);
  });

  test('a theme that was chosen stays', async () => {
    await page.goto(`${app.listeningOrigin}/settings`);
    await page.getByText('Night', { exact: true }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const night = await ground();
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await ground()).toBe(night);
    await page.getByText('Day', { exact: true }).click();
    expect(await ground()).not.toBe(night);
  });
});
