// Accounts, by http: making one, signing in and out, sessions, passwords.

import {
  type AccountTrouble,
  type MyAccount,
  parseEndSession,
  parseNewPassword,
  parseProof,
  parseRecover,
  parseSignIn,
  parseSignUp,
} from '@adega/wire/account.ts';
import { foldName } from '@adega/wire/name.ts';
import { weaknessOf } from '@adega/wire/password.ts';
import type { Read } from '@adega/wire/trouble.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bringSeats, type Cabinet } from './account-data.ts';
import { type Account, accountNamed, accountOf, addAccount, changeAccount, type Found, isTaken, newAccount } from './accounts.ts';
import { codeHash, codeHashes, newCodes } from './codes.ts';
import { recallDevices } from './devices.ts';
import type { Endings } from './endings.ts';
import type { Hashing } from './hashing.ts';
import { guestBy, type Identity, isSecure, type Who } from './identity.ts';
import { newId, noCookie, sessionCookie } from './people.ts';
import { boundTo, endedWith } from './push.ts';
import { end, endAll, keep, newSession, type Session, sessionsOf, surplus } from './sessions.ts';
import type { Sockets } from './sockets.ts';
import type { Write } from './store/store.ts';
import { TooBusy } from './threads.ts';
import type { Tries } from './tries.ts';

export interface Office extends Cabinet {
  readonly identity: Identity;
  readonly hashing: Hashing;
  readonly tries: Tries;
  readonly endings: Endings;
  readonly sockets: Sockets;
  now(): number;
}

const STATUS: { readonly [code in AccountTrouble['code']]?: number } = { wrong: 403, taken: 409, 'signed-in': 409, 'signed-out': 401, 'too-fast': 429 }; // biome-ignore format: a list
const MOST_GUESTS = 200;

