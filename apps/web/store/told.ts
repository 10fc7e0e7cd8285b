// Being told of my turns: what the server keeps of it, and what this browser was asked to do.

import { DELAYS, type Delay, type MyTelling, parseMyTelling, USUAL_DELAY } from '@adega/wire/told.ts';
import type { ToldWorker } from './notice.ts';
import { type Answer, ask } from './online.ts';

const KEY = 'adega.told';
const DAY = 24 * 3_600_000; // milliseconds
/** The server is told again now and then where this browser is reached. */
const AGAIN = 7 * DAY;

interface Here {
  /** How this browser tells me: from afar, or while a page is open. */
  readonly by?: 'push' | 'page' | undefined;
  /** After how long, as the server had it last. */
  readonly after: Delay;
  /** When the server was told. */
  readonly at: number;
  /** It was offered, and will not be again. */
  readonly offered?: boolean | undefined;
}

export function toldHere(): Here {
  try {
    const { by, after, at, offered } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Here>;
    return { by, after: DELAYS.find(one => one === after) ?? USUAL_DELAY, at: at ?? 0, offered };
  } catch {
    return { after: USUAL_DELAY, at: 0 };
  }
}

function keep(change: Partial<Here>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...toldHere(), ...change }));
  } catch {
    // Then it is asked for again.
  }
}

/** It was offered at a table, and is not offered again. */
export const keepOffered = (): void => keep({ offered: true });

/** What stands in the way: it came by plain http, the browser has no notices, or it was told to give none. */
export type Bar = 'plain' | 'none' | 'denied';

export function barHere(): Bar | undefined {
  if (!isSecureContext) return 'plain';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** How this browser tells me now; one that may not any more does not. */
export const tellsHere = (): Here['by'] => (barHere() === undefined && Notification.permission === 'granted' ? toldHere().by : undefined);

const yes = () => true as const;

export async function myTelling(): Promise<Answer<MyTelling>> {
  const answer = await ask('/told', undefined, json => parseMyTelling(json).message);
  if (answer.told !== undefined) keep({ after: answer.told.after });
  return answer;
}

export function settleTelling(after: Delay): Promise<Answer<true>> {
  keep({ after });
  return ask('/told', { after }, yes);
}

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  barHere() === 'plain' || barHere() === 'none' ? undefined : navigator.serviceWorker.getRegistration().catch(() => undefined);

/** To be called when somebody has pressed something: the browser asks him then. */
export async function tellMeHere(): Promise<'push' | 'page' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'failed';
  const registration = await worker();
  const { told } = await myTelling();
  if (registration === undefined || told === undefined) return 'failed';
  const subscription = await subscribed(registration, told.key).catch(() => undefined);
  const by = subscription === undefined ? 'page' : 'push';
  if (subscription !== undefined && !(await named(subscription))) return 'failed';
  if (told.after === 'off') await settleTelling(USUAL_DELAY);
  keep({ by, at: Date.now(), offered: true });
  return by;
}

/** A subscription that was made for another server's key is worth nothing. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(key);
  const before = await pushManager.getSubscription();
  const was = before?.options.applicationServerKey;
  if (before !== null && was && String(new Uint8Array(was)) === String(applicationServerKey)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));

async function named(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { told } = await ask('/told/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } }, yes);
  return told === true;
}

/** Not in this browser any more. */
export async function tellMeNoMore(): Promise<void> {
  keep({ by: undefined });
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await ask('/told/push', { endpoint: subscription.endpoint }, yes, 'DELETE');
  await subscription.unsubscribe();
}

/** Whoever uses this browser is somebody else now, or it is long ago that the server heard of it. */
export async function tellAgain(isSomebodyElse = true): Promise<void> {
  if (tellsHere() !== 'push' || (!isSomebodyElse && Date.now() - toldHere().at < AGAIN)) return;
  const [registration, { told }] = [await worker(), await myTelling()];
  if (registration === undefined || told === undefined) return;
  const subscription = await subscribed(registration, told.key).catch(() => undefined);
  if (subscription !== undefined && (await named(subscription))) keep({ at: Date.now() });
}

/** What is shown, and in which words, is for the service worker. */
export async function tellWorker(message: ToldWorker): Promise<void> {
  if (tellsHere() !== undefined) (await worker())?.active?.postMessage(message);
}

/** This page shows a table, until the returned function is called: the service worker finds it by that. */
export function showTable(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(`adega-table ${id}`, { mode: 'shared' }, () => promise);
  return resolve;
}
