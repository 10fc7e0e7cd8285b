// Accounts over a real server: a guest becomes one, signs in elsewhere, ends sessions, has lost the password.

import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { accountNamed, changeAccount } from '../accounts.ts';
import { newSession, sessionsOf } from '../sessions.ts';
import { knock, mine, onGround, PASSWORD, signIn, signUp, tablesOf } from './accounts.ts';
import { onBothStores } from './store/stores.ts';

const OTHER = 'a cork without its bottle';
const trouble = (code: string, more: object = {}) => ({ trouble: { code, ...more } });

onBothStores(stores => {
  const ground = onGround(stores);

  test('a guest becomes an account, and keeps the seat; the cookie of before is nobody’s', async () => {
    const ana = ground.browser();
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open']);
    await ana.sit(id, 0);
    const guest = ana.cookie;
    const { status, body, headers } = await signUp(ana, '  Ana  Lu ');
    expect([status, body.codes.length, new Set(body.codes).size]).toEqual([201, 8, 8]);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^adega=s\.[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)]);
    expect((await mine(ana)).account).toMatchObject({ name: 'Ana Lu', codes: 8 });
    expect([await tablesOf(ana), (await ana.glance(id)).mine]).toEqual([[id], [0]]);
    // Seats are played from as before.
    const bea = ground.browser();
    await bea.sit(id, 1, join);
    const page = ground.page(ana, id, 0);
    await page.until(({ course }) => course?.begun === true);
    expect(page.mine).toEqual([0]);
    const thief = ground.browser();
    thief.cookie = guest;
    expect(await knock(thief, id)).toBe(403);
    expect(await tablesOf(thief)).toEqual([]);
    expect(thief.cookie).not.toBe(guest);
    expect((await signUp(ana, 'Another')).body).toEqual(trouble('signed-in'));
  });

  test('there is one account of each name, however it is written', async () => {
    expect((await signUp(ground.browser(), 'Ana Lu')).status).toBe(201);
    for (const name of ['ana lu', 'ANA-LU', 'A\u200bna\u00a0Lu'])
      expect((await signUp(ground.browser(), name)).body).toEqual(trouble('taken'));
    // Of two alphabets there is none.
    expect((await signUp(ground.browser(), 'Аna Lu')).status).toBe(400);
    expect((await signUp(ground.browser(), 'ANA')).status).toBe(201);
    expect((await signUp(ground.browser(), 'ΑΝΑ')).body).toEqual(trouble('taken'));
    const both = await Promise.all([signUp(ground.browser(), 'Bea'), signUp(ground.browser(), 'bea')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const [name, password] of [
      ['x', PASSWORD],
      ['Carla', ''],
      ['Carla', 'x'.repeat(10_000)],
    ] as const) {
      expect((await signUp(ground.browser(), name, password)).status).toBe(400);
    }
    expect((await signUp(ground.browser(), 'Carla', 'password123')).body).toEqual(trouble('weak', { why: 'common' }));
  });

  test('signs in elsewhere, and what the guest there held comes along if wanted', async () => {
    const [ana, phone, tablet] = [ground.browser(), ground.browser(), ground.browser()];
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open']);
    await ana.sit(id, 0);
    await signUp(ana, 'Ana');
    const other = await phone.make('vinhos/2016', ['open', 'open']);
    await phone.sit(other.id, 0, undefined, 'Anita');
    const left = await tablet.make('vinhos/2016', ['open', 'open']);
    await tablet.sit(left.id, 0);
    expect((await signIn(phone, 'ANA', PASSWORD, true)).body).toEqual({ brought: 1 });
    expect((await tablesOf(phone)).sort()).toEqual([id, other.id].sort());
    expect((await signIn(tablet, 'Ana')).body).toEqual({ brought: 0 });
    expect((await tablesOf(tablet)).sort()).toEqual([id, other.id].sort());
    expect((await phone.glance(other.id)).held[0]).toEqual({ name: 'Anita' });
    // The game that came along begins and is played.
    const bea = ground.browser();
    await bea.sit(other.id, 1, other.join);
    await bea.sit(id, 1, join);
    const pages = [ground.page(ana, other.id, 0), ground.page(bea, other.id, 1)] as const;
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    const asked = pages.find(page => page.isAsked) ?? pages[0];
    expect(await asked.do(asked.anyTurn(stream('accounts', 'test')))).toHaveProperty('n');
  });

  test('a session is new each time somebody signs in, and is never one that was brought', async () => {
    const ana = ground.browser();
    await signUp(ana, 'Ana');
    const first = ana.cookie;
    // Somebody has put a cookie of his own choice into the browser.
    const victim = ground.browser();
    victim.cookie = `adega=s.${'x'.repeat(32)}`;
    await signIn(victim, 'Ana');
    expect(victim.cookie).not.toContain('xxx');
    await signIn(ana, 'Ana');
    expect(ana.cookie).not.toBe(first);
    const old = ground.browser();
    old.cookie = first;
    expect((await mine(old)).account).toBeUndefined();
    const fixed = ground.browser();
    fixed.cookie = `adega=s.${'x'.repeat(32)}`;
    expect((await mine(fixed)).account).toBeUndefined();
  });

  test('sessions are listed and ended; what is ended opens nothing any more, on open lines neither', async () => {
    const [ana, phone, tablet] = [ground.browser(), ground.browser(), ground.browser()];
    await signUp(ana, 'Ana');
    const { id } = await ana.make('vino', ['open', 'open', 'open'], { watchers: false });
    await ana.sit(id, 0);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await phone.ask('POST', '/api/account/sign-in', { name: 'Ana', password: PASSWORD, bring: false }, { 'user-agent': agent });
    await signIn(tablet, 'Ana');
    const { sessions } = await mine(ana);
    expect(sessions.length).toBe(3);
    const ofPhone = sessions.find((one: { agent: string }) => one.agent === 'Firefox, Linux');
    expect(sessions.filter((one: { here: boolean }) => one.here).length).toBe(1);
    const ws = phone.socket(id);
    await new Promise(resolve => ws.on('open', resolve));
    const closed = new Promise<number>(resolve => ws.on('close', resolve));
    const stranger = ground.browser();
    await signUp(stranger, 'Stranger');
    // Nobody ends another's.
    await stranger.ask('DELETE', '/api/account/sessions', { id: ofPhone.id });
    expect((await mine(ana)).sessions.length).toBe(3);
    const cookie = phone.cookie;
    await ana.ask('DELETE', '/api/account/sessions', { id: ofPhone.id });
    expect(await closed).toBe(1012);
    expect(await knock(phone, id)).toBe(403);
    expect(await tablesOf(phone)).toEqual([]);
    phone.cookie = cookie;
    expect((await phone.ask('GET', `/api/tables/${id}/record`)).status).toBe(404);
    await ana.ask('DELETE', '/api/account/sessions', {});
    expect([(await mine(ana)).sessions.length, (await mine(tablet)).account]).toEqual([1, undefined]);
    const out = ana.cookie;
    await ana.ask('POST', '/api/account/sign-out', {});
    expect(ana.cookie).toBe('adega=');
    ana.cookie = out;
    expect([await knock(ana, id), (await mine(ana)).account]).toEqual([403, undefined]);
  });

  test('a session that nobody has used for half a year is over; one in use goes on', async () => {
    const DAY = 24 * 3600 * 1000;
    const [ana, phone] = [ground.browser(), ground.browser()];
    await signUp(ana, 'Ana');
    await signIn(phone, 'Ana');
    for (let n = 0; n < 2; n++) {
      ground.later(100 * DAY);
      expect((await ana.ask('GET', '/api/account')).headers.getSetCookie().length).toBe(1);
    }
    expect([(await mine(ana)).sessions.length, (await mine(phone)).account]).toEqual([1, undefined]);
  });

  test('a new password ends the other sessions, and links for other devices', async () => {
    const [ana, phone, tablet] = [ground.browser(), ground.browser(), ground.browser()];
    await signUp(ana, 'Ana');
    await signIn(phone, 'Ana');
    const { token } = (await phone.ask('POST', '/api/devices', {})).body;
    const change = (password: string, fresh: string) => ana.ask('POST', '/api/account/password', { password, fresh });
    expect((await change(OTHER, OTHER)).body).toEqual(trouble('wrong'));
    expect((await change(PASSWORD, 'short')).body).toEqual(trouble('weak', { why: 'short' }));
    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    expect([(await mine(ana)).account?.name, (await mine(phone)).account]).toEqual(['Ana', undefined]);
    expect((await tablet.ask('POST', '/api/devices/join', { token })).status).toBe(403);
    expect((await signIn(phone, 'Ana')).body).toEqual(trouble('wrong'));
    expect((await signIn(phone, 'Ana', OTHER)).status).toBe(200);
  });

  test('another device comes by a link as before, with a session of its own', async () => {
    const [ana, phone] = [ground.browser(), ground.browser()];
    await signUp(ana, 'Ana');
    const { token } = (await ana.ask('POST', '/api/devices', {})).body;
    expect((await phone.ask('POST', '/api/devices/join', { token })).status).toBe(200);
    expect((await mine(phone)).sessions.length).toBe(2);
  });

  test('a recovery code sets a new password once, and ends all sessions', async () => {
    const [ana, found, again] = [ground.browser(), ground.browser(), ground.browser()];
    const { codes } = (await signUp(ana, 'Ana')).body;
    const recover = (code: string, name = 'Ana', password = OTHER) => found.ask('POST', '/api/account/recover', { name, code, password });
    const wrong = [await recover('AAAA-AAAA-AAAA-AAAA'), await recover(codes[0], 'Nobody')];
    for (const { status, body } of wrong) expect([status, body]).toEqual([403, trouble('wrong')]);
    // However it is typed.
    const { status, headers } = await recover(codes[0].toLowerCase().replaceAll('-', ' '));
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    await signIn(found, 'Ana', OTHER);
    expect([(await mine(found)).account, (await mine(ana)).account]).toEqual([
      expect.objectContaining({ name: 'Ana', codes: 7 }),
      undefined,
    ]);
    expect((await recover(codes[0])).body).toEqual(trouble('wrong'));
    expect([(await signIn(again, 'Ana')).status, (await signIn(again, 'Ana', OTHER)).status]).toEqual([403, 200]);
    const renewed = (await again.ask('POST', '/api/account/codes', { password: OTHER })).body.codes;
    expect((await recover(codes[1])).body).toEqual(trouble('wrong'));
    // Of two at once one is first.
    const both = await Promise.all([recover(renewed[0], 'Ana', PASSWORD), recover(renewed[0], 'Ana', PASSWORD)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await ground.browser().ask('POST', '/api/account/codes', { password: OTHER })).status).toBe(401);
  });

  test('whatever was proved by a password of before is not written any more', async () => {
    await signUp(ground.browser(), 'Ana');
    const store = await ground.place.open();
    const found = await accountNamed(store, 'ana');
    if (found === undefined) throw new Error('no account');
    expect(await store.commit([changeAccount(found)])).toBe('done');
    expect(await store.commit([changeAccount(found, { password: 'other' })])).toBe('done');
    expect(await store.commit([changeAccount(found), newSession(found.person, undefined, 1).write])).toBe('conflict');
    expect(await sessionsOf(store, found.person, Date.now())).toHaveLength(1);
    await store.close();
  });

  test('no other site signs anybody in, up or out', async () => {
    const ana = ground.browser();
    await signUp(ana, 'Ana');
    const evil = { origin: 'https://evil.example' };
    for (const [method, path, body] of [
      ['POST', '', { name: 'Eve', password: PASSWORD }],
      ['POST', '/sign-in', { name: 'Ana', password: PASSWORD, bring: true }],
      ['POST', '/sign-out', {}],
      ['POST', '/password', { password: PASSWORD, fresh: OTHER }],
      ['DELETE', '/sessions', {}],
      ['DELETE', '', { password: PASSWORD }],
    ] as const) {
      const { status, headers } = await ana.ask(method, `/api/account${path}`, body, evil);
      expect([status, headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await mine(ana)).account.name).toBe('Ana');
    expect((await ana.ask('GET', '/api/account')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('nothing that opens anything is in the store', async () => {
    const ana = ground.browser();
    const { codes } = (await signUp(ana, 'Ana')).body;
    const store = await ground.place.open();
    const token = ana.cookie.slice('adega=s.'.length);
    const [session] = (await mine(ana)).sessions;
    const card = await store.card('session', session.id);
    const account = await store.card('account', card?.owner ?? '');
    expect(account?.body).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = JSON.stringify([card, account]);
    for (const secret of [token, PASSWORD, ...codes]) expect(kept).not.toContain(secret);
    await store.close();
  });
});
