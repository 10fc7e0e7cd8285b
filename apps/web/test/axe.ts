// What axe finds on a screen, in either theme: the second time only colours can differ.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Screen, settle } from './screens.ts';

/** The log is long and all alike, and so are the rules. */
const ALL_ALIKE = ['.log li:nth-child(n + 5)', '.rule:nth-of-type(n + 3)'];

/** Figures drawn on a thing (a price, a numeral) are no label of it, though axe reads them as one. Its name is held by the keyboard tests. */
const isDrawn = (rule: string, html: string): boolean => rule === 'label-content-name-mismatch' && html.includes('data-thing=');

/** What axe finds on the page or within a part of it, by all its rules or by these. */
export async function violations(page: Page, { within, rules }: { within?: string; rules?: string[] } = {}): Promise<string[]> {
  // The page has no frames; with them, axe would gather what it finds in a page of its own, which takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const place of ALL_ALIKE) axe.exclude(place);
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html }) => html)
      .filter(html => !isDrawn(id, html))
      .slice(0, 3)
      .map(html => `${id}: ${html.slice(0, 160)}`),
  );
}

/** All that another theme can change. */
export const COLOURS = ['color-contrast'];

/** Undefined where the page has no such place. */
export async function findingsOn(page: Page, origin: string, screen: Screen): Promise<{ light: string[]; dark: string[] } | undefined> {
  return (await screen.reach(page, origin)) ? findingsIn(page) : undefined;
}

/** The page as it is shown. */
export async function findingsIn(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  return { light, dark: await violations(page, { rules: COLOURS }) };
}
