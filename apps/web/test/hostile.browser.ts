// Somebody who writes markup where others read it: as a name, in talk, in a note, in a report, in a pack, in the record of a game. It is
// shown as it was written, and is nothing but words.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, makeRecord } from '@adega/kernel';
import { configOf } from '@adega/server/config.ts';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { Browser, newId, Page as Seated } from '@adega/server/test/client.ts';
import { gameOf } from '@adega/shelf';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { button, turn } from './driver.ts';
import { onStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder), config: configOf({ MODERATORS: 'Rui' }) }));

const PASSWORD = 'three vines in the rain';
const NAME = '<img src=x onerror=document.title=1>';
const OTHER = '"><svg onload=document.title=2>{x}';
const SAID = '<script>document.title=3</script><a href="javascript:document.title=4">here</a> [x](javascript:5) {name, plural, other {#}}';
const NOTED = '</textarea><iframe srcdoc="<script>parent.document.title=6</script>"></iframe>';

/** Whatever would have been made of markup: we draw nothing like it. */
const made = (page: Page): Promise<number> =>
  page.locator('img[src="x"], svg[onload], iframe, [onerror], [srcdoc], a[href^="javascript"], body script').count();

/** That it stands there as it was written. */
async function readAt(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  expect([page.url(), await made(page), await page.title()]).toEqual([page.url(), 0, expect.stringMatching(/^[^0-9]+/)]);
}

test('markup of others is words', async () => {
  const [ana, bea, rui] = [new Browser(stage.origin), new Browser(stage.origin), new Browser(stage.origin)];
  // Only with an account somebody may post what looks like a link. A second try finds them there.
  const enter = async (browser: Browser, name: string): Promise<void> => {
    const { status } = await browser.ask('POST', '/api/account', { name, password: PASSWORD });
    if (status !== 201) await browser.ask('POST', '/api/account/sign-in', { name, password: PASSWORD, bring: false });
  };
  await enter(ana, 'Ana');
  await enter(rui, 'Rui');
  const { id, join: token } = await ana.make('vinhos/2016', ['open', 'open'], { listed: { language: 'en', experience: 'any' } });
  await ana.sit(id, 0, undefined, NAME);
  const page = await stage.open();
  await page.goto(`${stage.origin}/lobby`);
  await readAt(page, NAME);
  await bea.sit(id, 1, token, OTHER);
  const [one, two] = [new Seated(ana, id, 0), new Seated(bea, id, 1)];
  for (const seated of [one, two]) await seated.until(({ course }) => course?.begun === true);
  one.say({ type: 'say', seat: 0, saying: { text: SAID } });
  two.say({ type: 'note', text: NOTED });
  await expect.poll(() => two.told.some(({ type }) => type === 'talk')).toBe(true);
  // As Bea reads it.
  const [key = '', value = ''] = bea.cookie.split('=');
  await page.context().addCookies([{ name: key, value, url: stage.origin }]);
  await page.goto(`${stage.origin}/table/${id}`);
  await turn(page).waitFor();
  await readAt(page, NAME);
  await page.locator('.talk-button').click();
  await readAt(page, SAID, NAME);
  await page.locator('.talk-leaves button').last().click();
  expect(await page.locator('.talk-note textarea').inputValue()).toBe(NOTED);
  // As a moderator reads it.
  const [spoken] = two.told.flatMap(told => (told.type === 'talk' ? [told.said] : []));
  const report = { table: id, said: spoken?.id, seat: 0, reason: 'spam', words: NOTED };
  expect((await bea.ask('POST', '/api/reports', report)).status).toBe(204);
  const desk = await stage.open({ serviceWorkers: 'allow' });
  await desk.context().addCookies([{ name: key, value: rui.cookie.slice(key.length + 1), url: stage.origin }]);
  await desk.goto(`${stage.origin}/moderation`);
  await readAt(desk, SAID, NOTED, NAME);
  // As whoever opens a file that he was sent reads it.
  const game = gameOf('vinhos/2016');
  if (game === undefined) throw new Error('no game');
  await desk.goto(`${stage.origin}/new`);
  const record = makeRecord(game, begin(game, { seats: 2 }).record);
  await desk.locator('#record-text').fill(`# 1: ${NAME}\n# 2: ${OTHER}\n${record}`);
  await desk.locator('form.import button[type=submit]').click();
  await turn(desk).waitFor();
  await readAt(desk, NAME);
  await desk.goto(`${stage.origin}/new`);
  await desk.locator('#record-text').fill(`${record}1 ${OTHER} ${newId()}\n`);
  await desk.locator('form.import button[type=submit]').click();
  await readAt(desk, '"><svg');
  expect(await button(desk, OTHER).count()).toBe(0);
  // What the page keeps for later is the page, and nothing that was asked of the server.
  const kept = await desk.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const caches = await Promise.all((await window.caches.keys()).map(name => window.caches.open(name)));
    return (await Promise.all(caches.map(cache => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect([kept.length > 5, kept.filter(path => /^\/(api|metrics|table|moderation)/.test(path))]).toEqual([true, []]);
  for (const seated of [one, two]) seated.close();
});
