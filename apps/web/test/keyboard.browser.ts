import { expect, test } from 'vitest';
import { playByKeyboard } from './keyboard.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('40 decisions by keyboard alone: every offered move is found by its spoken name, the focus is kept', async () => {
  const page = await stage.open();
  const { unheard, focusLost } = await playByKeyboard(page, stage.origin, 'keyboard', 40);
  expect(unheard).toEqual([]);
  expect(focusLost).toEqual([]);
});
