// What people are told who are not here. A turn was put down together with the line that asks (turns.ts); when it is due it is looked
// whether it is still his turn, and then one message for each way and address is put down in the place of it. Each of these is sent by
// whoever has its lease, tried again after growing pauses, and given up in the end.
//
// A server that dies between sending a message and noting that it was sent leaves it to be sent once more: that is seen as one, since
// all that is sent of one turn has the same id.

import { isRunning, restsUntil } from '@adega/journal';
import type { Notice } from '@adega/wire/told.ts';
import type { Hall } from './hall.ts';
import { doneWith } from './jobs.ts';
import type { Live } from './live.ts';
import { type Looks, MOMENT } from './looks.ts';
import type { Measures } from './measures.ts';
import type { Job, Store, Write } from './store/store.ts';
import { noted, type Turn, turnIn, turnOf, wordsOf } from './turns.ts';
import { idling, type Wishes, wishOf } from './wishes.ts';

export type Sent = 'sent' | 'failed' | 'gone';

/** How people are reached: web push; mail and webhooks would be others. */
export interface Way {
  readonly name: string;
  /** Where somebody is reached, by names without blanks. */
  addressesOf(person: string): Promise<readonly string[]>;
  /** 'gone': there is no such address any more. */
  send(person: string, address: string, notice: Notice): Promise<Sent>;
  forgotten(address: string): Write;
}

export interface Desk {
  readonly store: Store;
  hall(): Hall;
  readonly wishes: Wishes;
  readonly looks: Looks;
  readonly ways: readonly Way[];
  readonly measures: Measures;
  /** There is something to be sent. */
  wake(): void;
}

const MINUTE = 60_000; // milliseconds
/** Between one try and the next. */
const PAUSES = [1, 5, 30, 120].map(minutes => minutes * MINUTE);
/** Messages on their way at once; others wait a little. */
const AT_ONCE = 50;
const A_LITTLE = 2_000;
/** Of which turn a seat was told last, as a card of whoever was. */
export const TOLD = 'told-turn';

/** Why nobody is told. */
type Spared = 'answered' | 'off' | 'looking' | 'told' | 'nowhere';
type Judged = { readonly live: Live } | { readonly why: Spared } | { readonly until: number };

