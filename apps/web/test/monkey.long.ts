import { describe, expect, test } from 'vitest';
import { startGame } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { hasBrowser, onStage } from './stage.ts';

describe.skipIf(!hasBrowser)('a monkey plays whole games by clicking: no dead end, nothing out of reach', () => {
  const stage = onStage();

  test.each([2, 3, 4, 2, 3, 4].map((seats, game) => ({ seats, game })))('$seats players, game $game', async ({ seats, game }) => {
    const page = await stage.open();
    await startGame(page, stage.origin, seats, `monkey ${game}`);
    const { presses, ...played } = await playMonkey(page, `monkey ${game}`, 4000);
    expect(played).toEqual({ over: true, outOfReach: [] });
    expect(presses).toBeGreaterThan(100);
  });
});
