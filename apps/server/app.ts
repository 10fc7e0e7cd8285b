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
import { addressOf, isFromHere } from './addresses.ts';
import { serveApi } from './api.ts';
import { makeBelongings } from './belongings.ts';
import { botsAt } from './bot-jobs.ts';
import type { Clock } from './clock.ts';
import { clocksAt } from './clock-jobs.ts';
import { type Config, configOf } from './config.ts';
import { limitConnections } from './connections.ts';
import { serveDevices } from './devices.ts';
import { endingsOver } from './endings.ts';
import { gateOf } from './gate.ts';
import { hallOver, type Telling } from './hall.ts';
import { hashingOf } from './hashing.ts';
import { identityOver } from './identity.ts';
import { reachedAt } from './invitation.ts';
import { jobsOver } from './jobs.ts';
import { leftAnswers, leftOf } from './left.ts';
import { serveLobby } from './lobby.ts';
import { afterFor, looksOver } from './looks.ts';
import { makeMeasures } from './measures.ts';
import { moderationOf, moderationOver } from './moderation.ts';
import { outboxOver } from './outbox.ts';
import { servePasskeys } from './passkey-api.ts';
import { peopleOf } from './people.ts';
import { pushOver } from './push.ts';
import { ratesAt } from './rated-games.ts';
import { ratingsOf, serveRatings } from './rating-api.ts';
import { isOwnOrigin, SAFE } from './safety.ts';
import { socketsAt } from './sockets.ts';
import type { Store } from './store/store.ts';
import { talkAt } from './talk.ts';
import { serveTalk } from './talk-api.ts';
import { talkOf } from './talk-belongings.ts';
import { thinkersOf } from './thinkers.ts';
import { serveTelling } from './told-api.ts';
import { tellingOf } from './told-belongings.ts';
import { triesOf } from './tries.ts';
import { unbegunAt } from './unbegun.ts';
import { keepWatch } from './watch.ts';
import { wishesOver } from './wishes.ts';
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
  /** The clock that says so, to be set by the time of the store; in place of `now`. */
  readonly clock?: Clock;
  /** How often it is looked for what is due, in milliseconds. */
  readonly lookEvery?: number;
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

/** An address without an extension is a place within the page, not a file; so are a rule and a player, who may have a dot in the name. */
function isPlaceInPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  if (pathname.startsWith('/api/')) return false;
  return ['GET', 'HEAD'].includes(method) && (extname(pathname) === '' || /^\/(rules|player)\//.test(pathname));
}

export async function makeApp(settings: Settings = {}): Promise<FastifyInstance> {
  const { page = BUILT_PAGE, logLevel = 'warn', patience = PATIENCE, store, config = configOf({}), clock, lookEvery } = settings;
  const now = clock?.now ?? settings.now ?? Date.now;
  if (!existsSync(join(page, 'index.html'))) throw new Error('The page is not built: run `npm run build` first.');
  const app = fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    requestTimeout: patience,
    // Longer than proxies keep theirs.
    keepAliveTimeout: 2.4 * patience,
    // An answer that nobody reads is not kept for longer.
    connectionTimeout: 4 * patience,
    trustProxy: config.trustProxy,
    bodyLimit: LONGEST_BODY,
    // An address that cannot be read gets no further than here.
    frameworkErrors: (error, _request, reply: FastifyReply) => reply.headers(SAFE).code(400).send({ error: error.code }),
    // Where the headers had longer, Node would give the longer time to the whole.
    http: { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 2 },
  });
  const served = new Set<string>();
  app.decorate('served', served);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) served.add(`${one} ${url}`);
  });
  app.server.maxConnections = config.limits.connections;
  limitConnections(app.server, config.limits.connectionsEach, config.trustProxy);
  app.addHook('onRequest', async (request, reply: FastifyReply) => {
    reply.headers(SAFE);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, config.origin)) {
      return reply.code(403).send({ trouble: { code: 'other-site' } });
    }
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  if (store !== undefined) await serveTables(app, store, config, { patience, now, clock, lookEvery });
  // A page may ask whether there are tables here.
  else
    for (const path of ['/api/mine', '/api/account', '/api/told', '/api/blocks'])
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

