// Lines of play counted from positions of every kind of question (kept.ts): a change of the rules changes a number. When it is meant,
// `lab renew` writes the new ones.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTS } from './kept.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test.each(COUNTS)('$file', ({ file, make }) => {
  expect(make(read)).toBe(read(file));
});
