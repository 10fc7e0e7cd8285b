// The players' boards and the layout in a real browser: what is offered can be pressed, all is on one screen, a phone confirms.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { at, button, openRecord, play, startGame, untilAt, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();
const positions = examples();

/** Offered things on a board that something else covers, or that are smaller than a target may be. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.player .thing.offered')].flatMap(thing => {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      // A wine may lie on a place where a cellar is offered: somewhere it must be free.
      const spots = [0.5, 0.15, 0.85].flatMap(a => [0.5, 0.1, 0.9].map(b => document.elementFromPoint(x + width * a, y + height * b)));
      const free = spots.some(spot => spot !== null && thing.contains(spot));
      return free && Math.min(width, height) >= 24 ? [] : [`${thing.dataset['thing']} ${width}×${height} free: ${free}`];
    }),
  );

/** What is larger than the place it has. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.room')].flatMap(place => {
      if (getComputedStyle(place).overflow === 'clip') return [];
      const by = [place.scrollWidth - place.clientWidth, place.scrollHeight - place.clientHeight];
      return by.some(n => n > 1) ? [`${place.className || 'page'} ${by.join(' ')}`] : [];
    }),
  );

test('a game of four at 1440 by 900 never scrolls, and its boards leave everything that is offered free to be pressed', async () => {
  const page = await stage.open();
  await startGame(page, stage.origin, { seats: 4, seed: 'pressed' });
  const bad: string[] = [];
  await play(page, 'pressed', 50, async () => {
    // First what scrolls: the other look scrolls to things itself.
    bad.push(...(await overflowing(page)), ...(await hidden(page)));
    return false;
  });
  expect(bad).toEqual([]);
});

describe('the players’ boards', () => {
  test('are pressed to play: a wine, then where it goes', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('sales') ?? '');
    const before = await at(page);
    await page.locator('.player .own-wine.offered').first().click();
    await expect.poll(() => page.locator('.player .own-wine.chosen').count()).toBe(1);
    await page.locator('.board [data-thing^="sale"][data-key]').first().click();
    await untilMoved(page, before);
  });

  test('place people by steps, or leave them in one click', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('place-farmers') ?? '');
    const before = await at(page);
    const so = page.getByRole('button', { name: 'Place them so' });
    await page.locator('.stepper button[aria-disabled="false"]').first().click();
    await expect.poll(() => so.isDisabled()).toBe(true);
    await page.locator('.stepper button[aria-disabled="false"]').last().click();
    await expect.poll(() => so.isEnabled()).toBe(true);
    await so.click();
    await untilMoved(page, before);
    await button(page, 'Undo').click();
    await untilAt(page, before);
    await page.getByRole('button', { name: 'Leave them as they are' }).click();
    await untilMoved(page, before);
  });

  test('become large one at a time', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('move') ?? '');
    const other = page.locator('.player:not(.large)').first();
    const seat = await other.getAttribute('data-seat');
    await other.locator('button.tool').press('Enter');
    const large = () => page.locator('.player.large').evaluateAll(found => found.map(player => player.getAttribute('data-seat')));
    await expect.poll(large).toEqual([seat]);
    // And the one of whoever is asked again.
    await page.keyboard.press('Escape');
    await expect.poll(large).not.toEqual([seat]);
  });

  test('show their names to who points at them: what enlarges a board lies under its name', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('move') ?? '');
    const names = page.locator('.player:not(.large) .player-name');
    await expect.poll(() => names.count()).toBe(2);
    await names.first().hover({ force: true });
    await expect.poll(() => page.locator('.player:not(.large) .tool:hover').count()).toBe(1);
    // What lies there is found by what takes the pointer.
    for (const name of await names.all()) {
      const isOnTop = name.evaluate(found => {
        found.closest('h3')?.style.setProperty('pointer-events', 'auto');
        const { x, y, width, height } = found.getBoundingClientRect();
        return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(await isOnTop).toBe(true);
    }
  });
});

describe('the screen', () => {
  test('at 1280 by 720 a game of four leaves the regions of every estate to be read', async () => {
    const page = await stage.open({ viewport: { width: 1280, height: 720 } });
    await startGame(page, stage.origin, { seats: 4, seed: 'narrow' });
    await play(page, 'narrow', 60);
    const cut = () =>
      page.locator('.player .sign-region').evaluateAll(signs => signs.filter(sign => sign.scrollWidth > sign.clientWidth).length);
    await expect.poll(() => page.locator('.player .sign-region').count()).toBeGreaterThan(4);
    await expect.poll(cut).toBe(0);
  });

  test('on a phone shows one part of the table at a time, plays a move of the list, and shows first what a finger stays on', async () => {
    const page = await stage.open(PHONE);
    await openRecord(page, stage.origin, positions.get('move') ?? '');
    const before = await at(page);
    const move = page.locator('.turn .moves [data-key]').first();
    await move.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => move.getAttribute('aria-pressed')).toBe('true');
    await move.dispatchEvent('pointerup', { pointerType: 'touch' });
    await move.dispatchEvent('click');
    expect(await at(page)).toBe(before);
    await page.locator('.phone-bar').getByRole('button', { name: 'Confirm' }).tap();
    await untilMoved(page, before);
    const then = await at(page);
    await page.locator('.turn [data-key]').first().tap();
    await untilMoved(page, then);
    for (const part of await page.locator('.view-switch button').all()) {
      await part.tap();
      // The turn lies over the table.
      const shown = (await part.innerText()) === 'Turn' ? 2 : 1;
      await expect.poll(() => page.locator('.game-turn, .game-board, .game-log').filter({ visible: true }).count()).toBe(shown);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  test('on a phone no row of moves widens the page, and four players leave room for the menu, in French too', async () => {
    const page = await stage.open({ ...PHONE, locale: 'fr-FR' });
    await openRecord(page, stage.origin, examples('vinhos/solo').get('place-farmers') ?? '');
    await page.locator('.all-moves > summary').tap();
    await page.locator('.all-moves [data-key]').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await openRecord(page, stage.origin, positions.get('end') ?? '');
    const middle = (place: string) =>
      page.locator(place).evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    await expect.poll(async () => Math.abs((await middle('.top-game')) - (await middle('.menu-fold > summary')))).toBeLessThan(12);
    const cut = () =>
      page.locator('.view-switch button').evaluateAll(found => found.filter(one => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut).toBe(0);
  });

  test.each([
    [1440, 900],
    [390, 844],
  ])('keeps within %i px when text is twice as large', async (width, height) => {
    const page = await stage.open({ viewport: { width, height } });
    // As in the settings of a browser.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openRecord(page, stage.origin, positions.get('sales') ?? '');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
