// How long after the click a move is on screen: from the event to the frame that shows the next position.
import { stream } from '@adega/kernel';
import type { Browser, Page } from 'playwright-core';
import { asked, moves, openRecord, untilMoved } from '../../apps/web/test/driver.ts';
import { examples } from '../../apps/web/test/positions.ts';
import { worked } from './own-time.ts';
import { visit } from './visit.ts';

const MOVES = 20;
/** Longer than anything flies, in milliseconds. */
const STILL = 700;
const PREFIX = 'measure-';

/** The first frame after the entry number has changed. */
const WATCH = `
  window.shown = [];
  addEventListener('click', event => {
    if (!(event.target instanceof Element) || event.target.closest('[data-key]') === null) return;
    performance.mark('${PREFIX}click');
    const before = document.querySelector('[data-at]')?.getAttribute('data-at');
    const look = () => {
      const now = document.querySelector('[data-at]')?.getAttribute('data-at');
      if (now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.shown.push(performance.now() - event.timeStamp);
          performance.mark('${PREFIX}shown');
        };
        port2.postMessage(0);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
  }, true);
`;

/** For each of so many moves in the middle of a game. */
export interface MoveTimes {
  readonly clock: readonly number[];
  /** How much of it the page itself worked. */
  readonly own: readonly number[];
}

export const moveTimes = (browser: Browser, origin: string, seed: string): Promise<MoveTimes> =>
  visit(browser, 'moves', { viewport: { width: 1440, height: 900 } }, async page => {
    await page.addInitScript(WATCH);
    await openRecord(page, origin, examples().get('vineyards') ?? '');
    const { marks, own } = await worked(browser, page, PREFIX, () => play(page, seed));
    const clicks = marks.flatMap(({ name, at }, i) => {
      const next = marks[i + 1];
      return name === 'click' && next?.name === 'shown' ? [own(at, next.at)] : [];
    });
    return { clock: await page.evaluate<number[]>('window.shown'), own: clicks };
  });

async function play(page: Page, seed: string): Promise<void> {
  const rng = stream(seed, 'clicks');
  for (let n = 0; n < MOVES; n++) {
    const { at, over } = await asked(page);
    if (over) return;
    // With the mouse, as a person does: what it points at on its way is part of it.
    const seen = moves(page).filter({ visible: true });
    const move = seen.nth(rng.below(await seen.count()));
    await move.hover();
    await page.waitForTimeout(STILL);
    // From here on nothing but the mouse: a driver that looks whether the page has moved on has it search itself in every frame.
    await page.mouse.down();
    await page.mouse.up();
    // Whatever moves after a move is not part of the next one.
    await page.waitForTimeout(STILL);
    await untilMoved(page, at);
  }
}
