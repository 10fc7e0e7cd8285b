// Screens of people: what they see of each other on a server with tables. The others act by the messages of a page, without one.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, stream } from '@adega/kernel';
import type { Settings } from '@adega/server/app.ts';
import { configOf } from '@adega/server/config.ts';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { Browser, newId, Page as Other } from '@adega/server/test/client.ts';
import type { NewTable, SeatPlan } from '@adega/wire/journal.ts';
import type { Page } from 'playwright-core';
import { openRecord } from './driver.ts';
import { examples } from './positions.ts';
import type { Screen } from './screens.ts';

const PASSWORD = 'three vines in the rain';
const MODERATOR = 'Vera';
const MANY = '1000000';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a server has for these screens; when it is closed, nothing is left. */
export async function peopleSettings(): Promise<Settings> {
  const folder = mkdtempSync(join(tmpdir(), 'adega-people-'));
  const env = { MODERATORS: MODERATOR, MOST_SIGN_INS: MANY, MOST_TABLES: MANY, MOST_MESSAGES: MANY, MOST_MESSAGES_AT_ONCE: MANY };
  const store = await openSqlite(folder);
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, config: configOf(env) };
}

const listed = (language: string, experience: 'any' | 'new' | 'old' = 'any') => ({ listed: { language, experience } });
const live = { kind: 'live', bank: 45 * 60, plus: 45, late: 'seat' } as const;
const slow = { kind: 'slow', days: 3, late: 'turn' } as const;

interface Table {
  readonly id: string;
  readonly join: string;
  readonly people: readonly Browser[];
}

/** A table at which these people sit, in this order; the first of them may sit at others, too. */
async function seat(
  origin: string,
  names: readonly string[],
  seats: readonly SeatPlan[],
  more: Partial<NewTable> = {},
  game = 'vinhos/2016',
  maker = new Browser(origin),
): Promise<Table> {
  const people = names.map((_, i) => (i === 0 ? maker : new Browser(origin)));
  const { id, join: link } = await maker.make(game, seats, more);
  for (const [i, person] of people.entries()) await person.sit(id, i, link, names[i]);
  return { id, join: link, people };
}

/** The page is this person's browser. */
async function be(page: Page, origin: string, { cookie }: Browser): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/);
  await page.context().addCookies([{ name, value, url: origin }]);
}

const once = new Map<string, Promise<unknown>>();
/** For all screens of a server. */
const onlyOnce = (origin: string, name: string, make: () => Promise<unknown>): Promise<unknown> => {
  const key = `${origin} ${name}`;
  const known = once.get(key) ?? make();
  once.set(key, known);
  return known;
};

const open = async (page: Page, address: string, wait: string): Promise<true> => {
  await page.goto(address);
  await page.locator(wait).first().waitFor();
  return true;
};

/** Others at their pages, as long as `work` lasts. */
async function with_<T>(table: Table, seats: readonly number[], work: (others: Other[]) => Promise<T>): Promise<T> {
  const others = seats.map(of => new Other(table.people[of] as Browser, table.id, of));
  for (const one of others) await one.until(({ course }) => course !== undefined);
  try {
    return await work(others);
  } finally {
    for (const one of others) one.close();
  }
}

/** Everybody plays so many turns. */
async function play(others: readonly Other[], rng: Random, turns: number): Promise<void> {
  for (let n = 0; n < turns; n++) {
    let asked = others.find(({ isAsked }) => isAsked);
    for (; asked === undefined; asked = others.find(({ isAsked }) => isAsked)) await new Promise(resolve => setTimeout(resolve, 5));
    await asked.do(asked.anyTurn(rng));
  }
}

// The lobby

const openTables = async (origin: string): Promise<void> => {
  await seat(origin, ['Ana Luísa'], ['open', 'open'], { ...listed('en'), pace: live });
  await seat(origin, ['Bea', 'Rui'], ['open', 'open', 'open', 'level2'], { ...listed('fr', 'new'), pace: slow });
  await seat(origin, ['Maximilian von Rothenburg'], ['open', 'open', 'open'], listed('de', 'old'), 'vino');
  await seat(
    origin,
    ['Chiara'],
    ['open', 'open'],
    { ...listed('en', 'new'), pace: { kind: 'live', bank: 900, plus: 20, late: 'lose' } },
    'vinhos/reserve',
  );
  const helena = new Browser(origin);
  await helena.ask('POST', '/api/account', { name: 'Helena', password: PASSWORD });
  await seat(
    origin,
    ['Helena'],
    ['open', 'open'],
    { ...listed('en', 'old'), pace: { ...live, late: 'lose' }, rated: true },
    undefined,
    helena,
  );
  await seat(origin, ['Jo', 'Kim'], ['open', 'open'], { ...listed('en'), pace: slow });
  await seat(origin, ['Tom', 'Inês', 'Oskar'], ['open', 'open', 'open'], listed('pt'), 'vino');
};

