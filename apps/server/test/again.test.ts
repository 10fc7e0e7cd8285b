// The same people once more, and a seat that goes from hand to hand.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, gather, newId, type Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start();
});
afterAll(() => ground.clear());

const again = (page: Page, id: string) => page.browser.ask('POST', `/api/tables/${id}/again`, {});

test('after the game all are told of one new table, where their seats are kept one further on', async () => {
  const { id, pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'level1']);
  const [first, second] = pages as [Page, Page];
  expect((await again(first, id)).body).toEqual({ bar: { bar: 'not-over' } });
  await first.until(({ course }) => course?.begun === true);
  await first.do({ type: 'abandon', id: newId(), seat: 0 });
  await second.until(({ course }) => course?.ask !== undefined);
  await second.do({ type: 'answer', id: newId(), seat: 1, ask: second.course?.ask?.n ?? 0, yes: true });
  expect((await again(watcher, id)).body).toEqual({ bar: { bar: 'not-yours', seat: 0 } });
  const made = await Promise.all([again(first, id), again(second, id)]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 201]);
  const next = made[0]?.body.id as string;
  expect(made[1]?.body.id).toBe(next);
  await watcher.until(({ course }) => course?.next === next);
  const glance = await first.browser.glance(next);
  expect([glance.kept, (await second.browser.glance(next)).kept]).toEqual([2, 0]);
  expect(glance.table).toMatchObject({ game: 'vino', seats: ['open', 'level1', 'open'], watchers: true });
  // Nobody sits down in the place of another, but by the link that whoever made it may give away.
  expect((await first.browser.sit(next, 0)).body).toEqual({ trouble: { code: 'bad-link' } });
  expect((await first.browser.sit(next, 2)).status).toBe(200);
  expect((await second.browser.sit(next, 0)).body).toMatchObject({ begun: true });
  for (const page of [...pages, watcher]) page.close();
});

test('a link that gave a seat away is worth nothing once somebody else holds the seat', async () => {
  const { id, pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'open']);
  const [first] = pages as [Page];
  const handOver = async () => (await first.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body.token as string;
  const [one, other] = [await handOver(), await handOver()];
  const heir = new Browser(server.origin);
  expect((await heir.glance(id, one)).kept).toBe(0);
  expect((await heir.sit(id, 0, one)).status).toBe(200);
  expect((await first.browser.sit(id, 0, other)).body).toEqual({ trouble: { code: 'bad-link' } });
  for (const page of [...pages, watcher]) page.close();
});
