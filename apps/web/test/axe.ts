// What axe finds on a screen, in either theme: the second time only colours can differ.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Screen, settle } from './screens.ts';

/** The log is long and all alike. */
const LATER_LOG = '.log li:nth-child(n + 5)';

async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude(LATER_LOG);
  const found = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(node => `${id}: ${node.html.slice(0, 160)}`));
}

/** Undefined where the page has no such place. */
export async function findingsOn(page: Page, origin: string, screen: Screen): Promise<{ light: string[]; dark: string[] } | undefined> {
  if (!(await screen.reach(page, origin))) return undefined;
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  return { light, dark: await violations(page, 'color-contrast') };
}
