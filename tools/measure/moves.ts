// How long after the click a move is on screen: from the event to the frame that shows the next position.
import { stream } from '@adega/kernel';
import type { Browser, Page } from 'playwright-core';
import { at, keys, moves, openRecord, untilMoved } from '../../apps/web/test/driver.ts';
import { examples } from '../../apps/web/test/positions.ts';

const MOVES = 30;

/** The first frame after the entry number has changed. */
const WATCH = `
  window.shown = [];
  addEventListener('click', event => {
    if (!(event.target instanceof Element) || event.target.closest('[data-key]') === null) return;
    const before = document.querySelector('[data-at]')?.getAttribute('data-at');
    const look = () => {
      const now = document.querySelector('[data-at]')?.getAttribute('data-at');
      if (now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.shown.push(performance.now() - event.timeStamp);
        port2.postMessage(0);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
  }, true);
`;

/** One time for each of so many moves in the middle of a game. */
export async function moveTimes(browser: Browser, origin: string, seed: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await openRecord(page, origin, examples().get('vineyards') ?? '');
    await play(page, seed);
    return await page.evaluate<number[]>('window.shown');
  } finally {
    await context.close();
  }
}

async function play(page: Page, seed: string): Promise<void> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < MOVES; n++) {
    const offered = await keys(page);
    if (offered.length === 0) return;
    const before = await at(page);
    await moves(page).nth(rng.below(offered.length)).click();
    await untilMoved(page, before);
    // Whatever moves after a move is not part of the next one.
    await page.waitForTimeout(60);
  }
}
