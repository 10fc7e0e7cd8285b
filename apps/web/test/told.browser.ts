// Somebody is told of his turn: asked from a press, reached by a push service of our own, shown by the service worker in his language.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { configOf } from '@adega/server/config.ts';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { Browser, Page as Client } from '@adega/server/test/client.ts';
import { type Receiver, type Subscriber, startReceiver } from '@adega/server/test/push-receiver.ts';
import type { Notice } from '@adega/wire/told.ts';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsIn, violations } from './axe.ts';
import { button, turn } from './driver.ts';
import { onStage } from './stage.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'adega-told-'));
let receiver: Receiver;
let ahead = 0;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});
const stage = onStage(
  async () => ({
    store: await openSqlite(folder),
    config: configOf({ PUSH_PRIVATE: '1' }),
    now: () => Date.now() + ahead,
    lookEvery: 100,
  }),
  { whole: true },
);

/** No push service can be reached from a test: this browser is given the address of ours. Without one it has none. */
const withPush = (given: object | undefined) => `
  const given = ${JSON.stringify(given) ?? 'undefined'};
  const made = options => ({ ...given, options, toJSON: () => given, unsubscribe: async () => (sessionStorage.removeItem('pushed'), true) });
  globalThis.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => (globalThis.asked++, ask());
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('pushed') === null ? null : made({}));
  PushManager.prototype.subscribe = async options => {
    if (given === undefined || options.userVisibleOnly !== true) throw new DOMException('no push service', 'AbortError');
    sessionStorage.setItem('pushed', 'yes');
    return made(options);
  };`;

