import { afterEach, expect, test, vi } from 'vitest';
import { groupWith } from '../../store/group.ts';
import type { Outcome } from '../../store/store.ts';

afterEach(() => void vi.useRealTimers());

/** How many commits were written at once, each time; with a hand on when that is done. */
function watched() {
  const sizes: number[] = [];
  let finish: (() => void) | undefined;
  const group = groupWith(async commits => {
    sizes.push(commits.length);
    await new Promise<void>(resolve => {
      finish = resolve;
    });
    return commits.map((): Outcome => 'done');
  });
  const written = async (): Promise<void> => {
    while (finish === undefined) await new Promise(setImmediate);
    finish();
    finish = undefined;
  };
  return { group, sizes, written };
}

test('whoever comes alone is written at once, and so is the next', async () => {
  const { group, sizes, written } = watched();
  for (let n = 1; n <= 3; n++) {
    const kept = group.commit([]);
    await written();
    expect(await kept).toBe('done');
    expect(sizes).toEqual(Array.from({ length: n }, () => 1));
  }
});

test('where several came together, those of the next moment are written as one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { group, sizes, written } = watched();
  const first = [group.commit([]), group.commit([])];
  await written();
  expect(await Promise.all(first)).toEqual(['done', 'done']);
  const second = [group.commit([])];
  for (let n = 0; n < 5; n++) await new Promise(setImmediate);
  second.push(group.commit([]), group.commit([]));
  vi.advanceTimersByTime(1);
  await written();
  expect(await Promise.all(second)).toEqual(['done', 'done', 'done']);
  expect(sizes).toEqual([2, 3]);
});
