// The web server: for now it hands out the built page.
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';

export interface Settings {
  /** The folder of the built page. */
  readonly page?: string;
  /** One of pino's levels. */
  readonly logLevel?: string;
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience?: number;
}

const BUILT_PAGE = fileURLToPath(new URL('../web/dist', import.meta.url));
/** Longer than a slow line needs for the little that anybody sends; a connection that says nothing more is not kept. */
const PATIENCE = 30_000;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Files in assets/ carry a hash of their content in their name; everything else may change under its name. */
const cacheOf = (path: string) => (path.includes('/assets/') ? A_YEAR : 'no-cache');

/** An address without an extension is a place within the page, not a file; so is a rule, whose id has a dot in it. */
function isPlaceInPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  return ['GET', 'HEAD'].includes(method) && (extname(pathname) === '' || pathname.startsWith('/rules/'));
}

export async function makeApp({ page = BUILT_PAGE, logLevel = 'warn', patience = PATIENCE }: Settings = {}): Promise<FastifyInstance> {
  if (!existsSync(join(page, 'index.html'))) throw new Error('The page is not built: run `npm run build` first.');
  const app = fastify({
    logger: { level: logLevel },
    forceCloseConnections: true,
    requestTimeout: patience,
    // Where the headers had longer, Node would give the longer time to the whole.
    http: { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 2 },
  });
  app.addHook('onRequest', async (_request, reply: FastifyReply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
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
