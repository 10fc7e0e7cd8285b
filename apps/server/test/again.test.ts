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
  // Everybody who looks is told for whom.
  expect(glance.table.kept).toEqual(['Somebody 1', null, 'Somebody 0']);
  // Nobody sits down in the place of another, but by the link that whoever made it may give away.
  expect((await first.browser.sit(next, 0)).body).toEqual({ trouble: { code: 'bad-link' } });
  expect((await first.browser.sit(next, 2)).status).toBe(200);
  expect((await second.browser.sit(next, 0)).body).toMatchObject({ begun: true });
  for (const page of [...pages, watcher]) page.close();
});

test('who begins is not chosen at a table on line', async () => {
  const asked = (order: string) =>
    new Browser(server.origin).ask('POST', '/api/tables', {
      game: 'vinhos/2016',
      options: { order },
      seats: ['open', 'open'],
      watchers: true,
    });
  expect((await asked('seats')).body).toEqual({ trouble: { code: 'bad-table', what: 'option order' } });
  expect((await asked('drawn')).status).toBe(201);
});

const BAD_LINK = { trouble: { code: 'bad-link' } };

test('one link at a time gives a seat away; it can be called back, and is worth nothing once the seat is somebody else’s', async () => {
  const { id, pages, watcher } = await gather(server.origin, 'vino', ['open', 'open', 'open']);
  const [first, second] = pages as [Page, Page];
  const handOver = async () => (await first.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body.token as string;
  const callBack = (page: Page) => page.browser.ask('DELETE', `/api/tables/${id}/hand-over`, { seat: 0 });
  const heir = new Browser(server.origin);
  const [one, other] = [await handOver(), await handOver()];
  expect(await heir.glance(id, one)).toEqual(BAD_LINK);
  expect((await heir.glance(id, other)).kept).toBe(0);
  expect((await callBack(second)).body).toEqual({ trouble: { code: 'not-yours', seat: 0 } });
  expect((await callBack(first)).status).toBe(204);
  expect(await heir.glance(id, other)).toEqual(BAD_LINK);
  expect((await heir.sit(id, 0, other)).body).toEqual(BAD_LINK);
  // Two open it at the same moment.
  const token = await handOver();
  const both = await Promise.all([heir, new Browser(server.origin)].map(browser => browser.sit(id, 0, token)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const left = (await second.browser.ask('POST', `/api/tables/${id}/hand-over`, { seat: 1 })).body.token as string;
  await second.do({ type: 'leave', id: newId(), seat: 1 });
  expect((await heir.sit(id, 1, left)).body).toEqual(BAD_LINK);
  for (const page of [...pages, watcher]) page.close();
});
