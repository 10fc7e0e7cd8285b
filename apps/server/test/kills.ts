// A server that is killed in the middle of play, as often as wanted: what was acknowledged is there, and nothing is there twice.

import { stream } from '@adega/kernel';
import { expect } from 'vitest';
import { gather, type Page } from './client.ts';
import type { Ground, Running } from './processes.ts';

const TABLES = ['vinhos/2016', 'vino', 'vinhos/first'];

const seatsFor = (game: string) => (game === 'vino' ? (['open', 'open', 'open'] as const) : (['open', 'open'] as const));

const turnsIn = (heard: readonly string[]) => heard.map(text => JSON.parse(text)).filter(line => line.kind === 'turn');

export async function killInPlay(ground: Ground, env: NodeJS.ProcessEnv, kills: number, seed: string): Promise<void> {
  const rng = stream(seed, 'kills');
  let server: Running = await ground.start(env);
  const tables = await Promise.all(TABLES.map(game => gather(server.origin, game, seatsFor(game))));
  const pages = tables.flatMap(table => table.pages);
  let isEnough = false;
  const playing = pages.map((page, i) => page.play(stream(`${seed} ${i}`), () => isEnough));
  const acknowledged = () => pages.reduce((sum, page) => sum + page.acknowledged.length, 0);
  for (let n = 0; n < kills; n++) {
    const until = acknowledged() + 8 + rng.below(25);
    while (acknowledged() < until && !pages.every(page => page.isOver)) await new Promise(resolve => setTimeout(resolve, 1));
    await server.kill();
    server = await ground.start(env);
  }
  expect(acknowledged()).toBeGreaterThanOrEqual(8 * kills);
  isEnough = true;
  // Whoever waits for his turn is waked, too.
  for (const page of pages) page.breakLine();
  await Promise.all(playing);
  for (const { pages: seats, watcher } of tables) await expectKept(seats, watcher);
  for (const page of [...pages, ...tables.map(table => table.watcher)]) page.close();
  expect(await server.stop()).toBe(0);
}

/** From what each has written down himself. */
async function expectKept(seats: readonly Page[], watcher: Page): Promise<void> {
  const last = Math.max(...seats.map(({ heard }) => heard.length));
  for (const page of [watcher, ...seats]) await page.until(({ heard }) => heard.length >= last);
  for (const page of [watcher, ...seats]) {
    const lines = page.heard.map(text => JSON.parse(text));
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  }
  for (const page of seats) {
    const own = turnsIn(page.heard).filter(({ by }) => by === page.as);
    // Each acknowledged turn is in its line, and every line of mine is one that I have sent, once.
    for (const { deed, n } of page.acknowledged) {
      const line = JSON.parse(page.heard[n - 1] as string);
      expect(line).toMatchObject({ kind: 'turn', by: page.as, id: deed.id });
      if (deed.type === 'turn') expect(line.entries.slice(0, deed.keys.length)).toEqual(deed.keys.map(key => `${deed.seat + 1} ${key}`));
    }
    const ids = own.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(page.acknowledged.map(({ deed }) => deed.id).toSorted());
  }
}
