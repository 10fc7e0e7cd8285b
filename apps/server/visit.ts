// Somebody at a table, by one socket: what he says is checked before anybody reads it; what he is told is kept before.

import { heardBy, linesFor, propose, resealedFor, type StoredSeal, type Table, toldOf } from '@adega/journal';
import type { Viewer } from '@adega/kernel';
import { type Draft, type OnlineTrouble, otherProtocol, PROTOCOL, parseSaid, type Said, type Told } from '@adega/wire/online.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Hall } from './hall.ts';
import { leaving, leftBy } from './left.ts';
import { type Listener, type Live, NewerTable } from './live.ts';
import type { Looks } from './looks.ts';
import type { Measures } from './measures.ts';
import type { Mouth } from './mouth.ts';
import { newQueue } from './queue.ts';
import { type Store, StoreTrouble } from './store/store.ts';
import { type Talk, toldOf as toldOfTalk } from './talk.ts';

export interface Room {
  readonly hall: Hall;
  readonly store: Store;
  readonly talk: Talk;
  readonly looks: Looks;
  readonly measures: Measures;
  readonly log: FastifyBaseLogger;
  /** There is something to be done without anybody asking. */
  wake(): void;
}

/** All that a table has been through is looked up and told: as much work as so many other messages. */
const HELLO = 5;
/** Nothing was kept: whoever comes back asks again, and gets the answer of before if it was kept after all. */
const LATER = 1013;
/** Messages that cannot be read, until nobody listens any more. */
const PATIENCE = 20;

/** Those who have not said yet what they came for. */
export const mute = new WeakSet<WebSocket>();

/** Who looks at a table, by seat. */
const lookers = new WeakMap<Live, Map<WebSocket, Looker>>();

interface Looker {
  readonly as: Viewer;
  readonly person: string;
  tell(told: Told): void;
}

const lookersAt = (live: Live): Map<WebSocket, Looker> => {
  const known = lookers.get(live) ?? new Map();
  lookers.set(live, known);
  return known;
};

const seatsIn = (of: Iterable<Looker>): number[] => [...new Set([...of].flatMap(({ as }) => (as === 'watcher' ? [] : [as])))].sort();

/** Somebody at a table. */
export interface Visit {
  readonly ws: WebSocket;
  readonly mouth: Mouth;
  readonly id: string;
  readonly person: string;
  /** Whether he may say so much now, which may count as several. */
  mayGo(bytes: number, several?: number): boolean;
}

