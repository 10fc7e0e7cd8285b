// All that is kept of somebody: handed out whole, and forgotten.

import type { TableLine } from '@adega/wire/journal.ts';
import { expect, test } from 'vitest';
import { makeBelongings, ownCards } from '../belongings.ts';
import { mine, onGround, PASSWORD, signIn, signUp, tablesOf } from './accounts.ts';
import { type Browser, newId } from './client.ts';
import { onBothStores } from './store/stores.ts';

onBothStores(stores => {
  const ground = onGround(stores);

  /** A game that was begun, one that is over, and one that waits; Ana sits at all of them. */
  const gather = async (): Promise<{ ana: Browser; bea: Browser; ids: Record<'begun' | 'over' | 'waits' | 'left', string> }> => {
    const [ana, bea] = [ground.browser(), ground.browser()];
    const table = async (name: string, isFull: boolean) => {
      const { id, join } = await ana.make('vinhos/2016', ['open', 'open']);
      await ana.sit(id, 0, undefined, name);
      if (isFull) await bea.sit(id, 1, join, 'Bea');
      return id;
    };
    const ids = {
      begun: await table('Ana Begun', true),
      over: await table('Ana Over', true),
      waits: await table('Ana Waits', false),
      left: await table('Ana Left', false),
    };
    const over = ground.page(ana, ids.over, 0);
    await over.until(({ course }) => course?.begun === true);
    await over.do({ type: 'resign', id: newId(), seat: 0 });
    const left = ground.page(ana, ids.left, 0);
    await left.until(({ course }) => course !== undefined);
    await left.do({ type: 'leave', id: newId(), seat: 0 });
    for (const page of [over, left]) page.close();
    await signUp(ana, 'Ana');
    return { ana, bea, ids };
  };

  test('an export has account, sessions and tables, as far as one may see them', async () => {
    const { ana, bea, ids } = await gather();
    const { status, body, headers } = await ana.ask('GET', '/api/account/export');
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="adega.json"']);
    expect(body.account).toMatchObject({ name: 'Ana', recoveryCodes: 8 });
    expect(body.sessions.length).toBe(1);
    const at = (id: string) => body.tables.find((table: { id: string }) => table.id === id);
    expect(body.tables.map(({ id }: { id: string }) => id).sort()).toEqual(Object.values(ids).sort());
    expect(at(ids.begun)).toMatchObject({ seats: [0], names: ['Ana Begun'], record: expect.stringContaining('# seen by: 1') });
    expect(at(ids.over).record).not.toContain('# seen by');
    for (const secret of ['argon2', ana.cookie.split('.')[1]]) expect(JSON.stringify(body)).not.toContain(secret);
    // A guest has one, too, and somebody new has nothing.
    expect((await bea.ask('GET', '/api/account/export')).body.tables.length).toBe(2);
    expect((await ground.browser().ask('GET', '/api/account/export')).status).toBe(401);
    for (let n = 0; n < 2; n++) await ana.ask('GET', '/api/account/export');
    expect((await ana.ask('GET', '/api/account/export')).status).toBe(429);
  });

  test('whoever is forgotten leaves no name, no session and no way back; the games stay', async () => {
    const { ana, bea, ids } = await gather();
    const phone = ground.browser();
    const other = await phone.make('vinhos/2016', ['open', 'open']);
    await phone.sit(other.id, 0, undefined, 'Ana Phone');
    const guest = phone.cookie;
    await signIn(phone, 'Ana', PASSWORD, true);
    const page = ground.page(bea, ids.begun, 1);
    await page.until(({ course }) => course?.begun === true);
    const record = (await bea.ask('GET', `/api/tables/${ids.over}/record`)).body as string;

    expect((await ana.ask('DELETE', '/api/account', { password: 'wrong wrong wrong' })).status).toBe(403);
    expect((await ana.ask('DELETE', '/api/account', {})).status).toBe(403);
    expect((await mine(ana)).account.name).toBe('Ana');
    const cookie = ana.cookie;
    expect((await ana.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);

    // Who plays with a bot now hears it; whoever comes later never hears the name.
    await page.until(({ course }) => course?.seats[0]?.bot === 'level2');
    expect((await bea.glance(ids.over)).held[0]).not.toHaveProperty('name');
    expect((await bea.glance(ids.waits)).held[0]).toEqual({});
    const entries = (text: string) => text.split('\n').filter(line => !line.startsWith('#'));
    const after = (await bea.ask('GET', `/api/tables/${ids.over}/record`)).body as string;
    expect(entries(after)).toEqual(entries(record));
    const store = await ground.place.open();
    for (const id of [...Object.values(ids), other.id]) {
      const looker = ground.page(bea, id, 'watcher');
      await looker.until(({ course }) => course !== undefined);
      const names = looker.heard.flatMap(line => (JSON.parse(line) as TableLine & { name?: string }).name ?? []);
      expect(names.filter(name => name.startsWith('Ana'))).toEqual([]);
      expect(JSON.stringify(await store.lines(id, 0))).not.toContain('Ana ');
      expect((await store.seatsAt(id)).filter(({ seat }) => seat === 0)).toEqual([]);
    }
    await store.close();
    // Nobody comes back by what there was before.
    for (const old of [cookie, guest]) {
      const thief = ground.browser();
      thief.cookie = old;
      expect([(await mine(thief)).account, await tablesOf(thief)]).toEqual([undefined, []]);
    }
    expect((await mine(phone)).account).toBeUndefined();
    expect((await signIn(phone, 'Ana')).status).toBe(403);
    // The name is free again.
    expect((await signUp(ground.browser(), 'Ana')).status).toBe(201);
  });

  test('a guest can be forgotten, too, and his cookie is nobody’s then', async () => {
    const guest = ground.browser();
    const { id } = await guest.make('vinhos/2016', ['open', 'open']);
    await guest.sit(id, 0, undefined, 'Gustav');
    const { cookie } = guest;
    expect((await guest.ask('DELETE', '/api/account', {})).status).toBe(200);
    guest.cookie = cookie;
    expect(await tablesOf(guest)).toEqual([]);
    expect((await guest.glance(id)).held[0]).toEqual({});
  });

  test('what somebody has said, noted, blocked and left is handed out, comes along, and is deleted', async () => {
    const [ana, bea] = [ground.browser(), ground.browser()];
    await signUp(ground.browser(), 'Ana');
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open'], { pace: { kind: 'slow', days: 3, late: 'wait' } });
    await ana.sit(id, 0, undefined, 'Anita');
    await bea.sit(id, 1, join, 'Bea');
    const page = ground.page(ana, id, 0);
    await page.until(({ course }) => course?.begun === true);
    page.say({ type: 'note', text: 'she buys early' });
    page.say({ type: 'answers', seat: 0, answers: ['keep-staff'] });
    page.say({ type: 'say', seat: 0, saying: { text: 'I like this wine' } });
    await page.until(({ told }) => told.some(one => JSON.stringify(one).includes('I like this wine')));
    await ana.ask('POST', '/api/blocks', { table: id, seat: 1 });
    await signIn(ana, 'Ana', PASSWORD, true);
    const { body } = await ana.ask('GET', '/api/account/export');
    expect(body.asGuest[0].talk.said).toMatchObject([{ table: id, text: 'I like this wine' }]);
    expect(body.talk).toMatchObject({ notes: [{ table: id, text: 'she buys early' }], blocked: [{ name: 'Bea' }] });
    expect(body.left).toEqual([{ table: id, seat: 0, answers: ['keep-staff'] }]);
    await ana.ask('DELETE', '/api/account', { password: PASSWORD });
    const store = await ground.place.open();
    for (const kind of ['talk', 'left']) expect(await store.cards({ kind, owner: id })).toEqual([]);
    for (const kind of ['note', 'block', 'been'])
      for (const person of [body.person, ...body.account.guests]) expect(await store.cards({ kind, owner: person })).toEqual([]);
    await store.close();
  });

  test('no place is kept for somebody forgotten where the others play again', async () => {
    const { ana, bea, ids } = await gather();
    const { body } = await bea.ask('POST', `/api/tables/${ids.over}/again`, {});
    expect((await bea.glance(body.id)).table.kept).toContain('Ana Over');
    await ana.ask('DELETE', '/api/account', { password: PASSWORD });
    expect((await bea.glance(body.id)).table.kept).toEqual(expect.arrayContaining(['Bea', null]));
    expect(JSON.stringify(await bea.glance(body.id))).not.toContain('Ana');
  });

  test('what other rooms keep of people is handed out, taken along and forgotten as they say', async () => {
    const store = await ground.place.open();
    const belongings = makeBelongings();
    belongings.add(ownCards(store, 'notes', 'note-of'));
    const note = (key: string, owner: string) =>
      ({ write: 'add', kind: 'note-of', key, owner, rank: 1, body: JSON.stringify({ key }) }) as const;
    await store.commit([note('a', 'ana'), note('b', 'guest'), note('c', 'bea')]);
    await store.commit(await belongings.moved('guest', 'ana'));
    const keys = async (person: string) => ((await belongings.told(person)) as { notes: { key: string }[] }).notes.map(({ key }) => key);
    expect([await keys('ana'), await keys('guest'), await keys('bea')]).toEqual([['a', 'b'], [], ['c']]);
    await store.commit(await belongings.forgotten('ana'));
    expect([await keys('ana'), await keys('bea')]).toEqual([[], ['c']]);
    await store.close();
  });
});
