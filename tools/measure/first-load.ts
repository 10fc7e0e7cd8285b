// The first visit on a throttled mid-range device: when the page answers, and what scripts it took.
import type { Browser, Page } from 'playwright-core';

/** What Lighthouse and the developer tools call slow 4G, and a processor four times slower than this one. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU_SLOWDOWN = 4;
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

export async function firstLoad(browser: Browser, origin: string): Promise<FirstLoad> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const scripts = countScripts(page);
    await throttle(page);
    await page.addInitScript(WATCH);
    await page.goto(origin, { waitUntil: 'load' });
    await page.locator('main button:not([disabled])').first().waitFor();
    // A long task that is still to come belongs to the load; what comes later does not.
    await page.waitForTimeout(1500);
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`;
    const measured = await page.evaluate<Measured>(`({ ...window.measured, paint: ${paint} })`);
    return { interactive: Math.max(measured.press, measured.busy), paint: measured.paint, ...(await scripts()) };
  } finally {
    await context.close();
  }
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** The compressed sizes of all scripts, those of workers too. */
function countScripts(page: Page): () => Promise<{ scriptBytes: number; scripts: number }> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (new URL(request.url()).pathname.endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const all = await Promise.all(sizes);
    return { scriptBytes: all.reduce((a, b) => a + b, 0), scripts: all.length };
  };
}
