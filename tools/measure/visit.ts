// A visit to the page for one measurement. What goes wrong says where, and what the page showed then.
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { listen } from '../../apps/web/test/driver.ts';
import { errorText, root } from '../process.ts';

/** Nothing here is timed by it: it only ends what would never come. */
const PATIENCE = 60_000;

export async function visit<T>(
  browser: Browser,
  what: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  const complaints = listen(context);
  const page = await context.newPage();
  try {
    return await work(page);
  } catch (error) {
    const picture = join(root, '.cache/failed', `measure-${what.replace(/\W+/g, '-')}.png`);
    const taken = await page.screenshot({ path: picture, timeout: 5000 }).then(
      () => `; picture: ${picture}`,
      () => '',
    );
    const heard = complaints.length === 0 ? '' : `; the page complained: ${complaints.join('; ')}`;
    const [reason] = errorText(error).split('\n');
    throw new Error(`${what} at ${new URL(page.url()).pathname}: ${reason}${heard}${taken}`);
  } finally {
    await context.close();
  }
}
