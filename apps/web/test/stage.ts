// A browser before the built page, for tests: one for a file, a fresh page for each test, and no complaint unheard.
import { existsSync } from 'node:fs';
import { makeApp } from '@adega/server/app.ts';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { listen } from './driver.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const hasBrowser = existsSync(CHROMIUM);

export interface Stage {
  readonly origin: string;
  open(options?: BrowserContextOptions): Promise<Page>;
}

/** Call it once at the top of a file; what it returns can be used inside tests. */
export function onStage(): Stage {
  let app: Awaited<ReturnType<typeof makeApp>>;
  let browser: Browser;
  const opened: { page: Page; complaints: string[] }[] = [];
  beforeAll(async () => {
    app = await makeApp({ logLevel: 'silent' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    browser = await chromium.launch({ executablePath: CHROMIUM });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  afterEach(async () => {
    const pages = opened.splice(0);
    for (const { page } of pages) await page.context().close();
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return {
    get origin() {
      return app.listeningOrigin;
    },
    async open(options = {}) {
      const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
      const context = await browser.newContext({ ...desktop, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      opened.push({ page, complaints: listen(page) });
      return page;
    },
  };
}
