// Whoever guesses names and passwords learns nothing, and is slowed.

import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Office, proved } from '../account-office.ts';
import { networkOf } from '../addresses.ts';
import { hashingOf } from '../hashing.ts';
import type { Store } from '../store/store.ts';
import { TooBusy } from '../threads.ts';
import { triesOf } from '../tries.ts';
import { mine, onGround, PASSWORD, signIn, signUp } from './accounts.ts';
import { onBothStores } from './store/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const tooFast = { trouble: { code: 'too-fast' } };

onBothStores(stores => {
  const ground = onGround(stores);

  /** All of an answer but when it was given. */
  const answerTo = async (name: string, password: string) => {
    const { status, body, headers } = await signIn(ground.browser(), name, password);
    return { status, body, headers: [...headers].filter(([header]) => !['date', 'keep-alive'].includes(header)) };
  };

  test('a wrong password does not tell whether there is such a name, neither does being slowed', async () => {
    await signUp(ground.browser(), 'Ana');
    for (let n = 0; n < 7; n++) expect(await answerTo('Ana', 'wrong wrong wrong')).toEqual(await answerTo('Nobody', 'wrong wrong wrong'));
    expect((await answerTo('Ana', PASSWORD)).body).toEqual(tooFast);
  });

  test('whoever tries again and again waits longer and longer; then the right one opens', async () => {
    const ana = ground.browser();
    await signUp(ana, 'Ana');
    const tried = async (password: string) => (await signIn(ground.browser(), 'Ana', password)).status;
    let guesses = 0;
    for (let passed = 0; passed < 90 * MINUTE; passed += 3 * MINUTE) {
      while ((await tried('wrong wrong wrong')) === 403) guesses++;
      ground.later(3 * MINUTE);
    }
    // In an hour and a half, of as many as he likes: five at once, then up to a quarter of an hour between two.
    expect(guesses).toBeLessThan(20);
    expect((await mine(ana)).account.name).toBe('Ana');
    ground.later(16 * MINUTE);
    expect(await tried(PASSWORD)).toBe(200);
    expect(await tried('wrong wrong wrong')).toBe(403);
  }, 120_000);

  test('the same work is done for a name that there is and for one that there is not', async () => {
    await signUp(ground.browser(), 'Ana');
    const store = await ground.place.open();
    const done: string[] = [];
    const counting = { card: (kind: string, key: string) => (done.push(`read ${kind}`), store.card(kind, key)) } as Store;
    const hashing = { hash: async () => '', isRight: async () => (done.push('hash'), false), close: async () => {} };
    const office = { store: counting, hashing, tries: triesOf(1000, Date.now) } as unknown as Office;
    const work = async (name: string): Promise<string[]> => {
      await expect(proved(office, name, 'wrong wrong wrong', { ip: '::1' } as FastifyRequest)).rejects.toThrow('wrong');
      return done.splice(0);
    };
    expect(await work('Nobody')).toEqual(['read account-name', 'read account', 'hash']);
    expect(await work('Ana')).toEqual(['read account-name', 'read account', 'hash']);
    await store.close();
  });
});

describe('tries', () => {
  test('one address cannot lock a name for another, and many together are slowed, too', () => {
    let now = 0;
    const tries = triesOf(1000, () => now);
    while (tries.take('ana', '10.0.0.1'));
    expect(tries.take('ana', '10.0.0.2')).toBe(true);
    let taken = 0;
    for (let n = 0; n < 10_000; n++) if (tries.take('ana', `10.1.${n >> 8}.${n & 255}`)) taken++;
    expect(taken).toBeLessThan(60);
    now += 60 * MINUTE;
    for (let n = 0; n < 10_000; n++) if (tries.take('ana', `10.2.${n >> 8}.${n & 255}`)) taken++;
    expect(taken).toBeLessThan(200);
  });

  test('one address cannot try many names', () => {
    const tries = triesOf(60, () => 0);
    const taken = Array.from({ length: 1000 }, (_, n) => tries.take(`name ${n}`, '2001:db8:1:2::5')).filter(Boolean);
    expect([taken.length, tries.take('other', '2001:db8:1:2:ffff::1'), tries.takeFrom('2001:db8:1:2::9')]).toEqual([60, false, false]);
    expect([networkOf('::1'), networkOf('::ffff:10.0.0.1'), networkOf('10.0.0.1'), networkOf('2001:db8::1')]).toEqual([
      '0:0:0:0',
      '::ffff:10.0.0.1',
      '10.0.0.1',
      '2001:db8:0:0',
    ]);
  });
});

describe('hashing', () => {
  test('knows a password again, however it was typed, and no other', async () => {
    const hashing = hashingOf();
    const kept = await hashing.hash('pâte à choux 12');
    expect(kept).not.toBe(await hashing.hash('pâte à choux 12'));
    expect(await hashing.isRight('pa\u0302te a\u0300 choux 12', kept)).toBe(true);
    expect(await Promise.all([hashing.isRight('pâte à choux 13', kept), hashing.isRight('pâte à choux 12', undefined)])).toEqual([
      false,
      false,
    ]);
    await hashing.close();
  });

  test('is done one after the other; whoever comes when too many wait is sent away, and nobody else', async () => {
    const hashing = hashingOf(2);
    const done: number[] = [];
    const all = Array.from({ length: 5 }, (_, n) => hashing.hash('three vines in the rain').then(() => done.push(n)));
    const came = await Promise.allSettled(all);
    expect(came.map(one => (one.status === 'rejected' ? one.reason instanceof TooBusy : 'done'))).toEqual([
      'done',
      'done',
      'done',
      true,
      true,
    ]);
    expect(done).toEqual([0, 1, 2]);
    await hashing.hash('three vines in the rain');
    await hashing.close();
  });
});