interface Times {
  readonly patience: number;
  readonly clock: Clock | undefined;
  readonly lookEvery: number | undefined;
  now(): number;
}

async function serveTables(app: FastifyInstance, store: Store, config: Config, { patience, now, clock, lookEvery }: Times): Promise<void> {
  const { limits, origin } = config;
  const identity = identityOver(store, await peopleOf(store), now);
  // Each room that keeps something of people says so here.
  const belongings = makeBelongings();
  const measures = makeMeasures();
  const thinkers = thinkersOf(config.thinkers);
  const workshop = openWorkshop();
  const watch = await keepWatch(store, now, clock);
  const { sleepAfter } = config;
  const wishes = wishesOver(store);
  const looks = looksOver(store, wishes, now);
  const push = pushOver(store, config.push, now);
  const telling: Telling = { after: afterFor(wishes, looks), know: wishes.know };
  const hall = hallOver(store, workshop, measures, () => jobs.wake(), { sleepAfter, now, watch, telling });
  const work = {
    ...outboxOver({ store, hall: () => hall, wishes, looks, ways: [push], measures, wake: () => jobs.wake() }),
    bots: botsAt(store, () => hall, thinkers, measures),
    clock: clocksAt(store, () => hall),
    left: leftAnswers(store, () => hall),
    unbegun: unbegunAt(store, () => hall),
    rate: ratesAt(store, () => hall),
  };
  const jobs = jobsOver(store, work, app.log, now, { every: lookEvery });
  store.listen(hall.refresh);

  const admit = async (request: IncomingMessage) => {
    return isOwnOrigin(request.headers, origin) ? identity.whoIn(request.headers.cookie) : undefined;
  };
  const gate = gateOf(limits);
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
    looks,
    measures,
    limits,
    gate,
    log: app.log,
    door: { admit, addressOf: request => addressOf(request, config.trustProxy) },
    wake: () => jobs.wake(),
    patience,
  });
  const kept = [talkOf(store), leftOf(store), moderationOf(store, moderation), ratingsOf(store), tellingOf(store, now)];
  for (const one of kept) belongings.add(one);
  const { personOf } = identity;
  const accountName = async (person: string) => (await accountOf(store, person))?.account.name;
  serveApi(app, { hall, store, gate, personOf, avoids: talk.avoids, accountName });
  // After those who ask too fast have been sent away.
  app.addHook('onRequest', identity.greet);
  serveLobby(app, { hall, store, gate, personOf, avoids: talk.avoids, accountName });
  serveTalk(app, { hall, store, talk, moderation, gate, personOf, moderatorOf });
  serveDevices(app, { store, identity, now });
  serveTelling(app, { store, identity, wishes, push, now });
  const endings = endingsOver(store, now, sockets.end);
  const tries = triesOf(limits.signIns, now);
  const hashing = hashingOf();
  const office = { store, hall, belongings, identity, hashing, tries, endings, sockets, origin, now, moderators: config.moderators };
  serveAccounts(app, office);
  servePasskeys(app, office);
  serveLeaving(app, office);
  serveRatings(app, office);
  // For links that somebody at this machine sends to others; nobody else is told how it is called in its network.
  app.get('/api/reach', async (request, reply) => {
    const origin = isFromHere(request) ? reachedAt(config, request.socket.localPort ?? config.port) : undefined;
    return reply.header('cache-control', 'no-store').send({ origin });
  });

  app.addHook('onResponse', async (_request, reply) => measures.answers.inc({ status: reply.statusCode }));
  app.get('/metrics', async (request, reply) => {
    if (!config.openMetrics && !isFromHere(request)) return reply.code(404).send({ error: 'not found' });
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
    wishes.close();
    await looks.close();
    await sockets.close();
    const jobsDone = jobs.close();
    await thinkers.close();
    await workshop.close();
    await hashing.close();
    await jobsDone;
    await hall.close();
  });
  app.addHook('onClose', () => store.close());
  jobs.wake();
}
