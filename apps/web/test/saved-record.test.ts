import { stream } from '@adega/kernel';
import { PACK_2016 } from '@adega/vinhos';
import { expect, test } from 'vitest';
import { MOST } from '../store/people.ts';
import { makeHost } from '../table/host.ts';
import { coloursIn, makeSaved, namesFor, namesIn, packIn } from '../table/saved-record.ts';

test('a saved record brings its names back and is still a record', () => {
  const host = makeHost(() => stream('saved', 'chance'));
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: ['Ana', 'B: #2', 'C'], options: {} });
  const reply = host.answer({ type: 'record', id: 2 });
  const text = makeSaved(reply.type === 'record' ? reply.text : '', { names: ['Ana', 'B: #2', 'C'] });
  expect(namesIn(text)).toEqual(['Ana', 'B: #2', 'C']);
  expect(host.answer({ type: 'resume', id: 3, names: namesIn(text), record: text })).toMatchObject({ names: ['Ana', 'B: #2', 'C'] });
});

test('colours go with the names: to the table, into the file and back', () => {
  const host = makeHost(() => stream('saved', 'chance'));
  const names = ['Ana', 'Bea'];
  expect(host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names, colours: [4, 1], options: {} })).toMatchObject({ colours: [4, 1] });
  const reply = host.answer({ type: 'record', id: 2 });
  const text = makeSaved(reply.type === 'record' ? reply.text : '', { names, colours: [4, 1], hints: [1, 0] });
  expect(namesIn(text)).toEqual(names);
  expect(host.answer({ type: 'resume', id: 3, names, colours: coloursIn(text), record: text })).toMatchObject({ names, colours: [4, 1] });
  for (const odd of ['7', '0, 1', 'red', '']) expect(coloursIn(text.replace('4, 1', odd)), odd).toBeUndefined();
});

test('a record without names has none', () => {
  expect(namesIn('adega-record: 1\n# 1: Ana\n')).toEqual([]);
  expect(namesIn('')).toEqual([]);
});

test('a record names all six of a large table, and whoever has no name gets one', () => {
  const six = ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil', 'Fay'];
  expect(namesFor(makeSaved('adega-record: 1\n', { names: six }), MOST, String)).toEqual(six);
  expect(namesFor('# 1: Ana\nadega-record: 1\n', MOST, seat => `Player ${seat + 1}`)).toEqual([
    'Ana',
    'Player 2',
    'Player 3',
    'Player 4',
    'Player 5',
    'Player 6',
  ]);
});

test('names above a record are cleaned, and one of which nothing is left is none', () => {
  expect(namesFor('# 1: \u202eAna\n# 2: \u200b\nadega-record: 1\n', 2, seat => `Player ${seat + 1}`)).toEqual(['Ana', 'Player 2']);
});

test('a saved record brings a pack of somebody’s own along, and is not played without it', () => {
  const host = makeHost(() => stream('own', 'chance'));
  const pack = JSON.stringify({ ...PACK_2016, cubes: PACK_2016.cubes + 1 });
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {}, pack });
  const reply = host.answer({ type: 'record', id: 2 });
  const text = makeSaved(reply.type === 'record' ? reply.text : '', { names: ['Ana', 'Bea'], own: pack });
  expect(namesIn(text)).toEqual(['Ana', 'Bea']);
  const again = { type: 'resume', names: namesIn(text), record: text };
  expect(host.answer({ ...again, id: 3, pack: packIn(text) })).toMatchObject({ type: 'position', own: pack });
  expect(host.answer({ ...again, id: 4 })).toMatchObject({ trouble: { code: 'missing-pack' } });
  const tampered = text.replace(/"cubes":\d+/, '"cubes":1');
  expect(host.answer({ ...again, id: 5, pack: packIn(tampered) })).toMatchObject({ trouble: { code: 'other-pack' } });
});

test('a pack is looked for above the record only', () => {
  expect(packIn('# 1: Ana\n# pack: {"a":1}\nadega-record: 1\n')).toBe('{"a":1}');
  expect(packIn('# 1: Ana\nadega-record: 1\n# pack: {"a":1}\n')).toBeUndefined();
  expect(packIn('')).toBeUndefined();
});
