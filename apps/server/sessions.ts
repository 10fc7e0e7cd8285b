// Browsers in which somebody with an account is signed in. A cookie holds a random word, the store only its hash; without its card it is
// worth nothing.

import { hashOf, newToken } from './people.ts';
import type { Card, Store, Write } from './store/store.ts';

const KIND = 'session';
const DAY = 24 * 3600 * 1000; // milliseconds
/** Whoever has not come for so long signs in anew. */
export const LASTING = 180 * DAY;
/** That somebody was here is noted no more often. */
const NOTED = DAY / 24;
const MOST = 50;

interface Kept {
  readonly seen: number;
  readonly agent: string;
}

export interface Session extends Kept {
  /** The hash of what the cookie holds. */
  readonly id: string;
  readonly person: string;
  readonly made: number;
}

const sessionOf = ({ key, owner, rank, body }: Card): Session => ({ id: key, person: owner, made: rank, ...(JSON.parse(body) as Kept) });

const cardOf = ({ id, person, made, seen, agent }: Session): Card => ({
  kind: KIND,
  key: id,
  owner: person,
  rank: made,
  body: JSON.stringify({ seen, agent } satisfies Kept),
});

const isOver = ({ seen }: Session, now: number): boolean => now - seen > LASTING;

export function newSession(person: string, agent: string | undefined, now: number): { token: string; session: Session; write: Write } {
  const token = newToken();
  const session = { id: hashOf(token), person, made: now, seen: now, agent: agentIn(agent) };
  return { token, session, write: { write: 'add', ...cardOf(session) } };
}

export async function sessionBy(store: Store, token: string, now: number): Promise<Session | undefined> {
  const card = await store.card(KIND, hashOf(token));
  const session = card && sessionOf(card);
  return session === undefined || isOver(session, now) ? undefined : session;
}

/** Whether a browser is signed in, by the hash of what its cookie holds. */
export async function isOpen(store: Store, id: string, now: number): Promise<boolean> {
  const card = await store.card(KIND, id);
  return card !== undefined && !isOver(sessionOf(card), now);
}

/** The newest first. */
export async function sessionsOf(store: Store, person: string, now: number): Promise<readonly Session[]> {
  const all = (await store.cards({ kind: KIND, owner: person })).map(sessionOf);
  return all.filter(session => !isOver(session, now));
}

/** That somebody was here, where it is worth noting. One that was ended meanwhile stays ended. */
export function seenAgain(session: Session, now: number): Write | undefined {
  if (now - session.seen < NOTED) return undefined;
  return { write: 'swap', was: cardOf(session).body, ...cardOf({ ...session, seen: now }) };
}

export const end = (id: string): Write => ({ write: 'remove', kind: KIND, key: id });
export const endAll = (person: string): Write => ({ write: 'sweep', kind: KIND, owner: person });
/** One that stays when all are ended. */
export const keep = (session: Session): Write => ({ write: 'put', ...cardOf(session) });

/** Those that are to go when there is one more: whose time is over, and the oldest of too many. */
export async function surplus(store: Store, person: string, now: number): Promise<readonly Write[]> {
  const all = (await store.cards({ kind: KIND, owner: person })).map(sessionOf);
  return all.filter((session, i) => isOver(session, now) || i >= MOST - 1).map(({ id }) => end(id));
}

const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** No more of a browser than its owner needs to know it again. */
export function agentIn(header: string | undefined): string {
  const text = (header ?? '').slice(0, 1000);
  const named = (of: readonly (readonly [string, RegExp])[]) => of.find(([, sign]) => sign.test(text))?.[0];
  return [named(BROWSERS), named(SYSTEMS)].filter(of => of !== undefined).join(', ');
}
