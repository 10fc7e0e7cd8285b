// What is heard at a table of what somebody does there, by everybody of the table of who may do what.

import { stream } from '@adega/kernel';
import type { Told } from '@adega/wire/online.ts';
import { knock } from './accounts.ts';
import { newId, type Page } from './client.ts';
import { WHO, type Who } from './permissions.ts';
import { closed } from './permissions-trial.ts';
import type { Theatre, Wanted, World } from './permissions-world.ts';

const [SEAT, OTHER] = [0, 1] as const;

export interface Hearing {
  readonly wanted?: Wanted;
  readonly before?: (world: World) => Promise<unknown>;
  /** What the seat does on a line of its own; `other`: the page of the other seat. */
  readonly done: (page: Page, theatre: Theatre, other: Page) => Promise<unknown>;
  /** The others come to the table after that. */
  readonly isLater?: true;
  /** Whether this is what is listened for. */
  readonly isIt: (told: Told) => boolean;
}

/** What is said at the end: it is answered after all else. */
const LAST = 'last';
const BYE = 'hear bye · the server stops';
const begun: Wanted = { state: 'begun' };
const is =
  (type: Told['type']) =>
  (told: Told): boolean =>
    told.type === type;

const speak = async (page: Page): Promise<void> => {
  const before = page.told.filter(is('talk')).length;
  page.say({ type: 'say', seat: SEAT, saying: { phrase: 'hello' } });
  await page.until(({ told }) => told.filter(is('talk')).length > before);
};
/** Refused, whatever it is. */
const refused = (page: Page, message: object, type: Told['type']): Promise<void> => {
  page.say(message);
  return page.until(({ told }) => told.some(is(type)));
};
const resign = (page: Page): Promise<unknown> => page.do({ type: 'resign', id: newId(), seat: SEAT });
const abandon = (page: Page): Promise<unknown> => page.do({ type: 'abandon', id: newId(), seat: SEAT });

/** Where both are asked at the same time: answers in secret, and then otherwise. */
async function answerTwice(page: Page, _: Theatre, other: Page): Promise<void> {
  const rng = stream('heard', 'sealed');
  while (!page.isAsked || !other.isAsked) {
    const asked = [page, other].find(({ isAsked }) => isAsked);
    if (asked === undefined) await new Promise(resolve => setTimeout(resolve, 5));
    else await asked.do(asked.anyTurn(rng, 1));
  }
  const { game, state, questions } = page.course as NonNullable<Page['course']>;
  const offered = game.decide(state).find(({ by }) => by === SEAT)?.moves ?? [];
  for (const key of offered.slice(0, 2).map(move => game.keyOf(move)))
    await page.do({ type: 'turn', id: newId(), seat: SEAT, question: questions[SEAT] ?? 0, keys: [key] });
}

export const HEARD: { readonly [row: string]: Hearing } = {
  'hear welcome': { done: async () => {}, isIt: is('welcome') },
  'hear welcome · closed': { wanted: { more: closed }, done: async () => {}, isIt: is('welcome') },
  'hear lines': { wanted: begun, done: abandon, isIt: is('lines') },
  'hear lines · closed': { wanted: { ...begun, more: closed }, done: abandon, isIt: is('lines') },
  'hear here': { done: async () => {}, isIt: is('here') },
  'hear talk': { done: speak, isIt: is('talk') },
  'hear talk · closed': { wanted: { more: closed }, done: speak, isIt: is('talk') },
  'hear talk · of somebody whom he has blocked': {
    before: ({ id, people }) => people.other.ask('POST', '/api/blocks', { table: id, seat: SEAT }),
    done: speak,
    isIt: is('talk'),
  },
  'hear draft': {
    wanted: begun,
    done: async page => page.say({ type: 'draft', seat: SEAT, question: 1, keys: ['pass'] }),
    isIt: is('draft'),
  },
  'hear answers': {
    wanted: { ...begun, more: { pace: { kind: 'slow', days: 3, late: 'wait' } } },
    done: async page => page.say({ type: 'answers', seat: SEAT, answers: ['no-such-answer'] }),
    isIt: is('answers'),
  },
  'hear resealed': { wanted: { state: 'begun', game: 'vino', seats: ['open', 'open', 'level1'] }, done: answerTwice, isIt: is('resealed') },
  'hear note': {
    done: async page => page.say({ type: 'note', text: 'export first' }),
    isLater: true,
    isIt: told => told.type === 'welcome' && told.note === 'export first',
  },
  'hear done': { wanted: begun, done: resign, isIt: is('done') },
  'hear barred': {
    wanted: begun,
    done: page => page.do({ type: 'undo', id: newId(), seat: SEAT, to: 1 }),
    isIt: told => told.type === 'barred' && told.id !== LAST,
  },
  'hear hushed': {
    done: page => refused(page, { type: 'say', seat: OTHER, saying: { phrase: 'hello' } }, 'hushed'),
    isIt: is('hushed'),
  },
  'hear trouble': {
    done: page => refused(page, { type: 'draft', seat: OTHER, question: 1, keys: ['x'] }, 'trouble'),
    isIt: is('trouble'),
  },
  [BYE]: { done: (_, { app }) => app.close(), isIt: is('bye') },
};

/** Until a line has told all that was to be told before. */
async function settled(page: Page): Promise<void> {
  page.say({ type: 'do', deed: { type: 'leave', id: LAST, seat: 7 } });
  await page.until(({ told, troubles }) => told.some(one => one.type === 'barred' && one.id === LAST) || troubles.length > 0);
}

const asOf = (who: Who): number | 'watcher' => (who === 'seat' ? SEAT : who === 'other' ? OTHER : 'watcher');

/** What came to whom. Who has no line hears nothing. */
export async function heardOf(hearing: Hearing, theatre: Theatre): Promise<{ readonly [who in Who]: string }> {
  const { wanted, before, done, isLater, isIt } = hearing;
  const world = await theatre.world(wanted);
  await before?.(world);
  const { id, people } = world;
  const listeners = new Map<Who, Page>();
  const come = async (): Promise<void> => {
    for (const who of WHO) {
      if ((await knock(people[who], id)) !== 101) continue;
      const page = theatre.page(people[who], id, asOf(who));
      listeners.set(who, page);
      await page.until(({ told }) => told.length > 0);
    }
  };
  if (!isLater) await come();
  const acting = theatre.page(people.seat, id, SEAT);
  await acting.until(({ course }) => course !== undefined);
  await done(acting, theatre, listeners.get('other') ?? acting);
  const isOpen = hearing !== HEARD[BYE];
  if (isOpen) await settled(acting);
  if (isLater) await come();
  if (isOpen) for (const page of listeners.values()) await settled(page);
  else for (const page of listeners.values()) await page.until(({ told }) => told.some(isIt));
  for (const page of [acting, ...listeners.values()]) page.close();
  const word = (who: Who): string => (listeners.get(who)?.told.some(isIt) ? 'yes' : 'quiet');
  return Object.fromEntries(WHO.map(who => [who, word(who)])) as { readonly [who in Who]: string };
}
