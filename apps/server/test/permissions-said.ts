// What can be said on the line of a table, as somebody of the table of who may do what says it.

import { randomBytes } from 'node:crypto';
import { stream } from '@adega/kernel';
import { DEEDS, type Told } from '@adega/wire/online.ts';
import type { Pace } from '@adega/wire/pace.ts';
import { type Browser, helloTo, newId } from './client.ts';
import { closed, type Scene, type Trial, type Trials } from './permissions-trial.ts';
import type { Theatre, Wanted, World } from './permissions-world.ts';

const [SEAT, OTHER, BOT] = [0, 1, 2] as const;
const begun: Wanted = { state: 'begun' };
const withBot: Wanted = { state: 'begun', seats: ['open', 'open', 'level1'] };
const slow: Pace = { kind: 'slow', days: 3, late: 'wait' };

const hello = (as: number | 'watcher', game = 'vinhos/2016'): string => helloTo({ game, pack: '' }, as);

/** What a line answers to these messages, up to a last hello; nothing where there is no line. */
function answers(browser: Browser, id: string, messages: readonly string[]): Promise<Told[] | undefined> {
  const ws = browser.socket(id);
  const told: Told[] = [];
  return new Promise((resolve, reject) => {
    ws.on('unexpected-response', () => resolve(undefined));
    ws.on('error', () => {});
    ws.on('open', () => {
      for (const message of messages) ws.send(message);
      // It answers one after the other: what is said to this is the last.
      ws.send(JSON.stringify({ type: 'do', deed: { type: 'leave', id: 'last', seat: 7 } }));
    });
    ws.on('message', data => {
      const one = JSON.parse(String(data)) as Told;
      const isLast = one.type === 'barred' ? one.id === 'last' : one.type === 'trouble' && one.trouble.code === 'no-hello';
      if (isLast) {
        ws.terminate();
        resolve(told);
      } else told.push(one);
    });
    ws.on('close', code => reject(new Error(`closed: ${code}`)));
  });
}

/** As whom somebody comes. */
const asOf = (who: string): number | 'watcher' => (who === 'seat' ? SEAT : who === 'other' ? OTHER : 'watcher');

function word(told: readonly Told[]): string {
  if (told.some(({ type }) => type === 'done')) return 'yes';
  for (const one of told) {
    if (one.type === 'trouble') return one.trouble.code;
    if (one.type === 'barred') return one.bar.bar;
    if (one.type === 'hushed') return one.why;
  }
  return 'yes';
}

const says = (message: (scene: Scene) => object, more: Omit<Trial, 'act'> = {}): Trial => ({
  ...more,
  act: async (by, scene) => {
    const told = await answers(by, scene.world.id, [hello(asOf(scene.who)), JSON.stringify(message(scene))]);
    return told === undefined ? 'no-line' : word(told);
  },
});

const greets = (as: number | 'watcher', wanted: Wanted, id?: string): Trial => ({
  wanted,
  act: async (by, { world }) => {
    const told = await answers(by, id ?? world.id, [hello(as)]);
    return told === undefined ? 'no-line' : word(told);
  },
});

const does = (deed: (scene: Scene) => object, more: Omit<Trial, 'act'> = {}): Trial =>
  says(scene => ({ type: 'do', deed: { id: newId(), seat: SEAT, ...deed(scene) } }), { wanted: begun, ...more });

/** Both play, until the seat is asked: what it may answer. With `isPlayed` it has done so: the line that this was. */
const asked =
  (isPlayed: boolean) =>
  async ({ id, people }: World, theatre: Theatre): Promise<string> => {
    const [seat, other] = [theatre.page(people.seat, id, SEAT), theatre.page(people.other, id, OTHER)];
    const rng = stream('permissions', 'test');
    for (const page of [seat, other]) await page.until(({ course }) => course?.begun === true);
    while (!seat.isAsked) {
      if (other.isAsked) await other.do(other.anyTurn(rng));
      else await new Promise(resolve => setTimeout(resolve, 5));
    }
    const turn = seat.anyTurn(rng);
    const came = isPlayed ? await seat.do(turn) : undefined;
    for (const page of [seat, other]) page.close();
    return JSON.stringify(came ?? turn);
  };

/** The other one asks to end the game: the line in which he does. */
const abandoning = async ({ id, people }: World, theatre: Theatre): Promise<string> => {
  const page = theatre.page(people.other, id, OTHER);
  await page.until(({ course }) => course?.begun === true);
  const came = await page.do({ type: 'abandon', id: newId(), seat: OTHER });
  page.close();
  return JSON.stringify(came);
};

