// People at different machines play whole games of all titles, on both stores, with a real server.

import { verify } from '@adega/chance';
import { stream } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import type { SeatPlan } from '@adega/wire/journal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, type Page } from './client.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

const SEATS: { readonly [id: string]: readonly SeatPlan[] } = {
  'vinhos/solo': ['open'],
  vino: ['open', 'link', 'open'],
  'vinhos/2016': ['open', 'open', 'link'],
};

function games(start: () => Promise<Running>): void {
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  test.each(TITLES.map(({ id }) => id))('%s', async id => {
    const { pages, watcher, ...table } = await gather(server.origin, id, SEATS[id] ?? ['open', 'open']);
    await Promise.all(pages.map((page, seat) => page.play(stream(`${id} ${seat}`))));
    await watcher.until(page => page.isOver);
    const last = watcher.heard.length;
    for (const page of pages) await page.until(({ heard }) => heard.length === last);
    expect(watcher.course?.end).toMatchObject({ why: 'over', outcome: expect.any(Array) });
    // Everybody has heard the same end, by the same number.
    for (const page of pages) expect(page.heard.at(-1)).toBe(watcher.heard.at(-1));
    expect([...pages, watcher].flatMap(({ troubles }) => troubles)).toEqual([]);
    const { body: proof } = await (pages[0] as Page).browser.ask('GET', `/api/tables/${table.id}/proof`);
    const game = gameOf(id);
    expect(game && verify(game, proof)).toMatchObject({ is: 'proved' });
    for (const page of [...pages, watcher]) page.close();
  });

  test('with a bot, who thinks in a thread', async () => {
    const { pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'level1']);
    const [page] = pages as [Page];
    const botsTurns = () => page.course?.turns.filter(({ by }) => by === 1).length ?? 0;
    await page.play(stream('against a bot'), () => botsTurns() >= 3);
    expect(botsTurns()).toBeGreaterThanOrEqual(3);
    page.close();
    watcher.close();
  });
}

describe('sqlite', () => {
  let ground: Ground;
  beforeAll(() => {
    ground = makeGround();
  });
  afterAll(() => ground.clear());
  games(() => ground.start());
});

describe.skipIf(PG_BIN === undefined)('postgres', () => {
  let ground: Ground;
  let cluster: Cluster;
  beforeAll(async () => {
    ground = makeGround();
    cluster = await makeCluster();
  });
  afterAll(async () => {
    await ground.clear();
    await cluster.stop();
  });
  games(async () => ground.start({ DATABASE_URL: await cluster.database() }));
});
