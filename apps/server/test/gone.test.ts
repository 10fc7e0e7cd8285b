// A database that goes away while people play and watch, and comes back: they are told, nothing is acknowledged that is not kept, and they
// go on by themselves.

import { stream } from '@adega/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather, type Page } from './client.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';

describe.skipIf(PG_BIN === undefined)('a database that goes away', () => {
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

  test('and comes back', async () => {
    const server = await ground.start({ DATABASE_URL: await cluster.database() });
    const tables = await Promise.all([
      gather(server.origin, 'vinhos/2016', ['open', 'open']),
      gather(server.origin, 'vino', ['open', 'open', 'open']),
    ]);
    const pages = tables.flatMap(table => table.pages);
    const watchers = tables.map(table => table.watcher);
    let isEnough = false;
    const playing = pages.map((page, i) => page.play(stream(`gone ${i}`), () => isEnough));
    const longer = (by: number) => {
      const marks = watchers.map(({ heard }) => heard.length + by);
      return Promise.all(watchers.map((page, i) => page.until(({ heard, isOver }) => isOver || heard.length >= (marks[i] ?? 0))));
    };
    await longer(6);
    for (let n = 0; n < 2; n++) {
      await cluster.kill();
      // Whoever moves is told that nothing was kept; whoever asks for a table or makes one is told so, too.
      const isTold = ({ troubles }: Page) => troubles.some(({ code }) => code === 'store');
      await expect.poll(() => tables.every(table => table.pages.some(isTold)), { timeout: 60_000 }).toBe(true);
      const [browser] = pages.map(page => page.browser);
      const { status, body } =
        (await browser?.ask('POST', '/api/tables', { game: 'vino', options: {}, seats: ['open', 'open', 'open'], watchers: true })) ?? {};
      expect([status, body]).toEqual([503, { trouble: { code: 'store' } }]);
      expect((await browser?.ask('GET', '/healthz'))?.status).toBe(200);
      const heard = watchers.map(page => page.heard.length);
      await cluster.start();
      await longer(6);
      expect(watchers.every((page, i) => page.isOver || page.heard.length > (heard[i] ?? 0))).toBe(true);
      for (const page of pages) page.troubles.length = 0;
    }
    isEnough = true;
    for (const page of pages) page.breakLine();
    await Promise.all(playing);
    // From what each has written down himself: all that was acknowledged is there, once.
    for (const { pages: seats, watcher } of tables) {
      const last = Math.max(...seats.map(page => page.heard.length));
      await watcher.until(page => page.heard.length >= last);
      const lines = watcher.heard.map(text => JSON.parse(text));
      for (const page of seats) {
        const own = page.heard.map(text => JSON.parse(text)).filter(line => line.kind === 'turn' && line.by === page.as);
        expect(own.map(({ id }) => id).toSorted()).toEqual(page.acknowledged.map(({ deed }) => deed.id).toSorted());
        for (const { n } of page.acknowledged) expect(lines[n - 1]).toMatchObject({ kind: 'turn', by: page.as });
      }
    }
    for (const page of [...pages, ...watchers]) page.close();
    expect(await server.stop()).toBe(0);
  });
});
