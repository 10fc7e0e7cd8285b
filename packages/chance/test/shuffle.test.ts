import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stream } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { describe, expect, test } from 'vitest';
import { commitmentTo, drawWith, isSeatBytes, makeProof, type Outcome, parseProof, type Seal, verify } from '../index.ts';
import { playSealed } from './sealed-play.ts';

const SEAL: Seal = {
  table: 'example',
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  seats: ['aabbcc', '', '0102'],
};

/** As somebody else would write it who has read docs/shuffle.md, with the hashes of Node. */
function drawnByTheBook({ table, secret, seats }: Seal, k: number, outcomes: readonly Outcome[]): string {
  const key = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(['adega 1', table, ...seats].join('\n'))
    .digest();
  const tickets = outcomes.toSorted((a, b) => (a.key < b.key ? -1 : 1)).flatMap(({ key: of, weight }) => Array<string>(weight).fill(of));
  const limit = 2n ** 48n - (2n ** 48n % BigInt(tickets.length));
  for (let t = 0; ; t++) {
    const bytes = createHmac('sha256', key).update(`${table}\n${k}\n${t}`).digest();
    const x = BigInt(`0x${bytes.subarray(0, 6).toString('hex')}`);
    if (x < limit) return tickets[Number(x % BigInt(tickets.length))] as string;
  }
}

test('draws are those that the book describes', () => {
  const rng = stream('outcomes');
  for (let k = 1; k <= 300; k++) {
    const outcomes = Array.from({ length: 1 + rng.below(12) }, (_, i) => ({ key: `tile ${(i * 7) % 13}`, weight: 1 + rng.below(6) }));
    expect(drawWith(SEAL)(k, outcomes)).toBe(drawnByTheBook(SEAL, k, outcomes));
  }
});

test('docs/shuffle.md has the vectors that come out', () => {
  const book = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');
  expect(book).toContain(SEAL.secret);
  expect(book).toContain(commitmentTo(SEAL.secret));
  expect(commitmentTo(SEAL.secret)).toBe(createHash('sha256').update(Buffer.from(SEAL.secret, 'hex')).digest('hex'));
  const rows = [...book.matchAll(/^\| (\d+) \| (.+?) \| `(.+?)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, k, list = '', drawn] of rows) {
    const outcomes = [...list.matchAll(/`(.+?)` (\d+)/g)].map(([, key = '', weight]) => ({ key, weight: Number(weight) }));
    expect([k, drawWith(SEAL)(Number(k), outcomes)]).toEqual([k, drawn]);
  }
});

test('outcomes come as often as they weigh, in whatever order they are named', () => {
  const outcomes = [
    { key: 'b', weight: 3 },
    { key: 'a', weight: 1 },
  ];
  const draw = drawWith(SEAL);
  const drawn = Array.from({ length: 4000 }, (_, i) => draw(i + 1, outcomes));
  expect(drawn).toEqual(drawn.map((_, i) => draw(i + 1, outcomes.toReversed())));
  const often = drawn.filter(key => key === 'b').length;
  expect(Math.abs(often - 3000)).toBeLessThan(150);
});

test('everybody who adds something changes what is drawn, and so do table and secret', () => {
  const outcomes = Array.from({ length: 1000 }, (_, i) => ({ key: String(i), weight: 1 }));
  const course = (seal: Seal) => [1, 2, 3].map(k => drawWith(seal)(k, outcomes)).join();
  const others: Seal[] = [
    { ...SEAL, seats: ['aabbcd', '', '0102'] },
    { ...SEAL, seats: ['aabbcc', '0102', ''] },
    { ...SEAL, seats: ['aabbcc', '', '0102', ''] },
    { ...SEAL, table: 'another' },
    { ...SEAL, secret: SEAL.secret.replace('00', '01') },
  ];
  expect(new Set([SEAL, ...others].map(course)).size).toBe(6);
});

test('bytes of a seat', () => {
  expect(['', 'ab', '00'.repeat(64)].map(isSeatBytes)).toEqual([true, true, true]);
  expect(['a', 'AB', 'zz', '00'.repeat(65), 'ab\n'].map(isSeatBytes)).toEqual([false, false, false, false, false]);
});

describe.each(TITLES.map(({ id }) => id))('%s', id => {
  const title = TITLES.find(of => of.id === id);
  const game = title?.make().game;
  if (game === undefined) throw new Error('no game');
  const played = playSealed(game, {}, SEAL, stream('seats', id), 37);

  test('a game is proved, also where somebody went back', () => {
    const verdict = verify(game, played);
    expect(verdict).toEqual({ is: 'proved', draws: expect.any(Number) });
    expect(verdict.is === 'proved' && verdict.draws).toBeGreaterThan(3);
    expect(played.entries.some(entry => entry.startsWith('back'))).toBe(true);
  });

  test('and is not with other bytes, another secret or another draw', () => {
    expect(verify(game, { ...played, seats: ['', '', ''] }).is).toBe('bent');
    const other = SEAL.secret.replace('1f', '20');
    expect(verify(game, { ...played, secret: other }).is).toBe('other-secret');
    expect(verify(game, { ...played, secret: other, commitment: commitmentTo(other) }).is).toBe('bent');
    const without = played.entries.filter(entry => !entry.startsWith('back'));
    expect(verify(game, { ...played, entries: without }).is).not.toBe('proved');
  });

  test('what was played before it went on line is not asked for', () => {
    const other: Seal = { ...SEAL, table: 'before' };
    const before = playSealed(game, {}, other, stream('seats', id)).entries.slice(0, 40);
    expect(verify(game, { ...played, entries: before }).is).toBe('bent');
    expect(verify(game, { ...played, entries: before, from: 40 })).toEqual({ is: 'proved', draws: 0 });
  });
});

test('a file of a proof can be read again, and what is wrong with one is named', () => {
  const proof = { ...SEAL, game: 'vino', rules: 1, pack: 'p', options: { seats: 3 }, commitment: 'c', entries: ['chance a', 'back 0'] };
  const json = JSON.parse(makeProof(proof));
  expect(parseProof(json)).toMatchObject({ proof });
  const wrong = (changes: object) => parseProof({ ...json, ...changes });
  expect(wrong({ secret: 'abc' })).toEqual({ problem: { path: '/secret', expected: '32 bytes in hexadecimal', got: '"abc"' } });
  for (const field of ['adega-proof', 'game', 'rules', 'pack', 'options', 'table', 'commitment', 'seats', 'entries']) {
    expect(wrong({ [field]: undefined })).toMatchObject({ problem: { path: `/${field}` } });
  }
  expect(parseProof(null)).toMatchObject({ problem: { path: '' } });
});
