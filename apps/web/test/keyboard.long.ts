import { describe, expect, test } from 'vitest';
import { playByKeyboard } from './keyboard.ts';
import { hasBrowser, onStage } from './stage.ts';

describe.skipIf(!hasBrowser)('the keyboard', () => {
  const stage = onStage();

  test('plays a whole game alone: every offered move is found by its spoken name, the focus is kept', async () => {
    const page = await stage.open();
    const { decisions, ...played } = await playByKeyboard(page, stage.origin, 'keyboard', 2000);
    expect(played).toEqual({ unheard: [], focusLost: [], over: true });
    expect(decisions).toBeGreaterThan(100);
  });
});
