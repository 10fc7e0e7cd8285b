// The web server: the built page, and tables that people share.

import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serveAccounts } from './account-api.ts';
import { serveLeaving } from './account-leave.ts';
import { accountOf, hasAccount } from './accounts.ts';
import { serveApi } from './api.ts';
import { makeBelongings } from './belongings.ts';
import { botsAt } from './bot-jobs.ts';
import { clocksAt } from './clock-jobs.ts';
import { type Config, configOf } from './config.ts';
import { serveDevices } from './devices.ts';
import { endingsOver } from './endings.ts';
import { hallOver } from './hall.ts';
import { hashingOf } from './hashing.ts';
import { identityOver } from './identity.ts';
import { reachedAt } from './invitation.ts';
import { jobsOver } from './jobs.ts';
import { leftAnswers, leftOf } from './left.ts';
import { serveLobby } from './lobby.ts';
import { makeMeasures } from './measures.ts';
import { moderationOf, moderationOver } from './moderation.ts';
import { peopleOf } from './people.ts';
import { isOwnOrigin, SAFE } from './safety.ts';
import { socketsAt } from './sockets.ts';
import type { Store } from './store/store.ts';
import { talkAt } from './talk.ts';
import { serveTalk } from './talk-api.ts';
import { talkOf } from './talk-belongings.ts';
import { thinkersOf } from './thinkers.ts';
import { triesOf } from './tries.ts';
import { keepWatch } from './watch.ts';
import { openWorkshop } from './workshop.ts';

export interface Settings {
  /** The folder of the built page. */
  readonly page?: string | undefined;
  /** One of pino's levels. */
  readonly logLevel?: string;
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience?: number;
  /** Where tables are kept; without one there are none, and only the page is served. */
  readonly store?: Store;
  readonly config?: Config;
  /** What time it is, in milliseconds. */
  readonly now?: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is: “GET /api/mine”. */
    readonly served: ReadonlySet<string>;
  }
}

const BUILT_PAGE = fileURLToPath(new URL('../web/dist', import.meta.url));
/** Longer than a slow line needs for the little that anybody sends; a connection that says nothing more is not kept. */
const PATIENCE = 30_000;
const LONGEST_BODY = 16 * 1024;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Files in assets/ carry a hash of their content in their name; everything else may change under its name. */
const cacheOf = (path: string) => (path.includes('/assets/') ? A_YEAR : 'no-cache');

/** An address without an extension is a place within the page, not a file; so is a rule, whose id has a dot in it. */
function isPlaceInPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  if (pathname.startsWith('/api/')) return false;
  return ['GET', 'HEAD'].includes(method) && (extname(pathname) === '' || pathname.startsWith('/rules/'));
}

export async function makeApp(settings: Settings = {}): Promise<FastifyInstance> {
  const { page = BUILT_PAGE, logLevel = 'warn', patience = PATIENCE, store, config = configOf({}), now = Date.now } = settings;
  if (!existsSync(join(page, 'index.html'))) throw new Error('The page is not built: run `npm run build` first.');
  const app = fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    requestTimeout: patience,
    // Longer than proxies keep theirs.
    keepAliveTimeout: 2.4 * patience,
    trustProxy: config.trustProxy,
    bodyLimit: LONGEST_BODY,
    // Where the headers had longer, Node would give the longer time to the whole.
    http: { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 2 },
  });
  const served = new Set<string>();
  app.decorate('served', served);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) served.add(`${one} ${url}`);
  });
  app.server.maxConnections = config.limits.connections;
  app.addHook('onRequest', async (request, reply: FastifyReply) => {
    reply.headers(SAFE);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, config.origin)) {
      return reply.code(403).send({ trouble: { code: 'other-site' } });
    }
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  if (store !== undefined) await serveTables(app, store, config, patience, now);
  // A page may ask whether there are tables here.
  else
    for (const path of ['/api/mine', '/api/account', '/api/blocks'])
      app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send({}));
  await app.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cacheOf(path)),
  });
  app.setNotFoundHandler((request, reply) =>
    isPlaceInPage(request) ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' }),
  );
  return app;
}

