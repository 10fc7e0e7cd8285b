// By http: reporting somebody, blocking somebody, and the desk of those who deal with reports.

import { parseLifting, parseSettling, type ReportTold } from '@adega/wire/moderation.ts';
import { parseBlocking, parseReport, parseUnblocking } from '@adega/wire/talk.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf } from './accounts.ts';
import type { Gate } from './gate.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';
import type { Moderation, Reported } from './moderation.ts';
import type { Store } from './store/store.ts';
import type { Spoken, Talk } from './talk.ts';

const AROUND = 10;
const MOST_AUDIT = 200;

export interface TalkApi {
  readonly hall: Hall;
  readonly store: Store;
  readonly talk: Talk;
  readonly moderation: Moderation;
  readonly gate: Gate;
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  /** By what name somebody is a moderator; undefined for all others. */
  moderatorOf(person: string): Promise<string | undefined>;
}

interface Meant {
  readonly table: string;
  readonly said?: string | undefined;
  readonly seat: number;
}

export function serveTalk(app: FastifyInstance, { hall, store, talk, moderation, gate, personOf, moderatorOf }: TalkApi): void {
  const wrong = (reply: FastifyReply, status: number, trouble: unknown) => reply.code(status).send({ trouble });
  const missing = (reply: FastifyReply) => wrong(reply, 404, { code: 'no-table' });

  /** A table at which somebody sits, or has sat. */
  const tableOf = async (id: string, person: string): Promise<Live | undefined> => {
    const live = /^[\w-]{1,40}$/.test(id) ? await hall.live(id) : undefined;
    return live?.table.people.includes(person) ? live : undefined;
  };

  /** Whom somebody at a table means, and by which name: who has said something there, or who sits there. Nobody means himself. */
  const meantBy = async ({ table, said, seat }: Meant, person: string): Promise<{ of: string; name: string } | undefined> => {
    const live = await tableOf(table, person);
    const spoken = said === undefined ? undefined : await talk.one(table, said);
    if (live === undefined || (said !== undefined && spoken?.seat !== seat)) return undefined;
    const holder = live.table.people[seat];
    const of = spoken === undefined || (await hasBeen(holder, spoken.person)) ? holder : spoken.person;
    const name = spoken?.name ?? live.table.course.seats[seat]?.name ?? '?';
    return of === undefined || of === person ? undefined : { of, name };
  };

  /** Whether somebody was this person as a guest, and has taken his seats along. */
  const hasBeen = async (person: string | undefined, guest: string): Promise<boolean> =>
    person !== undefined && (await accountOf(store, person))?.account.guests.includes(guest) === true;

  app.post('/api/reports', async (request, reply) => {
    const person = personOf(request, reply);
    const { message: report, trouble } = parseReport(request.body);
    if (report === undefined) return wrong(reply, 400, trouble);
    const meant = await meantBy(report, person);
    if (meant === undefined) return missing(reply);
    if (!gate.mayReport(person, request.ip)) return wrong(reply, 429, { code: 'too-fast' });
    const around = await saidAround(talk, report.table, report.said);
    await moderation.report({ ...report, at: hall.now(), by: person, ...meant, around });
    return reply.code(204).send();
  });

  app.get('/api/blocks', async (request, reply) => {
    const blocked = await talk.blockedBy(personOf(request, reply));
    return { blocked: blocked.map(({ key, name, at }) => ({ key, name, at })) };
  });

  app.post('/api/blocks', async (request, reply) => {
    const person = personOf(request, reply);
    const { message, trouble } = parseBlocking(request.body);
    if (message === undefined) return wrong(reply, 400, trouble);
    const meant = await meantBy(message, person);
    if (meant === undefined) return missing(reply);
    await talk.block(person, meant.of, meant.name);
    return reply.code(204).send();
  });

  app.delete('/api/blocks', async (request, reply) => {
    const person = personOf(request, reply);
    const { message, trouble } = parseUnblocking(request.body);
    if (message === undefined) return wrong(reply, 400, trouble);
    await talk.unblock(person, message.key);
    return reply.code(204).send();
  });

  // For moderators. To all others there is nothing here.
  const asModerator =
    (act: (by: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const by = await moderatorOf(personOf(request, reply));
      return by === undefined ? missing(reply) : act(by, request, reply);
    };

  app.get(
    '/api/moderation',
    asModerator(async () => {
      const [open, closed, bans, audit, sound] = await Promise.all([
        moderation.reports(true),
        moderation.reports(false),
        moderation.bans(),
        moderation.audit(),
        moderation.isSound(),
      ]);
      const all = [...open, ...closed];
      const told = ({ by: _, of, ...rest }: Reported) => ({ ...rest, others: othersOf(all, of, rest.id) });
      return { open: open.map(told), closed: closed.map(told), bans, audit: audit.slice(-MOST_AUDIT).reverse(), sound };
    }),
  );

  app.post(
    '/api/moderation/settle',
    asModerator(async (by, request, reply) => {
      const { message, trouble } = parseSettling(request.body);
      if (message === undefined) return wrong(reply, 400, trouble);
      const { id, verdict, days } = message;
      return (await moderation.settle(id, verdict, by, days)) ? reply.code(204).send() : missing(reply);
    }),
  );

  app.post(
    '/api/moderation/lift',
    asModerator(async (by, request, reply) => {
      const { message, trouble } = parseLifting(request.body);
      if (message === undefined) return wrong(reply, 400, trouble);
      await moderation.unban(message.person, by);
      return reply.code(204).send();
    }),
  );
}

/** What else was reported of somebody. */
function othersOf(all: readonly Reported[], person: string, but: string): NonNullable<ReportTold['others']> {
  const others = all.filter(({ id, of }) => of === person && id !== but);
  return { reports: others.length, bans: others.filter(({ verdict }) => verdict === 'banned').length };
}

/** What was said before and after. */
async function saidAround(talk: Talk, table: string, id: string | undefined): Promise<Reported['around']> {
  const all = await talk.last(table, 500);
  const at = id === undefined ? all.length - 1 : all.findIndex(one => one.id === id);
  const some = all.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return some.map(({ name, text, phrase, at: when, id: of }: Spoken) => ({
    name,
    ...(text === undefined ? { phrase } : { text }),
    at: when,
    ...(of === id ? { is: true as const } : {}),
  }));
}
