// How long the page stands still while a bot thinks: the longest time between two frames in which nothing but that happened.
import type { Browser, Page } from 'playwright-core';
import { asked, choose, turn } from '../../apps/web/test/driver.ts';
import { worked } from './own-time.ts';
import { visit } from './visit.ts';

/** Enough to have seen a bot think, in milliseconds, and the most moves of a person until then. */
const THOUGHT = 8000;
const MOVES = 40;
const PREFIX = 'measure-';

/** Looks at every frame: whether a bot is asked, and after which entry. */
const WATCH = `
  window.thinking = { longest: 0, whole: 0 };
  let last;
  const look = now => {
    const panel = document.querySelector('[data-at]');
    const board = document.querySelector('[data-shown]')?.getAttribute('data-shown');
    const at = panel?.querySelector('.bot-bar') ? board + ' ' + panel.getAttribute('data-at') : undefined;
    // The frames that show a move, on the board and then in the panel, are not those of thinking.
    const thinks = at !== undefined && last?.at === at && last.stood;
    performance.mark(thinks ? '${PREFIX}thinks' : '${PREFIX}frame');
    if (thinks) {
      window.thinking.longest = Math.max(window.thinking.longest, now - last.now);
      window.thinking.whole += now - last.now;
    }
    last = { at, now, stood: last?.at === at };
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

interface Seen {
  readonly longest: number;
  readonly whole: number;
}

export interface Longest {
  readonly clock: number;
  /** The most that the page itself worked from one frame to the next. */
  readonly own: number;
}

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** The longest frame while the best bot thinks, in the first turns of a game. */
export const longestFrame = (browser: Browser, origin: string, seed: string, screen: keyof typeof SCREENS): Promise<Longest> =>
  visit(browser, `a bot thinks, ${screen}`, SCREENS[screen], async page => {
    await page.addInitScript(WATCH);
    await begin(page, origin, seed);
    const { marks, own } = await worked(browser, page, PREFIX, () => play(page));
    const { longest, whole } = await page.evaluate<Seen>('window.thinking');
    if (whole === 0) throw new Error('no frame in which a bot thinks was seen');
    const works = marks.map(({ name, at }, i) => (name === 'thinks' ? own(marks[i - 1]?.at ?? at, at) : 0));
    // A frame lasts as long as so many pictures of the screen: tenths of a millisecond are those of the clock.
    return { clock: Math.round(longest), own: Math.max(...works) };
  });

async function play(page: Page): Promise<void> {
  for (let n = 0; n < MOVES; n++) {
    const { keys, over } = await asked(page);
    const { whole } = await page.evaluate<Seen>('window.thinking');
    if (over || whole > THOUGHT) return;
    await choose(page, keys[n % keys.length] as string);
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
