// The scenes over the table: each stands whole in it, with its button, and none goes before it was read.
import { stream } from '@adega/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packed } from '../shell/packed-text.ts';
import { asked, choose, startGame, turn } from './driver.ts';
import { fullHarvest } from './full-harvest.ts';
import { PHONE_SIZE, SIZES } from './sizes.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const MOVING = { reducedMotion: 'no-preference' } as const;

/** The scene on the screen; empty while none is told. */
async function sceneOf(page: Page): Promise<string> {
  while ((await page.locator('html[data-scene]').count()) > 0) {
    const scene = page.locator('.scene');
    if ((await scene.count()) > 0) return (await scene.getAttribute('data-scene')) ?? '';
  }
  return '';
}

/** Plays on until something is told. */
async function untilScene(page: Page, wanted = ''): Promise<string> {
  const rng = stream('scenes', wanted);
  for (let n = 0; n < 400; n++) {
    const scene = await sceneOf(page);
    if (scene !== '' && (wanted === '' || scene === wanted)) return scene;
    if (scene !== '') await goOn(page);
    const { keys, over } = await asked(page);
    if (over) break;
    const key = keys.find(key => key === 'confirm') ?? keys.find(key => key === 'pass') ?? (keys[rng.below(keys.length)] as string);
    await choose(page, key);
  }
  throw new Error(`nothing is told of ${wanted}`);
}

async function goOn(page: Page): Promise<void> {
  const scene = await page.locator('.scene').getAttribute('data-scene');
  await page.locator('.scene-on').click();
  await page.locator(`.scene[data-scene="${scene}"]`).waitFor({ state: 'detached' });
}

/** A page in which the largest harvest comes with the next moves. */
async function beforeHarvest(page: Page, year: number): Promise<void> {
  await page.goto(`${stage.origin}/scenario#${await packed(fullHarvest(year))}`);
  await turn(page).waitFor();
}

/** In the page: where the card and its button hang out of the table, lie over one another or are cut. */
const LAID = `(() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [card, button, board] = [box('.scene > div'), box('.scene-on'), box('.game-board')];
  // On a phone the window is all there is.
  const room = innerWidth < 768 ? new DOMRect(0, 0, innerWidth, innerHeight) : board;
  const isIn = inner => inner.left >= room.left && inner.right <= room.right && inner.top >= room.top && inner.bottom <= room.bottom;
  const isWhole = element => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
  const middle = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
  return [
    ...(isIn(card) ? [] : ['the card hangs out']),
    ...(isIn(button) && button.height >= 44 ? [] : ['the button hangs out']),
    ...(button.top >= card.bottom ? [] : ['the button lies over the card']),
    ...(middle !== null && middle.closest('.scene-on') !== null ? [] : ['something lies over the button']),
    ...(isWhole(document.querySelector('.scene > div')) ? [] : ['the card scrolls']),
  ];
})()`;

async function faultsOfScene(page: Page, scene: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [...SIZES, PHONE_SIZE]) {
    await page.setViewportSize(size);
    // Whatever comes in has come to its place.
    await page.evaluate(
      'Promise.allSettled(document.getAnimations().map(({ finished, effect }) => (effect.getComputedTiming().endTime < 9000 ? finished : 0)))',
    );
    const found = await page.evaluate<string[]>(LAID);
    faults.push(...found.map(fault => `${scene}, ${size.width}×${size.height}: ${fault}`));
  }
  await page.setViewportSize(SIZES[4]);
  return faults;
}

test.each(['en', 'fr'])(
  'the largest harvest, a fair and a year stand whole in every table, with their button (%s)',
  { timeout: 120_000 },
  async language => {
    const page = await stage.open(MOVING);
    await page.addInitScript(`localStorage.setItem('adega.settings', '{"language":"${language}"}')`);
    await beforeHarvest(page, 3);
    for (const scene of ['harvest', 'fair', 'year']) {
      expect(await untilScene(page, scene)).toBe(scene);
      expect(await faultsOfScene(page, scene)).toEqual([]);
    }
  },
);

test('what is told of Vino at a full table stands whole in every table', { timeout: 120_000 }, async () => {
  const page = await stage.open(MOVING);
  await startGame(page, stage.origin, { game: 'vino', seats: 5, seed: 'scenes' });
  for (const scene of ['regions', 'round']) {
    await untilScene(page, scene);
    expect(await faultsOfScene(page, scene)).toEqual([]);
    await goOn(page);
  }
});

test('a harvest and the fair after it wait for whoever plays: neither time nor one press ends both', async () => {
  const page = await stage.open(MOVING);
  await page.clock.install();
  await beforeHarvest(page, 3);
  await untilScene(page, 'harvest');
  await page.clock.fastForward(60_000);
  await expect.poll(() => sceneOf(page)).toBe('harvest');
  await goOn(page);
  await expect.poll(() => sceneOf(page)).toBe('fair');
  await page.clock.fastForward(60_000);
  await expect.poll(() => sceneOf(page)).toBe('fair');
  await expect.poll(() => page.locator('.podium li').first().innerText()).toContain('Ana');
  await page.keyboard.press('Escape');
  await expect.poll(() => sceneOf(page)).toBe('');
});

test('a key that is held ends one scene, and a move the one that was read', async () => {
  const page = await stage.open(MOVING);
  await beforeHarvest(page, 3);
  await untilScene(page, 'harvest');
  await page.locator('#turn-heading').focus();
  await page.keyboard.down('Escape');
  await expect.poll(() => sceneOf(page)).toBe('fair');
  // It goes on being pressed.
  await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  // Longer than it takes to read it.
  await page.waitForTimeout(1600);
  expect(await sceneOf(page)).toBe('fair');
  const { keys } = await asked(page);
  await choose(page, keys[0] as string);
  const confirm = page.locator('.turn [data-key=confirm]');
  if ((await confirm.count()) > 0) await choose(page, 'confirm').catch(() => undefined);
  await expect.poll(() => page.locator('.scene[data-scene=fair]').count()).toBe(0);
});
