// The built page and a browser before it, for the commands that look at it.
import { makeApp, type Settings } from '@adega/server/app.ts';
import type { Browser } from 'playwright-core';
import { launch } from '../apps/web/test/browser.ts';
import { chromium } from './chromium.ts';
import { buildWeb } from './web-build.ts';

export interface Serving {
  readonly origin: string;
  readonly chromiumPath: string;
  readonly browser: Browser;
}

/** Builds, serves and opens a browser for as long as `work` lasts. `settings`: what the server has besides the page. */
export async function withPage<T>(work: (serving: Serving) => Promise<T>, settings: Settings = {}): Promise<T> {
  const chromiumPath = await chromium();
  if (chromiumPath === undefined) throw new Error('No Chromium here; install it or set CHROMIUM_PATH.');
  if (!(await buildWeb())) throw new Error('The page could not be built; the reason is above.');
  const app = await makeApp({ logLevel: 'silent', ...settings });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await launch(chromiumPath);
  try {
    return await work({ origin: app.listeningOrigin, chromiumPath, browser });
  } finally {
    await browser.close();
    await app.close();
  }
}
