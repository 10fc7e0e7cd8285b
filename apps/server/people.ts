// People without accounts: whoever comes gets a name that only his browser and the server know, in a signed cookie. Whoever has an account
// has a session in its place.

import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './store/store.ts';

const COOKIE = 'adega';
const SIGNED = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
const SESSION = new RegExp(`(?:^|; *)${COOKIE}=s\\.([\\w-]{32})(?:;|$)`);
const A_YEAR = 365 * 24 * 3600;
const KEY = 'cookie key';

export interface People {
  /** The person of this cookie header; undefined for one that is not ours. */
  personIn(cookies: string | undefined): string | undefined;
  /** Somebody new, and the cookie that says so. */
  newPerson(isSecure: boolean): { readonly person: string; readonly cookie: string };
  /** What makes a browser this person's, as long as he has no account. */
  cookieFor(person: string, isSecure: boolean): string;
}

const cookieOf = (value: string, isSecure: boolean, lasting = A_YEAR): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const sessionCookie = (token: string, isSecure: boolean): string => cookieOf(`s.${token}`, isSecure);
export const noCookie = (isSecure: boolean): string => cookieOf('', isSecure, 0);

/** What opens a session, in this cookie header; it may be anything. */
export const tokenIn = (cookies = ''): string | undefined => SESSION.exec(cookies)?.[1];

export const newId = (): string => randomBytes(16).toString('base64url');

/** The key is made once for a store, whoever comes first. */
export async function peopleOf(store: Store): Promise<People> {
  await store.commit([{ write: 'note', name: KEY, body: randomBytes(32).toString('base64url') }]);
  const key = createSecretKey((await store.note(KEY)) ?? '', 'base64url');
  const sign = (person: string): Buffer => createHmac('sha256', key).update(person).digest();
  const cookieFor = (person: string, isSecure: boolean): string => {
    return cookieOf(`${person}.${sign(person).toString('base64url')}`, isSecure);
  };
  return {
    cookieFor,
    personIn(cookies = '') {
      const [, person, signature] = SIGNED.exec(cookies) ?? [];
      if (person === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(person)) ? person : undefined;
    },
    newPerson(isSecure) {
      const person = newId();
      return { person, cookie: cookieFor(person, isSecure) };
    },
  };
}

// What opens a table or a seat is kept as its hash only: who reads the store cannot sit down with it.

export const newToken = (): string => randomBytes(24).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