async function lobby(page: Page, origin: string): Promise<boolean> {
  await onlyOnce(origin, 'lobby', () => openTables(origin));
  return open(page, `${origin}/lobby`, '.lobby-tables');
}

async function filtered(page: Page, origin: string): Promise<boolean> {
  await lobby(page, origin);
  const fold = page.locator('.lobby-sieve .fold summary');
  if ((await fold.count()) > 0) await fold.click();
  await page.locator('.lobby-filters select').first().selectOption('vinhos/2016');
  await page.locator('.lobby-sieve > button').waitFor();
  return true;
}

/** Nobody is there. */
async function nobody(page: Page, origin: string): Promise<boolean> {
  await page.route('**/api/lobby', route => route.fulfill({ json: { open: [], running: [] } }));
  return open(page, `${origin}/lobby`, '.find-game');
}

// My games

/** One waits for me, one for somebody else, one for people to come; one is over, and one was played at this screen. */
const myGames: Screen = {
  name: 'games-mine',
  async reach(page, origin) {
    const me = new Browser(origin);
    for (const [turns, other] of [
      [6, 'Rui'],
      [0, 'Maximilian'],
    ] as const) {
      // biome-ignore format: pairs
      const table = await seat(origin, ['Ana Luísa', other], ['open', 'open'], { pace: slow }, undefined, me);
      await with_(table, [0, 1], async others => {
        await play(others, stream('mine'), turns);
        if (turns === 0) await others[1]?.do({ type: 'resign', id: newId(), seat: 1 });
        else while (!others[0]?.isAsked) await play(others, stream('mine'), 1);
      });
    }
    await seat(origin, ['Ana Luísa', 'Chiara'], ['open', 'open', 'open'], { pace: live }, 'vino', me);
    await openRecord(page, origin, examples().get('end') ?? '');
    await be(page, origin, me);
    return open(page, `${origin}/games`, '.game-card.waits');
  },
};

// A new table, and before its game

async function newTable(page: Page, origin: string): Promise<boolean> {
  await open(page, `${origin}/online`, 'form.new-online');
  await page.locator('input[name=pace][value=slow-3]').check({ force: true });
  await page.locator('input[name=listed]').check({ force: true });
  return true;
}

const waiting: Screen = {
  name: 'waiting-room',
  async reach(page, origin) {
    await open(page, `${origin}/online`, 'form.new-online');
    await page.locator('input[name=pace][value=live-2700]').check({ force: true });
    await page.locator('form.new-online input[name=name]').fill('Ana');
    await page.locator('form.new-online button[type=submit]').click();
    await page.locator('.invite input').waitFor();
    return true;
  },
};

const qrCode: Screen = {
  name: 'waiting-room-qr',
  async reach(page, origin) {
    await waiting.reach(page, origin);
    await page.locator('.invite-ways button').last().click();
    await page.locator('.qr-code').waitFor();
    return true;
  },
};

const invited: Screen = {
  name: 'invited',
  async reach(page, origin) {
    const { id, join: link } = await seat(origin, ['Ana Luísa', 'Rui'], ['open', 'open', 'open'], { pace: slow });
    return open(page, `${origin}/table/${id}#${link}`, 'form.new-online');
  },
};

// Clocks

const clocks = (name: string, pace: NonNullable<NewTable['pace']>, later = 0): Screen => ({
  name,
  async reach(page, origin) {
    await page.clock.install();
    const table = await seat(origin, ['Ana Luísa', 'Rui'], ['open', 'open'], { pace });
    await with_(table, [0, 1], others => play(others, stream(name), 6));
    await be(page, origin, table.people[0] as Browser);
    await open(page, `${origin}/table/${table.id}`, '.clocks');
    await page.clock.fastForward(later);
    await page.clock.resume();
    return true;
  },
});

async function ways(page: Page): Promise<void> {
  await page.locator('.menu-fold summary').click();
  await page.locator('.menu-fold button').nth(1).click();
  await page.locator('dialog.online-ways').waitFor();
}

const hours: Screen = {
  name: 'ways-slow',
  async reach(page, origin) {
    await clocks('', slow).reach(page, origin);
    await ways(page);
    await page.locator('.hours-form input[type=checkbox]').first().check();
    await page.locator('.hours-form').scrollIntoViewIfNeeded();
    return true;
  },
};

// Talk