/** A page of somebody who may be told. */
async function openPage(given: Subscriber | undefined): Promise<Page> {
  const page = await stage.open({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.addInitScript(withPush(given?.subscription));
  await page.goto(stage.origin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

/** What the push service hands over, as Chromium takes it. */
async function deliveryTo(page: Page): Promise<(notice: Notice) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(stage.origin));
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return notice => session.send('ServiceWorker.deliverPushMessage', { origin: stage.origin, registrationId, data: JSON.stringify(notice) });
}

const shown = (page: Page): Promise<{ title: string; body: string; tag: string; lang: string }[]> =>
  page.evaluate(async () => {
    const all = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });

const rng = stream('told', 'browser');

/** Bea, who plays from elsewhere: at a table where turns take days, to which a link leads. */
async function bea(): Promise<{ id: string; link: string; client: Client }> {
  const browser = new Browser(stage.origin);
  const pace = { kind: 'slow', days: 3, late: 'wait' } as const;
  const { id, join: token } = await browser.make('vinhos/2016', ['open', 'open'], { pace });
  await browser.sit(id, 0, undefined, 'Bea');
  return { id, link: `${stage.origin}/table/${id}#${token}`, client: new Client(browser, id, 0) };
}

/** In the page: plays what is offered until others are asked. */
const PLAY_ON = `(async () => {
  for (let n = 0; n < 400; n++) {
    const offered = [...document.querySelectorAll('.turn [data-key]')];
    const move = offered.find(one => one.getAttribute('data-key') === 'confirm') ?? offered[0];
    if (move === undefined && n > 0) return;
    move?.click();
    await new Promise(resolve => setTimeout(resolve, 30));
  }
})()`;

/** And plays, if it is her turn. */
async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('form.new-online input[name=name]').fill('Ana');
  await button(page, 'Sit down').click();
  await turn(page).waitFor();
  await page.evaluate(PLAY_ON);
}

/** Bea, who is asked, plays until Ana is. */
async function untilAsked(client: Client): Promise<void> {
  await client.until(one => one.isAsked);
  while (client.isAsked) await client.do(client.anyTurn(rng, 40));
}

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

test('a push is delivered and shown: offered at a slow table, in the reader’s language, not where he looks', async () => {
  receiver.delivered.length = 0;
  const ana = receiver.subscribe('Ana');
  const page = await openPage(ana);
  receiver.trust((await (await page.request.get(`${stage.origin}/api/told`)).json()).key);
  const { id, link, client } = await bea();
  await sitDown(page, link);
  const offer = page.locator('.told-offer');
  await offer.waitFor();
  expect(await page.evaluate('asked')).toBe(0);
  expect(await violations(page, { within: '.told-offer' })).toEqual([]);
  await button(page, 'Yes, tell me').click();
  await expect.poll(() => offer.innerText()).toContain('You will be told.');
  expect(await page.evaluate('asked')).toBe(1);

  // She goes elsewhere; then it is her turn for longer than a minute.
  await offer.getByRole('link', { name: 'To the settings' }).click();
  const section = page.locator('.telling');
  await expect.poll(() => section.innerText()).toContain('also when this page is closed');
  expect(await findingsIn(page)).toEqual({ light: [], dark: [] });
  await untilAsked(client);
  ahead += 2 * MINUTE;
  await expect.poll(() => receiver.delivered.length).toBe(1);
  const [{ notice } = expect.fail('nothing came')] = receiver.delivered;
  expect(notice).toMatchObject({ table: id, game: 'vinhos/2016', seat: 1, names: ['Bea', 'Ana'] });
  const deliver = await deliveryTo(page);
  await deliver(notice);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: expect.stringMatching(/^Vinhos.*: it is your turn$/), body: 'You play with Bea', tag: `table ${id}`, lang: 'en' }]);
  // Sent twice is seen once; the next turn takes its place, in the language that was chosen meanwhile.
  await deliver(notice);
  await page.getByText('Français').click();
  await expect.poll(() => section.locator('h2').innerText()).toBe('Quand c’est à vous, en ligne');
  await expect
    .poll(async () => {
      await deliver({ ...notice, id: `${notice.id} ${Math.random()}` });
      return shown(page);
    })
    .toEqual([{ title: expect.stringMatching(/\s: c’est à vous$/), body: 'Avec Bea', tag: `table ${id}`, lang: 'fr' }]);

  // Pressing it leads to the table; a browser opens a window only for a finger of flesh, so that it is watched what would be opened.
  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; clients: object };
    const [notification] = await scope.registration.getNotifications();
    const ways: string[] = [];
    Object.defineProperty(scope.clients, 'openWindow', { configurable: true, value: async (path: string) => void ways.push(path) });
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: (work: Promise<unknown>) => work });
    self.dispatchEvent(event);
    while (ways.length === 0) await new Promise(resolve => setTimeout(resolve, 20));
    return ways;
  });
  expect(opened).toEqual([`/table/${id}`]);

  // Before the table nobody needs it.
  await page.goto(`${stage.origin}/table/${id}`);
  await turn(page).waitFor();
  expect(await offer.count()).toBe(0);
  await deliver({ ...notice, id: 'seen' });
  await expect.poll(() => shown(page)).toEqual([]);
  // In the settings it ends.
  await page.goto(`${stage.origin}/settings`);
  await page.locator('.telling').getByText('Aussitôt').click();
  await section.getByRole('button', { name: 'Ne plus avertir ici' }).click();
  await expect.poll(async () => (await (await page.request.get(`${stage.origin}/api/told`)).json()).browsers).toBe(0);
  client.close();
});

test('where no push service is there, a page that is open and hidden tells of it; by plain http nothing can', async () => {
  const page = await openPage(undefined);
  const { id, link, client } = await bea();
  await sitDown(page, link);
  await button(page, 'Yes, tell me').click();
  await page.locator('.told-offer').getByText('You will be told.').waitFor();
  await button(page, 'Good').click();
  await page.evaluate(() => localStorage.setItem('adega.told', JSON.stringify({ by: 'page', after: 0, at: 0, offered: true })));
  expect(await shown(page)).toEqual([]);
  await hide(page, true);
  await untilAsked(client);
  await expect.poll(() => shown(page)).toMatchObject([{ body: 'You play with Bea', tag: `table ${id}` }]);
  await hide(page, false);
  await expect.poll(() => shown(page)).toEqual([]);
  client.close();
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.goto(`${stage.origin}/settings`);
  await expect.poll(() => page.locator('.telling').innerText()).toContain('came by plain http');
});
