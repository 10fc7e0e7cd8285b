// Accounts, by http: making one, signing in and out, sessions, passwords.

import {
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
import type { FastifyInstance } from 'fastify';
import { doorOf } from './account-door.ts';
import { answered, asked, type Handler, type Office, proved, Refused, refuse, signedIn } from './account-office.ts';
import { type Account, accountNamed, accountOf, addAccount, changeAccount, type Found, isTaken, newAccount } from './accounts.ts';
import { codeHash, codeHashes, newCodes } from './codes.ts';
import { recallDevices } from './devices.ts';
import { guestBy, isSecure } from './identity.ts';
import { forgetPasskeys, passkeysOf } from './passkeys.ts';
import { newId, noCookie } from './people.ts';
import { endedWith } from './push.ts';
import { end, endAll, keep, type Session, sessionsOf } from './sessions.ts';
import type { Write } from './store/store.ts';

const seeThatStrong = (password: string, name: string): void => {
  const why = weaknessOf(password, name);
  if (why !== undefined) throw new Refused({ code: 'weak', why });
};

export function serveAccounts(app: FastifyInstance, office: Office): void {
  const { store, identity, hashing, tries, endings, sockets, now } = office;
  const door = doorOf(office);

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
    if (!(await door.open(request, reply, person, writes))) return refuse((await isTaken(store, name)) ? 'taken' : 'signed-in');
    sockets.end([guest]);
    return reply.code(201).send({ codes });
  };

  const signIn: Handler = async (request, reply) => {
    const message = asked(parseSignIn(request.body));
    return door.enter(request, reply, await proved(office, message.name, message.password, request), message.bring);
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
    // Whoever had the password may have made himself a key.
    const { ids, writes } = await endOthers(found.person);
    const change = changeAccount(found, { password: fresh, codes: found.account.codes.filter(of => of !== hash) });
    if ((await store.commit([change, ...writes, forgetPasskeys(found.person)])) === 'conflict') return refuse('wrong');
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
    const [sessions, passkeys] = await Promise.all([sessionsOf(store, session.person, now()), passkeysOf(store, session.person)]);
    const moderates = office.moderators?.includes(name) === true;
    return {
      account: { name, made, codes: codes.length, listed: unlisted !== true, ...(moderates && { moderates }) },
      sessions: sessions.map(({ id, made, seen, agent }) => ({ id, made, seen, agent, here: id === session.id })),
      passkeys: passkeys.map(({ key, name, made, used }) => ({ key, name, made, ...(used !== undefined && { used }) })),
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
