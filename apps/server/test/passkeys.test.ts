// Passkeys over the real server, by an authenticator of software: what opens an account, and what does not.

import { expect, test } from 'vitest';
import { partyIn } from '../passkey-api.ts';
import { passkeyBy } from '../passkeys.ts';
import { mine, onGround, PASSWORD, signUp } from './accounts.ts';
import { Authenticator } from './authenticator.ts';
import type { Browser } from './client.ts';
import { addPasskey, beginAdding, challenge, enter, named } from './passkeys.ts';
import { onBothStores } from './store/stores.ts';

const MINUTE = 60_000;

test('only hosts with a name, by https or on this machine, have passkeys', () => {
  for (const origin of ['https://adega.example', 'https://adega.example:8443', 'http://localhost:8080'])
    expect([origin, partyIn(origin)?.id]).toEqual([origin, new URL(origin).hostname]);
  for (const origin of ['http://adega.example', 'https://192.0.2.7', 'http://127.0.0.1:8080', 'https://[::1]', 'null', '', undefined])
    expect([origin, partyIn(origin)]).toEqual([origin, undefined]);
});

onBothStores(stores => {
  const ground = onGround(stores);
  const account = async (name = 'Ana'): Promise<Browser> => {
    const browser = named(ground.browser());
    await signUp(browser, name);
    return browser;
  };

  test('one is added with the password, opens the account elsewhere, is named, listed, exported and removed', async () => {
    const ana = await account();
    expect((await beginAdding(ana, 'wrong wrong wrong')).body).toEqual({ trouble: { code: 'wrong' } });
    const { status, key } = await addPasskey(ana, '  My \u202ephone ');
    expect(status).toBe(201);
    const [listed] = (await mine(ana)).passkeys;
    expect(listed).toEqual({ key: expect.any(String), name: 'My phone', made: expect.any(Number) });
    const elsewhere = named(ground.browser());
    ground.later(MINUTE);
    expect(await enter(elsewhere, key.show(await challenge(elsewhere)))).toMatchObject({ status: 200, body: { brought: 0 } });
    expect(await mine(elsewhere)).toMatchObject({ account: { name: 'Ana' }, passkeys: [{ name: 'My phone', used: listed.made + MINUTE }] });
    expect((await ana.ask('POST', '/api/account/passkeys/name', { key: listed.key, name: 'Old phone' })).status).toBe(200);
    expect((await ana.ask('GET', '/api/account/export')).body).toMatchObject({ passkeys: [{ name: 'Old phone' }] });
    expect((await ana.ask('DELETE', '/api/account/passkeys', { key: listed.key })).status).toBe(200);
    expect((await mine(ana)).passkeys).toEqual([]);
    expect((await enter(elsewhere, key.show(await challenge(elsewhere)))).status).toBe(403);
  });

  test('what was answered once, too late, elsewhere or by somebody else opens nothing', async () => {
    const ana = await account();
    const { key } = await addPasskey(ana);
    const eve = named(ground.browser());
    const wrong = async (answer: object) =>
      expect(await enter(eve, answer)).toMatchObject({ status: 403, body: { trouble: { code: 'wrong' } } });
    const asked = await challenge(eve);
    const answer = key.show(asked);
    expect((await enter(named(ground.browser()), answer)).status).toBe(200);
    // Again, and after another answer to the same.
    await wrong(answer);
    await wrong(key.show(asked));
    const late = await challenge(eve);
    ground.later(6 * MINUTE);
    await wrong(key.show(late));
    await wrong(key.show({ challenge: 'A'.repeat(32) }));
    for (const wrongly of [
      { origin: 'http://evil.example' },
      { origin: eve.origin.replace('localhost', 'localhost.evil') },
      { host: 'evil.example' },
      { type: 'webauthn.create' },
      { isUnverified: true },
      // An authenticator that counts, and has counted further than this copy of it.
      { counter: 1 },
    ])
      await wrong(key.show(await challenge(eve), wrongly));
    await wrong(new Authenticator(eve.origin).show(await challenge(eve)));
    const other = new Authenticator(eve.origin);
    await wrong({ ...other.show(await challenge(eve)), id: key.show(asked).id, rawId: key.show(asked).rawId });
    // A challenge for adding one is none for coming in.
    await wrong(key.show((await beginAdding(ana)).body.asks));
    expect((await mine(eve)).account).toBeUndefined();
  });

  test('what somebody else was asked adds nothing, nor does what was made elsewhere; there is one of each', async () => {
    const [ana, bea] = [await account('Ana'), await account('Bea')];
    const key = new Authenticator(ana.origin);
    const { asks } = (await beginAdding(ana)).body;
    const add = (browser: Browser, answer: object) => browser.ask('POST', '/api/account/passkeys', { name: 'Key', answer });
    expect((await add(bea, key.make(asks))).status).toBe(403);
    expect((await add(ana, key.make(asks))).status).toBe(201);
    expect((await add(ana, key.make(asks))).status).toBe(403);
    expect((await add(bea, key.make((await beginAdding(bea)).body.asks))).body).toEqual({ trouble: { code: 'taken' } });
    for (const wrongly of [{ origin: 'http://evil.example' }, { host: 'evil.example' }, { isUnverified: true }])
      expect((await addPasskey(bea, 'Key', wrongly)).status).toBe(403);
    expect((await mine(bea)).passkeys).toEqual([]);
    // Somebody else's is not named, nor taken away.
    const [{ key: listed }] = (await mine(ana)).passkeys;
    expect((await bea.ask('DELETE', '/api/account/passkeys', { key: listed })).status).toBe(403);
    expect((await bea.ask('POST', '/api/account/passkeys/name', { key: listed, name: 'Mine' })).status).toBe(403);
    expect((await mine(ana)).passkeys).toMatchObject([{ name: 'Key' }]);
  });

  test('after a recovery, and when the account is gone, none opens it', async () => {
    const ana = named(ground.browser());
    const { codes } = (await signUp(ana, 'Ana')).body;
    const { key } = await addPasskey(ana);
    const fresh = 'a cork without its bottle';
    expect((await ana.ask('POST', '/api/account/recover', { name: 'Ana', code: codes[0], password: fresh })).status).toBe(200);
    const elsewhere = named(ground.browser());
    expect((await enter(elsewhere, key.show(await challenge(elsewhere)))).status).toBe(403);
    const bea = await account('Bea');
    const { key: hers } = await addPasskey(bea);
    await bea.ask('DELETE', '/api/account', { password: PASSWORD });
    expect((await enter(elsewhere, hers.show(await challenge(elsewhere)))).status).toBe(403);
    const store = await ground.place.open();
    expect(await passkeyBy(store, hers.id.toString('base64url'))).toBeUndefined();
    await store.close();
  });

  test('at an address without a name there are none', async () => {
    const browser = ground.browser();
    await signUp(browser, 'Ana');
    expect((await beginAdding(browser)).body).toEqual({ trouble: { code: 'no-passkeys' } });
    expect((await browser.ask('POST', '/api/account/by-passkey/begin', {})).body).toEqual({ trouble: { code: 'no-passkeys' } });
  });
});
