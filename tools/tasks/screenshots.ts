// npm run screenshots [-- words] [--fr]: pictures of every state worth seeing, by phone and desktop, light and dark, in a language of the page.
// With words: only the screens whose names contain one of them.
import { globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { SCREENS, type Screen, settle } from '../../apps/web/test/screens.ts';
import { errorText, root, say } from '../process.ts';
import { type Serving, withPage } from '../serving.ts';

const DEVICES: { readonly [name: string]: BrowserContextOptions } = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** Dates and numbers as they are written there. */
const LOCALES: { readonly [language: string]: string } = { en: 'en-GB' };
const THEMES = ['light', 'dark'] as const;

const args = process.argv.slice(2);
const words = args.filter(arg => !arg.startsWith('--'));
/** Each language has a folder of its own. */
const languages = globSync('apps/web/text/*/', { cwd: root }).map(path => basename(path));
const language = languages.find(tag => args.includes(`--${tag}`)) ?? 'en';
const folder = join(root, '.cache', language === 'en' ? 'screens' : `screens-${language}`);

const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));

async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
  }
  // A phone scrolls: one picture of everything, too.
  if (name.endsWith('phone')) await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true });
}

/** What went wrong, if anything; a screen that cannot be reached does not stop the others. */
async function visit({ browser, origin }: Serving, screen: Screen, device: string): Promise<string | undefined> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale: LOCALES[language] ?? language,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (!(await screen.reach(page, origin))) return `${screen.name}: the page has nothing to press there`;
    await shoot(page, `${screen.name}-${device}`);
    return undefined;
  } catch (error) {
    return `${screen.name} (${device}): ${errorText(error).split('\n')[0]}`;
  } finally {
    await context.close();
  }
}

const problems: string[] = [];
mkdirSync(folder, { recursive: true });
const AT_ONCE = 3;
await withPage(async serving => {
  const visits = wanted.flatMap(screen => Object.keys(DEVICES).map(device => ({ screen, device })));
  const work = async () => {
    for (let next = visits.shift(); next !== undefined; next = visits.shift()) {
      const problem = await visit(serving, next.screen, next.device);
      if (problem !== undefined) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
});
say(`${wanted.length} screens in .cache/${folder.split('/').at(-1)}`);
for (const problem of problems) say(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
