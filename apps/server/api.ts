// What is asked by http: making a table, sitting down, handing a seat over, finding one's games.

import { makeProof } from '@adega/chance';
import { nextLapse, proofOf, proposeBot, proposeSitting, recordFor, toldOf, type Way } from '@adega/journal';
import type { Bar } from '@adega/wire/journal.ts';
import {
  type Glance,
  type MadeTable,
  type OnlineTrouble,
  parseHandOver,
  parseLook,
  parseNewTable,
  parseSeatBot,
  parseSit,
  parseTaking,
} from '@adega/wire/online.ts';
import type { Changes } from '@adega/wire/rating.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from './gate.ts';
import type { Hall } from './hall.ts';
import { type Live, NewerTable } from './live.ts';
import { hashOf, newToken } from './people.ts';
import { CHANGED } from './ratings.ts';
import { sitterAt } from './sitter.ts';
import { type Store, StoreTrouble, type Write } from './store/store.ts';

/** What a token opens. */
interface Opens {
  readonly way: Way;
  readonly seat?: number;
  /** Of one that gives a seat away: who had it then. */
  readonly of?: string;
}

/** A pack, and a record with one, as texts within JSON. */
const LONGEST_PACKED = 160 * 1024;
const LONGEST_RECORDED = 320 * 1024;
const MOST_MINE = 200;

const STATUS: { readonly [code in OnlineTrouble['code']]?: number } = {
  'no-table': 404,
  'too-fast': 429,
  'too-many': 429,
  'other-site': 403,
  'bad-link': 403,
  'needs-account': 403,
  'not-yours': 403,
  'newer-table': 503,
  store: 503,
  broken: 500,
};

