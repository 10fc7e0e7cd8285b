// What others did is played again entry by entry: those that tell nothing are passed over.
import type { Chapter } from '@adega/wire';
import { expect, test } from 'vitest';
import { nextTold } from '../table/replay.ts';

const chapter = (...kinds: string[]): Chapter => ({ by: 1, key: 'x', events: kinds.map(kind => ({ rule: '', kind, seat: 1 })) });

test('goes on to the next entry that tells something, and ends where none is left', () => {
  const log = [chapter('moved'), chapter(), chapter(), chapter('sold'), chapter()];
  expect([0, 1, 2, 3, 4].map(after => nextTold(log, after))).toEqual([1, 4, 4, 4, undefined]);
});
