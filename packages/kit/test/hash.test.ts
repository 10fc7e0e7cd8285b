import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, contentHash, sha256 } from '../hash.ts';

test('SHA-256 of the vectors of FIPS 180-4', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256('a'.repeat(1000000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('text beyond ASCII is hashed as UTF-8, also around the edges of a block', () => {
  for (const text of ['Dão', '€ 😀', 'x'.repeat(55), 'x'.repeat(56), 'é'.repeat(64)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the order of keys does not matter, that of lists does', () => {
  expect(canonical({ b: [1, { d: 'x', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}');
  expect(contentHash({ a: 1, b: [1, 2] })).toBe(contentHash({ b: [1, 2], a: 1 }));
  expect(contentHash({ a: 1, b: [1, 2] })).not.toBe(contentHash({ a: 1, b: [2, 1] }));
});