export function outboxOver({ store, hall, wishes, looks, ways, measures, wake }: Desk): {
  readonly [kind: string]: (job: Job) => Promise<void>;
} {
  let sending = 0;

  const judged = async (turn: Turn): Promise<Judged> => {
    const { table, seat, asked, person } = turn;
    const live = await hall().live(table);
    // Another process may have written what answers it.
    if (live !== undefined) await hall().renew(live);
    if (live === undefined || !isStillAsked(live, turn)) return { why: 'answered' };
    const after = await wishes.read(person);
    if (after === null) return { why: 'off' };
    const now = hall().now();
    const until = Math.max(asked + after, restsUntil(hoursOf(live, seat), now) ?? 0);
    if (until > now) return { until };
    const looking = await looks.at(table, person);
    if (looking === 'now') return { why: 'looking' };
    return looking === 'perhaps' ? { until: now + MOMENT } : { live };
  };

  /** Nothing is to be told now. */
  const leave = async (job: Job, judged: Exclude<Judged, { live: Live }>): Promise<void> => {
    if ('until' in judged) {
      const { key, lease } = job;
      await store.commit([{ write: 'postpone', key, lease, due: judged.until }]);
      return;
    }
    measures.spared.inc({ why: judged.why });
    await store.commit([doneWith(job)]);
  };

  const told = async (job: Job): Promise<void> => {
    const turn = turnOf(job);
    const { table, seat, question, person } = turn;
    const verdict = await judged(turn);
    if (!('live' in verdict)) return leave(job, verdict);
    const before = await store.card(TOLD, `${table} ${seat}`);
    if (before?.rank === question && before.owner === person) return leave(job, { why: 'told' });
    // Read before: whoever comes to be reachable in between is seen by it.
    const wish = await wishOf(store, person);
    const messages = await messagesFor(turn);
    if (messages.length === 0) {
      if (wish !== undefined) await store.commit(idling(person, wish));
      return leave(job, { why: 'nowhere' });
    }
    const mark: Write = { write: 'put', kind: TOLD, key: `${table} ${seat}`, owner: person, rank: question, body: '' };
    await store.commit([doneWith(job), mark, ...messages]);
    wake();
  };

  const messagesFor = async (turn: Turn): Promise<readonly Write[]> => {
    const now = hall().now();
    const all = await Promise.all(
      ways.map(async way =>
        (await way.addressesOf(turn.person)).map(address => messageOf({ turn, way: way.name, address, tries: 0 }, now)),
      ),
    );
    return all.flat();
  };

  const send = async (job: Job): Promise<void> => {
    const message = messageIn(job);
    const { turn, address, tries } = message;
    const way = ways.find(({ name }) => name === message.way);
    if (way === undefined) return void (await store.commit([doneWith(job)]));
    if (sending >= AT_ONCE) return leave(job, { until: hall().now() + A_LITTLE });
    sending++;
    try {
      const verdict = await judged(turn);
      if (!('live' in verdict)) return await leave(job, verdict);
      const came = await way.send(turn.person, address, noticeOf(verdict.live, turn));
      const pause = PAUSES[tries];
      const isLast = came === 'failed' && pause === undefined;
      measures.notices.inc({ way: way.name, came: isLast ? 'given-up' : came });
      const next: Write[] =
        came === 'gone'
          ? [way.forgotten(address)]
          : came === 'failed' && pause !== undefined
            ? [messageOf({ ...message, tries: tries + 1 }, hall().now() + pause)]
            : [];
      await store.commit([doneWith(job), ...next]);
    } finally {
      sending--;
    }
  };

  /** Somebody has settled it a moment ago: what he was asked since, perhaps by whoever did not know it yet. */
  const wish = async (job: Job): Promise<void> => {
    const [, since, person = ''] = job.body.split(' ');
    const after = await wishes.read(person);
    const writes: Write[] = [];
    for (const { table, seat } of after === null ? [] : await store.seatsOf(person)) {
      const live = await hall()
        .live(table)
        .catch(() => undefined);
      if (live === undefined) continue;
      await hall().renew(live);
      const { course, at: asked } = live.table;
      if (asked < Number(since) || !isRunning(course, seat)) continue;
      writes.push(noted({ table, seat, question: course.questions[seat] ?? 0, asked, person }, asked + (after ?? 0)));
    }
    await store.commit([doneWith(job), ...writes]);
  };

  return { told, send, wish };
}

const isStillAsked = ({ table: { course, people } }: Live, { seat, question, person }: Turn): boolean =>
  isRunning(course, seat) && isSame(course, seat, question) && people[seat] === person;

/** What was asked before the table was carried over to newer rules is asked under another number. */
const isSame = ({ questions, renewed }: Live['table']['course'], seat: number, question: number): boolean =>
  questions[seat] === question || (question <= renewed && questions[seat] === renewed + 1);

/** Nights and holidays count where a turn has days. */
const hoursOf = ({ table: { course } }: Live, seat: number) =>
  course.clocks?.pace.kind === 'slow' ? course.clocks.seats[seat]?.hours : undefined;

const noticeOf = ({ table: { setup, course } }: Live, { table, seat, question, asked }: Turn): Notice => ({
  kind: 'turn',
  id: `${table} ${seat} ${question}`,
  table,
  game: setup.game,
  seat,
  names: course.seats.map(({ name }) => name ?? ''),
  at: asked,
});

interface Message {
  readonly turn: Turn;
  readonly way: string;
  readonly address: string;
  /** How often it was tried. */
  readonly tries: number;
}

const messageOf = ({ turn, way, address, tries }: Message, due: number): Write => ({
  write: 'job',
  key: `send ${turn.table} ${turn.seat} ${turn.question} ${way} ${address} ${tries}`,
  table: turn.table,
  due,
  body: `send ${way} ${address} ${tries} ${wordsOf(turn)}`,
});

function messageIn({ table, body }: Job): Message {
  const [, way = '', address = '', tries, ...words] = body.split(' ');
  return { turn: turnIn(table, words), way, address, tries: Number(tries) };
}
