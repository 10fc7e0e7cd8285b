// Looking back, trying on, typing a move and asking for a way, in a real browser.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { at, button, heading, keys, openLeaf, openRecord, play, startGame, untilAt } from './driver.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();
const positions = examples();

async function start(seed: string): Promise<Page> {
  const page = await stage.open();
  await startGame(page, stage.origin, { seats: 2, seed });
  return page;
}

const text = (page: Page, place: string) => page.locator(place).innerText();
/** What is written on canvases. */
const NOTE_LETTERS = `
  window.drawn = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (letters, ...rest) {
    window.drawn.push(letters);
    return fillText.call(this, letters, ...rest);
  };
`;

const untilPast = (page: Page, entries: number) => page.locator(`[data-past="${entries}"]`).waitFor();
const toMove = (page: Page) => async (): Promise<boolean> => (await keys(page)).some(key => key.startsWith('enter '));

describe('looking back', () => {
  test('by arrows, slider and log, each position with an address; now is as it was', async () => {
    const page = await start('back');
    await play(page, 'back', 30);
    const now = { at: await at(page), heading: await heading(page), address: page.url() };

    await button(page, 'One step back').click();
    await untilPast(page, now.at - 1);
    await expect.poll(() => page.url()).toBe(`${now.address}/at/${now.at - 1}`);
    await expect.poll(() => keys(page)).toEqual([]);
    await button(page, 'One step back').click();
    await untilPast(page, now.at - 2);

    await page.getByRole('slider', { name: 'Position in the game' }).fill('3');
    await untilPast(page, 3);
    await button(page, 'Year 1').click();
    await expect.poll(() => page.url()).not.toBe(`${now.address}/at/3`);
    const year = Number(page.url().split('/').at(-1));
    await untilPast(page, year);
    await expect.poll(() => heading(page)).toBe('How it was');
    const then = await text(page, '.game-board');
    await page.reload();
    await untilPast(page, year);
    await expect.poll(() => text(page, '.game-board')).toBe(then);

    await button(page, 'Back to now').click();
    await untilAt(page, now.at);
    await expect.poll(() => page.url()).toBe(now.address);
    await expect.poll(() => heading(page)).toBe(now.heading);
    await page.locator('.chapter-at').nth(1).click();
    await page.locator('[data-past]').waitFor();
    await page.goBack();
    await untilAt(page, now.at);
  });

  test('the log stands at the entry that is shown, however high the lines about it are', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('after') ?? '');
    await page.getByRole('slider', { name: 'Position in the game' }).fill('120');
    await untilPast(page, 120);
    const line = page.locator('.log [aria-current]');
    const body = await page.locator('.side-body').boundingBox();
    const middle = (body?.y ?? 0) + (body?.height ?? 0) / 2;
    // Lines that nobody has seen are supposed to be 40 pixels high.
    await expect.poll(async () => (await line.boundingBox())?.height).not.toBe(40);
    await expect.poll(async () => Math.abs(((await line.boundingBox())?.y ?? 0) - middle)).toBeLessThan(100);
  });

  test('the log goes to where one looks, and back to its newest lines with now', async () => {
    const page = await start('log');
    await play(page, 'log', 30);
    await openLeaf(page, 'log');
    const scrolled = () => page.locator('.side-body').evaluate(body => body.scrollTop);
    await button(page, 'To the start').click();
    await untilPast(page, 0);
    await page.getByRole('slider', { name: 'Position in the game' }).fill('4');
    await untilPast(page, 4);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await button(page, 'To now').click();
    await expect.poll(scrolled).toBe(0);
  });

  test('a step back at the very moment a move is shown is taken', async () => {
    const page = await start('at once');
    const before = await at(page);
    await page.evaluate(() => {
      const panel = () => document.querySelector('[data-at]')?.getAttribute('data-at');
      const seen = panel();
      const stepBack = () => {
        if (panel() === seen) return;
        observer.disconnect();
        document.querySelectorAll<HTMLElement>('.history .arrow')[1]?.click();
      };
      const observer = new MutationObserver(stepBack);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.locator('.turn [data-key]').first().dispatchEvent('click');
    await page.locator(`[data-past="${before}"]`).waitFor();
  });
});

