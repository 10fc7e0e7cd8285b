// The pages around a game in a real browser: one click to play, kept games, addresses, and life without a network.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { asked, at, button, choose, heading, path, startGame, turn } from './driver.ts';
import { rewriteGames } from './kept-games.ts';
import { settle } from './screens.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();

async function opened(place = '/', options?: BrowserContextOptions): Promise<Page> {
  const page = await stage.open(options);
  await page.goto(stage.origin + place);
  return page;
}

const cards = (page: Page) => page.locator('.game-card');

async function pressed(page: Page, way: string): Promise<void> {
  await button(page, way).click();
  await turn(page).waitFor();
}

const playNow = (page: Page): Promise<void> => pressed(page, 'Play now');
const playTwo = (page: Page): Promise<void> => pressed(page, 'Two at this screen');

/** Plays the first thing offered, so many times. */
async function play(page: Page, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) await choose(page, (await asked(page)).keys[0] as string);
}

/** Waits until the page can do without the server. */
const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

describe('playing', () => {
  test('starts with one click, against the opponent last chosen', async () => {
    const page = await opened();
    await page.getByLabel('Against').selectOption('Apprentice');
    await page.reload();
    await playNow(page);
    await expect.poll(() => path(page)).toMatch(/^\/game\/[a-z0-9]{10}$/);
    await expect.poll(() => heading(page)).toMatch(/^Player 1: /);
    await expect.poll(() => page.getByText('Apprentice').count()).toBeGreaterThan(0);
    // A first game has the regions that the rulebooks recommend: without Setúbal and Algarve.
    const out = page.locator('.region.out');
    await expect
      .poll(() => out.evaluateAll(regions => regions.map(region => region.getAttribute('data-thing')).sort()))
      .toEqual(['region:6', 'region:8']);
  });

  test('takes at most 300 KB of script up to the first move, as the browser counts it', async () => {
    const page = await stage.open();
    const sizes: Promise<number>[] = [];
    page.context().on('requestfinished', request => {
      if (request.url().endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(stage.origin);
    await playNow(page);
    const total = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(300_000);
  });

  test('a reload in the middle of a turn loses nothing, also right after the click', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 9);
    const shown = async () => ({ at: await at(page), heading: await heading(page) });
    const before = await shown();
    await page.reload();
    await expect.poll(shown).toEqual(before);
    for (let n = 0; n < 3; n++) {
      await play(page, 1);
      const now = await at(page);
      await page.reload();
      await expect.poll(() => at(page)).toBe(now);
    }
  });

  test('goes on without a network, also after a reload', async () => {
    const page = await opened('/', { serviceWorkers: 'allow' });
    await ready(page);
    await playTwo(page);
    await play(page, 3);
    const before = await at(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => at(page)).toBe(before);
    await play(page, 3);
    const game = path(page);
    await page.goto(`${stage.origin}/`);
    await cards(page).first().waitFor();
    await page.goto(stage.origin + game);
    await expect.poll(() => at(page)).toBeGreaterThan(before);
  });

  test('who wants no question before a draw is not asked', async () => {
    const page = await opened('/settings');
    await page.getByText('Go on at once').click();
    await page.goto(`${stage.origin}/`);
    await playTwo(page);
    const before = await at(page);
    await page.locator('.turn [data-key]').first().dispatchEvent('click');
    await expect.poll(() => at(page)).toBeGreaterThan(before + 1);
    await expect.poll(() => page.locator('[data-key="confirm"]').count()).toBe(0);
  });
});

describe('kept games', () => {
  test('are listed, two side by side, and each goes on by itself', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 4);
    const first = { path: path(page), at: await at(page) };
    await page.goBack();
    await playTwo(page);
    await expect.poll(() => path(page)).toMatch(/^\/game\//);
    expect(path(page)).not.toBe(first.path);
    await page.goto(`${stage.origin}/`);
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.locator(`a[href="${first.path}"]`).click();
    await expect.poll(() => at(page)).toBe(first.at);
  });

  test('are deleted, and brought back', async () => {
    const page = await opened();
    await playTwo(page);
    await page.goBack();
    await cards(page).locator('summary').click();
    await button(page, 'Delete').click();
    await expect.poll(() => cards(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(1);
  });

  test('can be played again with the same people', async () => {
    const page = await stage.open();
    await startGame(page, stage.origin, { seats: 3, seed: '', names: ['Ana', 'Bea', 'Carlos'] });
    const first = path(page);
    await page.goto(`${stage.origin}/`);
    await cards(page).locator('summary').click();
    await button(page, 'Rematch').click();
    await turn(page).waitFor();
    await expect.poll(() => path(page)).toMatch(/^\/game\//);
    expect(path(page)).not.toBe(first);
    await page.goto(`${stage.origin}/`);
    await expect.poll(() => cards(page).count()).toBe(2);
    for (const people of await page.locator('.game-people').allInnerTexts()) expect(people).toMatch(/Ana\s.*Bea\s.*Carlos/s);
    await page.goto(`${stage.origin}/new`);
    await expect.poll(() => page.getByLabel('Name of player 2').inputValue()).toBe('Bea');
  });

  test('go out as text and come back the same', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 12);
    const before = await at(page);
    await page.goto(`${stage.origin}/`);
    await cards(page).locator('summary').click();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
    await expect.poll(() => page.getByRole('status').first().innerText()).toContain('adega-vinhos-2016.txt');
    await page.goto(`${stage.origin}/new`);
    await page.getByLabel('Choose a file').setInputFiles(await file.path());
    await expect.poll(() => page.getByLabel('Text of the file', { exact: true }).inputValue()).toContain('adega-record: 1');
    await button(page, 'Open it').click();
    await expect.poll(() => at(page)).toBe(before);
    await page.goto(`${stage.origin}/`);
    await expect.poll(() => cards(page).count()).toBe(2);
  });

  test('of the first version are taken over', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 5);
    const before = await at(page);
    const [kept] = await rewriteGames(page, stage.origin, () => []);
    const first = JSON.stringify({ names: ['Ana', 'Bea'], record: kept?.record });
    await page.evaluate(match => localStorage.setItem('adega.match', match), first);
    await page.goto(`${stage.origin}/`);
    await expect.poll(() => cards(page).count()).toBe(1);
    await expect.poll(() => cards(page).innerText()).toContain('Ana');
    await page.locator('.game-card .go-on').click();
    await expect.poll(() => at(page)).toBe(before);
  });

  test('keep what was tried on in them', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 5);
    await page.locator('.try-on').click();
    await page.locator('dialog[open] button[type=submit]').click();
    await page.locator('.what-if.on').waitFor();
    await play(page, 2);
    const tried = await at(page);
    await page.reload();
    await expect.poll(() => at(page)).toBeLessThan(tried);
    await button(page, 'Idea 1').click();
    await expect.poll(() => at(page)).toBe(tried);
    await button(page, 'Drop this idea').click();
    await expect.poll(() => page.locator('.what-if').count()).toBe(0);
    await page.reload();
    await turn(page).waitFor();
    await expect.poll(() => page.locator('.what-if').count()).toBe(0);
  });

  test('of older rules are shown with the reason, can be saved, and a copy goes on', async () => {
    const page = await opened();
    await playTwo(page);
    await play(page, 6);
    const before = await at(page);
    const old = path(page);
    // Of rules by which the last entry was another one.
    await rewriteGames(page, stage.origin, games =>
      games.map(game => ({ ...game, record: game.record.replace(/^rules: \d+$/m, 'rules: 0').replace(/\S+ \S+\n$/, 'nowhere\n') })),
    );
    await page.goto(stage.origin + old);
    await expect.poll(() => page.locator('h1').innerText()).toContain('older rules');
    await expect.poll(() => page.locator('main').innerText()).toContain('version 0');
    await expect.poll(() => page.locator('.trouble').count()).toBe(0);
    await expect.poll(() => page.locator('.old-entries li').count()).toBe(before);
    await settle(page);
    expect(await violations(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
    expect(file.suggestedFilename()).toContain('vinhos');
    await expect.poll(() => page.getByRole('status').innerText()).toContain(file.suggestedFilename());
    await button(page, 'Go on with a copy').click();
    await turn(page).waitFor();
    await expect.poll(() => path(page)).not.toBe(old);
    // All but the last entry; where draws led to it, the turn before them is not ended yet, and they are still to come.
    const kept = await at(page);
    expect(kept).toBeLessThan(before);
    expect(kept).toBeGreaterThan(before / 2);
    await expect.poll(() => page.locator('.shell-bar').innerText()).toContain(`${kept} of ${before} entries`);
    await page.goto(stage.origin + old);
    await expect.poll(() => page.locator('h1').innerText()).toContain('older rules');
  });

  test('that were begun since the page was loaded stand on the first page, too', async () => {
    const page = await stage.open();
    await startGame(page, stage.origin, { seats: 2, seed: 'since' });
    await play(page, 1);
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => page.locator('.game-card').count()).toBe(1);
  });

  test('in two tabs: nobody’s moves are overwritten unseen', async () => {
    const page = await opened();
    await playTwo(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await turn(other).waitFor();
    await play(page, 1);
    await play(other, 1);
    await play(page, 3);
    await play(other, 1);
    const bar = other.getByRole('alert');
    await expect.poll(() => bar.innerText()).toContain('another tab');
    await button(other, 'Keep this one as a game of its own').click();
    await expect.poll(() => path(other)).not.toBe(path(page));
    await expect.poll(() => bar.count()).toBe(0);
    await play(other, 1);
    await expect.poll(() => bar.count()).toBe(0);
    const now = await at(page);
    await page.reload();
    await expect.poll(() => at(page)).toBe(now);
  });
});

