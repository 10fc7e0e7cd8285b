// Who asks: a guest by a signed cookie, somebody with an account by a session. Whoever has an account is nobody by the cookie that he had as
// a guest.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAccount } from './accounts.ts';
import { isApi } from './api.ts';
import { type People, sessionCookie, tokenIn } from './people.ts';
import { newSession, type Session, seenAgain, sessionBy, surplus } from './sessions.ts';
import type { Store } from './store/store.ts';

export interface Who {
  readonly person: string;
  /** Undefined for a guest. */
  readonly session?: Session | undefined;
  /** What makes him so, as sockets know it. */
  readonly by: string;
}

export interface Identity {
  whoIn(cookies: string | undefined): Promise<Who | undefined>;
  /** To be done with every request before all else. */
  greet(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Who asks; undefined for somebody new, or somebody who is not any more. */
  who(request: FastifyRequest): Who | undefined;
  /** The same, but somebody new gets a cookie. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  /** What makes a browser this person's; undefined for one who has had himself forgotten. */
  cookieFor(person: string, request: FastifyRequest): Promise<string | undefined>;
}

/** A guest's sockets, by this name. */
export const guestBy = (person: string): string => `guest ${person}`;

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

export function identityOver(store: Store, people: People, now: () => number): Identity {
  const asking = new WeakMap<FastifyRequest, Who>();

  const whoIn = async (cookies: string | undefined): Promise<Who | undefined> => {
    const token = tokenIn(cookies);
    const session = token === undefined ? undefined : await sessionBy(store, token, now());
    if (session !== undefined) return { person: session.person, session, by: session.id };
    const person = people.personIn(cookies);
    if (person === undefined || (await hasAccount(store, person)) !== 'never') return undefined;
    return { person, by: guestBy(person) };
  };

  const greet = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isApi(request)) return;
    const { cookie } = request.headers;
    const who = await whoIn(cookie);
    if (who === undefined) return;
    asking.set(request, who);
    const seen = who.session && seenAgain(who.session, now());
    if (seen === undefined) return;
    await store.commit([seen]);
    reply.header('set-cookie', sessionCookie(tokenIn(cookie) ?? '', isSecure(request)));
  };

  return {
    whoIn,
    greet,
    who: request => asking.get(request),
    personOf(request, reply) {
      reply.header('cache-control', 'no-store');
      const known = asking.get(request);
      if (known !== undefined) return known.person;
      const { person, cookie } = people.newPerson(isSecure(request));
      asking.set(request, { person, by: guestBy(person) });
      reply.header('set-cookie', cookie);
      return person;
    },
    async cookieFor(person, request) {
      const had = await hasAccount(store, person);
      if (had === 'no-more') return undefined;
      if (had === 'never') return people.cookieFor(person, isSecure(request));
      const { token, write } = newSession(person, request.headers['user-agent'], now());
      await store.commit([...(await surplus(store, person, now())), write]);
      return sessionCookie(token, isSecure(request));
    },
  };
}
