import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { killInPlay } from './kills.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';
import { ratedTables } from './rated.ts';

let ground: Ground;
beforeEach(() => {
  ground = makeGround();
});
afterEach(() => ground.clear());

/** Ten times ten: games come to their end in between. */
async function killedOften(env: () => Promise<NodeJS.ProcessEnv>, name: string): Promise<void> {
  for (let n = 0; n < 10; n++) await killInPlay(ground, await env(), 10, `${name} ${n}`);
}

test('killed a hundred times on sqlite', () => killedOften(async () => ({}), 'long'));

describe.skipIf(PG_BIN === undefined)('postgres', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster.stop());

  test('killed a hundred times on postgres', () => killedOften(async () => ({ DATABASE_URL: await cluster.database() }), 'long postgres'));

  test('what a server that is killed was to do is done by another, once', async () => {
    const other = makeGround();
    try {
      for (let n = 0; n < 5; n++) {
        const env = { DATABASE_URL: await cluster.database(), MOST_SIGN_INS: '1000' };
        const [here, there] = [await ground.start(env), await other.start(env)];
        const evening = await ratedTables([here.origin, there.origin], 6);
        const resigned = evening.resign();
        // Some are rated by then, some are being rated, some games may not have ended.
        await Promise.race(resigned);
        await here.kill();
        await ground.start(env);
        await Promise.all(resigned);
        await evening.expectCounted(there.origin);
        evening.close();
        await Promise.all([ground.clear(), there.stop()]);
        ground = makeGround();
      }
    } finally {
      await other.clear();
    }
  });
});
