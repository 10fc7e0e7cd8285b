import { describe, expect, test } from 'vitest';
import { parseRequest } from '../index.ts';
import { cleanName, shortName } from '../name.ts';

describe('a name', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana \t Maria ', 'Ana Maria'],
    ['Jose\u0301', 'José'],
    // Direction-changing: marks, embeddings, overrides, isolates.
    ['\u202eanA', 'anA'],
    ['\u2067Ana\u2069\u200f\u061c', 'Ana'],
    // Invisible: joiners, byte order mark, soft hyphen, fillers, a blank of Braille, half of a pair.
    ['A\u200bn\u200d\ufeffa\u00ad\u3164\u2800\ud800', 'Ana'],
    ['A\u0000\u0007na\u2028', 'Ana'],
    // Letters of other hands are letters.
    ['דנה', 'דנה'],
    ['مريم', 'مريم'],
    ['李', '李'],
    ['\u202e\u200b ', ''],
    // More marks than a letter has, also where something unseen parts them.
    [`a${'\u0316'.repeat(60)}b`, `a${'\u0316'.repeat(4)}b`],
    ['a\u0316\u0316\u0316\u200b\u0316\u0316\u0316', 'a\u0316\u0316\u0316\u0316'],
  ])('%j is %j', (typed, name) => expect(cleanName(typed)).toBe(name));

  test('is no longer than it may be, and never half a letter', () => {
    expect(shortName('x'.repeat(60))).toBe('x'.repeat(40));
    expect(shortName('🍷'.repeat(60))).toBe('🍷'.repeat(40));
  });
});

describe('names in messages', () => {
  const open = (name: string) => parseRequest({ type: 'open', id: 1, game: 'vino', names: [name, 'Bea'], options: {} });
  const resume = (name: string) => parseRequest({ type: 'resume', id: 1, names: [name, 'Bea'], record: '' });

  test('arrive clean', () => {
    expect(open(' \u202eAna ').message).toMatchObject({ names: ['Ana', 'Bea'] });
    expect(parseRequest({ type: 'branch', id: 1, name: 'sell\u200b first', from: 0 }).message).toMatchObject({ name: 'sell first' });
  });

  test('of a new table must be names', () => {
    expect(open('\u200b').trouble).toMatchObject({ code: 'bad-message', path: 'names.0' });
    expect(open('x'.repeat(41)).trouble).toMatchObject({ code: 'bad-message', path: 'names.0' });
  });

  test('that were kept are taken as far as they are names: no game is lost by them', () => {
    expect(resume('\u200b').message).toMatchObject({ names: ['', 'Bea'] });
    expect(resume('x'.repeat(60)).message).toMatchObject({ names: ['x'.repeat(40), 'Bea'] });
  });
});
