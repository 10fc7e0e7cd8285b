// The first page stays where it is: typefaces come late on a slow line, and nothing jumps when they do.
import { expect, test } from 'vitest';
import { onStage, PHONE } from './stage.ts';

// What the shell measures while letters come is not what people see.
const stage = onStage(undefined, { whole: true });

/** How much of what is seen has moved by itself, as the browser adds it up: 0.1 is where people begin to be annoyed. */
const WATCH = `
  window.shifted = 0;
  new PerformanceObserver(list => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const STANDS = `document.fonts.load('1em "As Alegreya"').then(([face]) => face?.status === 'loaded', () => false)`;
const COME = `[...document.fonts].filter(({ family, status }) => !family.includes('As ') && status === 'loaded').length`;

const DESK = { viewport: { width: 1440, height: 900 } } as const;

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
  ['a phone in French', { ...PHONE, locale: 'fr-FR' }],
])('on %s', async (_, device) => {
  const page = await stage.open(device);
  let send = (): void => undefined;
  const seen = new Promise<void>(resolve => {
    send = resolve;
  });
  await page.route('**/*.woff2', async route => {
    await seen;
    await route.continue();
  });
  await page.addInitScript(WATCH);
  await page.goto(stage.origin);
  await page.locator('.hero-play button').waitFor();
  // Painted in the faces that every system has; where it has none of them there is nothing to be held still.
  const stands = await page.evaluate<boolean>(STANDS);
  send();
  await expect.poll(() => page.evaluate<number>(COME)).toBeGreaterThan(3);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (stands) expect(await page.evaluate<number>('window.shifted')).toBeLessThan(0.01);
});
