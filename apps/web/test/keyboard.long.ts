import { describe, expect, test } from 'vitest';
import { playByKeyboard } from './keyboard.ts';
import { hasBrowser, onStage } from './stage.ts';
import { GAMES } from './tables.ts';

describe.skipIf(!hasBrowser)('the keyboard', () => {
  const stage = onStage();

  test.each(GAMES)('plays a whole game of $game alone: every offered move is found by its spoken name, the focus is kept', async setup => {
    const page = await stage.open();
    const { decisions, ...played } = await playByKeyboard(page, stage.origin, { ...setup, seed: 'keyboard' }, 2000);
    expect(played).toEqual({ unheard: [], focusLost: [], over: true });
    expect(decisions).toBeGreaterThan(40);
  });
});