const SAID = [
  [1, 'Good evening! I have never played with four estates before, so please be patient with me.'],
  [0, 'Welcome. Take all the time you need.'],
  [2, 'Should we play the years a bit faster? I have to leave at eleven, and last time we did not get beyond the fourth fair.'],
  [1, 'Fine with me'],
  [2, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
] as const;

async function talkedAt(origin: string): Promise<Table> {
  const table = await seat(origin, ['Ana Luísa', 'Rui', 'Maximilian'], ['open', 'open', 'open'], { pace: slow });
  await with_(table, [0, 1, 2], async others => {
    const heard = ({ told }: Other) => told.filter(({ type }) => type === 'talk').length;
    for (const [n, [by, text]] of SAID.entries()) {
      others[by]?.say({ type: 'say', seat: by, saying: { text } });
      await others[0]?.until(one => heard(one) > n);
    }
    others[1]?.say({ type: 'say', seat: 1, saying: { phrase: 'good-luck' } });
    await others[0]?.until(one => heard(one) > SAID.length);
    await play(others, stream('talk'), 4);
  });
  return table;
}

const talk = (name: string, then: (page: Page) => Promise<unknown> = async () => {}, as = 0): Screen => ({
  name,
  async reach(page, origin) {
    const table = await talkedAt(origin);
    if (as < 3) await be(page, origin, table.people[as] as Browser);
    await open(page, `${origin}/table/${table.id}`, '.talk-button, form.new-online');
    if (as >= 3) await page.locator('form.new-online button.play-now, form.new-online button.second-way').first().click();
    await page.locator('.talk-button').click();
    await page.locator('dialog.talk-panel').waitFor();
    await then(page);
    return true;
  },
});

// Moderators

async function moderated(origin: string): Promise<Browser> {
  const vera = new Browser(origin);
  await vera.ask('POST', '/api/account', { name: MODERATOR, password: PASSWORD });
  const table = await talkedAt(origin);
  const [ana, , max] = table.people as [Browser, Browser, Browser];
  const other = new Other(ana, table.id, 0);
  await other.until(({ told }) => told.length > 0);
  const said = other.told.flatMap(one => (one.type === 'welcome' ? (one.talk ?? []) : []));
  other.close();
  const report = (n: number, reason: string, more: object = {}) =>
    ana.ask('POST', '/api/reports', { table: table.id, said: said[n]?.id, seat: said[n]?.seat, reason, ...more });
  await report(0, 'other');
  await report(2, 'spam');
  await report(4, 'insult', { words: 'He goes on like that all the time.' });
  await max.ask('POST', '/api/reports', { table: table.id, seat: 1, reason: 'name' });
  const { open: reports } = (await vera.ask('GET', '/api/moderation')).body;
  const settle = (id: string, verdict: string, days: number) => vera.ask('POST', '/api/moderation/settle', { id, verdict, days });
  await settle(reports.at(-1).id, 'nothing', 1);
  await settle(reports.at(-2).id, 'banned', 7);
  return vera;
}

const moderation: Screen = {
  name: 'moderation',
  async reach(page, origin) {
    await be(page, origin, (await onlyOnce(origin, 'moderation', () => moderated(origin))) as Browser);
    return open(page, `${origin}/moderation`, '.page-head');
  },
};

// Accounts

const codes: Screen = {
  name: 'account-codes',
  async reach(page, origin) {
    await open(page, `${origin}/account`, '.account-doors');
    const form = page.locator('.account-doors > .card').nth(1).locator('form');
    await form.locator('input[autocomplete=username]').fill(`Ana ${String(Math.random()).slice(2, 8)}`);
    await form.locator('input[autocomplete=new-password]').fill(PASSWORD);
    await form.locator('button[type=submit]').click();
    await page.locator('.account-codes').waitFor();
    return true;
  },
};

/** Somebody has met people whom he does not want to meet again. */
const blocked: Screen = {
  name: 'account-blocked',
  async reach(page, origin) {
    const table = await talkedAt(origin);
    const [ana] = table.people as [Browser];
    for (const other of [1, 2]) await ana.ask('POST', '/api/blocks', { table: table.id, seat: other });
    await be(page, origin, ana);
    return open(page, `${origin}/account`, '.account-blocked');
  },
};

export const PEOPLE_SCREENS: readonly Screen[] = [
  { name: 'lobby-none', reach: nobody },
  { name: 'lobby-tables', reach: lobby },
  { name: 'lobby-filtered', reach: filtered },
  myGames,
  { name: 'online-slow', reach: newTable },
  waiting,
  qrCode,
  invited,
  clocks('clocks-live', live),
  clocks('clocks-slow', slow),
  clocks('clocks-low', live, 43 * MINUTE),
  clocks('clocks-over', { ...slow, days: 1, late: 'wait' }, 25 * HOUR),
  hours,
  talk('talk'),
  talk('talk-against', async page => {
    await page.locator('.talk-more').last().click();
    await page.locator('.talk-ways button').last().click();
  }),
  talk('talk-players', page => page.locator('.talk-leaves button').nth(1).click()),
  talk('talk-note', page => page.locator('.talk-leaves button').nth(2).click()),
  talk('talk-watching', undefined, 3),
  moderation,
  { name: 'moderation-none', reach: (page, origin) => open(page, `${origin}/moderation`, 'main'), refused: true },
  codes,
  blocked,
];
