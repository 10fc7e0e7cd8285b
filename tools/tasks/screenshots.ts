// npm run screenshots [-- words] [--fr]: pictures of every state worth seeing, by phone and desktop, light and dark, in a language of the page.
// With words: only the screens whose names contain one of them.
// --size 1280x720: in windows of these sizes instead; --sizes all: of every size the table is made for.
// --faults: says besides what is wrong with the table as it is drawn (apps/web/test/faults.ts).
// --against DIR: then says which pictures differ from those of the same names there.
import { globSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { SCREENS, type Screen, settle } from '../../apps/web/test/screens.ts';
import { peopleSettings } from '../../apps/web/test/screens-people.ts';
import { SIZES } from '../../apps/web/test/sizes.ts';
import { errorText, root, say } from '../process.ts';
import { differencesBetween } from '../screens-compared.ts';
import { type Serving, withPage } from '../serving.ts';

const USUAL: { readonly [name: string]: BrowserContextOptions } = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
/** Dates and numbers as they are written there. */
const LOCALES: { readonly [language: string]: string } = { en: 'en-GB' };
const THEMES = ['light', 'dark'] as const;

/** What has a value after it. */
const TAKING = ['--against', '--size', '--sizes'];

const args = process.argv.slice(2);
/** The folder of the pictures to compare with. */
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const words = args.filter((arg, i) => !arg.startsWith('--') && !TAKING.includes(args[i - 1] ?? ''));
const DEVICES = devices();
/** Each language has a folder of its own. */
const languages = globSync('apps/web/text/*/', { cwd: root }).map(path => basename(path));
const language = languages.find(tag => args.includes(`--${tag}`)) ?? 'en';
const folder = join(root, '.cache', language === 'en' ? 'screens' : `screens-${language}`);

const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));

/** By their names: the usual two, or the sizes that were asked for. */
function devices(): { readonly [name: string]: BrowserContextOptions } {
  const asked = args.flatMap((arg, i) => (arg === '--size' ? (args[i + 1] ?? '').split(',') : []));
  const sizes = args.includes('--sizes') ? SIZES.map(({ width, height }) => `${width}x${height}`) : asked;
  if (sizes.length === 0) return USUAL;
  const window = (size: string): BrowserContextOptions => {
    const [width, height] = size.split('x').map(Number);
    if (!width || !height) throw new Error(`--size ${size}: write it as 1280x720`);
    return width < 768 ? { ...USUAL['phone'], viewport: { width, height } } : { viewport: { width, height } };
  };
  return Object.fromEntries(sizes.map(size => [size, window(size)]));
}

/** What is wrong with a part is mostly the same many times. */
const shortened = (faults: readonly string[]): readonly string[] =>
  Object.values(Object.groupBy(faults, fault => fault.split(':')[0] ?? '')).flatMap((of = []) =>
    of.length > MOST_FAULTS ? [...of.slice(0, MOST_FAULTS), `… and ${of.length - MOST_FAULTS} more there`] : of,
  );

const MOST_FAULTS = 8;

async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
    if (args.includes('--faults') && colorScheme === 'light')
      problems.push(...shortened(await faultsOf(page)).map(fault => `${name}: ${fault}`));
    if (colorScheme === 'light' && (await page.evaluate(SCROLLS))) await shootWhole(page, name);
  }
}

/** From its beginning, where what stays in sight has its place. */
async function shootWhole(page: Page, name: string): Promise<void> {
  const at = await page.evaluate('scrollY');
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true });
  await page.evaluate(`scrollTo(0, ${at})`);
}

/** In the page: whether there is more than fits into the window, which wants a picture of everything, too. */
const SCROLLS = 'document.documentElement.scrollHeight > innerHeight';

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

/** Of which screen a picture is: its name, the device, and what of it. */
const isWanted = (picture: string) =>
  words.length === 0 || wanted.some(({ name }) => picture.replace(/-(phone|desktop|\d+x\d+)-\w+\.png$/, '') === name);

async function compare({ browser }: Serving, earlier: string): Promise<void> {
  const differences = await differencesBetween(browser, folder, resolve(earlier), isWanted);
  for (const { picture, why } of differences) problems.push(`${picture}: ${why}`);
  say(differences.length === 0 ? `all as in ${earlier}` : `${differences.length} pictures are not as in ${earlier}`);
}

/** By its address: it is written for a page, which the types of the tools know nothing of. */
const { faultsOf } = (await import(new URL('../../apps/web/test/faults.ts', import.meta.url).href)) as {
  faultsOf: (page: Page) => Promise<readonly string[]>;
};
const problems: string[] = [];
mkdirSync(folder, { recursive: true });
const AT_ONCE = 3;
await withPage(
  async serving => {
    const visits = wanted.flatMap(screen => Object.keys(DEVICES).map(device => ({ screen, device })));
    const work = async () => {
      for (let next = visits.shift(); next !== undefined; next = visits.shift()) {
        const problem = await visit(serving, next.screen, next.device);
        if (problem !== undefined) problems.push(problem);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (against !== undefined) await compare(serving, against);
  },
  await peopleSettings(),
);
say(`${wanted.length} screens in .cache/${folder.split('/').at(-1)}`);
for (const problem of problems) say(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
