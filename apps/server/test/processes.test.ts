// Several servers on one PostgreSQL: any of them serves any table, and nobody notices.

import { stream } from '@adega/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mine, signIn, signUp } from './accounts.ts';
import { Browser, gather, Page } from './client.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';
import { ratedTables } from './rated.ts';

describe.skipIf(PG_BIN === undefined)('two servers', () => {
  let cluster: Cluster;
  const grounds: Ground[] = [];
  beforeAll(async () => {
    cluster = await makeCluster();
    grounds.push(makeGround(), makeGround());
  });
  afterAll(async () => {
    for (const ground of grounds) await ground.clear();
    await cluster.stop();
  });

  test('a game is played through both, its bot included', async () => {
    const env = { DATABASE_URL: await cluster.database() };
    const [here, there] = await Promise.all(grounds.map(ground => ground.start(env)));
    if (here === undefined || there === undefined) throw new Error('no servers');
    const { id, pages, watcher } = await gather(here.origin, 'vino', ['open', 'open', 'level1']);
    const [one, two] = pages as [Page, Page];
    two.close();
    // The same person, whom the other server knows by the same cookie.
    two.browser.origin = there.origin;
    const elsewhere = new Page(two.browser, id, 1);
    let isEnough = false;
    const enough = () => isEnough;
    const playing = [one.play(stream('here'), enough), elsewhere.play(stream('there'), enough)];
    await watcher.until(({ heard, isOver }) => heard.length > 40 || isOver);
    isEnough = true;
    for (const page of [one, elsewhere]) page.breakLine();
    await Promise.all(playing);
    const last = Math.max(one.heard.length, elsewhere.heard.length);
    for (const page of [one, elsewhere]) await page.until(({ heard }) => heard.length >= last);
    const told = (page: Page) => page.heard.slice(0, last).map(text => JSON.parse(text)).map(({ n, kind, by }) => [n, kind, by]); // biome-ignore format: a chain
    expect(told(elsewhere)).toEqual(told(one));
    expect([...one.troubles, ...elsewhere.troubles]).toEqual([]);
    for (const page of [one, elsewhere, watcher]) page.close();
    expect(await Promise.all([here.stop(), there.stop()])).toEqual([0, 0]);
  });

  test('rated games of one player that end at the same moment at both count both, one after the other', async () => {
    const env = { DATABASE_URL: await cluster.database(), MOST_SIGN_INS: '1000' };
    const origins = (await Promise.all(grounds.map(ground => ground.start(env)))).map(({ origin }) => origin);
    const evening = await ratedTables(origins, 6);
    await Promise.all(evening.resign());
    await evening.expectCounted();
    evening.close();
  }, 60_000);

  test('a session that is ended at one is over at the other, on a line that is open there, too', async () => {
    const env = { DATABASE_URL: await cluster.database() };
    const [here, there] = await Promise.all(grounds.map(ground => ground.start(env)));
    if (here === undefined || there === undefined) throw new Error('no servers');
    const [ana, phone] = [new Browser(here.origin), new Browser(there.origin)];
    await signUp(ana, 'Ana');
    await signIn(phone, 'Ana');
    const { id } = await ana.make('vino', ['open', 'open', 'open']);
    const ws = phone.socket(id);
    await new Promise(resolve => ws.on('open', resolve));
    const closed = new Promise<number>(resolve => ws.on('close', resolve));
    await ana.ask('DELETE', '/api/account/sessions', {});
    expect((await mine(phone)).account).toBeUndefined();
    expect(await closed).toBe(1012);
  }, 60_000);
});