/** Why nothing was done. */
export class Refused extends Error {
  readonly trouble: AccountTrouble;
  constructor(trouble: AccountTrouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

export const refuse = (code: Exclude<AccountTrouble['code'], 'bad-message' | 'weak'>): never => {
  throw new Refused({ code });
};

export function asked<T>({ message, trouble }: Read<T>): T {
  if (message === undefined) throw new Refused(trouble as AccountTrouble);
  return message;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What is refused is said; nothing of it is kept by anybody on the way. */
export const answered =
  (handle: Handler): Handler =>
  async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await handle(request, reply);
    } catch (error) {
      const trouble = error instanceof TooBusy ? { code: 'too-fast' as const } : error instanceof Refused ? error.trouble : undefined;
      if (trouble === undefined) throw error;
      return reply.code(STATUS[trouble.code] ?? 400).send({ trouble });
    }
  };

/** The account whose password this is. Unknown names take as long as wrong passwords, and get the same answer. */
export async function proved({ store, hashing, tries }: Office, name: string, password: string, { ip }: FastifyRequest): Promise<Found> {
  const folded = foldName(name);
  if (!tries.take(folded, ip)) refuse('too-fast');
  const found = await accountNamed(store, name);
  const isRight = await hashing.isRight(password, found?.account.password);
  if (!isRight || found === undefined) return refuse('wrong');
  tries.passed(folded, ip);
  return found;
}

/** Who is signed in, with his account. */
export async function signedIn({ identity, store }: Office, request: FastifyRequest): Promise<{ session: Session; found: Found }> {
  const session = identity.who(request)?.session;
  const found = session && (await accountOf(store, session.person));
  return session === undefined || found === undefined ? refuse('signed-out') : { session, found };
}

const seeThatStrong = (password: string, name: string): void => {
  const why = weaknessOf(password, name);
  if (why !== undefined) throw new Refused({ code: 'weak', why });
};

export function serveAccounts(app: FastifyInstance, office: Office): void {
  const { store, identity, hashing, tries, endings, sockets, now } = office;

  /** A session of its own for every time that somebody signs in, kept with what else is written; what this browser was before is over. */
  const open = async (request: FastifyRequest, reply: FastifyReply, person: string, writes: readonly Write[]): Promise<boolean> => {
    const before = identity.who(request)?.session;
    const { token, session, write } = newSession(person, request.headers['user-agent'], now());
    const old = before === undefined ? [] : [end(before.id), ...(await endedWith(store, before.person, id => id === before.id))];
    const told = await boundTo(store, person, session.id);
    if ((await store.commit([...writes, ...old, write, ...told])) === 'conflict') return false;
    if (before !== undefined) sockets.end([before.id]);
    reply.header('set-cookie', sessionCookie(token, isSecure(request)));
    return true;
  };

  /** All sessions of a person but one, with their sockets. */
  const endOthers = async (person: string, but?: Session): Promise<{ writes: readonly Write[]; ids: readonly string[] }> => {
    const ids = (await sessionsOf(store, person, now())).map(({ id }) => id).filter(id => id !== but?.id);
    const stays = but === undefined ? [] : [keep(but)];
    const told = await endedWith(store, person, id => id !== but?.id);
    return { ids, writes: [endAll(person), ...stays, ...told, recallDevices(person), ...endings.writes(ids)] };
  };

  const signUp: Handler = async (request, reply) => {
    const { name, password } = asked(parseSignUp(request.body));
    const who = identity.who(request);
    if (who?.session !== undefined) refuse('signed-in');
    seeThatStrong(password, name);
    if (!tries.takeFrom(request.ip)) refuse('too-fast');
    if (await isTaken(store, name)) refuse('taken');
    const codes = newCodes();
    const person = who?.person ?? newId();
    const account = newAccount(name, now(), await hashing.hash(password), codes);
    const guest = guestBy(person);
    const writes = [...addAccount(person, account), recallDevices(person), ...endings.writes([guest])];
    if (!(await open(request, reply, person, writes))) return refuse((await isTaken(store, name)) ? 'taken' : 'signed-in');
    sockets.end([guest]);
    return reply.code(201).send({ codes });
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

  const signIn: Handler = async (request, reply) => {
    const message = asked(parseSignIn(request.body));
    const proof = await proved(office, message.name, message.password, request);
    const who = identity.who(request);
    const mayBring = message.bring && who !== undefined && who.session === undefined;
    const { found, brought } = mayBring ? await bring(proof, who) : { found: proof, brought: 0 };
    if (who !== undefined) sockets.end([who.by]);
    // Where the password was changed meanwhile, this one was the wrong one.
    const writes = [changeAccount(found), ...(await surplus(store, found.person, now()))];
    if (!(await open(request, reply, found.person, writes))) return refuse('wrong');
    return { brought };
  };

  /** It opens nothing by itself: whoever has set a password signs in with it. */
  const recover: Handler = async request => {
    const { name, code, password } = asked(parseRecover(request.body));
    seeThatStrong(password, name);
    if (!tries.take(foldName(name), request.ip)) refuse('too-fast');
    const fresh = await hashing.hash(password);
    const found = await accountNamed(store, name);
    const hash = codeHash(code);
    if (found === undefined || !found.account.codes.includes(hash)) return refuse('wrong');
    const { ids, writes } = await endOthers(found.person);
    const change = changeAccount(found, { password: fresh, codes: found.account.codes.filter(of => of !== hash) });
    if ((await store.commit([change, ...writes])) === 'conflict') return refuse('wrong');
    tries.passed(foldName(name), request.ip);
    sockets.end(ids);
    return {};
  };

  const changed = async (found: Found, change: Partial<Account>, more: readonly Write[] = []): Promise<void> => {
    if ((await store.commit([changeAccount(found, change), ...more])) === 'conflict') refuse('wrong');
  };

  const changePassword: Handler = async request => {
    const { password, fresh } = asked(parseNewPassword(request.body));
    const { session, found: mine } = await signedIn(office, request);
    seeThatStrong(fresh, mine.account.name);
    const found = await proved(office, mine.account.name, password, request);
    const hash = await hashing.hash(fresh);
    const { ids, writes } = await endOthers(found.person, session);
    await changed(found, { password: hash }, writes);
    sockets.end(ids);
    return {};
  };

  const renewCodes: Handler = async request => {
    const { password } = asked(parseProof(request.body));
    const { found: mine } = await signedIn(office, request);
    const found = await proved(office, mine.account.name, password, request);
    const codes = newCodes();
    await changed(found, { codes: codeHashes(codes) });
    return { codes };
  };

  const tellMine: Handler = async request => {
    const session = identity.who(request)?.session;
    const found = session && (await accountOf(store, session.person));
    if (session === undefined || found === undefined) return { sessions: [] } satisfies MyAccount;
    const { name, made, codes, unlisted } = found.account;
    const sessions = await sessionsOf(store, session.person, now());
    return {
      account: { name, made, codes: codes.length, listed: unlisted !== true },
      sessions: sessions.map(({ id, made, seen, agent }) => ({ id, made, seen, agent, here: id === session.id })),
    } satisfies MyAccount;
  };

  const endSessions: Handler = async request => {
    const { id } = asked(parseEndSession(request.body));
    const { session, found } = await signedIn(office, request);
    if (id === undefined) {
      const { ids, writes } = await endOthers(found.person, session);
      await store.commit(writes);
      sockets.end(ids);
      return {};
    }
    const mine = await sessionsOf(store, found.person, now());
    if (!mine.some(of => of.id === id)) return {};
    await endOne(found.person, id);
    return {};
  };

  /** Its line is closed, and its browser is not told of turns any more. */
  const endOne = async (person: string, id: string): Promise<void> => {
    await store.commit([end(id), ...(await endedWith(store, person, of => of === id)), ...endings.writes([id])]);
    sockets.end([id]);
  };

  const signOut: Handler = async (request, reply) => {
    const { session } = await signedIn(office, request);
    await endOne(session.person, session.id);
    return reply.header('set-cookie', noCookie(isSecure(request))).send({});
  };

  app.get('/api/account', answered(tellMine));
  app.post('/api/account', answered(signUp));
  app.post('/api/account/sign-in', answered(signIn));
  app.post('/api/account/sign-out', answered(signOut));
  app.post('/api/account/recover', answered(recover));
  app.post('/api/account/password', answered(changePassword));
  app.post('/api/account/codes', answered(renewCodes));
  app.delete('/api/account/sessions', answered(endSessions));
}
