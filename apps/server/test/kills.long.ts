import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { killInPlay } from './kills.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';

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
});
