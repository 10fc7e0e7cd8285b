import { expect, test } from 'vitest';
import { playByKeyboard } from './keyboard.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('40 decisions by keyboard alone: every offered move is found by its spoken name, the focus is kept', async () => {
  const page = await stage.open();
  const setup = { game: 'vinhos/2016', seats: 2, seed: 'keyboard' };
  const { unheard, focusLost } = await playByKeyboard(page, stage.origin, setup, 40);
  expect(unheard).toEqual([]);
  expect(focusLost).toEqual([]);
});