describe('addresses', () => {
  test('the back button goes back', async () => {
    const page = await opened();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect.poll(() => page.title()).toContain('rules');
    await page.getByRole('link', { name: 'move.tax' }).first().click();
    await expect.poll(() => path(page)).toBe('/rules/move.tax');
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/book/vinhos/2016');
    await page.goBack();
    await button(page, 'Play now').waitFor();
    await page.goForward();
    await expect.poll(() => page.locator('h1').innerText()).toContain('rules');
  });

  test('of a rule opens there; of nothing says so', async () => {
    const page = await opened('/rules/fair.rank');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('fair.rank');
    await expect.poll(() => page.locator('.rule.opened').innerText()).toContain('Said in');
    await page.goto(`${stage.origin}/game/nothing`);
    await expect.poll(() => page.locator('h1').innerText()).toContain('not in this browser');
    await page.goto(`${stage.origin}/no/such/place`);
    await expect.poll(() => page.locator('h1').innerText()).toContain('nothing at this address');
  });

  test('another rulebook keeps the focus where it was taken, though its words are fetched first', async () => {
    const page = await opened('/rules');
    const vino = page.locator('.books button', { hasText: 'Vino' }).last();
    await vino.press('Enter');
    await page.locator('[id="vino.round"]').waitFor();
    await expect.poll(() => vino.evaluate(button => button === document.activeElement)).toBe(true);
  });

  test('of every page: it is unofficial, and fits a phone', async () => {
    const page = await stage.open(PHONE);
    for (const place of ['/', '/new', '/online', '/games', '/rules', '/aim', '/aim/vino', '/settings', '/about']) {
      await page.goto(stage.origin + place);
      await page.locator('h1').waitFor();
      await expect.poll(() => page.locator('.foot').innerText()).toContain('Unofficial');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  test('a language that was chosen is loaded, and stays', async () => {
    const page = await opened('/settings');
    await expect.poll(() => page.title()).toBe('Settings · Adega');
    await page.getByText('Français', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await expect.poll(() => page.title()).not.toBe('Settings · Adega');
    const title = await page.title();
    await page.reload();
    await expect.poll(() => page.title()).toBe(title);
    await page.goto(stage.origin);
    await page.locator('.hero-ways button.second-way').first().click();
    await turn(page).waitFor();
    await play(page, 4);
  });

  test('a theme that was chosen stays', async () => {
    const page = await opened('/settings');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByText('Day', { exact: true }).click();
    await settle(page);
    const day = await ground();
    await page.getByText('Night', { exact: true }).click();
    await expect.poll(ground).not.toBe(day);
    await settle(page);
    const night = await ground();
    await page.reload();
    await expect.poll(ground).toBe(night);
    await page.getByText('Day', { exact: true }).click();
    await expect.poll(ground).toBe(day);
  });
});
