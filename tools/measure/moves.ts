// How long after the click a move is on screen: from the event to the frame that shows the next position, as the browser's trace has it.
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

/** The frames in which the board shows the next position, and in which the panel beside it asks about it. */
const WATCH = `
  window.waited = [];
  addEventListener('click', event => {
    if (!(event.target instanceof Element) || event.target.closest('[data-key]') === null) return;
    performance.mark('${PREFIX}click');
    window.waited.push(performance.now() - event.timeStamp);
    for (const [name, what] of [['shown', 'data-shown'], ['asked', 'data-at']]) {
      const read = () => document.querySelector('[' + what + ']')?.getAttribute(what);
      const before = read();
      const observer = new MutationObserver(() => {
        if (read() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('${PREFIX}' + name));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: [what] });
    }
  }, true);
`;

/** For each of so many moves in the middle of a game, from the event. */
export interface MoveTimes {
  /** Until the frame is drawn in which the board shows the move. */
  readonly clock: readonly number[];
  /** How much of it the page itself worked. */
  readonly own: readonly number[];
  /** Until the frame in which the panel asks what comes next. */
  readonly asked: readonly number[];
}

export const moveTimes = (browser: Browser, origin: string, seed: string): Promise<MoveTimes> =>
  visit(browser, 'moves', { viewport: { width: 1440, height: 900 } }, async page => {
    await page.addInitScript(WATCH);
    await openRecord(page, origin, examples().get('vineyards') ?? '');
    const { marks, own, around } = await worked(browser, page, PREFIX, () => play(page, seed));
    const waited = await page.evaluate<number[]>('window.waited');
    const clicks = marks.flatMap(({ name, at }, i) => (name === 'click' ? [{ at, i }] : []));
    const times = clicks.flatMap(({ at, i }, n) => {
      const rest = marks.slice(i, clicks[n + 1]?.i);
      const [shown, asked] = ['shown', 'asked'].map(frame => rest.find(({ name }) => name === frame)?.at);
      if (shown === undefined || asked === undefined) return [];
      const until = (frame: number): number => around(frame).to - at + (waited[n] ?? 0);
      return [{ clock: until(shown), own: own(around(at).from, around(shown).to), asked: until(asked) }];
    });
    return { clock: times.map(({ clock }) => clock), own: times.map(({ own }) => own), asked: times.map(({ asked }) => asked) };
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