export interface Desk {
  readonly hall: Hall;
  readonly store: Store;
  readonly gate: Gate;
  /** Who asks; somebody new gets a cookie. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  /** Whether this person does not want to meet somebody, or the other way round. */
  avoids(person: string, others: readonly string[]): Promise<boolean>;
  /** What somebody's account is called; undefined for a guest. */
  accountName(person: string): Promise<string | undefined>;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

export function serveApi(app: FastifyInstance, { hall, store, gate, personOf, avoids, accountName }: Desk): void {
  const trouble = (reply: FastifyReply, what: OnlineTrouble) => reply.code(STATUS[what.code] ?? 400).send({ trouble: what });
  const barred = (reply: FastifyReply, bar: Bar) => reply.code(409).send({ bar });

  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request) && !gate.mayAsk(request.ip, bytesIn(request))) return trouble(reply, { code: 'too-fast' });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // What is wrong with a request is said; what is wrong with us is for the operator.
    if (status < 500) return reply.code(status).send({ error: error.code });
    if (error instanceof NewerTable) return trouble(reply, { code: 'newer-table' });
    request.log.error({ error: String(error) }, 'a request was not served');
    return trouble(reply, { code: error instanceof StoreTrouble ? 'store' : 'broken' });
  });

  const make = (read: typeof parseNewTable | typeof parseTaking) => async (request: FastifyRequest, reply: FastifyReply) => {
    const person = personOf(request, reply);
    const { message: wanted, trouble: wrong } = read(request.body);
    if (wanted === undefined) return trouble(reply, wrong as OnlineTrouble);
    if ('rated' in wanted && wanted.rated && (await accountName(person)) === undefined) return trouble(reply, { code: 'needs-account' });
    if (!gate.mayMake(request.ip, 'listed' in wanted && wanted.listed !== undefined)) return trouble(reply, { code: 'too-many' });
    const live = await hall.make(wanted, person);
    if ('trouble' in live) return trouble(reply, live.trouble);
    const made = linksFor(live);
    await store.commit(made.writes);
    return reply.code(201).send(made.told);
  };
  app.post('/api/tables', { bodyLimit: LONGEST_PACKED }, make(parseNewTable));
  app.post('/api/tables/from-record', { bodyLimit: LONGEST_RECORDED }, make(parseTaking));

  /** The table of an address, for somebody who may see it: because of a seat, a link, or because anybody may. */
  const seen = async (
    request: Asked,
    person: string,
    token: string | undefined,
  ): Promise<{ live: Live; opens?: Opens | undefined } | OnlineTrouble> => {
    const live = /^[\w-]{1,40}$/.test(request.params.id) ? await hall.live(request.params.id) : undefined;
    if (live === undefined) return { code: 'no-table' };
    const opens = token === undefined ? undefined : await openedBy(store, live, token);
    const { watchers, listed } = live.table.setup;
    const isListed = listed !== undefined && !live.table.course.begun;
    const mayLook = watchers || isListed || [live.maker, ...live.table.people, ...live.places].includes(person);
    // A closed table is none for whoever cannot open it, by a wrong link neither.
    if (!mayLook && opens === undefined) return { code: 'no-table' };
    return token !== undefined && opens === undefined ? { code: 'bad-link' } : { live, opens };
  };

  app.post('/api/tables/:id/look', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const { message, trouble: wrong } = parseLook(request.body);
    if (message === undefined) return trouble(reply, wrong as OnlineTrouble);
    const found = await seen(request, person, message.token);
    return 'code' in found ? trouble(reply, found) : glanceAt(found.live, person, found.opens);
  });

  app.post('/api/tables/:id/sit', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const { message, trouble: wrong } = parseSit(request.body);
    if (message === undefined) return trouble(reply, wrong as OnlineTrouble);
    const { sitting, token } = message;
    const found = await seen(request, person, token);
    if ('code' in found) return trouble(reply, found);
    const { live, opens } = found;
    // Who made the table needs no link, nor somebody for whom the seat is kept; others may only look without one.
    const { seat } = sitting;
    const place = live.places[seat] ?? undefined;
    const isMine = live.table.people[seat] === person || place === person || (live.maker === person && place === undefined);
    const isOpen = live.table.setup.listed !== undefined && live.table.setup.seats[seat] === 'open';
    if (opens === undefined && !isMine && !isOpen) return trouble(reply, { code: 'bad-link' });
    if (opens?.seat !== undefined && opens.seat !== seat) return trouble(reply, { code: 'bad-link' });
    // A stranger is not told that somebody does not want to meet him.
    if (
      opens === undefined &&
      !isMine &&
      (await avoids(
        person,
        live.table.people.filter(other => other !== undefined),
      ))
    ) {
      return barred(reply, { bar: 'taken', seat });
    }
    const sitter = sitterAt(live, sitting, await accountName(person));
    if (sitter === undefined) return trouble(reply, { code: 'needs-account' });
    const spend: Write[] = opens?.seat === undefined || token === undefined ? [] : [{ write: 'spend', hash: hashOf(token) }];
    const way = opens?.way ?? (isMine ? 'invited' : 'table');
    await hall.expect(person);
    const came = await hall
      .act(live, table => proposeSitting(table, sitter, person, way, hall.now()), spend)
      .catch(async error => {
        // Somebody else was first with the link, or it was called back at this moment.
        if (token === undefined || (await openedBy(store, live, token)) !== undefined) throw error;
        return undefined;
      });
    if (came === undefined) return trouble(reply, { code: 'bad-link' });
    return came.bar === undefined ? { n: came.n, ...glanceAt(live, person) } : barred(reply, came.bar);
  });

  /** A link that gives my seat to whoever opens it first: there is one at a time, and it can be called back. */
  const handOver = (give: boolean) => async (request: Asked, reply: FastifyReply) => {
    const person = personOf(request, reply);
    const { message, trouble: wrong } = parseHandOver(request.body);
    if (message === undefined) return trouble(reply, wrong as OnlineTrouble);
    const found = await seen(request, person, undefined);
    if ('code' in found) return trouble(reply, found);
    const { live } = found;
    const { seat } = message;
    if (live.table.people[seat] !== person) return trouble(reply, { code: 'not-yours', seat });
    if (live.table.setup.rated) return barred(reply, { bar: 'rated', what: 'hand-over' });
    const opens: Opens = { way: 'instead', seat, of: person };
    const recall: Write = { write: 'recall', table: live.id, body: JSON.stringify(opens) };
    const token = newToken();
    await store.commit(give ? [recall, tokenFor(live.id, token, opens)] : [recall]);
    return give ? reply.code(201).send({ token }) : reply.code(204).send();
  };
  app.post('/api/tables/:id/hand-over', handOver(true));
  app.delete('/api/tables/:id/hand-over', handOver(false));

  /** The same people play again: at the table that somebody made for it first. */
  app.post('/api/tables/:id/again', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const found = await seen(request, person, undefined);
    if ('code' in found) return trouble(reply, found);
    if (found.live.table.course.next === undefined && !gate.mayMake(request.ip, false)) return trouble(reply, { code: 'too-many' });
    const join = newToken();
    let made = '';
    const came = await hall.again(found.live, person, id => {
      made = id;
      return [tokenFor(id, join, { way: 'table' })];
    });
    if ('bar' in came) return barred(reply, came.bar);
    return came.id === made ? reply.code(201).send({ id: made, join }) : { id: came.id };
  });

  app.get('/api/mine', async (request, reply) => {
    const person = personOf(request, reply);
    const held = await store.seatsOf(person);
    const ids = [...new Set(held.map(({ table }) => table))].slice(0, MOST_MINE);
    const glances: Glance[] = [];
    for (const id of ids) {
      const live = await hall.live(id).catch(() => undefined);
      if (live === undefined) continue;
      const glance = glanceAt(live, person);
      // Who opens a table is told its pack then.
      glances.push({ ...glance, table: { ...glance.table, own: undefined } });
    }
    return { tables: glances };
  });

  /** Whoever made a table need not wait until it is full. */
  app.post('/api/tables/:id/bot', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const { message, trouble: wrong } = parseSeatBot(request.body);
    if (message === undefined) return trouble(reply, wrong as OnlineTrouble);
    const found = await seen(request, person, undefined);
    if ('code' in found) return trouble(reply, found);
    if (found.live.maker !== person) return trouble(reply, { code: 'bad-link' });
    const { bar } = await hall.act(found.live, table => proposeBot(table, message.seat, message.bot, hall.now()));
    return bar === undefined ? reply.code(204).send() : barred(reply, bar);
  });

  /** Whoever made a table that nobody plays at yet may take it away. */
  app.delete('/api/tables/:id', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const found = await seen(request, person, undefined);
    if ('code' in found) return trouble(reply, found);
    if (found.live.maker !== person) return trouble(reply, { code: 'bad-link' });
    const bar = await hall.drop(found.live);
    return bar === undefined ? reply.code(204).send() : barred(reply, bar);
  });

  /** As long as it is played, what the asker may know of it; when it is over, all. */
  app.get('/api/tables/:id/record', async (request: Asked, reply) => {
    const person = personOf(request, reply);
    const found = await seen(request, person, undefined);
    if ('code' in found) return trouble(reply, found);
    const table = await hall.whole(found.live);
    const seat = table.people.indexOf(person);
    const text = recordFor(table, seat < 0 ? 'watcher' : seat);
    if (text === undefined) return trouble(reply, { code: 'no-table' });
    return reply.type('text/plain; charset=utf-8').header('content-disposition', 'attachment').send(text);
  });

  /** What a rated game has changed, as soon as it is known. */
  app.get('/api/tables/:id/rated', async (request: Asked, reply) => {
    const found = await seen(request, personOf(request, reply), undefined);
    if ('code' in found) return trouble(reply, found);
    const card = await store.card(CHANGED, found.live.id);
    return (card === undefined ? {} : { seats: JSON.parse(card.body) }) satisfies Changes;
  });

  app.get('/api/tables/:id/proof', async (request: Asked, reply) => {
    const found = await seen(request, personOf(request, reply), undefined);
    if ('code' in found) return trouble(reply, found);
    const proof = proofOf(await hall.whole(found.live));
    return proof === undefined ? trouble(reply, { code: 'no-table' }) : reply.type('application/json').send(makeProof(proof));
  });
}

