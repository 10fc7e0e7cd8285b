// By http: whether and when somebody is told of his turns, and in which browsers.

import { type MyTelling, parseSubscription, parseTelling, parseUnsubscription, USUAL_DELAY } from '@adega/wire/told.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Identity } from './identity.ts';
import { addBrowser, browsersOf, dropBrowser, type Push } from './push.ts';
import { rateOf } from './rate.ts';
import type { Store } from './store/store.ts';
import { reachable, type Wishes, wishing, wishOf } from './wishes.ts';

/** Browsers that are named from one address in an hour. */
const BROWSERS = 60;

export interface ToldDesk {
  readonly store: Store;
  readonly identity: Identity;
  readonly wishes: Wishes;
  readonly push: Push;
  now(): number;
}

export function serveTelling(app: FastifyInstance, { store, identity, wishes, push, now }: ToldDesk): void {
  const naming = rateOf(BROWSERS / 3600, BROWSERS);
  const wrong = (reply: FastifyReply, status: number, trouble: unknown) => reply.code(status).send({ trouble });

  app.get('/api/told', async (request, reply): Promise<MyTelling> => {
    reply.header('cache-control', 'no-store');
    // Who has only come to look gets no name for it.
    const person = identity.who(request)?.person;
    const wish = person === undefined ? undefined : await wishOf(store, person);
    const browsers = person === undefined ? [] : await browsersOf(store, person);
    return { after: wish?.after ?? USUAL_DELAY, browsers: browsers.length, key: await push.key() };
  });

  app.post('/api/told', async (request, reply) => {
    const person = identity.personOf(request, reply);
    const { message, trouble } = parseTelling(request.body);
    if (message === undefined) return wrong(reply, 400, trouble);
    await store.commit(wishing(person, message.after, now()));
    await wishes.read(person);
    return reply.code(204).send();
  });

  app.post('/api/told/push', async (request, reply) => {
    const person = identity.personOf(request, reply);
    const { message, trouble } = parseSubscription(request.body);
    if (message === undefined) return wrong(reply, 400, trouble);
    if (!push.accepts(message)) {
      return wrong(reply, 400, { code: 'bad-message', path: 'endpoint', expected: 'a public address with https, and its key', found: '' });
    }
    if (!naming.take(request.ip)) return wrong(reply, 429, { code: 'too-fast' });
    const by = identity.who(request)?.session?.id ?? '';
    const writes = await addBrowser(store, person, by, message, now());
    await store.commit([...writes, ...(await reachable(store, person, now()))]);
    await wishes.read(person);
    return reply.code(204).send();
  });

  app.delete('/api/told/push', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const person = identity.who(request)?.person;
    const { message, trouble } = parseUnsubscription(request.body);
    if (message === undefined) return wrong(reply, 400, trouble);
    if (person !== undefined) await store.commit(await dropBrowser(store, person, message.endpoint));
    return reply.code(204).send();
  });
}
