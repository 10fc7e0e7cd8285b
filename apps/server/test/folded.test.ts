// Tables at which nothing happens for a while keep only where they stand. Here that is after every tenth of a second, and nobody notices.

import { verify } from '@adega/chance';
import { stream } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather, newId, Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start({ SLEEP_AFTER: '0' });
});
afterAll(() => ground.clear());

const measured = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
};

const folded = () => expect.poll(() => measured('adega_tables_folded')).toBe(1);

test('a game goes on after every rest, with undo, another answer, newcomers and the proof', async () => {
  const { id, pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'open']);
  const all = [...pages, watcher];
  const rng = stream('folded');
  const heard = async (n: number) => {
    for (const page of all) await page.until(of => of.heard.length >= n);
  };
  const doAny = async (most: number): Promise<{ page: Page; n: number }> => {
    const page = pages.find(one => one.isAsked) as Page;
    const came = await page.do(page.anyTurn(rng, most));
    expect(came).toHaveProperty('n');
    const { n } = came as { n: number };
    await heard(n);
    return { page, n };
  };
  for (const page of pages) await page.until(({ course }) => course?.begun === true);
  await folded();
  const { page, n } = await doAny(1);
  await folded();
  // Back, with everybody’s consent; each of them comes to a table at rest.
  expect(await page.do({ type: 'undo', id: newId(), seat: page.as as number, to: n })).toEqual({ n: n + 1 });
  await heard(n + 1);
  for (const other of pages.filter(of => of !== page)) {
    await folded();
    expect(await other.do({ type: 'answer', id: newId(), seat: other.as as number, ask: n + 1, yes: true })).toHaveProperty('n');
  }
  await heard(n + 4);
  expect(watcher.course?.entries).toHaveLength(pages[0]?.course?.entries.length ?? 0);
  // A sealed answer and another one in its place.
  while (!pages.every(one => one.isAsked)) await doAny(1);
  await folded();
  const [one] = pages as [Page];
  const deed = one.anyTurn(rng, 1);
  const sealed = await one.do(deed);
  await heard((sealed as { n: number }).n);
  await folded();
  const { game, state } = pages[1]?.course ?? {};
  const keys = game?.decide(state).find(({ by }) => by === 1)?.moves.map(move => game.keyOf(move)) ?? []; // biome-ignore format: one thing
  const other = keys.find(key => deed.type === 'turn' && key !== deed.keys[0]) as string;
  expect(await one.do({ ...deed, id: newId(), keys: [other] } as typeof deed)).toEqual(sealed);
  // What was sent before is known after a rest, too.
  await folded();
  expect(await one.do(deed)).toEqual(sealed);
  // Whoever comes now hears all of it.
  const late = new Page(one.browser, id, 0);
  await late.until(({ heard: lines }) => lines.length === one.heard.length);
  expect(late.heard[(sealed as { n: number }).n - 1]).toContain(other);
  await Promise.all(pages.map((player, seat) => player.play(stream(`folded ${seat}`))));
  await watcher.until(of => of.isOver);
  await folded();
  const { body: proof } = await one.browser.ask('GET', `/api/tables/${id}/proof`);
  expect(verify(gameOf('vino') as NonNullable<ReturnType<typeof gameOf>>, proof)).toMatchObject({ is: 'proved' });
  for (const of of [...all, late]) of.close();
  // Nobody looks any more: it is forgotten, and found again.
  await expect.poll(() => measured('adega_tables'), { timeout: 10_000 }).toBe(0);
  expect(await one.browser.glance(id)).toMatchObject({ ended: true, lines: watcher.heard.length });
}, 60_000);
