// Whoever sends what nobody should: a clear answer each time, nothing changed, nothing told, and the server goes on.

import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { stream } from '@adega/kernel';
import { PROTOCOL } from '@adega/wire/online.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Browser, gather, helloTo, newId, Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start({ LOG_LEVEL: 'trace' });
});
afterAll(() => ground.clear());

const visitor = async (): Promise<Browser> => {
  const browser = new Browser(server.origin);
  await browser.ask('GET', '/api/mine');
  return browser;
};

/** How a handshake ends. */
const knock = (ws: WebSocket): Promise<number> =>
  new Promise(resolve => {
    ws.on('open', () => resolve(101));
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('error', () => {});
  });

/** What a socket answers to some messages, and how it was closed if it was. */
async function answersTo(
  browser: Browser,
  id: string,
  messages: readonly (string | Buffer)[],
  most = messages.length,
): Promise<{ answers: any[]; code: number }> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever it is
  const ws = browser.socket(id);
  const answers: unknown[] = [];
  await knock(ws);
  return new Promise(resolve => {
    ws.on('close', code => resolve({ answers, code }));
    ws.on('message', data => {
      answers.push(JSON.parse(String(data)));
      if (answers.length === most) ws.close();
    });
    for (const message of messages) ws.send(message);
  });
}

const hello = (as: number | 'watcher', game = 'vino') => helloTo({ game, pack: '' }, as);

describe('other sites', () => {
  test('cannot ask anything in somebody’s name', async () => {
    const browser = await visitor();
    const { id } = await browser.make('vino', ['open', 'open', 'open']);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const { status, body } = await browser.ask('POST', '/api/tables', {}, headers as Record<string, string>);
      expect([status, body]).toEqual([403, { trouble: { code: 'other-site' } }]);
      expect(await knock(browser.socket(id, headers as Record<string, string>))).toBe(403);
    }
    expect(await knock(browser.socket(id))).toBe(101);
  });

  test('find a page that takes nothing from them', async () => {
    const { headers } = await new Browser(server.origin).ask('GET', '/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('people', () => {
  test('are who their cookie says, and only one of ours', async () => {
    const browser = await visitor();
    const cookie = browser.cookie;
    expect(cookie).toMatch(/^adega=[\w-]{22}\.[\w-]{43}$/);
    const { id } = await browser.make('vino', ['open', 'open', 'open']);
    const forged = cookie.replace(/.$/, of => (of === 'A' ? 'E' : 'A'));
    const stranger = `adega=${'A'.repeat(22)}.${cookie.split('.')[1]}`;
    for (const other of ['', 'adega=', forged, stranger, `x${cookie}`, `${cookie}x`]) {
      browser.cookie = other;
      expect(await knock(browser.socket(id))).toBe(403);
    }
  });

  test('get a cookie that scripts cannot read', async () => {
    const { headers } = await new Browser(server.origin).ask('GET', '/api/mine');
    expect(headers.get('set-cookie')).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('make another device theirs by a link that works once', async () => {
    const [ana, phone, thief] = [await visitor(), await visitor(), await visitor()];
    const { id } = await ana.make('vino', ['open', 'open', 'open']);
    await ana.sit(id, 0);
    const link = async () => (await ana.ask('POST', '/api/devices', {})).body as { token: string; until: number };
    const join = (browser: Browser, token: string) => browser.ask('POST', '/api/devices/join', { token });
    const [old, { token, until }] = [await link(), await link()];
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60 * 1000);
    const badLink = { trouble: { code: 'bad-link' } };
    // A new one replaces the one before; a link to a table is none, and this is no link to a table.
    for (const wrong of [old.token, (await ana.make('vino', ['open', 'open', 'open'])).join, 'x'.repeat(32)])
      expect((await join(thief, wrong)).body).toEqual(badLink);
    expect((await join(thief, 'x')).status).toBe(400);
    expect(await thief.glance(id, token)).toEqual(badLink);
    expect((await thief.ask('POST', '/api/devices/join', { token }, { origin: 'https://evil.example' })).status).toBe(403);
    const { status, headers } = await join(phone, token);
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/; HttpOnly; SameSite=Lax$/)]);
    expect((await phone.glance(id)).mine).toEqual([0]);
    expect((await join(thief, token)).body).toEqual(badLink);
    expect((await thief.glance(id)).mine).toEqual([]);
    // Both are there, and agree.
    const pages = [new Page(ana, id, 0), new Page(phone, id, 0)];
    for (const page of pages) await page.until(({ mine }) => mine.includes(0));
    for (const page of pages) page.close();
  });

  test('learn where others reach the server only on its own machine', async () => {
    const browser = await visitor();
    expect((await browser.ask('GET', '/api/reach')).body).toEqual({});
    const other = makeGround();
    const { origin } = await other.start({ ORIGIN: 'https://adega.example' });
    const reach = (headers: Record<string, string> = {}): Promise<string> =>
      new Promise(resolve => get(`${origin}/api/reach`, { headers }, answer => void text(answer).then(resolve)));
    expect([await reach(), await reach({ host: 'adega.example' })]).toEqual(['{"origin":"https://adega.example"}', '{}']);
    await other.clear();
  });

  test('have names that can be seen and do not turn others around', async () => {
    const browser = await visitor();
    const { id } = await browser.make('vino', ['open', 'open', 'open']);
    for (const name of ['', ' \u200b ', 'x'.repeat(41), 'x'.repeat(100_000), 7, null]) {
      const sitting = { id: newId(), seat: 0, name, bytes: '' };
      expect((await browser.ask('POST', `/api/tables/${id}/sit`, { sitting })).status).toBeGreaterThanOrEqual(400);
    }
    await browser.sit(id, 0, undefined, '  A\u202ena\u200b  e\u0301 ');
    expect((await browser.glance(id)).held[0]?.name).toBe('Ana é');
  });
});

