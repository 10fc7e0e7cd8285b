// A new version of the page: it waits while a game is open, comes when it is wanted, and leaves nothing of the old one behind.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { makeApp } from '@adega/server/app.ts';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, button, choose, keys, turn, untilAt } from './driver.ts';
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
  app = await makeApp({ page: folder, logLevel: 'silent', store: await openSqlite(join(folder, 'data')) });
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
  await button(page, 'Two at this screen').click();
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

/** Of RFC 6455. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Takes a socket and says, as a newer server would, that it speaks another protocol. */
function sayOther({ headers }: IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
  socket.write(`HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  const told = Buffer.from(JSON.stringify({ type: 'trouble', trouble: { code: 'other-protocol', protocol: 1000 } }));
  socket.once('data', () => socket.write(Buffer.concat([Buffer.from([0x81, told.length]), told])));
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
}

test('a page that is too old for a table on line renews itself, and is back where it was', async () => {
  const open = new Set<Duplex>();
  const [serve] = app.server.listeners('upgrade');
  let isNewer = false;
  app.server.removeAllListeners('upgrade');
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    if (isNewer) sayOther(request, socket);
    else serve?.(request, socket, head);
  });
  await page.goto(`${app.listeningOrigin}/online`);
  await page.getByLabel('Who plays as player 2').selectOption('level1');
  await button(page, 'Make the table').click();
  await expect.poll(async () => (await keys(page)).length).toBeGreaterThan(0);
  await choose(page, (await keys(page))[0] as string);
  const [before, url] = [await at(page), page.url()];

  publish('fifth');
  isNewer = true;
  // Once the new page is there it fits.
  page.once('load', () => {
    isNewer = false;
  });
  for (const socket of open) socket.destroy();
  await expect.poll(() => version()).toBe('fifth');
  await untilAt(page, before);
  expect(page.url()).toBe(url);
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
  await button(poor, 'Two at this screen').click();
  await turn(poor).waitFor();
  await poor.goBack();
  await expect.poll(() => poor.locator('.game-card').count()).toBe(1);
});
