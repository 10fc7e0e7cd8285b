// What people bring to a server: packs of their own, and games that they have begun elsewhere; and what they take away.

import { join } from 'node:path';
import { verify } from '@adega/chance';
import { seenBy } from '@adega/journal';
import {
  type AnyGame,
  applyEntry,
  begin,
  CHANCE,
  enter,
  linesAfter,
  makeRecord,
  parseEntry,
  parseHeader,
  parseRecord,
  pick,
  stream,
} from '@adega/kernel';
import { gameOf, titleOf } from '@adega/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapshotOf } from '../store/snapshot.ts';
import { Browser, Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start();
});
afterAll(() => ground.clear());

const somebody = async (): Promise<Browser> => {
  const browser = new Browser(server.origin);
  await browser.ask('GET', '/api/mine');
  return browser;
};

/** Ours with another number. */
function ownPack(game: string): { text: string; name: string } {
  const title = titleOf(game);
  const text = JSON.stringify(title?.packs?.now);
  for (const [found] of text.matchAll(/"[a-zA-Z]+":(\d+)/g)) {
    const changed = text.replace(
      found,
      found.replace(/\d+$/, n => String(Number(n) + 1)),
    );
    const made = title?.make(JSON.parse(changed));
    if (made?.game !== undefined && made.game.pack !== gameOf(game)?.pack) return { text: changed, name: made.game.pack };
  }
  throw new Error('no other pack');
}

const packsKept = async (): Promise<string[]> => {
  const snapshot = await snapshotOf(join(ground.folder, 'data'));
  const names: string[] = [];
  for await (const row of snapshot.rows('SELECT name FROM packs')) names.push(String(row['name']));
  await snapshot.close();
  return names;
};

