import { afterEach, beforeEach, describe, test } from 'vitest';
import { killInPlay } from './kills.ts';
import { makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';

/** Every start of a server takes a while where others work, too. */
const MINUTES = 10 * 60_000;

describe('killed in the middle of play, nothing acknowledged is lost', () => {
  let ground: Ground;
  beforeEach(() => {
    ground = makeGround();
  });
  afterEach(() => ground.clear());

  test('sqlite', () => killInPlay(ground, {}, 5, 'sqlite'), MINUTES);

  test.skipIf(PG_BIN === undefined)(
    'postgres',
    async () => {
      const cluster = await makeCluster();
      await killInPlay(ground, { DATABASE_URL: await cluster.database() }, 2, 'postgres');
      await cluster.stop();
    },
    MINUTES,
  );
});