export function attend({ ws, mouth, id, person, mayGo }: Visit, room: Room): void {
  const { hall, store, talk, looks, measures, log } = room;
  let looking: { readonly live: Live; readonly as: Viewer; readonly listener: Listener } | undefined;
  /** Whether the page is seen, which a page need not say. */
  let isSeen = true;
  let unread = 0;
  const tell = (told: Told): void => mouth.say(JSON.stringify(told));
  const trouble = (what: OnlineTrouble, of?: string): void => {
    measures.troubles.inc({ code: what.code });
    tell({ type: 'trouble', ...(of === undefined ? {} : { id: of }), trouble: what });
    if (what.code === 'bad-message' || what.code === 'too-fast') unread++;
    if (unread > PATIENCE) mouth.close(1008);
  };
  const leave = (): void => {
    if (looking === undefined) return;
    const { live, listener } = looking;
    looking = undefined;
    if (isSeen) looks.end(id, person, true);
    live.listeners.delete(listener);
    const here = lookersAt(live);
    here.delete(ws);
    tellPresence(live);
  };

  const hello = async ({ as, after, game, rules, pack }: Extract<Said, { type: 'hello' }>): Promise<void> => {
    leave();
    if (!mayGo(0, HELLO - 1)) return trouble({ code: 'too-fast' });
    const live = await hall.live(id);
    if (live === undefined) return trouble({ code: 'no-table' });
    const { setup } = live.table;
    const mine = seatsOf(live, person);
    const notThere = (): void =>
      trouble(as !== 'watcher' && mayLook(live, person, 'watcher') ? { code: 'not-yours', seat: as } : { code: 'no-table' });
    if (!mayLook(live, person, as)) return notThere();
    if (game !== setup.game || rules !== setup.rules || pack !== setup.pack) {
      return trouble({ code: 'other-version', game: setup.game, rules: setup.rules, pack: setup.pack });
    }
    const drafts = await draftsOf(store, live, as);
    const left = as === 'watcher' ? [] : await leftBy(store, live, as, person);
    const [spoken, note, blocked] = await Promise.all([talk.last(id), talk.note(id, person), talk.blockedBy(person)]);
    const unheard = new Set(blocked.map(one => one.person));
    const table = await hall.whole(live);
    // Whoever has gone meanwhile would be listened for as long as the process lives.
    if (ws.readyState !== ws.OPEN) return;
    // Nothing is told any more of a table that was let go meanwhile: he comes back to the one that is read anew.
    if (live.isForgotten) return mouth.close(1012);
    // From here on nothing waits: what is kept later is told later.
    const listener: Listener = {
      lines(lines) {
        // Whoever has given his seat away does not look through its eyes any more.
        if (!mayLook(live, person, as)) {
          leave();
          return notThere();
        }
        mouth.say(`{"type":"lines","lines":[${lines.map(line => line.heardBy(as)).join()}]}`);
      },
      seal: seal => tellSeal(table, as, seal, tell),
      // Another server may have it.
      gone: () => mouth.close(1012),
    };
    live.listeners.add(listener);
    looking = { live, as, listener };
    if (isSeen) looks.begin(id, person);
    lookersAt(live).set(ws, { as, person, tell });
    const lines = linesFor(table, as, after);
    const resealed = as === 'watcher' ? [] : resealedFor(table, as, after);
    const here = seatsIn(lookersAt(live).values());
    tell({
      type: 'welcome',
      protocol: PROTOCOL,
      table: toldOf(table),
      n: table.course.n,
      mine,
      resealed,
      lines,
      drafts,
      left,
      talk: spoken.filter(one => !unheard.has(one.person)).map(toldOfTalk),
      note,
      here,
      now: hall.now(),
    });
    tellPresence(live, ws);
  };

  mute.add(ws);
  const serve = async (said: Said): Promise<void> => {
    mute.delete(ws);
    if (said.type === 'hello') return hello(said);
    if (looking === undefined) return trouble({ code: 'no-hello' });
    const { live } = looking;
    if (said.type === 'draft') return draft(live, said);
    if (said.type === 'answers') return leaveAnswers(live, said);
    if (said.type === 'say') return speak(live, said);
    if (said.type === 'note') return talk.keepNote(live.id, person, said.text);
    if (said.type === 'look') return show(said.looks);
    const { deed } = said;
    try {
      const came = await hall.act(live, table => propose(table, deed, person, hall.now()));
      measures.countDeed(deed.type, came.bar?.bar ?? 'done');
      if (came.bar === undefined) tell({ type: 'done', id: deed.id, n: came.n });
      else tell({ type: 'barred', id: deed.id, bar: came.bar });
    } catch (error) {
      log.error({ table: id, error: String(error) }, 'a deed was not kept');
      trouble({ code: 'store' }, deed.id);
      mouth.close(LATER);
    }
  };

  const show = (looksNow: boolean): void => {
    if (looksNow === isSeen) return;
    isSeen = looksNow;
    if (isSeen) looks.begin(id, person);
    else looks.end(id, person, false);
  };

  const draft = async (live: Live, { seat, question, keys }: Extract<Said, { type: 'draft' }>): Promise<void> => {
    if (live.table.people[seat] !== person) return trouble({ code: 'not-yours', seat });
    const kept: Draft = { seat, question, keys };
    live.drafts.add(seat);
    await store.commit([{ write: 'draft', table: live.id, seat, body: keys.length === 0 ? null : JSON.stringify(kept) }]);
    for (const [other, looker] of lookersAt(live)) if (other !== ws && looker.as === seat) looker.tell({ type: 'draft', draft: kept });
  };

  const leaveAnswers = async (live: Live, { seat, answers }: Extract<Said, { type: 'answers' }>): Promise<void> => {
    if (live.table.people[seat] !== person) return trouble({ code: 'not-yours', seat });
    await store.commit(leaving(live, seat, person, answers, hall.now()));
    room.wake();
    for (const looker of lookersAt(live).values()) if (looker.as === seat) looker.tell({ type: 'answers', seat, answers });
  };

  const speak = async (live: Live, { seat, saying }: Extract<Said, { type: 'say' }>): Promise<void> => {
    const spoken = await talk.say(live, seat, person, saying);
    if (typeof spoken === 'string') return tell({ type: 'hushed', why: spoken });
    const told: Told = { type: 'talk', said: toldOfTalk(spoken) };
    for (const looker of lookersAt(live).values()) {
      if (!(await talk.hasBlocked(looker.person, person))) looker.tell(told);
    }
  };

  const failed = (error: unknown): void => {
    if (error instanceof NewerTable) trouble({ code: 'newer-table' });
    else {
      log.error({ table: id, error: String(error) }, 'a message was not served');
      trouble({ code: error instanceof StoreTrouble ? 'store' : 'broken' });
      if (error instanceof StoreTrouble) mouth.close(LATER);
    }
  };
  const queue = newQueue();
  ws.on('message', (data, isBinary) => {
    if (!mayGo((data as Buffer).length)) return trouble({ code: 'too-fast' });
    const read = isBinary ? undefined : readSaid(String(data));
    if (read === undefined) return trouble({ code: 'bad-message', path: '', expected: 'JSON', found: isBinary ? 'bytes' : 'text' });
    if (typeof read === 'number') return trouble({ code: 'other-protocol', protocol: PROTOCOL });
    const { message, trouble: wrong } = read;
    if (message === undefined) return trouble(wrong.code === 'bad-message' ? wrong : { code: 'broken' });
    queue.add(() => serve(message)).catch(failed);
  });
  // Each is answered, read or not; no page sends any.
  ws.on('ping', data => mayGo(data.length) || ws.terminate());
  ws.on('close', leave);
  ws.on('error', () => ws.terminate());
}

