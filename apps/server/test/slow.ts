// People and bots at tables with clocks, on a server whose disk is slow and whose time jumps by days.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { expect } from 'vitest';
import { makeApp } from '../app.ts';
import { steadyClock } from '../clock.ts';
import { configOf } from '../config.ts';
import { findingsTold } from '../faults/history.ts';
import { journalsIn } from '../faults/journals.ts';
import { playAt } from '../faults/playing.ts';
import { slowStore } from '../faults/slow-store.ts';
import { openSqlite } from '../store/sqlite-store.ts';

const DAY = 24 * 3_600_000;

/** `most`: milliseconds that the disk takes; `jumps`: how often the time jumps a day, ahead or back, each after so many moves. */
export async function playSlowly(seed: string, most: number, jumps: number, moves: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adega-slow-'));
  const data = join(folder, 'data');
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const rng = stream(seed, 'slow');
  let ahead = 0;
  const plain = await openSqlite(data);
  const store = { ...slowStore(plain, rng, most), time: async () => Date.now() + ahead };
  const config = configOf({ MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000', MOST_TABLES: '10000', MOST_SOCKETS_EACH: '10000' });
  const app = await makeApp({ page: join(folder, 'page'), store, config, logLevel: 'silent', clock: steadyClock(Date.now()) });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const playing = playAt({
      origins: () => app.listeningOrigin,
      tables: 3,
      seed,
      more: { pace: { kind: 'live', bank: 600, plus: 0, late: 'lose' } },
    });
    for (let n = 0; n <= jumps; n++) {
      const until = playing.moves + moves;
      while (playing.moves < until) expect(await playing.acknowledged(60_000)).toBe(true);
      ahead += rng.below(2) === 0 ? DAY : -DAY;
    }
    const findings = await playing.stop(data);
    expect(findingsTold(findings)).toMatch(/no faults$/);
    // Nobody was so slow.
    const kinds = (await journalsIn(data)).flatMap(({ lines }) => lines.map(({ body }) => JSON.parse(body).line?.kind));
    expect(kinds).not.toContain('lapse');
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