describe('a pack of one’s own', () => {
  const own = ownPack('vinhos/2016');
  const wanted = { game: 'vinhos/2016', options: {}, seats: ['open', 'level1'], watchers: true, pack: own.text };

  test('is told before sitting down, played with, and kept over a restart', async () => {
    const maker = await somebody();
    const { status, body } = await maker.ask('POST', '/api/tables', wanted);
    expect([status, body.trouble]).toEqual([201, undefined]);
    const { table } = await (await somebody()).glance(body.id);
    expect(table).toMatchObject({ pack: own.name, own: own.text });
    expect(titleOf('vinhos/2016')?.packs?.differences(JSON.parse(table.own ?? '')).length).toBe(1);
    await maker.sit(body.id, 0);
    const page = new Page(maker, body.id, 0);
    await page.play(stream('own'), () => (page.course?.turns.filter(({ by }) => by === 1).length ?? 0) > 0);
    expect(page.course?.game.pack).toBe(own.name);
    expect(page.course?.turns.some(({ by }) => by === 1)).toBe(true);
    const { lines } = await maker.glance(body.id);
    page.close();
    await server.kill();
    server = await ground.start();
    const again = await maker.glance(body.id);
    expect(again.lines).toBeGreaterThanOrEqual(lines);
    expect(again.table).toMatchObject({ pack: own.name, own: own.text });
    // Ours is not kept.
    expect(await packsKept()).toEqual([own.name]);
    const ours = await maker.make('vinhos/2016', ['open', 'open'], { pack: JSON.stringify(titleOf('vinhos/2016')?.packs?.now) });
    expect((await maker.glance(ours.id)).table.own).toBeUndefined();
  });

  test('goes with its last table, which only its maker takes away, before the game', async () => {
    const other = ownPack('vino');
    const maker = await somebody();
    const tables = [];
    for (let n = 0; n < 2; n++) tables.push(await maker.make('vino', ['open', 'open', 'open'], { pack: other.text }));
    const [first, second] = tables.map(({ id }) => id);
    expect(await packsKept()).toContain(other.name);
    expect((await (await somebody()).ask('DELETE', `/api/tables/${first}`)).status).toBe(403);
    expect((await maker.ask('DELETE', `/api/tables/${first}`)).status).toBe(204);
    expect((await maker.ask('POST', `/api/tables/${first}/look`, {})).status).toBe(404);
    expect(await packsKept()).toContain(other.name);
    expect((await maker.ask('DELETE', `/api/tables/${second}`)).status).toBe(204);
    expect(await packsKept()).not.toContain(other.name);
  });

  test('that nobody can play with is refused, each place named', async () => {
    const maker = await somebody();
    const asked = async (pack: unknown, game = 'vinhos/2016') =>
      (await maker.ask('POST', '/api/tables', { ...wanted, game, pack })).body.trouble;
    expect(await asked('{')).toMatchObject({ code: 'bad-pack', problems: [{ expected: 'JSON' }] });
    for (const pack of ['{}', '[]', 'null', '7', '"x"', '{"__proto__":{"a":1}}', own.text.replace(/\d+/, '1e99')]) {
      expect(await asked(pack)).toMatchObject({ code: 'bad-pack', problems: expect.any(Array) });
    }
    expect(await asked(own.text, 'vinhos/first')).toMatchObject({ code: 'bad-pack' });
    expect(await asked(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toMatchObject({ code: 'bad-pack' });
    expect(await asked('x'.repeat(70_000))).toMatchObject({ code: 'bad-message', path: 'pack' });
    expect((await maker.ask('POST', '/api/tables', { ...wanted, pack: 'x'.repeat(200_000) })).status).toBe(413);
    expect((await maker.ask('GET', '/healthz')).status).toBe(200);
  });
});

/** A game at one screen, after so many entries. */
function begunGame(id: string, seats: number, entries: number): { record: string; game: AnyGame; texts: string[] } {
  const game = gameOf(id) as AnyGame;
  const playing = begin(game, { seats });
  const rng = stream(`begun ${id}`);
  while (playing.record.entries.length < entries || game.decide(playing.state)[0]?.by === CHANCE) {
    const [decision] = game.decide(playing.state);
    if (decision === undefined) break;
    enter(game, playing, decision.by, pick(decision, rng));
  }
  const record = makeRecord(game, playing.record);
  return { record, game, texts: linesAfter(record, (parseHeader(record) as { lines: number }).lines).map(({ words }) => words) };
}

async function take(record: string, seats: number): Promise<{ id: string; pages: Page[]; watcher: Page; before: string }> {
  const maker = await somebody();
  const { status, body } = await maker.ask('POST', '/api/tables/from-record', { record, seats: Array(seats).fill('open'), watchers: true });
  if (status !== 201) throw new Error(JSON.stringify(body));
  // Nobody is told anything of it before all sit.
  const before = JSON.stringify(await (await somebody()).glance(body.id));
  const pages: Page[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const browser = seat === 0 ? maker : await somebody();
    await browser.sit(body.id, seat, seat === 0 ? undefined : body.join);
    pages.push(new Page(browser, body.id, seat));
  }
  const watcher = new Page(await somebody(), body.id, 'watcher');
  for (const page of [...pages, watcher]) await page.until(({ course }) => (course?.asked.length ?? 0) > 0);
  return { id: body.id, pages, watcher, before };
}

describe('a game that was begun elsewhere', () => {
  test('goes on from there, hidden things are kept from others, and the server draws from then on', async () => {
    const { record, game, texts } = begunGame('vino', 3, 60);
    const { id, pages, watcher, before } = await take(record, 3);
    const [first] = pages as [Page];
    expect(before).toContain(`"given":${texts.length}`);
    expect(before).not.toContain(texts.at(-1) as string);
    const carried = (page: Page) => page.heard.map(text => JSON.parse(text)).find(({ kind }) => kind === 'carried');
    expect(carried(watcher)).toMatchObject({ why: 'record', rules: game.rules });
    // As each would have heard it.
    const state = game.start({ seats: 3 });
    const entries = texts.map(text => {
      const read = parseEntry(game, state, { seats: 3 }, text);
      if (read.problem !== undefined || applyEntry(game, state, read.entry) !== undefined) throw new Error(text);
      return read.entry;
    });
    let hidden = 0;
    for (const page of [...pages, watcher]) {
      const due = entries.map(entry => game.keyOf(game.hear(entry, page.as).move));
      const heard = carried(page).entries.map((text: string) => text.slice(text.indexOf(' ') + 1));
      expect(heard).toEqual(due);
      hidden += heard.filter((text: string, i: number) => text !== game.keyOf(entries[i]?.move)).length;
      expect(page.course?.state).toEqual(game.view(state, page.as));
    }
    expect(hidden).toBeGreaterThan(0);
    // While it runs each gets his view, as text that can be replayed.
    for (const page of [...pages, watcher]) {
      const { body } = await page.browser.ask('GET', `/api/tables/${id}/record`);
      expect(seenBy(body)).toBe(page.as);
      const header = parseHeader(body);
      if (header.problem !== undefined) throw new Error('no record');
      const view = game.view(game.start({ seats: 3 }), page.as);
      for (const { words } of linesAfter(body, header.lines)) {
        const read = parseEntry(game, view, { seats: 3 }, words);
        expect(read.problem ?? applyEntry(game, view, read.entry)).toBeUndefined();
      }
      expect(view).toEqual(page.course?.state);
    }
    await Promise.all(pages.map((page, seat) => page.play(stream(`taken ${seat}`))));
    const { body: proof } = await first.browser.ask('GET', `/api/tables/${id}/proof`);
    expect(proof).toMatchObject({ from: texts.length });
    expect(verify(game, proof)).toMatchObject({ is: 'proved' });
    // Afterwards everybody gets all of it.
    const { body } = await watcher.browser.ask('GET', `/api/tables/${id}/record`);
    expect(seenBy(body)).toBeUndefined();
    const whole = parseRecord(game, body);
    expect(whole.problem).toBeUndefined();
    expect(body).toContain('result.1: rank');
    for (const page of [...pages, watcher]) page.close();
  });

  test('what is no such game is refused, and says where', async () => {
    const maker = await somebody();
    const { record } = begunGame('vinhos/2016', 2, 40);
    const asked = async (text: unknown, more: object = {}) => {
      const { body } = await maker.ask('POST', '/api/tables/from-record', {
        record: text,
        seats: ['open', 'open'],
        watchers: true,
        ...more,
      });
      return body.trouble;
    };
    expect(await asked('x')).toMatchObject({ code: 'bad-record', problem: { problem: 'not-a-record' } });
    expect(await asked(record.replace('vinhos/2016', 'chess'))).toEqual({ code: 'bad-table', what: 'game chess' });
    expect(await asked(record.replace(/^rules: .*/m, 'rules: 99'))).toMatchObject({ problem: { problem: 'other-rules' } });
    expect(await asked(record.replace(/^pack: ../m, 'pack: zz'))).toMatchObject({ code: 'missing-pack' });
    expect(await asked(`${record}1 steal everything\n`)).toMatchObject({ code: 'bad-record', problem: { entry: expect.any(Number) } });
    expect(await asked(record, { seats: ['open', 'open', 'open'] })).toEqual({ code: 'bad-table', what: 'seats' });
    expect(await asked(record, { pack: ownPack('vinhos/2016').text })).toMatchObject({ code: 'missing-pack' });
    expect(await asked(`${record}${'# noted\n'.repeat(30_000)}`)).toMatchObject({ code: 'bad-message', path: 'record' });
    expect(await asked(begunGame('vinhos/2016', 2, 100_000).record)).toEqual({ code: 'bad-table', what: 'over' });
    expect((await maker.ask('POST', '/api/tables/from-record', 'x'.repeat(400_000))).status).toBe(413);
  });
});
