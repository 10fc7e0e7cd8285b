// Two servers on one PostgreSQL that get into trouble while people and bots play: a little of each kind. More of it is in faults.long.ts.

import { describe, expect, test } from 'vitest';
import { makeServerGround } from '../faults/ground.ts';
import { findingsTold } from '../faults/history.ts';
import { playAt } from '../faults/playing.ts';
import { cutLines, holdLines, slowLines, stopDatabase } from '../faults/troubles.ts';
import { PG_BIN } from './postgres.ts';

const MINUTE = 60_000;

describe.skipIf(PG_BIN === undefined)('in the middle of play', () => {
  test(
    'nothing is lost, nothing is done twice, and nobody hears more than he may',
    async () => {
      const ground = await makeServerGround({ servers: 2 });
      try {
        const playing = playAt({ origins: ground.origins, tables: 3, seed: 'faults' });
        const [first, second] = ground.places;
        if (first === undefined || second === undefined) throw new Error('no servers');
        const goesOn = async (): Promise<void> => expect(await playing.acknowledged(MINUTE)).toBe(true);
        await goesOn();
        await cutLines(ground, 2, 200);
        await goesOn();
        await slowLines(ground, 30, 300);
        await holdLines(ground, 'people', 300);
        await holdLines(ground, 'database', 300);
        await goesOn();
        await stopDatabase(ground, 1000);
        await goesOn();
        for (const place of ground.places) await ground.endThreads(place, 'thinking-thread');
        await ground.kill(first);
        await goesOn();
        const findings = await playing.stop(ground.url);
        expect(findingsTold(findings)).toMatch(/no faults$/);
        expect(findings.acknowledged).toBeGreaterThan(10);
        expect(ground.crashes).toEqual([]);
        expect(await ground.stop(second)).toBe(0);
      } finally {
        await ground.clear();
      }
    },
    5 * MINUTE,
  );
});
