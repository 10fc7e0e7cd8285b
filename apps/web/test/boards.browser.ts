// The players' boards and the layout in a real browser: what is offered can be pressed, all is on one screen, a phone confirms.
import { stream } from '@adega/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { at, keys, openRecord, startGame, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();
const positions = examples();

async function play(page: Page, seed: string, clicks: number, look: () => Promise<void> = async () => undefined): Promise<void> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < clicks; n++) {
    await look();
    const offered = await keys(page);
    if (offered.length === 0) return;
    const before = await at(page);
    const key = offered[rng.below(offered.length)] as string;
    await page.locator(`.turn [data-key="${key}"]`).first().dispatchEvent('click');
    await untilMoved(page, before);
  }
}

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

describe('the players’ boards', () => {
  test('leave everything that is offered free to be pressed', async () => {
    const page = await stage.open();
    await startGame(page, stage.origin, 4, 'pressed');
    const bad: string[] = [];
    await play(page, 'pressed', 150, async () => void bad.push(...(await hidden(page))));
    expect(bad).toEqual([]);
  });

  test('are pressed to play: a wine, then where it goes', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('sales') ?? '');
    const before = await at(page);
    await page.locator('.player .own-wine.offered').first().click();
    expect(await page.locator('.player .own-wine.chosen').count()).toBe(1);
    await page.locator('.board [data-thing^="sale"][data-key]').first().click();
    await untilMoved(page, before);
  });

  test('place people by steps, or leave them in one click', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('place-farmers') ?? '');
    const before = await at(page);
    const so = page.getByRole('button', { name: 'Place them so' });
    await page.locator('.stepper button[aria-disabled="false"]').first().click();
    expect(await so.isDisabled()).toBe(true);
    await page.locator('.stepper button[aria-disabled="false"]').last().click();
    expect(await so.isEnabled()).toBe(true);
    await so.click();
    await untilMoved(page, before);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await untilMoved(page, before + 1);
    await page.getByRole('button', { name: 'Leave them as they are' }).click();
    await untilMoved(page, before);
  });

  test('become large one at a time', async () => {
    const page = await stage.open();
    await openRecord(page, stage.origin, positions.get('move') ?? '');
    const other = page.locator('.player:not(.large)').first();
    const seat = await other.getAttribute('data-seat');
    await other.locator('button.tool').press('Enter');
    expect(await page.locator('.player.large').count()).toBe(1);
    expect(await page.locator('.player.large').getAttribute('data-seat')).toBe(seat);
  });
});

describe('the screen', () => {
  test('holds a game of four at 1440 by 900 without scrolling', async () => {
    const page = await stage.open();
    await startGame(page, stage.origin, 4, 'screen');
    await play(page, 'screen', 160, async () => {
      const over = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.zoom-window, .game-players')].flatMap(place => {
          const by = [place.scrollWidth - place.clientWidth, place.scrollHeight - place.clientHeight];
          return by.some(n => n > 1) ? [`${place.className || 'page'} ${by.join(' ')}`] : [];
        }),
      );
      expect(over).toEqual([]);
    });
  });

  test('on a phone shows one part at a time and plays what is confirmed', async () => {
    const page = await stage.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await openRecord(page, stage.origin, positions.get('move') ?? '');
    const before = await at(page);
    const move = page.locator('.turn .moves [data-key]').first();
    await move.tap();
    expect(await move.getAttribute('aria-pressed')).toBe('true');
    expect(await at(page)).toBe(before);
    await page.locator('.phone-bar').getByRole('button', { name: 'Confirm' }).tap();
    await untilMoved(page, before);
    for (const part of await page.locator('.view-switch button').all()) {
      await part.tap();
      expect(await page.locator('.game-turn, .game-board, .game-players, .game-log').filter({ visible: true }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
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
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
