// People at one table on line, each before a page of his own: how they come there, and how they play on by turns.
import type { Page } from 'playwright-core';
import { button, moves, turn } from './driver.ts';

/** The link for the others. */
export async function linkFrom(page: Page): Promise<string> {
  const link = page.locator('.invite input');
  await link.waitFor();
  return link.inputValue();
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form.new-online input[name=name]').fill(name);
  await button(page, 'Sit down').click();
  await turn(page).waitFor();
}

export const isAsked = async (page: Page): Promise<boolean> => (await moves(page).count()) > 0;

/** The page of whoever is asked. */
export async function asked(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await isAsked(page)) return page;
    await pages[0]?.waitForTimeout(20);
  }
}

/** In the page: plays what is offered here, the shortest way, one press after the other, until others are asked or it is over. */
const PLAY_ON = `(async () => {
  const wait = () => new Promise(resolve => setTimeout(resolve, 5));
  for (let n = 0; n < 400; n++) {
    const panel = document.querySelector('[data-at]');
    if (panel === null) return 'no panel';
    if (panel.hasAttribute('data-over')) return 'over';
    const offered = [...document.querySelectorAll('.turn [data-key]')];
    const quick = ['confirm', 'end', 'done', 'pass', 'enter centre'].find(key => offered.some(one => one.getAttribute('data-key') === key));
    const move = offered.find(one => one.getAttribute('data-key') === quick) ?? offered[(7 * n + Number(panel.getAttribute('data-at'))) % offered.length];
    if (move === undefined) return 'others';
    const [at, heading] = [panel.getAttribute('data-at'), document.querySelector('#turn-heading')?.textContent];
    move.click();
    // On a phone a move is held until it is confirmed.
    await wait();
    if (document.querySelector('.phone-bar .held')?.textContent) document.querySelector('.phone-bar button.primary')?.click();
    for (let tries = 0; tries < 2000; tries++) {
      const now = document.querySelector('[data-at]');
      if (now?.getAttribute('data-at') !== at || document.querySelector('#turn-heading')?.textContent !== heading) break;
      await wait();
    }
  }
  return 'no end';
})()`;

/** Plays the turn of whoever looks at this page. */
export async function playTurn(page: Page): Promise<void> {
  await page.evaluate(PLAY_ON);
}

/** Plays at these pages by turns, until so much is done or the game is over. */
export async function playOn(pages: readonly Page[], isEnough: () => Promise<boolean> = async () => false): Promise<void> {
  for (let n = 0; n < 400; n++) {
    for (const page of pages) {
      if ((await page.evaluate<string>(PLAY_ON)) === 'over' && n > 0) return;
      if (await isEnough()) return;
    }
    await pages[0]?.waitForTimeout(5);
  }
  throw new Error('the game does not end');
}
