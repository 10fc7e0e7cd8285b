// The first visit on a throttled mid-range device: when the page answers, and what scripts it took.
import type { Browser, Page } from 'playwright-core';
import { visit } from './visit.ts';

/** What Lighthouse and the developer tools call slow 4G, and a processor four times slower than this one. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU_SLOWDOWN = 4;
/** Longer than the page waits before it fetches what comes after the first screen. */
const AFTER = 2500;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export interface FirstLoad {
  /** From the start of the navigation until there is something to press and no long task is left. */
  readonly interactive: number;
  readonly paint: number;
  readonly scriptBytes: number;
  readonly scripts: number;
}

/** Notes when the first thing to press appears, and when the last long task ended. */
const WATCH = `
  window.measured = { press: undefined, busy: 0 };
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.measured.busy = task.startTime + task.duration;
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector('main button:not([disabled])') === null) return;
    window.measured.press = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;

interface Measured {
  readonly press: number;
  readonly busy: number;
  readonly paint: number;
}

export const firstLoad = (browser: Browser, origin: string): Promise<FirstLoad> =>
  visit(browser, 'first load', PHONE, async page => {
    await throttle(page);
    await page.addInitScript(WATCH);
    await page.goto(origin, { waitUntil: 'load' });
    await page.locator('main button:not([disabled])').first().waitFor();
    // What the page fetches behind the first screen (the table, the game) belongs to the load, too: its long tasks count.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTER);
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;
    const measured = await page.evaluate<Measured>(`({ ...window.measured, paint: ${paint} })`);
    return { interactive: Math.max(measured.press, measured.busy), paint: measured.paint, ...(await scriptsOf(page)) };
  });

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(entry => new URL(entry.name).pathname.endsWith('.js'))
  .map(entry => [entry.name, entry.encodedBodySize])`;

/** The compressed sizes of all scripts, each once: what the page fetched, its workers and what they fetched. */
async function scriptsOf(page: Page): Promise<{ scriptBytes: number; scripts: number }> {
  type Sized = [name: string, bytes: number][];
  const inWorkers = page.workers().map(worker => worker.evaluate<Sized>(SCRIPTS));
  const found = new Map((await Promise.all([page.evaluate<Sized>(SCRIPTS), ...inWorkers])).flat());
  return { scriptBytes: [...found.values()].reduce((a, b) => a + b, 0), scripts: found.size };
}
