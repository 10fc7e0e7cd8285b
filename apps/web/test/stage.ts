// A browser before the built page, for tests: one for a file, a fresh page for each test, and no complaint unheard.
import { existsSync } from 'node:fs';
import { makeApp, type Settings } from '@adega/server/app.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { launch } from './browser.ts';
import { listen } from './driver.ts';
import { type Evidence, gather } from './evidence.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const hasBrowser = existsSync(CHROMIUM);

/** For trying the tests on a slow machine: how many times slower the page shall run. */
const SLOWER = Number(process.env['ADEGA_SLOWER'] ?? 1);

/** Somebody watches (npm test -- FILE --headed --slow): the window is shown, and there is a pause between steps. */
const WATCHED = { headless: process.env['ADEGA_HEADED'] === undefined, slowMo: Number(process.env['ADEGA_SLOW'] ?? 0) };

/** Where nobody watches a browser without windows will do. It shows no notices, though. */
const SHELL = WATCHED.headless ? process.env['CHROMIUM_SHELL'] : undefined;

/** How long the page may take to show what it was asked for. Long: other things may run beside the tests. */
const PATIENCE = 30_000;

const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export interface Stage {
  readonly origin: string;
  /** A page in a profile of its own, on a desk unless told otherwise; without the service worker unless it is allowed. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** Complaints like this belong to the present test. */
  forgive(like: RegExp): void;
}

/** Call it once at the top of a file; what it returns can be used inside tests. `more`: what the server has besides the page. `whole`: with
 *  a browser that has all that people's have. */
export function onStage(more: () => Promise<Settings> = async () => ({}), { whole = false } = {}): Stage {
  let app: Awaited<ReturnType<typeof makeApp>>;
  let browser: Browser;
  const opened: { context: BrowserContext; complaints: string[]; evidence: Evidence }[] = [];
  let task: TestContext['task'];
  let forgiven: RegExp | undefined;
  beforeAll(async () => {
    app = await makeApp({ logLevel: 'silent', ...(await more()) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    browser = await launch(whole ? CHROMIUM : (SHELL ?? CHROMIUM), WATCHED);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  beforeEach(context => {
    task = context.task;
    forgiven = undefined;
  });
  afterEach(async () => {
    const contexts = opened.splice(0);
    // As one text: a list would be cut short in the line about a second try.
    const complaints = contexts.flatMap(({ complaints }) => complaints.filter(of => forgiven?.test(of) !== true)).join('; ');
    const failed = task.result?.state === 'fail' || complaints !== '';
    for (const { context, evidence } of contexts) {
      if (failed) await evidence.keep();
      await context.close();
    }
    expect(complaints).toBe('');
  });
  return {
    get origin() {
      return app.listeningOrigin;
    },
    forgive: like => {
      forgiven = like;
    },
    async open(options = {}) {
      const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(PATIENCE);
      opened.push({ context, complaints: listen(context), evidence: await gather(context, task, opened.length + 1) });
      const page = await context.newPage();
      await slowDown(page);
      return page;
    },
  };
}

async function slowDown(page: Page): Promise<void> {
  if (SLOWER <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
