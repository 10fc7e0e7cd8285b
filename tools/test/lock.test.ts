import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../lock.mjs';

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adega-lock-'));
  mkdirSync(join(root, '.cache'));
  file = join(root, '.cache', 'work.lock');
});
afterEach(() => rmSync(root, { recursive: true }));

const hold = (work: () => Promise<unknown>) => withLock(root, 'work', () => {}, work);

test('one at a time', async () => {
  const order: string[] = [];
  const job = (name: string) =>
    hold(async () => {
      order.push(`${name} begins`);
      await sleep(20);
      order.push(`${name} ends`);
    });
  await Promise.all([job('a'), job('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('is given back when the work fails', async () => {
  await expect(hold(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('is taken over from a process that is gone', async () => {
  writeFileSync(file, '999999999');
  expect(await hold(async () => 'done')).toBe('done');
});
