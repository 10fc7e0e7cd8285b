// Web push: browsers that somebody has asked to be told in, and what is sent to them. A message is encrypted for the browser alone, and
// signed with a key that is made once for a store; the push service in between reads neither.

import { createHash, ECDH } from 'node:crypto';
import { MOST_BROWSERS, type Notice, type PushSubscribed } from '@adega/wire/told.ts';
import type { PushConfig } from './config.ts';
import type { Sent, Way } from './outbox.ts';
import { hashOf } from './people.ts';
import { posterFor } from './posting.ts';
import { isOpen } from './sessions.ts';
import type { Card, Store, Write } from './store/store.ts';

const KIND = 'push';
const KEYS = 'push keys';
/** Push services want to know whom to turn to. */
const NOBODY = 'mailto:operator@adega.invalid';
const ENCODING = 'aes128gcm';
/** Seconds for which a push service keeps it for a browser that is away. */
const KEPT_FOR = 12 * 3600;
/** The longest name of what replaces an older message. */
const LONGEST_TOPIC = 32;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Kept {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The session of the browser; empty for a guest's. */
  readonly by: string;
}

export interface Browser extends Kept {
  readonly card: Card;
}

export interface Push extends Way {
  /** By which browsers know the server. */
  key(): Promise<string>;
  /** Whether messages can be sent there, as far as can be seen. */
  accepts(subscribed: PushSubscribed): boolean;
}

/** It is read when it is first needed. */
const library = () => import('web-push').then(({ default: all }) => all);

/** The newest first. */
export async function browsersOf(store: Store, person: string): Promise<readonly Browser[]> {
  const cards = await store.cards({ kind: KIND, owner: person });
  return cards.map(card => ({ ...(JSON.parse(card.body) as Kept), card }));
}

const remove = ({ card: { kind, key } }: Browser): Write => ({ write: 'remove', kind, key });
const withBy = ({ endpoint, p256dh, auth, card }: Browser, by: string, owner = card.owner): Write => ({
  write: 'put',
  ...card,
  owner,
  body: JSON.stringify({ endpoint, p256dh, auth, by } satisfies Kept),
});

/** A browser is told from now on; an endpoint belongs to whoever has named it last. */
export async function addBrowser(
  store: Store,
  person: string,
  by: string,
  { endpoint, keys }: PushSubscribed,
  now: number,
): Promise<readonly Write[]> {
  const key = hashOf(endpoint);
  const body = JSON.stringify({ endpoint, ...keys, by } satisfies Kept);
  const others = (await browsersOf(store, person)).filter(({ card }) => card.key !== key);
  return [{ write: 'put', kind: KIND, key, owner: person, rank: now, body }, ...others.slice(MOST_BROWSERS - 1).map(remove)];
}

export async function dropBrowser(store: Store, person: string, endpoint: string): Promise<readonly Write[]> {
  return (await browsersOf(store, person)).filter(of => of.endpoint === endpoint).map(remove);
}

// Sessions

/** What a guest was told in belongs to the session in which he has become somebody with an account. */
export async function boundTo(store: Store, person: string, session: string): Promise<readonly Write[]> {
  return (await browsersOf(store, person)).filter(({ by }) => by === '').map(browser => withBy(browser, session));
}

/** Browsers of sessions that are ended are not told any more. */
export async function endedWith(store: Store, person: string, isEnded: (session: string) => boolean): Promise<readonly Write[]> {
  return (await browsersOf(store, person)).filter(({ by }) => isEnded(by)).map(remove);
}

export const forgetBrowsers = (person: string): Write => ({ write: 'sweep', kind: KIND, owner: person });

export async function movedBrowsers(store: Store, from: string, to: string): Promise<readonly Write[]> {
  return (await browsersOf(store, from)).map(browser => withBy(browser, browser.by, to));
}

// Sending

export function pushOver(store: Store, { contact = NOBODY, isPrivate }: PushConfig, now: () => number): Push {
  const poster = posterFor(isPrivate);
  let made: Promise<Keys> | undefined;
  /** The keys are made once for a store, whoever comes first. */
  const keys = (): Promise<Keys> => {
    made ??= keysIn(store).catch(error => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const send = async (person: string, address: string, notice: Notice): Promise<Sent> => {
    const card = await store.card(KIND, address);
    if (card === undefined || card.owner !== person) return 'gone';
    const { endpoint, p256dh, auth, by } = JSON.parse(card.body) as Kept;
    if (by !== '' && !(await isOpen(store, by, now()))) return 'gone';
    const { publicKey, privateKey } = await keys();
    const { encrypt, getVapidHeaders } = await library();
    const { cipherText } = encrypt(p256dh, auth, JSON.stringify(notice), ENCODING);
    const { origin } = new URL(endpoint);
    const headers = {
      ...getVapidHeaders(origin, contact, publicKey, privateKey, ENCODING),
      TTL: KEPT_FOR,
      Urgency: 'normal',
      Topic: topicOf(notice, person),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': ENCODING,
      'Content-Length': cipherText.length,
    };
    return cameOf(await poster.post(endpoint, { headers, body: cipherText }));
  };
  return {
    name: 'push',
    addressesOf: async person => (await browsersOf(store, person)).map(({ card }) => card.key),
    // What went wrong is counted; an endpoint is a secret, and stands in no log.
    send: (person, address, notice) => send(person, address, notice).catch((): Sent => 'failed'),
    forgotten: address => ({ write: 'remove', kind: KIND, key: address }),
    key: async () => (await keys()).publicKey,
    accepts: ({ endpoint, keys: { p256dh } }) => poster.mayCall(endpoint) && isPoint(p256dh),
  };
}

async function keysIn(store: Store): Promise<Keys> {
  const known = await store.note(KEYS);
  if (known !== undefined) return JSON.parse(known) as Keys;
  await store.commit([{ write: 'note', name: KEYS, body: JSON.stringify((await library()).generateVAPIDKeys()) }]);
  return JSON.parse((await store.note(KEYS)) ?? '') as Keys;
}

function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed') !== '';
  } catch {
    return false;
  }
}

/** What is not delivered yet is replaced by what comes later of the same table; nobody is told which table that is. */
const topicOf = ({ table }: Notice, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, LONGEST_TOPIC);

function cameOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