/** What was said, or the protocol of somebody who speaks another; undefined for what is no JSON. */
function readSaid(text: string): ReturnType<typeof parseSaid> | number | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return otherProtocol(json) ?? parseSaid(json);
  } catch {
    return undefined;
  }
}

const seatsOf = ({ table }: Live, person: string): number[] => table.people.flatMap((of, seat) => (of === person ? [seat] : []));

/** Through the eyes of a seat whoever holds it; as a watcher anybody, where the table is not closed. */
function mayLook({ table, maker }: Live, person: string, as: Viewer): boolean {
  if (as !== 'watcher') return table.people[as] === person;
  return table.setup.watchers || maker === person || table.people.includes(person);
}

async function draftsOf(store: Store, live: Live, as: Viewer): Promise<Draft[]> {
  const body = as === 'watcher' ? undefined : await store.draft(live.id, as);
  if (body === undefined || as === 'watcher') return [];
  live.drafts.add(as);
  return [JSON.parse(body) as Draft];
}

/** Only the seat itself hears that it has answered otherwise. */
function tellSeal({ lines }: Table, as: Viewer, { n, seat }: StoredSeal['seal'], tell: (told: Told) => void): void {
  const line = lines[n - 1];
  if (as === seat && line !== undefined) tell({ type: 'resealed', line: heardBy(line, seat) });
}

/** What everybody at a table knows of who is here. */
const present = new WeakMap<Live, string>();

/** Who is here may have changed; `but` knows it already. Those who watch come and go without anybody hearing of it. */
function tellPresence(live: Live, but?: WebSocket): void {
  const all = lookersAt(live);
  const here = seatsIn(all.values());
  if (present.get(live) === String(here)) return;
  present.set(live, String(here));
  for (const [ws, looker] of all) if (ws !== but) looker.tell({ type: 'here', here });
}
