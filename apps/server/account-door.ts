// Coming into an account, by whatever proved it: a session of its own, and what this browser held as a guest.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { bringSeats } from './account-data.ts';
import { type Office, refuse } from './account-office.ts';
import { accountOf, changeAccount, type Found } from './accounts.ts';
import { isSecure, type Who } from './identity.ts';
import { sessionCookie } from './people.ts';
import { boundTo, endedWith } from './push.ts';
import { end, newSession, surplus } from './sessions.ts';
import type { Write } from './store/store.ts';

const MOST_GUESTS = 200;

export interface Door {
  /** False where something that is written was not as it was read. */
  open(request: FastifyRequest, reply: FastifyReply, person: string, writes: readonly Write[]): Promise<boolean>;
  /** `mayBring`: what the browser held as a guest comes along; `more`: what is kept with the session. */
  enter(
    request: FastifyRequest,
    reply: FastifyReply,
    proof: Found,
    mayBring: boolean,
    more?: readonly Write[],
  ): Promise<{ readonly brought: number }>;
}

export function doorOf(office: Office): Door {
  const { store, identity, sockets, now } = office;

  /** A session of its own for every time that somebody signs in, kept with what else is written; what this browser was before is over. */
  const open: Door['open'] = async (request, reply, person, writes) => {
    const before = identity.who(request)?.session;
    const { token, session, write } = newSession(person, request.headers['user-agent'], now());
    const old = before === undefined ? [] : [end(before.id), ...(await endedWith(store, before.person, id => id === before.id))];
    const told = await boundTo(store, person, session.id);
    if ((await store.commit([...writes, ...old, write, ...told])) === 'conflict') return false;
    if (before !== undefined) sockets.end([before.id]);
    reply.header('set-cookie', sessionCookie(token, isSecure(request)));
    return true;
  };

  /** What this browser held as a guest. It is noted first whose that is, so that it can be forgotten, too. */
  const bring = async (found: Found, who: Who): Promise<{ found: Found; brought: number }> => {
    const { person, account } = found;
    const guests = [...account.guests.filter(guest => guest !== who.person), who.person].slice(-MOST_GUESTS);
    const moved = await office.belongings.moved(who.person, person);
    if ((await store.commit([changeAccount(found, { guests }), ...moved])) === 'conflict') return refuse('wrong');
    sockets.end([who.by]);
    const brought = await bringSeats(office, who.person, person);
    return { found: (await accountOf(store, person)) ?? refuse('wrong'), brought };
  };

  const enter: Door['enter'] = async (request, reply, proof, mayBring, more = []) => {
    const who = identity.who(request);
    const isGuest = who !== undefined && who.session === undefined;
    const { found, brought } = mayBring && isGuest ? await bring(proof, who) : { found: proof, brought: 0 };
    if (who !== undefined) sockets.end([who.by]);
    // Where the password was changed meanwhile, this one was the wrong one.
    const writes = [changeAccount(found), ...(await surplus(store, found.person, now())), ...more];
    if (!(await open(request, reply, found.person, writes))) return refuse('wrong');
    return { brought };
  };

  return { open, enter };
}
