// A new version of the page: it waits while a game is open, comes when it is wanted, and leaves nothing of the old one behind.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp } from '@adega/server/app.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, button, turn, untilAt } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** A server of its own for each test, whose page can be changed. */
let folder: string;
let app: Awaited<ReturnType<typeof makeApp>>;
let page: Page;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adega-offline-'));
  // Without the compressed copies: they would be sent instead of what is changed here.
  cpSync(DIST, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) });
  app = await makeApp({ page: folder, logLevel: 'silent' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  page = await stage.open({ serviceWorkers: 'allow' });
  await page.goto(app.listeningOrigin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});
afterEach(async () => {
  await page.context().close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Puts another version on the server: it calls itself so. */
function publish(version: string): void {
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('index.html', /<html lang="en"( data-version="\w+")?>/, `<html lang="en" data-version="${version}">`);
  change('sw.js', /VERSION="\w+"/, `VERSION="${version}"`);
}

/** Undefined on the first version, and while the page is being loaded. */
const version = (of = page) => of.evaluate(() => document.documentElement.dataset['version']).catch(() => undefined);
const caches = () =>
  page.evaluate(async () => (await globalThis.caches.keys()).filter(name => name.startsWith('adega-'))).catch(() => undefined);
const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const updateNow = (on = page) => button(on, 'Update now');

async function playTwo(): Promise<void> {
  await button(page, 'Two people').click();
  await turn(page).waitFor();
}

test('a new version waits while a game is open, until the user wants it', async () => {
  await playTwo();
  publish('second');
  await look();
  await updateNow().waitFor();
  await page.reload();
  await turn(page).waitFor();
  expect(await version()).toBeUndefined();
  await expect.poll(async () => (await caches())?.length).toBe(2);

  const before = await at(page);
  await updateNow().click();
  await expect.poll(() => version()).toBe('second');
  await untilAt(page, before);
  await expect.poll(() => caches()).toEqual(['adega-second']);
});

test('between games the new version comes by itself', async () => {
  publish('third');
  await look();
  await updateNow().waitFor();
  expect(await version()).toBeUndefined();
  await page.reload();
  await expect.poll(() => version()).toBe('third');
  await expect.poll(() => caches()).toEqual(['adega-third']);
});

test('while another tab has a game open it waits there too', async () => {
  const other = await page.context().newPage();
  await playTwo();
  publish('fourth');
  await look();
  await updateNow().waitFor();
  await other.goto(app.listeningOrigin);
  await updateNow(other).waitFor();
  await other.reload();
  await updateNow(other).waitFor();
  expect(await version(other)).toBeUndefined();
  await expect.poll(() => turn(page).count()).toBe(1);
});

test('can be installed: a manifest with icons that exist', async () => {
  const manifest = await (await page.request.get(`${app.listeningOrigin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(app.listeningOrigin + src)).status(), src).toBe(200);
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
});

test('a browser that keeps nothing says so, and plays', async () => {
  const poor = await stage.open();
  await poor.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  // From the server of the stage: that of this test is closed while this page may still be loading its other parts.
  await poor.goto(stage.origin);
  await expect.poll(() => poor.locator('.shell-bar').innerText()).toContain('keeps nothing');
  await button(poor, 'Two people').click();
  await turn(poor).waitFor();
  await poor.goBack();
  await expect.poll(() => poor.locator('.game-card').count()).toBe(1);
});
