// People without accounts: whoever comes gets a name that only his browser and the server know, in a signed cookie.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './store/store.ts';

const COOKIE = 'adega';
const SIGNED = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
const A_YEAR = 365 * 24 * 3600;
const KEY = 'cookie key';

export interface People {
  /** The person of this cookie header; undefined for one that is not ours. */
  personIn(cookies: string | undefined): string | undefined;
  /** Somebody new, and the cookie that says so. */
  newPerson(isSecure: boolean): { readonly person: string; readonly cookie: string };
  /** What makes a browser this person's. */
  cookieFor(person: string, isSecure: boolean): string;
}

/** The key is made once for a store, whoever comes first. */
export async function peopleOf(store: Store): Promise<People> {
  await store.commit([{ write: 'note', name: KEY, body: randomBytes(32).toString('base64url') }]);
  const key = Buffer.from((await store.note(KEY)) ?? '', 'base64url');
  const sign = (person: string): Buffer => createHmac('sha256', key).update(person).digest();
  const cookieFor = (person: string, isSecure: boolean): string => {
    const value = `${person}.${sign(person).toString('base64url')}`;
    return `${COOKIE}=${value}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  };
  return {
    cookieFor,
    personIn(cookies = '') {
      const [, person, signature] = SIGNED.exec(cookies) ?? [];
      if (person === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(person)) ? person : undefined;
    },
    newPerson(isSecure) {
      const person = randomBytes(16).toString('base64url');
      return { person, cookie: cookieFor(person, isSecure) };
    },
  };
}

// What opens a table or a seat is kept as its hash only: who reads the store cannot sit down with it.

export const newToken = (): string => randomBytes(24).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
