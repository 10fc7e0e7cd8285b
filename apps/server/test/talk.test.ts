// Talk at tables over the real server: who hears it, who may not speak, and what is noted for oneself.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Told } from '@adega/wire/online.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { moderationOver } from '../moderation.ts';
import type { Store } from '../store/store.ts';
import { Browser, gather, Page } from './client.ts';
import { onBothStores, type Place } from './store/stores.ts';

let page: string;
beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'adega-page-'));
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
});
afterAll(() => rmSync(page, { recursive: true }));

onBothStores(({ place: newPlace }) => {
  let place: Place;
  let store: Store;
  let app: FastifyInstance;
  let origin: string;
  const opened: Page[] = [];
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
    app = await makeApp({ page, store, logLevel: 'silent' });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) one.close();
    await app.close();
  });

  const table = async () => {
    const { id, pages, watcher } = await gather(origin, 'vinhos/2016', ['open', 'open']);
    opened.push(...pages, watcher);
    const [ana, bea] = pages as [Page, Page];
    for (const one of opened) await one.until(({ course }) => course?.begun === true);
    return { id, ana, bea, watcher };
  };
  const say = (from: Page, text: string, seat = from.as) => from.say({ type: 'say', seat, saying: { text } });
  const heard = ({ told }: Page) =>
    told
      .flatMap(one => (one.type === 'talk' ? [one.said] : one.type === 'welcome' ? (one.talk ?? []) : []))
      .map(one => one.text ?? one.phrase);
  const hushed = ({ told }: Page) => told.flatMap(one => (one.type === 'hushed' ? [one.why] : []));
  /** What was heard when this came. */
  const until = (one: Page, text: string) => one.until(of => heard(of).includes(text));

  test('all at the table hear what somebody says, also who comes later; a watcher only listens', async () => {
    const { id, ana, bea, watcher } = await table();
    say(ana, '  Good\u202e evening  ');
    for (const one of [ana, bea, watcher]) await until(one, 'Good evening');
    bea.say({ type: 'say', seat: bea.as, saying: { phrase: 'good-luck' } });
    await until(ana, 'good-luck');
    const again = new Page(ana.browser, id, ana.as);
    opened.push(again);
    await until(again, 'good-luck');
    expect(heard(again)).toEqual(['Good evening', 'good-luck']);
    watcher.say({ type: 'say', seat: 0, saying: { text: 'I know better' } });
    say(bea, 'as somebody else', ana.as);
    await watcher.until(one => hushed(one).length === 1);
    await bea.until(one => hushed(one).length === 1);
    expect([hushed(watcher), hushed(bea)]).toEqual([['not-yours'], ['not-yours']]);
    expect(JSON.stringify(watcher.told)).not.toContain('person');
  });

  test('a guest posts no links, and nobody floods a table', async () => {
    const { ana, bea } = await table();
    for (const text of ['see https://example.com', 'www.example.com', 'go to example.com/x']) say(ana, text);
    await ana.until(one => hushed(one).length === 3);
    expect(new Set(hushed(ana))).toEqual(new Set(['no-links']));
    say(ana, 'It is 3.5 to 4, e.g. here. Right?');
    await until(bea, 'It is 3.5 to 4, e.g. here. Right?');
    for (let i = 0; i < 20; i++) say(bea, `spam ${i}`);
    await bea.until(one => hushed(one).includes('too-fast'));
  });

  test('whoever is blocked is not heard any more, and they are not seated together', async () => {
    const { id, ana, bea } = await table();
    expect((await ana.browser.ask('POST', '/api/blocks', { table: id, seat: bea.as })).status).toBe(204);
    expect((await ana.browser.ask('POST', '/api/blocks', { table: id, seat: ana.as })).status).toBe(404);
    say(bea, 'can you hear me?');
    await until(bea, 'can you hear me?');
    say(ana, 'no');
    for (const one of [ana, bea]) await until(one, 'no');
    expect(heard(ana)).toEqual(['no']);
    const wish = { game: 'vinhos/2016', seats: 2, pace: 'none', language: 'en', name: 'X', bytes: '00' };
    const first = await ana.browser.ask('POST', '/api/find', { ...wish, id: 'a1' });
    const second = await bea.browser.ask('POST', '/api/find', { ...wish, id: 'b1' });
    expect(second.body.id).not.toBe(first.body.id);
    // By the list neither, and he is not told why.
    const listed = { language: 'en', experience: 'any' } as const;
    const open = await ana.browser.make('vinhos/2016', ['open', 'open'], { listed });
    await ana.browser.sit(open.id, 0);
    expect((await bea.browser.sit(open.id, 1)).body).toEqual({ bar: { bar: 'taken', seat: 1 } });
    expect((await bea.browser.sit(open.id, 1, open.join)).status).toBe(200);
    const { blocked } = (await ana.browser.ask('GET', '/api/blocks')).body;
    expect(blocked).toHaveLength(1);
    await ana.browser.ask('DELETE', '/api/blocks', { key: blocked[0].key });
    say(bea, 'and now?');
    await until(ana, 'and now?');
  });

  test('a note is for whoever wrote it, on all his devices', async () => {
    const { id, ana, bea } = await table();
    ana.say({ type: 'note', text: 'export first' });
    const noteOf = ({ told }: Page) => told.flatMap((one: Told) => (one.type === 'welcome' ? [one.note] : [])).at(-1);
    say(ana, 'noted');
    await until(bea, 'noted');
    const [again, other] = [new Page(ana.browser, id, ana.as), new Page(bea.browser, id, bea.as)];
    opened.push(again, other);
    for (const one of [again, other]) await one.until(({ told }) => told.length > 0);
    expect([noteOf(again), noteOf(other)]).toEqual(['export first', '']);
  });

  test('whoever has said something is meant, not whoever sits there now', async () => {
    const { id, ana, bea } = await table();
    say(bea, 'something bad');
    await until(ana, 'something bad');
    const said = ana.told.flatMap(one => (one.type === 'talk' ? [one.said.id] : []))[0];
    const { token } = (await bea.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: bea.as })).body;
    const heir = new Browser(origin);
    expect((await heir.sit(id, bea.as as number, token, 'Heir')).status).toBe(200);
    const about = { table: id, said, seat: bea.as };
    expect((await ana.browser.ask('POST', '/api/reports', { ...about, reason: 'insult' })).status).toBe(204);
    expect((await ana.browser.ask('POST', '/api/blocks', about)).status).toBe(204);
    // Neither is somebody else reported for it, nor for what nobody has said.
    expect((await heir.ask('POST', '/api/reports', { ...about, seat: ana.as, reason: 'insult' })).status).toBe(404);
    expect((await ana.browser.ask('POST', '/api/reports', { ...about, said: 'nothing', reason: 'insult' })).status).toBe(404);
    const moderation = moderationOver(store, Date.now);
    const open = await moderation.reports(true);
    expect(open.map(({ name }) => name)).toEqual(['Somebody 1']);
    const page = new Page(heir, id, bea.as);
    opened.push(page);
    await page.until(({ course }) => course?.begun === true);
    say(page, 'I am new here');
    await until(ana, 'I am new here');
  });

  test('a report carries what was said around it; whoever is banned is not heard', async () => {
    const { id, ana, bea } = await table();
    say(bea, 'before');
    say(bea, 'something bad');
    await until(ana, 'something bad');
    const bad = ana.told.flatMap(one => (one.type === 'talk' ? [one.said] : [])).find(one => one.text === 'something bad');
    const report = { table: id, said: bad?.id, seat: bea.as, reason: 'insult' };
    expect((await ana.browser.ask('POST', '/api/reports', report)).status).toBe(204);
    expect((await ana.browser.ask('POST', '/api/reports', { ...report, seat: ana.as })).status).toBe(404);
    expect((await ana.browser.ask('GET', '/api/moderation')).status).toBe(404);
    const moderation = moderationOver(store, Date.now);
    const [open] = await moderation.reports(true);
    expect(open?.around.map(one => [one.text, one.is])).toEqual([
      ['before', undefined],
      ['something bad', true],
    ]);
    // Two who settle it at the same time: one is first.
    const both = await Promise.all(['m', 'n'].map(by => moderation.settle(open?.id ?? '', 'banned', by, 7)));
    expect(both.sort()).toEqual([false, true]);
    say(bea, 'still here');
    await bea.until(one => hushed(one).includes('banned'));
    expect((await moderation.reports(false))[0]).toMatchObject({ name: 'Somebody 1', verdict: 'banned' });
    await moderation.unban((await moderation.bans())[0]?.person ?? '', 'm');
    say(bea, 'thank you');
    await until(ana, 'thank you');
    expect(await moderation.audit()).toMatchObject([
      { n: 1, did: 'settled', verdict: 'banned', name: 'Somebody 1', days: 7, report: open?.id },
      { n: 2, did: 'lifted', name: 'Somebody 1', by: 'm' },
    ]);
    expect(await moderation.isSound()).toBe(true);
    // A warning is told once, when he wants to speak.
    expect((await ana.browser.ask('POST', '/api/reports', report)).status).toBe(204);
    await moderation.settle((await moderation.reports(true))[0]?.id ?? '', 'warned', 'm', 1);
    say(bea, 'not heard');
    await bea.until(one => hushed(one).includes('warned'));
    say(bea, 'sorry');
    await until(ana, 'sorry');
    expect(heard(ana)).not.toContain('not heard');
    await store.commit([{ write: 'put', kind: 'audit', key: '1', owner: '', rank: 1, body: '{"n":1,"before":"","what":"nothing"}' }]);
    expect(await moderation.isSound()).toBe(false);
  });
});