describe('a closed table', () => {
  test('is none for strangers', async () => {
    const maker = await visitor();
    const { id, join } = await maker.make('vino', ['open', 'open', 'open'], { watchers: false });
    const stranger = await visitor();
    expect((await stranger.ask('POST', `/api/tables/${id}/look`, {})).status).toBe(404);
    expect((await stranger.ask('GET', `/api/tables/${id}/proof`)).status).toBe(404);
    const { answers } = await answersTo(stranger, id, [hello('watcher'), hello(0)]);
    expect(answers.map(({ trouble }) => trouble.code)).toEqual(['no-table', 'no-table']);
    expect((await stranger.ask('POST', `/api/tables/${id}/look`, { token: join })).status).toBe(200);
    expect((await stranger.sit(id, 1, join)).status).toBe(200);
    expect((await answersTo(stranger, id, [hello(1)])).answers[0]).toMatchObject({ type: 'welcome', mine: [1] });
  });

  test('answers whoever knows no more than its id as if it were not there, whatever he asks', async () => {
    const [ana, bea, stranger] = [await visitor(), await visitor(), await visitor()];
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open'], { watchers: false });
    await ana.sit(id, 0);
    const walk = async (browser: Browser) => {
      const asked: [string, string, unknown?][] = [
        ['POST', 'look', {}],
        ['POST', 'sit', { sitting: { id: newId(), seat: 1, name: 'X', bytes: '' } }],
        ['POST', 'hand-over', { seat: 0 }],
        ['DELETE', 'hand-over', { seat: 0 }],
        ['POST', 'again', {}],
        ['GET', 'record'],
        ['GET', 'proof'],
        ['DELETE', ''],
      ];
      return Promise.all(asked.map(([method, what, body]) => browser.ask(method, `/api/tables/${id}/${what}`.replace(/\/$/, ''), body)));
    };
    const isNone = async () => {
      for (const { status, body } of await walk(stranger)) expect([status, body]).toEqual([404, { trouble: { code: 'no-table' } }]);
      const { answers } = await answersTo(stranger, id, [hello('watcher', 'vinhos/2016'), hello(0, 'vinhos/2016')]);
      expect(answers).toEqual([
        { type: 'trouble', trouble: { code: 'no-table' } },
        { type: 'trouble', trouble: { code: 'no-table' } },
      ]);
    };
    await isNone();
    await bea.sit(id, 1, join);
    await isNone();
    expect((await ana.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
    // Whoever has got up is told nothing more, on the line that is open neither.
    const [page, looker] = [new Page(bea, id, 1), new Page(bea, id, 'watcher')];
    await looker.until(({ course }) => course?.begun === true);
    await page.do({ type: 'leave', id: newId(), seat: 1 });
    await looker.until(({ troubles }) => troubles.some(({ code }) => code === 'no-table'));
    expect((await bea.ask('GET', `/api/tables/${id}/record`)).status).toBe(404);
    for (const one of [page, looker]) one.close();
  });

  test('links open what they are for, and no more', async () => {
    const maker = await visitor();
    const { id, join, links } = await maker.make('vino', ['open', 'link', 'open']);
    const other = await maker.make('vino', ['open', 'open', 'open']);
    const stranger = await visitor();
    const link = links[0]?.token as string;
    const refused = async (seat: number, token?: string) => (await stranger.sit(id, seat, token)).body;
    expect(await refused(0)).toEqual({ trouble: { code: 'bad-link' } });
    expect(await refused(0, other.join)).toEqual({ trouble: { code: 'bad-link' } });
    expect(await refused(0, 'x'.repeat(32))).toEqual({ trouble: { code: 'bad-link' } });
    expect(await refused(0, "' OR 1=1 --")).toMatchObject({ trouble: { code: 'bad-message' } });
    expect(await refused(1, join)).toEqual({ bar: { bar: 'not-invited', seat: 1 } });
    expect(await refused(2, link)).toEqual({ trouble: { code: 'bad-link' } });
    expect((await stranger.sit(id, 1, link)).status).toBe(200);
    expect((await (await visitor()).sit(id, 1, link)).body).toEqual({ trouble: { code: 'bad-link' } });
  });

  test('a seat is handed over once, and its eyes go with it', async () => {
    const { id, pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'open']);
    const [first, second] = pages as [Page, Page];
    expect((await second.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body).toEqual({
      trouble: { code: 'not-yours', seat: 0 },
    });
    const { token } = (await first.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body;
    const heir = await visitor();
    expect((await heir.sit(id, 0, token, 'Heir')).status).toBe(200);
    expect((await (await visitor()).sit(id, 0, token)).status).toBe(403);
    await first.until(({ troubles }) => troubles.some(({ code }) => code === 'not-yours'));
    expect((await heir.glance(id)).mine).toEqual([0]);
    await watcher.until(({ course }) => course?.seats[0]?.name === 'Heir');
    expect((await answersTo(first.browser, id, [hello(0)])).answers[0]).toMatchObject({ trouble: { code: 'not-yours' } });
    for (const page of [...pages, watcher]) page.close();
  });
});

describe('messages', () => {
  test('that cannot be read are answered, and do nothing', async () => {
    const { id, pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
    for (const one of pages) await one.until(({ course }) => course?.begun === true);
    const page = pages.find(one => one.isAsked) as Page;
    const before = (await page.browser.glance(id)).lines;
    const bad = [
      '',
      'x',
      '{}',
      '[]',
      'null',
      '7',
      '{"type":"do"}',
      `{"type":"hello","protocol":${PROTOCOL}}`,
      `{"type":"hello","protocol":${PROTOCOL},"as":0,"after":-1}`,
    ];
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const { answers } = await answersTo(page.browser, id, [...bad, deep, Buffer.from([1, 2, 3]), '{"type":"__proto__"}'].slice(0, 12));
    expect(new Set(answers.map(({ trouble }) => trouble.code))).toEqual(new Set(['bad-message']));
    const early = await answersTo(page.browser, id, [JSON.stringify({ type: 'do', deed: page.anyTurn(stream('early')) })]);
    expect(early.answers[0]).toMatchObject({ trouble: { code: 'no-hello' } });
    expect((await answersTo(page.browser, id, ['{"type":"hello","protocol":99,"as":0,"after":0}'])).answers[0]).toMatchObject({
      trouble: { code: 'other-protocol', protocol: PROTOCOL },
    });
    expect((await answersTo(page.browser, id, ['x'.repeat(70_000)])).code).toBe(1009);
    expect((await answersTo(page.browser, id, Array(30).fill('x'), 999)).code).toBe(1008);
    expect((await page.browser.glance(id)).lines).toBe(before);
    for (const one of [...pages, watcher]) one.close();
  });

  test('nobody moves for another', async () => {
    const { pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    const asked = pages.find(page => page.isAsked) as Page;
    const other = pages.find(page => page !== asked) as Page;
    const deed = asked.anyTurn(stream('theft'));
    expect(await other.do(deed)).toEqual({ bar: { bar: 'not-yours', seat: deed.seat } });
    for (const type of ['resign', 'leave', 'abandon'] as const) {
      expect(await other.do({ type, id: newId(), seat: deed.seat })).toEqual({ bar: { bar: 'not-yours', seat: deed.seat } });
      expect(await watcher.do({ type, id: newId(), seat: 0 })).toEqual({ bar: { bar: 'not-yours', seat: 0 } });
    }
    other.say({ type: 'draft', seat: deed.seat, question: 1, keys: ['x'] });
    await other.until(({ troubles }) => troubles.length > 0);
    expect(await asked.do(deed)).toHaveProperty('n');
    expect(await asked.do(deed)).toEqual({ n: asked.acknowledged[0]?.n });
    for (const page of [...pages, watcher]) page.close();
  });

  test('odd addresses and bodies', async () => {
    const browser = await visitor();
    const status = async (method: string, path: string, body?: unknown, headers = {}) =>
      (await browser.ask(method, path, body, headers)).status;
    expect(await status('POST', '/api/tables', '{')).toBe(400);
    expect(await status('POST', '/api/tables', 'x'.repeat(200_000))).toBe(413);
    expect(await status('POST', '/api/tables', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await status('POST', '/api/tables', { game: 'chess', options: {}, seats: ['open'], watchers: true })).toBe(400);
    expect(await status('POST', '/api/tables', { game: 'vino', options: { seats: 99 }, seats: ['open'], watchers: true })).toBe(400);
    expect(
      await status('POST', '/api/tables', { game: 'vino', options: { nonsense: 1 }, seats: ['open', 'open', 'open'], watchers: true }),
    ).toBe(400);
    expect(await status('POST', '/api/tables/nothing/look', {})).toBe(404);
    expect(await status('POST', `/api/tables/${encodeURIComponent('../../x')}/look`, {})).toBe(404);
    expect(await status('GET', '/api/tables')).toBe(404);
    expect(await status('GET', '/api/../package.json')).toBe(404);
    expect(await knock(browser.socket('nothing'))).toBe(101);
    expect((await answersTo(browser, 'nothing', [hello('watcher')])).answers[0]).toMatchObject({ trouble: { code: 'no-table' } });
    expect(await knock(browser.socket('a/b'))).toBe(404);
  });
});

describe('what is told', () => {
  test('a sealed answer is nowhere in what others get, also when it is replaced', async () => {
    const { pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'open']);
    const rng = stream('sealed');
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    // Up to the first answers in secret.
    while (!pages.every(page => page.isAsked)) {
      const asked = pages.find(page => page.isAsked) as Page;
      const { n } = (await asked.do(asked.anyTurn(rng, 1))) as { n: number };
      for (const page of [...pages, watcher]) await page.until(({ heard }) => heard.length >= n);
    }
    const [one, two, three] = pages as [Page, Page, Page];
    const again = new Page(one.browser, one.id, 0);
    await again.until(({ course }) => course?.begun === true);
    const deed = one.anyTurn(rng, 1);
    const came = (await one.do(deed)) as { n: number };
    for (const page of [...pages, watcher, again]) await page.until(({ heard }) => heard.length >= came.n);
    const marks = [two, three, watcher].map(({ bytes }) => bytes.length);
    const { game, state } = two.course ?? {};
    const others =
      game
        ?.decide(state)
        .find(({ by }) => by === 1)
        ?.moves.map(move => game.keyOf(move)) ?? [];
    const key = others.find(of => deed.type === 'turn' && of !== deed.keys[0]) as string;
    expect(await one.do({ ...deed, id: newId(), keys: [key] } as typeof deed)).toEqual(came);
    // My other device hears it, the others hear nothing.
    await again.until(({ told }) => told.some(({ type }) => type === 'resealed'));
    expect(again.heard[came.n - 1]).toContain(key);
    expect([two, three, watcher].map(({ bytes }) => bytes.length)).toEqual(marks);
    for (const page of [two, three, watcher])
      for (const said of [key, deed.type === 'turn' ? deed.keys[0] : '']) expect(page.bytes).not.toContain(said as string);
    await two.do(two.anyTurn(rng, 1));
    await three.do(three.anyTurn(rng, 1));
    await watcher.until(({ course }) => (course?.turns.at(-1)?.count ?? 0) > 1);
    expect(watcher.heard.at(-1)).toContain(key.replace('choose ', ''));
    for (const page of [...pages, watcher, again]) page.close();
  });

  test('a draft is for my other devices, and for later', async () => {
    const { id, pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
    const [one, two] = pages as [Page, Page];
    const again = new Page(one.browser, id, 0);
    await again.until(({ course }) => course !== undefined);
    const draft = { seat: 0, question: 1, keys: ['found minho'] };
    one.say({ type: 'draft', ...draft });
    await again.until(({ told }) => told.some(of => of.type === 'draft'));
    expect(again.told.find(of => of.type === 'draft')).toEqual({ type: 'draft', draft });
    const later = new Page(one.browser, id, 0);
    await later.until(({ told }) => told.length > 0);
    expect(later.told[0]).toMatchObject({ type: 'welcome', drafts: [draft] });
    expect(two.bytes + watcher.bytes).not.toContain('found minho');
    for (const page of [...pages, watcher, again, later]) page.close();
  });

  test('no secret is in the log, and what it measures is there', async () => {
    const { pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
    const [page] = pages as [Page];
    const { body } = await page.browser.ask('GET', '/metrics');
    expect(body).toMatch(/^adega_sockets [1-9]/m);
    expect(body).toMatch(/^adega_commit_seconds_count [1-9]/m);
    const log = server.said();
    expect(log.length).toBeGreaterThan(1000);
    for (const secret of [page.browser.cookie.slice(6), page.browser.cookie.split('.')[1] as string]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/token|bytes|secret/);
    for (const one of [...pages, watcher]) one.close();
  });
});

test('limits', async () => {
  const other = makeGround();
  const strict = await other.start({ MOST_MESSAGES: '1', MOST_MESSAGES_AT_ONCE: '12', MOST_TABLES: '2', MOST_SOCKETS_EACH: '3' });
  const browser = new Browser(strict.origin);
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  await browser.make('vino', ['open', 'open', 'open']);
  expect(
    (await browser.ask('POST', '/api/tables', { game: 'vino', options: {}, seats: ['open', 'open', 'open'], watchers: true })).body,
  ).toEqual({ trouble: { code: 'too-many' } });
  const sockets = Array.from({ length: 5 }, () => browser.socket(id));
  expect((await Promise.all(sockets.map(knock))).toSorted()).toEqual([101, 101, 101, 503, 503]);
  for (const socket of sockets) socket.terminate();
  await expect.poll(() => knock(browser.socket(id))).toBe(101);
  const { answers } = await answersTo(browser, id, Array(40).fill(hello('watcher')), 999);
  expect(answers.filter(({ trouble }) => trouble?.code === 'too-fast').length).toBeGreaterThan(15);
  expect(await strict.stop()).toBe(0);
  await other.clear();
});
