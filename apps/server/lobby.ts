// Tables that anybody may find: those that are open, and those that are played and may be watched. What is listed is written together with
// the lines that change it.

import { proposeSitting, type SeatHeld, type Setup, type StoredLine } from '@adega/journal';
import { gameOf } from '@adega/shelf';
import type { NewTable } from '@adega/wire/journal.ts';
import { type GameWish, type Listed, type Lobby, parseWish } from '@adega/wire/lobby.ts';
import type { OnlineTrouble } from '@adega/wire/online.ts';
import type { Pace } from '@adega/wire/pace.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './addresses.ts';
import type { Gate } from './gate.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';
import { rateOf } from './rate.ts';
import { sitterAt } from './sitter.ts';
import type { Store, Write } from './store/store.ts';

const KIND = 'lobby';
const [OPEN, RUNNING] = ['open', 'running'];
const MOST = 200;
/** A table that nobody has come to for so long is not shown. */
const STALE = { open: 14 * 24 * 3_600_000, running: 60 * 24 * 3_600_000 } as const;
/** Searches of a person in a minute. */
const SEARCHES = 12;

interface Listable {
  readonly setup: Setup;
  readonly seats: readonly SeatHeld[];
  readonly begun: boolean;
}

/** How the lobby changes by these lines of a table. */
export function listingOf({ setup, seats, begun }: Listable, lines: readonly StoredLine[], now: number): Write[] {
  if (setup.listed === undefined) return [];
  const kinds = lines.map(({ line }) => line.kind);
  if (!kinds.includes('seat') && !kinds.includes('end') && lines.length > 0) return [];
  const key = setup.id;
  const after = seatsAfter(seats, lines);
  const isRunning = begun || kinds.includes('turn') || kinds.includes('carried');
  if (kinds.includes('end') || (isRunning && !setup.watchers)) return [{ write: 'remove', kind: KIND, key }];
  const body = JSON.stringify(listedAs(setup, after, now));
  return [{ write: 'put', kind: KIND, key, owner: isRunning ? RUNNING : OPEN, rank: now, body } as Write];
}

/** It is not there any more. */
export const unlisted = (id: string): Write => ({ write: 'remove', kind: KIND, key: id });

function seatsAfter(seats: readonly SeatHeld[], lines: readonly StoredLine[]): readonly SeatHeld[] {
  const after = [...seats];
  for (const { line } of lines) if (line.kind === 'seat') after[line.seat] = line;
  return after;
}

function listedAs(setup: Setup, seats: readonly SeatHeld[], at: number): Listed {
  const { id, game, options, pace, listed, watchers, own, rated } = setup;
  const isFree = (seat: number): boolean => setup.seats[seat] === 'open' && !seats[seat]?.name && !seats[seat]?.bot;
  return {
    id,
    at,
    game,
    options,
    pace,
    listing: listed ?? { language: 'en', experience: 'any' },
    names: seats.map(({ name, bot }) => name ?? (bot === undefined ? null : bot)),
    colours: seats.map(({ colour }) => colour ?? null),
    accounts: seats.map(({ account }) => account === true),
    free: seats.flatMap((_, seat) => (isFree(seat) ? [seat] : [])),
    watchers,
    own: own !== undefined,
    rated,
  };
}

async function shown(store: Store, owner: 'open' | 'running', now: number): Promise<Listed[]> {
  const cards = await store.cards({ kind: KIND, owner, most: MOST });
  return cards.filter(({ rank }) => now - rank < STALE[owner]).map(({ body }) => JSON.parse(body) as Listed);
}

/** What a table is where somebody only says what he wants to play. */
const PACES: { readonly [kind in GameWish['pace']]: Pace | undefined } = {
  none: undefined,
  live: { kind: 'live', bank: 45 * 60, plus: 45, late: 'seat' },
  slow: { kind: 'slow', days: 3, late: 'turn' },
};
/** Where the result counts, whoever has no time left has lost. */
const paceFor = ({ pace, rated }: GameWish): Pace | undefined => {
  const usual = PACES[pace];
  return rated && usual !== undefined ? { ...usual, late: 'lose' } : usual;
};