async function serveTables(app: FastifyInstance, store: Store, config: Config, patience: number, now: () => number): Promise<void> {
  const { limits, origin } = config;
  const identity = identityOver(store, await peopleOf(store), now);
  // Each room that keeps something of people says so here.
  const belongings = makeBelongings();
  const measures = makeMeasures();
  const thinkers = thinkersOf(config.thinkers);
  const workshop = openWorkshop();
  const watch = await keepWatch(store, now);
  const { sleepAfter } = config;
  const hall = hallOver(store, workshop, measures, () => jobs.wake(), { sleepAfter, now, down: watch.down });
  const work = {
    bots: botsAt(store, () => hall, thinkers, measures),
    clock: clocksAt(store, () => hall),
    left: leftAnswers(store, () => hall),
  };
  const jobs = jobsOver(store, work, app.log, now);
  store.listen(hall.refresh);

  const admit = async (request: IncomingMessage) => {
    const who = isOwnOrigin(request.headers, origin) ? await identity.whoIn(request.headers.cookie) : undefined;
    return who && { ...who, address: addressOf(request, config.trustProxy) };
  };
  const moderation = moderationOver(store, now);
  const isAccount = async (person: string) => (await hasAccount(store, person)) === 'now';
  const { isBanned, takeWarning } = moderation;
  const talk = talkAt({ hall, store, hasAccount: isAccount, isBanned, takeWarning });
  /** Those whom the operator has named, by their accounts. */
  const moderatorOf = async (person: string) => {
    const name = (await accountOf(store, person))?.account.name;
    return name !== undefined && config.moderators.includes(name) ? name : undefined;
  };
  const sockets = socketsAt(app.server, {
    hall,
    store,
    talk,
    measures,
    limits,
    log: app.log,
    door: { admit },
    wake: () => jobs.wake(),
    patience,
  });
  for (const one of [talkOf(store), leftOf(store), moderationOf(store, moderation)]) belongings.add(one);
  const { personOf } = identity;
  serveApi(app, { hall, store, limits, personOf, avoids: talk.avoids });
  // After those who ask too fast have been sent away.
  app.addHook('onRequest', identity.greet);
  serveLobby(app, { hall, store, personOf, avoids: talk.avoids });
  serveTalk(app, { hall, store, talk, moderation, personOf, moderatorOf });
  serveDevices(app, { store, identity, now });
  const endings = endingsOver(store, now, sockets.end);
  const tries = triesOf(limits.signIns, now);
  const hashing = hashingOf();
  const office = { store, hall, belongings, identity, hashing, tries, endings, sockets, now };
  serveAccounts(app, office);
  serveLeaving(app, office);
  // For links that somebody at this machine sends to others; nobody else is told how it is called in its network.
  app.get('/api/reach', async (request, reply) => {
    const isHere = isThisMachine(request.ip) && isThisMachine(request.hostname);
    const origin = isHere ? reachedAt(config, request.socket.localPort ?? config.port) : undefined;
    return reply.header('cache-control', 'no-store').send({ origin });
  });

  app.get('/metrics', async (request, reply) => {
    if (!config.openMetrics && !isThisMachine(request.ip)) return reply.code(404).send({ error: 'not found' });
    measures.tables.set(hall.size);
    return reply
      .type(measures.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await measures.registry.metrics());
  });
  // What has begun is kept before the store is closed.
  app.addHook('preClose', async () => {
    watch.close();
    endings.close();
    await sockets.close();
    await thinkers.close();
    await workshop.close();
    await hashing.close();
    await jobs.close();
    await hall.close();
  });
  app.addHook('onClose', () => store.close());
  jobs.wake();
}

const isThisMachine = (address: string): boolean => ['127.0.0.1', '::1', '::ffff:127.0.0.1', '[::1]', 'localhost'].includes(address);

const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const told = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  return told || (request.socket.remoteAddress ?? '');
};
