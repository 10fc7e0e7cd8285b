// How long the page stands still while a bot thinks: the longest time between two frames in which nothing but that happened.
import type { Browser, Page } from 'playwright-core';
import { asked, choose, turn } from '../../apps/web/test/driver.ts';

const MOVES = 40;

/** Looks at every frame: whether a bot is asked, and after which entry. */
const WATCH = `
  window.frames = [];
  let last;
  const look = now => {
    const panel = document.querySelector('[data-at]');
    const at = panel?.querySelector('.bot-bar') ? panel.getAttribute('data-at') : undefined;
    // The frame that shows a move is not one of thinking.
    if (at !== undefined && last?.at === at && last.stood) window.frames.push(now - last.now);
    last = { at, now, stood: last?.at === at };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** The longest frame while the best bot thinks, in a game up to so many moves of a person. */
export async function longestFrame(browser: Browser, origin: string, seed: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await begin(page, origin, seed);
    for (let n = 0; n < MOVES; n++) {
      const { keys, over } = await asked(page);
      if (over) break;
      await choose(page, keys[n % keys.length] as string);
    }
    return Math.max(...(await page.evaluate<number[]>('window.frames')));
  } finally {
    await context.close();
  }
}

async function begin(page: Page, origin: string, seed: string): Promise<void> {
  await page.goto(`${origin}/new`);
  const form = page.locator('form.new-table');
  await form.waitFor();
  await form.locator('.sitter select').nth(1).selectOption('level5');
  await form.locator('details.more').evaluate(details => details.setAttribute('open', ''));
  await form.locator('details.more input[type=text]').last().fill(seed);
  await form.locator('button[type=submit]').click();
  await turn(page).waitFor();
}
