// Doing again what was taken back.
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { NOTHING, redoOf, type Undone, undoneAfter } from '../table/redo.ts';

/** After `keys` of one turn that began at 10. */
const after = (keys: readonly string[], offered: readonly string[] = []): Position =>
  ({
    at: 10 + keys.length,
    undo: keys.length === 0 ? { possible: false } : { possible: true, seat: 0, to: 10, last: 9 + keys.length, keys: [...keys].reverse() },
    question: { seat: 0, asks: 'x', offered, greyed: [] },
  }) as unknown as Position;

const undo = { type: 'undo', seat: 0, to: 0 } as const;

test('moves taken back one by one are done again in their order', () => {
  let undone: Undone = undoneAfter(NOTHING, after(['a', 'b']), undo);
  expect(redoOf(undone, after(['a'], ['b']))).toBe('b');
  undone = undoneAfter(undone, after(['a']), undo);
  expect(redoOf(undone, after([], ['a']))).toBe('a');
  undone = undoneAfter(undone, after([]), { type: 'choose', seat: 0, key: 'a' });
  expect(redoOf(undone, after(['a'], ['b']))).toBe('b');
});

test('a turn begun anew is done again from its beginning', () => {
  const undone = undoneAfter(NOTHING, after(['a', 'b']), { type: 'restart', seat: 0 });
  expect(redoOf(undone, after([], ['a']))).toBe('a');
});

test('whoever does something else has nothing to do again', () => {
  const undone = undoneAfter(NOTHING, after(['a', 'b']), undo);
  expect(redoOf(undoneAfter(undone, after(['a']), { type: 'choose', seat: 0, key: 'c' }), after(['a', 'c'], ['b']))).toBeUndefined();
  expect(redoOf(undone, after(['a'], ['c']))).toBeUndefined();
  expect(redoOf(undone, after(['a', 'x'], ['b']))).toBeUndefined();
});
