// What a failed test looked like: a picture of each of its pages and a trace, in a folder of its name under .cache/failed. A trace holds
// every step with the page before and after; it makes a test take twice as long, so that only a second try leaves one.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestContext } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../.cache/failed', import.meta.url));

export interface Evidence {
  keep(): Promise<void>;
}

const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 80); // biome-ignore format: a chain

/** `n` tells the profiles of one test apart. */
export async function gather(context: BrowserContext, task: TestContext['task'], n: number): Promise<Evidence> {
  const tries = (task.result?.retryCount ?? 0) + 1;
  const isTraced = tries > 1;
  if (isTraced) await context.tracing.start({ snapshots: true });
  const folder = `${FOLDER}/${basename(task.file.name, '.ts')}/${slugOf(task.name)}/try-${tries}`;
  return {
    async keep() {
      for (const [i, page] of context.pages().entries()) await photograph(page, `${folder}/page-${n}-${i + 1}.png`);
      if (isTraced) await context.tracing.stop({ path: `${folder}/trace-${n}.zip` });
    },
  };
}

/** A page that hangs or is gone has no picture, and the test has failed for a reason of its own. */
const photograph = (page: Page, path: string): Promise<unknown> => page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
