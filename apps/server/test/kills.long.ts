import { afterEach, beforeEach, test } from 'vitest';
import { killInPlay } from './kills.ts';
import { type Ground, makeGround } from './processes.ts';

let ground: Ground;
beforeEach(() => {
  ground = makeGround();
});
afterEach(() => ground.clear());

test('killed a hundred times', async () => {
  for (let n = 0; n < 10; n++) await killInPlay(ground, {}, 10, `long ${n}`);
});
