// Another device of the same person, without an account: whoever has a link that was made on the one is that person on the other, too.

import { parseJoinDevices } from '@adega/wire/online.ts';
import type { FastifyInstance } from 'fastify';
import type { Identity } from './identity.ts';
import { hashOf, newToken } from './people.ts';
import type { Store, Write } from './store/store.ts';

/** Long enough to fetch a phone; whoever finds the link later finds nothing. */
const LASTING = 15 * 60 * 1000; // milliseconds
/** Where such links are kept, which belong to no table. */
const NOWHERE = '';

const bodyOf = (person: string): string => JSON.stringify({ device: person });

/** Links that somebody has made and nobody has opened. */
export const recallDevices = (person: string): Write => ({ write: 'recall', table: NOWHERE, body: bodyOf(person) });

interface Doors {
  readonly store: Store;
  readonly identity: Identity;
  now(): number;
}

export function serveDevices(app: FastifyInstance, { store, identity, now }: Doors): void {
  /** One at a time: a new one replaces the one before. */
  app.post('/api/devices', async (request, reply) => {
    const person = identity.personOf(request, reply);
    const body = bodyOf(person);
    const [token, made] = [newToken(), now()];
    const until = made + LASTING;
    const writes: Write[] = [
      { write: 'expire', table: NOWHERE, now: made },
      recallDevices(person),
      { write: 'token', hash: hashOf(token), table: NOWHERE, body, until },
    ];
    await store.commit(writes);
    return reply.code(201).send({ token, until });
  });

  app.post('/api/devices/join', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { message, trouble } = parseJoinDevices(request.body);
    if (message === undefined) return reply.code(400).send({ trouble });
    const hash = hashOf(message.token);
    const kept = await store.token(hash);
    const { device } = (kept?.table === NOWHERE ? JSON.parse(kept.body) : {}) as { readonly device?: string };
    const isValid = device !== undefined && (kept?.until ?? 0) > now() && (await store.commit([{ write: 'spend', hash }])) === 'done';
    const cookie = isValid ? await identity.cookieFor(device, request) : undefined;
    if (cookie === undefined) return reply.code(403).send({ trouble: { code: 'bad-link' } });
    return reply.header('set-cookie', cookie).send({});
  });
}
