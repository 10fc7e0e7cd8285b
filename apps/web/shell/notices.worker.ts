// Notices, as the service worker shows them: from afar or from a page that nobody looks at. What comes is data; the words were given by a
// page, in the language of whoever reads.

import type { Notice } from '@adega/wire/told.ts';
import type { NoticeWords, ToldWorker } from '../store/notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not of one version of the page. */
const KEPT = 'told-words';
/** Where no page has said anything yet. */
const NO_WORDS: NoticeWords = { lang: 'en', turn: '{game}', with: '{names}', games: {} };
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

self.addEventListener('push', event => event.waitUntil(receive(event.data)));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(String((event.notification.data as Notice | undefined)?.table ?? '')));
});
self.addEventListener('message', event => {
  const message = event.data as ToldWorker | undefined;
  if (message?.told === 'words') event.waitUntil(keepWords(message.words));
  if (message?.told === 'notice') event.waitUntil(show(message.notice));
  if (message?.told === 'seen') event.waitUntil(close(message.table));
});
self.addEventListener('pushsubscriptionchange', event => (event as ExtendableEvent).waitUntil(subscribeAgain(event as Changed)));

const tagOf = (table: string): string => `table ${table}`;

async function receive(data: PushMessageData | null): Promise<void> {
  const notice = data?.json() as Notice | undefined;
  if (typeof notice?.table !== 'string' || !/^[\w-]{1,40}$/.test(notice.table)) return;
  if ((await pageWith(notice.table))?.visibilityState !== 'visible') await show(notice);
}

/** A page that shows the table, one that can be seen rather than another. Its address need not say so: it is the one that it came by. */
async function pageWith(table: string): Promise<WindowClient | undefined> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  // As store/told.ts calls it.
  const holders = held.filter(({ name }) => name === `adega-table ${table}`).map(({ clientId }) => clientId);
  const pages = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ id }) => holders.includes(id));
  return pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
}

/** What is shown of the same turn is not shown again; what is shown of the turn before is replaced, and heard. */
async function show(notice: Notice): Promise<void> {
  const { lang, turn, with: others, games } = await words();
  const { table, game, seat, id, at } = notice;
  const tag = tagOf(table);
  const shown = await self.registration.getNotifications({ tag });
  if (shown.some(({ data }) => (data as Notice | undefined)?.id === id)) return;
  const names = (notice.names ?? []).filter((name, i) => i !== seat && name !== '').map(isolated);
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  await self.registration.showNotification(filled(turn, 'game', games[game] ?? 'Adega'), {
    body: names.length === 0 ? '' : filled(others, 'names', list),
    lang,
    tag,
    data: notice,
    icon: '/icon-192.png',
    ...{ renotify: shown.length > 0, timestamp: at },
  });
}

/** A name may have anything in it. */
const filled = (text: string, place: string, value: string): string => text.split(`{${place}}`).join(value);

const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

async function close(table: string): Promise<void> {
  for (const one of await self.registration.getNotifications({ tag: tagOf(table) })) one.close();
}

/** The page that shows the table comes to the front; where there is none it is opened. */
async function open(table: string): Promise<void> {
  const page = await pageWith(table);
  await (page === undefined ? self.clients.openWindow(`/table/${table}`) : page.focus());
}

async function keepWords(given: NoticeWords): Promise<void> {
  await (await caches.open(KEPT)).put(`/${KEPT}`, Response.json(given));
}

async function words(): Promise<NoticeWords> {
  const kept = await (await caches.open(KEPT)).match(`/${KEPT}`);
  return kept === undefined ? NO_WORDS : ((await kept.json()) as NoticeWords);
}

interface Changed {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A push service has given the browser another address: the server hears of it. */
async function subscribeAgain({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const fresh =
    newSubscription ??
    (key ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : undefined);
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
  await fetch('/api/told/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
