// A new version of the page: it waits while a game is open, comes when it is wanted, and leaves nothing of the old one behind.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp } from '@adega/server/app.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

/** A version is fetched whole before it comes. */
const PATIENT = { timeout: 15_000 };
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

let folder: string;
let app: Awaited<ReturnType<typeof makeApp>>;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adega-offline-'));
  // Without the compressed copies: they would be sent instead of what is changed here.
  cpSync(DIST, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) });
  app = await makeApp({ page: folder, logLevel: 'silent' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  complaints = [];
  page = await (await browser.newContext()).newPage();
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(app.listeningOrigin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});
afterEach(async () => {
  await page.context().close();
  await app.close();
  rmSync(folder, { recursive: true });
  expect(complaints).toEqual([]);
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

const version = () => page.evaluate(() => document.documentElement.dataset['version']);
const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).filter(name => name.startsWith('adega-')));
const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const updateNow = () => page.getByRole('button', { name: 'Update now' });

async function playNow(): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.turn').waitFor();
}

test('a new version waits while a game is open, until the user wants it', async () => {
  await playNow();
  publish('second');
  await look();
  await updateNow().waitFor();
  await page.reload();
  await page.locator('.turn').waitFor();
  expect(await version()).toBeUndefined();
  expect((await caches()).length).toBe(2);

  const at = await page.locator('.turn').getAttribute('data-at');
  await updateNow().click();
  await expect.poll(() => version().catch(() => undefined), PATIENT).toBe('second');
  await page.locator('.turn').waitFor();
  expect(await page.locator('.turn').getAttribute('data-at')).toBe(at);
  expect(await caches()).toEqual(['adega-second']);
});

test('between games the new version comes by itself', async () => {
  publish('third');
  await look();
  await updateNow().waitFor();
  expect(await version()).toBeUndefined();
  await page.reload();
  await expect.poll(() => version().catch(() => undefined), PATIENT).toBe('third');
  await expect.poll(() => caches().catch(() => []), PATIENT).toEqual(['adega-third']);
});

test('while another tab has a game open it waits there too', async () => {
  const other = await page.context().newPage();
  await playNow();
  publish('fourth');
  await look();
  await updateNow().waitFor();
  await other.goto(app.listeningOrigin);
  await other.getByRole('button', { name: 'Update now' }).waitFor();
  await other.reload();
  await other.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await other.evaluate(() => document.documentElement.dataset['version'])).toBeUndefined();
  expect(await page.locator('.turn').count()).toBe(1);
});

test('can be installed: a manifest with icons that exist', async () => {
  const manifest = await (await page.request.get(`${app.listeningOrigin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(app.listeningOrigin + src)).status(), src).toBe(200);
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
});

test('a browser that keeps nothing says so, and plays', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  const poor = await context.newPage();
  await poor.goto(app.listeningOrigin);
  expect(await poor.locator('.shell-bar').innerText()).toContain('keeps nothing');
  await poor.getByRole('button', { name: 'Play now' }).click();
  await poor.locator('.turn').waitFor();
  await poor.goBack();
  await expect.poll(() => poor.locator('.game-card').count()).toBe(1);
  await context.close();
});