const numberIn = ({ given }: Scene): number => JSON.parse(given).n;

const anyDeed = (type: (typeof DEEDS)[number]): object => ({
  type,
  ...(type === 'turn' ? { question: 1, keys: ['pass'] } : {}),
  ...(type === 'undo' ? { to: 1 } : {}),
  ...(type === 'answer' ? { ask: 1, yes: true } : {}),
  ...(type === 'hours' ? { hours: { zone: 'UTC', away: [] } } : {}),
});

const turns: Trial = does(({ given }) => ({ ...JSON.parse(given), id: newId() }), { before: asked(false) });

/** A bot plays by itself, where it is asked. */
async function botPlays({ theatre }: Scene): Promise<string> {
  const { id, people } = await theatre.world(withBot);
  const pages = [theatre.page(people.seat, id, SEAT), theatre.page(people.other, id, OTHER)];
  const rng = stream('permissions', 'bot');
  const hasPlayed = () => pages.some(({ heard }) => heard.some(line => JSON.parse(line).by === BOT));
  while (!hasPlayed()) {
    const asked = pages.find(({ isAsked }) => isAsked);
    if (asked === undefined) await new Promise(resolve => setTimeout(resolve, 5));
    else await asked.do(asked.anyTurn(rng));
  }
  for (const page of pages) page.close();
  return 'yes';
}

const greeting = () => ({ type: 'say', seat: SEAT, saying: { phrase: 'hello' } });

/** A moderator has decided so about the seat. */
const settled =
  (verdict: 'banned' | 'warned') =>
  async ({ id, people }: World): Promise<string> => {
    await people.other.ask('POST', '/api/reports', { table: id, seat: SEAT, reason: 'insult' });
    const [report] = (await people.moderator.ask('GET', '/api/moderation')).body.open;
    await people.moderator.ask('POST', '/api/moderation/settle', { id: report.id, verdict, days: 1 });
    return '';
  };

export const SPOKEN: Trials = {
  'hello · as a watcher': greets('watcher', {}),
  'hello · as a watcher, closed': greets('watcher', { more: closed }),
  'hello · as the seat': greets(SEAT, {}),
  'hello · as the seat, closed': greets(SEAT, { more: closed }),
  'hello · as a bot': greets(BOT, { seats: ['open', 'open', 'level1', 'open'] }),
  'hello · there is none': greets(SEAT, {}, randomBytes(12).toString('base64url')),
  'do turn': {
    ...turns,
    act: (by, scene) => (scene.who === 'bot' ? botPlays(scene) : turns.act(by, scene)),
  },
  'do undo': does(scene => ({ type: 'undo', to: numberIn(scene) }), { before: asked(true) }),
  'do abandon': does(() => anyDeed('abandon')),
  'do go-on · nothing has come out otherwise': does(() => anyDeed('go-on')),
  'do answer · to what another asks': does(scene => ({ type: 'answer', ask: numberIn(scene), yes: false }), { before: abandoning }),
  'do resign': does(() => anyDeed('resign')),
  'do leave': does(() => anyDeed('leave')),
  // Without a bot: what one plays then would be taken for somebody's doing.
  'do stand-in': does(() => ({ type: 'stand-in' })),
  'do hours': does(() => anyDeed('hours'), { wanted: { ...begun, more: { pace: slow } } }),
  'do any · for a bot': {
    wanted: { seats: ['open', 'open', 'level1', 'open'] },
    async act(by, { world, who }) {
      const deeds = DEEDS.map(type => JSON.stringify({ type: 'do', deed: { id: newId(), seat: BOT, ...anyDeed(type) } }));
      const told = await answers(by, world.id, [hello(asOf(who)), ...deeds]);
      if (told === undefined) return 'no-line';
      return [...new Set(told.flatMap(one => (one.type === 'barred' || one.type === 'done' ? [word([one])] : [])))].join();
    },
  },
  draft: says(() => ({ type: 'draft', seat: SEAT, question: 1, keys: ['pass'] }), { wanted: begun }),
  answers: says(() => ({ type: 'answers', seat: SEAT, answers: ['keep-staff'] }), { wanted: { ...begun, more: { pace: slow } } }),
  say: says(greeting),
  'say · when banned': says(greeting, { before: settled('banned') }),
  'say · when warned': says(greeting, { before: settled('warned') }),
  note: says(() => ({ type: 'note', text: 'export first' })),
  look: says(() => ({ type: 'look', looks: false })),
};
