// Who won, in a sentence.

import type { SavedGame } from '../store/saved-game.ts';
import type { Say } from '../text/words.ts';

export function resultText(say: Say, { game, result, names }: Pick<SavedGame, 'game' | 'result' | 'names'>): string {
  const winners = (result ?? []).filter(({ rank }) => rank === 1);
  const total = winners[0]?.total ?? 0;
  const called = winners.map(({ seat }) => names[seat] ?? '');
  if (called.length > 1) return say('games.result-shared', { names: say.list(called), total });
  const values = { name: called[0] ?? '', total };
  // Not every game is won by points.
  return say.known(`games.result.${game}`, values, () => say('games.result', values));
}
