// The service worker: keeps one version of the page whole, and gives it out with or without a network. A new version is fetched beside
// it and waits until a page says that it is wanted: see offline.ts. It shows notices, too.

import './notices.worker.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in front by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

const PREFIX = 'adega-';
const CACHE = `${PREFIX}${VERSION}`;
/** What only the server can say. */
const OF_THE_SERVER = /^\/(healthz$|metrics$|api\/)/;
/** What is named by the hash of its content never changes. */
const isHashed = (file: string): boolean => file.startsWith('assets/');

self.addEventListener('install', event => event.waitUntil(fetchAll()));
self.addEventListener('activate', event => event.waitUntil(begin()));
self.addEventListener('message', event => {
  if (event.data === 'now') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', event => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(file => keep(cache, `/${file}`, isHashed(file))));
}

/** What an older version has under a hashed name is the same. */
async function keep(cache: Cache, path: string, hashed: boolean): Promise<void> {
  const known = hashed ? await caches.match(path) : undefined;
  if (known !== undefined) return cache.put(path, known);
  await cache.add(new Request(path, { cache: hashed ? 'default' : 'reload' }));
}

async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)));
  await self.clients.claim();
}

/** A page, or a file we keep; anything else goes to the network as if we were not here. */
function isOurs(request: Request): boolean {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return false;
  return isPage(request, url) || FILES.includes(url.pathname.slice(1));
}

/** An address without an extension is a place within the page; so is a rule, whose id has a dot in it. */
function isPage(request: Request, { pathname }: URL): boolean {
  const isPlace = pathname.startsWith('/rules/') || !/\.[^/]*$/.test(pathname);
  return request.mode === 'navigate' && isPlace && !OF_THE_SERVER.test(pathname);
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = isPage(request, url) ? '/index.html' : url.pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