/** An address may be written in several ways: what counts is where it leads. */
export const isApi = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/');

/** As they are announced; what is sent without saying how much counts as the longest that there may be. */
function bytesIn({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return LONGEST_RECORDED;
  return Number(headers['content-length'] ?? 0) || 0;
}

/** The links of a new table: one for anybody, and one for each seat that has its own. */
function linksFor(live: Live): { readonly told: MadeTable; readonly writes: readonly Write[] } {
  const join = newToken();
  const links = live.table.setup.seats.flatMap((plan, seat) => (plan === 'link' ? [{ seat, token: newToken() }] : []));
  const writes = links.map(({ seat, token }) => tokenFor(live.id, token, { way: 'invited', seat }));
  return { told: { id: live.id, join, links }, writes: [tokenFor(live.id, join, { way: 'table' }), ...writes] };
}

const tokenFor = (id: string, token: string, opens: Opens): Write => ({
  write: 'token',
  hash: hashOf(token),
  table: id,
  body: JSON.stringify(opens),
  until: null,
});

async function openedBy(store: Store, { id, table }: Live, token: string): Promise<Opens | undefined> {
  const kept = await store.token(hashOf(token));
  const opens = kept?.table === id ? (JSON.parse(kept.body) as Opens) : undefined;
  // Only whoever holds a seat can give it away.
  return opens?.of === undefined || opens.of === table.people[opens.seat ?? -1] ? opens : undefined;
}

function glanceAt({ table, places }: Live, person: string, opens?: Opens): Glance {
  const { course, people } = table;
  const lapse = nextLapse(course);
  return {
    table: toldOf(table),
    held: course.seats,
    mine: people.flatMap((of, seat) => (of === person ? [seat] : [])),
    begun: course.begun,
    asked: course.asked,
    ended: course.end !== undefined,
    ...(course.end?.outcome && { outcome: course.end.outcome }),
    ...(lapse && { lapses: lapse.at }),
    ...keptAt(places, person, opens),
    ...(course.next === undefined ? {} : { next: course.next }),
    lines: course.n,
    at: table.at,
  };
}

function keptAt(places: Live['places'], person: string, opens: Opens | undefined): { readonly kept?: number } {
  const seat = opens?.seat ?? places.indexOf(person);
  return seat < 0 ? {} : { kept: seat };
}