describe('the log', () => {
  test('draws each line in the colour of its player', async () => {
    const page = await start('colours');
    await play(page, 'colours', 20);
    const colourOf = (selector: string) =>
      page.evaluate(of => getComputedStyle(document.querySelector(of) as Element).borderInlineStartColor, selector);
    const board = (seat: number) =>
      page.evaluate(of => getComputedStyle(document.querySelector(of) as Element).fill, `.player.seat-edge-${seat} .seat-fill-${seat}`);
    for (const seat of [1, 2]) expect(await colourOf(`.log p.seat-edge-${seat}`)).toBe(await board(seat));
    expect(await colourOf('.log p.nobodys')).not.toBe(await board(1));
    expect(await board(1)).not.toBe(await board(2));
  });

  test('is one stop of the Tab key; the arrows go through it, to positions, reasons and rules', async () => {
    const page = await start('log');
    await play(page, 'log', 12);
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    await page.locator('.log-list').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('chapter-at');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('chapter-why');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toContain('rule-sign');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('rule-sign');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.log-list') ?? null)).toBe(null);
  });
});

describe('trying on', () => {
  test('in named copies for all seats, marked as such; the game itself stays as it is', async () => {
    const page = await start('idea');
    await play(page, 'idea', 40, toMove(page));
    const now = await at(page);
    const seen = await text(page, '.game-players');
    await button(page, 'Try out').click();
    await page.getByLabel('Name of the idea').fill('Bold');
    await button(page, 'Try it').click();
    await page.locator('.what-if.on').waitFor();
    await play(page, 'bold', 12);
    await expect.poll(() => at(page)).toBeGreaterThan(now + 10);
    await button(page, 'Compare').click();
    const columns = async () => (await page.locator('.comparison thead th').allInnerTexts()).map(column => column.split('\n')[0]);
    await expect.poll(columns).toEqual(['What', 'The game', 'Bold']);
    await button(page, 'Close').click();
    await button(page, 'Back to the game').click();
    await untilAt(page, now);
    await expect.poll(() => text(page, '.game-players')).toBe(seen);
    await expect.poll(() => page.locator('.what-if.on').count()).toBe(0);
    await button(page, 'Bold').click();
    await page.locator('.what-if.on').waitFor();
    await page.reload();
    await untilAt(page, now);
    await button(page, 'Bold').waitFor();
  });
});

describe('saying what one wants', () => {
  test('typed moves are completed and played; one that is not possible yet leads to a way that is played whole', async () => {
    const page = await start('typed');
    await play(page, 'typed', 60, toMove(page));
    const before = await at(page);
    const problem = () => text(page, '.command .problem');
    await page.keyboard.press('/');
    const field = page.getByLabel('A move in the notation');
    await field.fill('sing');
    await expect.poll(problem).toContain('“sing” is not understood here.');
    await field.fill('hi');
    await page.locator('.command-next').getByText('hire', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('hire ');
    await field.fill('hire taste');
    await expect.poll(problem).toContain('Not possible at this point');
    await page.keyboard.press('Enter');
    await page.locator('.goal [data-way]').first().click();
    await untilAt(page, before + 2);
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('what a position holds', () => {
  test('charts of whole numbers have whole numbers beside them', async () => {
    const page = await stage.open();
    await page.addInitScript(NOTE_LETTERS);
    // In the middle of a game: of the regions somebody has so many that the axis would go on by halves.
    const lines = examples('vino').get('end')?.split('\n').slice(0, 200) ?? [];
    await openRecord(page, stage.origin, `${lines.join('\n')}\n`);
    await openLeaf(page, 'charts');
    await expect.poll(() => page.locator('.chart canvas').count()).toBeGreaterThan(2);
    const drawn = () => page.evaluate<string[]>('window.drawn');
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(20);
    expect((await drawn()).filter(letters => /\.\d/.test(letters))).toEqual([]);
  });

  // What axe finds in each of them: axe.long.ts.
  test('every panel opens and says something', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('after') ?? '');
    const tabs = page.locator('.side-tabs [role=tab]');
    await expect.poll(() => tabs.count()).toBe(4);
    const leaves = ['log', 'score', 'charts', 'worth', 'wines', 'majorities', 'prices', 'left', 'harvests', 'fair'];
    for (const leaf of leaves) {
      await openLeaf(page, leaf);
      await expect.poll(async () => (await text(page, '.side-body')).length).toBeGreaterThan(20);
    }
  });
});
