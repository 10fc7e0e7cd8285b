// Lines of play counted from one position for each kind of question and edition, and for each frame of the automa: the first of its kind in
// the recorded games. A change of the rules changes a number; when it is meant, `lab renew` writes the new ones.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTS } from './kept.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test.each(COUNTS)('$file', ({ file, make }) => {
  expect(make(read)).toBe(read(file));
});
