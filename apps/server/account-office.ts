// What the routes about accounts have in common: who may ask what, and what is said where nothing was done.

import type { AccountTrouble } from '@adega/wire/account.ts';
import { foldName } from '@adega/wire/name.ts';
import type { Read } from '@adega/wire/trouble.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cabinet } from './account-data.ts';
import { accountNamed, accountOf, type Found } from './accounts.ts';
import type { Endings } from './endings.ts';
import type { Hashing } from './hashing.ts';
import type { Identity } from './identity.ts';
import type { Session } from './sessions.ts';
import type { Sockets } from './sockets.ts';
import { TooBusy } from './threads.ts';
import type { Tries } from './tries.ts';

export interface Office extends Cabinet {
  readonly identity: Identity;
  readonly hashing: Hashing;
  readonly tries: Tries;
  readonly endings: Endings;
  readonly sockets: Sockets;
  /** Where people reach it, where the operator has said so. */
  readonly origin?: string | undefined;
  /** By the names of their accounts. */
  readonly moderators?: readonly string[];
  now(): number;
}

const STATUS: { readonly [code in AccountTrouble['code']]?: number } = { wrong: 403, taken: 409, 'signed-in': 409, 'signed-out': 401, 'too-fast': 429, 'too-many': 409 }; // biome-ignore format: a list

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

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

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