export interface LobbyDesk {
  readonly hall: Hall;
  readonly store: Store;
  readonly gate: Gate;
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  /** Whether this person does not want to meet somebody at the table, or the other way round. */
  avoids(person: string, others: readonly string[]): Promise<boolean>;
  accountName(person: string): Promise<string | undefined>;
}

export function serveLobby(app: FastifyInstance, { hall, store, gate, personOf, avoids, accountName }: LobbyDesk): void {
  const searching = rateOf(SEARCHES / 60, SEARCHES);
  const trouble = (reply: FastifyReply, status: number, what: OnlineTrouble) => reply.code(status).send({ trouble: what });

  app.get('/api/lobby', async (request, reply): Promise<Lobby> => {
    personOf(request, reply);
    const now = hall.now();
    const [open, running] = await Promise.all([shown(store, 'open', now), shown(store, 'running', now)]);
    return { open: open.filter(({ free }) => free.length > 0), running };
  });

  /** Seats whoever wants to play at a table that fits, or makes one and lists it. */
  app.post('/api/find', async (request, reply) => {
    const person = personOf(request, reply);
    const { message: wish, trouble: wrong } = parseWish(request.body);
    if (wish === undefined) return trouble(reply, 400, wrong as OnlineTrouble);
    await hall.expect(person);
    if (!searching.take(person) || !searching.take(networkOf(request.ip))) return trouble(reply, 429, { code: 'too-fast' });
    if (wish.rated && (await accountName(person)) === undefined) return trouble(reply, 403, { code: 'needs-account' });
    for (const one of await shown(store, 'open', hall.now())) {
      const id = await seated(one, wish, person);
      if (id !== undefined) return { id };
    }
    if (!gate.mayMake(request.ip, true)) return trouble(reply, 429, { code: 'too-many' });
    const made = await hall.make(newFor(wish), person);
    if ('trouble' in made) return trouble(reply, 400, made.trouble);
    await sit(made, 0, wish, person);
    return reply.code(201).send({ id: made.id });
  });

  const seated = async (one: Listed, wish: GameWish, person: string): Promise<string | undefined> => {
    if (!fits(one, wish)) return undefined;
    const live = await hall.live(one.id);
    if (live === undefined || live.table.course.begun) return undefined;
    const { people } = live.table;
    // Who waits there already goes on waiting.
    if (people.includes(person)) return one.id;
    const others = people.filter(other => other !== undefined);
    if (others.length === 0 || (await avoids(person, others))) return undefined;
    for (const seat of one.free) if (await sit(live, seat, wish, person)) return one.id;
    return undefined;
  };

  const sit = async (live: Live, seat: number, { id, name, bytes }: GameWish, person: string): Promise<boolean> => {
    const sitter = sitterAt(live, { id, seat, name, bytes }, await accountName(person));
    const came = sitter && (await hall.act(live, table => proposeSitting(table, sitter, person, 'table', hall.now())));
    return came !== undefined && came.bar === undefined;
  };
}

const fits = (one: Listed, { game, seats, pace, rated }: GameWish): boolean =>
  one.game === game &&
  one.rated === rated &&
  !one.own &&
  (one.pace?.kind ?? 'none') === pace &&
  (seats === undefined || one.names.length === seats);

function newFor(wish: GameWish): NewTable {
  const { game: id, seats, language, rated } = wish;
  const values = gameOf(id)?.options.find(option => option.id === 'seats')?.values ?? [];
  const count = seats ?? values.find(value => typeof value === 'number' && value > 1) ?? 2;
  const listed = { language, experience: 'any' } as const;
  const open = Array.from({ length: Number(count) }, () => 'open' as const);
  return { game: id, options: {}, seats: open, watchers: true, pace: paceFor(wish), listed, rated };
}
