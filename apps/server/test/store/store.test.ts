// What every store promises.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Card, Store, Write } from '../../store/store.ts';
import { onBothStores, type Place } from './stores.ts';

const line = (table: string, n: number, body = `${table} ${n}`): Write => ({ write: 'line', table, n, at: 1000 + n, body });
const table = (id: string): Write => ({ write: 'table', id, made: 5, pack: 'p', body: '{}' });
const job = (key: string, due: number, body = key): Write => ({ write: 'job', key, table: 't', due, body });
const bodies = (rows: readonly { readonly body: string }[]) => rows.map(({ body }) => body);

onBothStores(({ name, place: newPlace }) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });
  afterEach(() => store.close());

  test('keeps tables and lines, and gives what comes after a line', async () => {
    expect(await store.commit([table('a'), line('a', 1), line('a', 2)])).toBe('done');
    expect(await store.commit([line('a', 3)])).toBe('done');
    expect(await store.table('a')).toEqual({ id: 'a', made: 5, pack: 'p', body: '{}' });
    expect(await store.lines('a', 1)).toEqual([
      { n: 2, at: 1002, body: 'a 2' },
      { n: 3, at: 1003, body: 'a 3' },
    ]);
    expect(bodies(await store.lines('a', 0, 2))).toEqual(['a 1', 'a 2']);
    expect([await store.table('b'), await store.lines('b', 0)]).toEqual([undefined, []]);
  });

  test('what somebody wants to be forgotten is taken out of a line and of a table', async () => {
    await store.commit([table('a'), line('a', 1), line('a', 2)]);
    const writes: Write[] = [
      { write: 'reword', table: 'a', n: 1, body: 'nobody' },
      { write: 'remake', table: 'a', body: '{"less":1}' },
      { write: 'reword', table: 'b', n: 1, body: 'nothing' },
    ];
    expect(await store.commit(writes)).toBe('done');
    expect(bodies(await store.lines('a', 0))).toEqual(['nobody', 'a 2']);
    expect([(await store.table('a'))?.body, await store.lines('b', 0)]).toEqual(['{"less":1}', []]);
  });

  test('whoever writes a line first has moved', async () => {
    expect(await store.commit([line('a', 1, 'mine')])).toBe('done');
    expect(await store.commit([line('a', 1, 'yours')])).toBe('conflict');
    const other = await place.open();
    const outcomes = await Promise.all([store, other, store, other].map((one, i) => one.commit([line('a', 2, `by ${i}`)])));
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1);
    expect(bodies(await other.lines('a', 0))).toEqual(['mine', `by ${outcomes.indexOf('done')}`]);
    await other.close();
  });

  test('a commit is whole or nothing, and does not take others along', async () => {
    await store.commit([line('a', 1)]);
    const commits = [[line('b', 1)], [line('c', 1), line('a', 1), line('d', 1)], [line('e', 1), job('j', 0)]];
    expect(await Promise.all(commits.map(commit => store.commit(commit)))).toEqual(['done', 'conflict', 'done']);
    expect((await Promise.all(['b', 'c', 'd', 'e'].map(id => store.lines(id, 0)))).map(lines => lines.length)).toEqual([1, 0, 0, 1]);
    expect(await store.claim(1, 2, 9)).toHaveLength(1);
  });

  test('many tables in one go', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `t${i}`);
    expect(new Set(await Promise.all(ids.map(id => store.commit([table(id), line(id, 1)]))))).toEqual(new Set(['done']));
    for (const id of ids) expect(await store.lines(id, 0)).toHaveLength(1);
  });

  test('what was acknowledged is there when it is opened again', async () => {
    await store.commit([table('a'), line('a', 1, 'é “quoted” \\u0000 🍷')]);
    await store.close();
    store = await place.open();
    expect(bodies(await store.lines('a', 0))).toEqual(['é “quoted” \\u0000 🍷']);
  });

  test('seats change hands, and people find theirs', async () => {
    const seat = (seat: number, person: string | null): Write => ({ write: 'seat', table: 'a', seat, person });
    await store.commit([seat(0, 'ana'), seat(1, 'bea')]);
    await store.commit([seat(1, 'ana')]);
    expect(await store.seatsOf('ana')).toEqual([0, 1].map(seat => ({ table: 'a', seat, person: 'ana' })));
    await store.commit([seat(0, null)]);
    expect(await store.seatsAt('a')).toEqual([{ table: 'a', seat: 1, person: 'ana' }]);
    expect(await store.seatsOf('bea')).toEqual([]);
  });

  test('a token is spent once', async () => {
    const token: Write = { write: 'token', hash: 'h', table: 'a', body: '{}', until: 99 };
    expect(await store.commit([token])).toBe('done');
    expect(await store.commit([token])).toBe('conflict');
    expect(await store.token('h')).toEqual({ table: 'a', body: '{}', until: 99 });
    const spend: Write = { write: 'spend', hash: 'h' };
    const both = await Promise.all([store.commit([spend, line('a', 1)]), store.commit([spend, line('b', 1)])]);
    expect(both.toSorted()).toEqual(['conflict', 'done']);
    expect((await store.lines('a', 0)).length + (await store.lines('b', 0)).length).toBe(1);
    expect(await store.token('h')).toBeUndefined();
  });

  test('tokens are called back, and their time passes', async () => {
    const token = (hash: string, body: string, until: number | null, table = 'a'): Write => ({ write: 'token', hash, table, body, until });
    await store.commit([token('1', 'mine', null), token('2', 'mine', 9), token('3', 'yours', 5), token('4', 'mine', null, 'b')]);
    const left = async () => (await Promise.all(['1', '2', '3', '4'].map(hash => store.token(hash)))).map(of => of !== undefined);
    expect(await store.commit([{ write: 'expire', table: 'a', now: 5 }])).toBe('done');
    expect(await left()).toEqual([true, true, false, true]);
    expect(await store.commit([{ write: 'recall', table: 'a', body: 'mine' }])).toBe('done');
    expect(await left()).toEqual([false, false, false, true]);
    expect(await store.commit([{ write: 'recall', table: 'a', body: 'mine' }])).toBe('done');
  });

  test('drafts and packs', async () => {
    const draft = (body: string | null): Write => ({ write: 'draft', table: 'a', seat: 1, body });
    await store.commit([draft('one')]);
    await store.commit([draft('two'), { write: 'pack', name: 'p', body: '{"a":1}' }]);
    expect([await store.draft('a', 1), await store.draft('a', 0)]).toEqual(['two', undefined]);
    expect(await store.commit([draft(null), { write: 'pack', name: 'p', body: '{"a":1}' }])).toBe('done');
    expect(await store.draft('a', 1)).toBeUndefined();
    expect([await store.pack('p'), await store.pack('q')]).toEqual(['{"a":1}', undefined]);
  });

  test('a note is written once', async () => {
    const note = (body: string): Write => ({ write: 'note', name: 'key', body });
    const other = await place.open();
    const both = await Promise.all([store.commit([note('mine')]), other.commit([note('yours')])]);
    expect(both.toSorted()).toEqual(['conflict', 'done']);
    expect(await store.note('key')).toBe(both[0] === 'done' ? 'mine' : 'yours');
    expect(await store.note('none')).toBeUndefined();
    await other.close();
  });

  test('a job is there once, is done by one at a time, and once', async () => {
    await store.commit([job('later', 50), job('bot', 10, 'first')]);
    await store.commit([job('bot', 10, 'again')]);
    const other = await place.open();
    const taken = (await Promise.all([store.claim(20, 30, 9), other.claim(20, 30, 9)])).flat();
    expect(taken.map(({ key, body, table, due }) => [key, body, table, due])).toEqual([['bot', 'first', 't', 10]]);
    const lost = taken[0]?.lease as string;
    // Its lease runs out, and somebody else takes it: who had it is too late.
    const [again] = await other.claim(31, 60, 9);
    expect([again?.key, again?.lease === lost]).toEqual(['bot', false]);
    expect(await store.commit([line('t', 1), { write: 'done', key: 'bot', lease: lost }])).toBe('conflict');
    expect(await other.commit([line('t', 1), { write: 'done', key: 'bot', lease: again?.lease as string }])).toBe('done');
    expect((await store.claim(100, 101, 9)).map(({ key }) => key)).toEqual(['later']);
    await other.close();
  });

  test('a lease lasts as long as whoever has it lives, and no longer than any could', async () => {
    await store.commit([job('bot', 0)]);
    const [taken] = await store.claim(100, 120, 9);
    const lease = taken?.lease as string;
    expect(await store.commit([{ write: 'extend', key: 'bot', lease, until: 140 }])).toBe('done');
    expect(await store.claim(130, 150, 9)).toEqual([]);
    const [lost] = await store.claim(141, 161, 9);
    expect(await store.commit([{ write: 'extend', key: 'bot', lease, until: 999 }])).toBe('conflict');
    // Somebody whose clock was a day ahead has taken it, and has died.
    await store.commit([{ write: 'extend', key: 'bot', lease: lost?.lease as string, until: 86_400_161 }]);
    expect((await store.claim(161, 181, 9)).map(({ key }) => key)).toEqual(['bot']);
  });

  test('an alarm is put off, and whoever had taken it has not done it', async () => {
    const alarm = (due: number): Write => ({ write: 'alarm', key: 'clock', table: 't', due, body: 'clock' });
    await store.commit([alarm(10)]);
    const [taken] = await store.claim(10, 90, 9);
    await store.commit([alarm(50)]);
    expect(await store.commit([{ write: 'done', key: 'clock', lease: taken?.lease as string }])).toBe('conflict');
    expect(await store.claim(49, 90, 9)).toEqual([]);
    const [again] = await store.claim(50, 90, 9);
    expect([again?.key, again?.due]).toEqual(['clock', 50]);
    const put = (lease: string, due: number): Write => ({ write: 'postpone', key: 'clock', lease, due });
    await store.commit([put(again?.lease as string, 70)]);
    await store.commit([put(again?.lease as string, 60)]);
    expect([await store.claim(69, 90, 9), (await store.claim(70, 90, 9)).length]).toEqual([[], 1]);
  });

  test('cards are found by kind and key, and listed by owner, the highest rank first', async () => {
    const card = (key: string, rank: number, owner = 'ana', kind = 'talk'): Card => ({ kind, key, owner, rank, body: `${key} ${rank}` });
    const add = (...of: Parameters<typeof card>): Write => ({ write: 'add', ...card(...of) });
    expect(await store.commit([add('a', 1), add('b', 3), add('c', 2), add('d', 9, 'bea'), add('a', 5, 'ana', 'other')])).toBe('done');
    expect(await store.commit([add('a', 7), add('e', 7)])).toBe('conflict');
    expect(await store.card('talk', 'a')).toEqual(card('a', 1));
    expect(await store.card('talk', 'e')).toBeUndefined();
    const keys = async (more: object = {}) => (await store.cards({ kind: 'talk', owner: 'ana', ...more })).map(({ key }) => key);
    expect([await keys(), await keys({ most: 1 }), await keys({ below: 3 })]).toEqual([['b', 'c', 'a'], ['b'], ['c', 'a']]);
    await store.commit([
      { write: 'put', ...card('a', 4) },
      { write: 'put', ...card('f', 0) },
    ]);
    expect(await keys()).toEqual(['a', 'b', 'c', 'f']);
    await store.commit([{ write: 'sweep', kind: 'talk', owner: 'ana', upTo: 2 }]);
    expect(await keys()).toEqual(['a', 'b']);
    await store.commit([
      { write: 'remove', kind: 'talk', key: 'a' },
      { write: 'sweep', kind: 'talk', owner: 'nobody' },
    ]);
    expect([await keys(), (await store.cards({ kind: 'talk', owner: 'bea' })).length]).toEqual([['b'], 1]);
  });

  test('of those who change a card at the same time one is first', async () => {
    const card = (body: string): Card => ({ kind: 'rating', key: 'a', owner: '', rank: 1_500_000_000_000, body });
    await store.commit([{ write: 'add', ...card('0') }]);
    const swaps = ['1', '2', '3'].map(body => store.commit([{ write: 'swap', was: '0', ...card(body) }]));
    const outcomes = await Promise.all(swaps);
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(1);
    expect(await store.card('rating', 'a')).toEqual(card(String(outcomes.indexOf('done') + 1)));
  });

  test('says what time it is', async () => {
    expect(Math.abs((await store.time()) - Date.now())).toBeLessThan(60_000);
  });

  // SQLite has one process.
  if (name === 'sqlite') return;
  test('others hear which tables have moved', async () => {
    const other = await place.open();
    const heard: string[] = [];
    other.listen((tables = []) => heard.push(...tables));
    await expect
      .poll(async () => {
        await store.commit([line('a', (await store.lines('a', 0)).length + 1)]);
        return heard.includes('a');
      })
      .toBe(true);
    await other.commit([line('own', 1)]);
    await store.commit([line('last', 1)]);
    await expect.poll(() => heard.at(-1)).toBe('last');
    expect(heard).not.toContain('own');
    await other.close();
  });
});
