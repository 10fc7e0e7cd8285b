// The service worker's other end: the page works without a network, and a new version waits until no game is open.

import { useSyncExternalStore } from 'react';
import { parseRoute } from './route.ts';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** The new version that is ready and waits. */
export const useWaitingVersion = (): ServiceWorker | undefined => useSyncExternalStore(listen, () => waiting);

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function found(worker: ServiceWorker | null): void {
  waiting = worker ?? undefined;
  for (const tell of listeners) tell();
}

/** The user wants it now; all open pages load again, and nothing is lost, since every entry is kept. */
export const updateNow = (): void => waiting?.postMessage('now');

let isLoading = false;

/** Once: a second time would break off the first. */
export function loadAgain(): void {
  if (!isLoading) location.reload();
  isLoading = true;
}

/** Held by every page that has a game open. */
const GAME_OPEN = 'adega-game-open';

/** Says to all pages of this browser that a game is open, until the answer is called. */
export function holdVersion(): () => void {
  let release: () => void = () => undefined;
  const over = new Promise<void>(resolve => {
    release = resolve;
  });
  void navigator.locks?.request(GAME_OPEN, { mode: 'shared' }, () => over);
  return release;
}

/** The page has just been loaded: if no game is open in any tab, this is the time for what waits. Not before the page is at rest, and
 *  then the page asks for nothing until the other has taken over: a request begins the old version anew, just as it is being ended,
 *  and it would stay for another half a minute. */
async function updateBetweenGames(): Promise<void> {
  await untilAtRest();
  const isFree = await navigator.locks?.request(GAME_OPEN, { ifAvailable: true }, async lock => lock !== null);
  if (isFree !== true) return;
  updateNow();
  await pause(TAKING_OVER);
}

/** Milliseconds. */
const REST = 200;
const TAKING_OVER = 2000;

/** Until nothing has been fetched for a moment. */
async function untilAtRest(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await pause(REST);
  }
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

const isOffered = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** First of all: a new version may take over while this page of the old one is still being loaded. */
export function watchVersion(): void {
  // Only a page that had a version before gets another one.
  if (isOffered() && navigator.serviceWorker.controller !== null) navigator.serviceWorker.addEventListener('controllerchange', loadAgain);
}

/** Over when no other version takes the place of this page now: what is fetched ahead waits for that. */
export async function startOffline(): Promise<void> {
  if (!isOffered()) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js').catch(() => undefined);
  if (registration === undefined) return;
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller !== null) found(next);
      if (next.state === 'redundant' || next.state === 'activated') found(registration.waiting);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  if (registration.waiting !== null && parseRoute(location.pathname).page !== 'game') await updateBetweenGames();
}
