import { describe, expect, test } from 'vitest';
import { startGame } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { hasBrowser, onStage } from './stage.ts';

describe.skipIf(!hasBrowser)('a monkey plays whole games by clicking: no dead end, nothing out of reach', () => {
  const stage = onStage();

  const LOCALES = ['en-GB', 'fr-FR'];
  const games = LOCALES.flatMap(locale => [2, 3, 4].map((seats, game) => ({ locale, seats, game })));

  test.each(games)('$seats players, $locale', async ({ locale, seats, game }) => {
    const page = await stage.open({ locale });
    await startGame(page, stage.origin, seats, `monkey ${locale} ${game}`);
    const { presses, ...played } = await playMonkey(page, `monkey ${locale} ${game}`, 4000);
    expect(played).toEqual({ over: true, outOfReach: [] });
    expect(presses).toBeGreaterThan(100);
  });
});
