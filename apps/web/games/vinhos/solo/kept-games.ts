// The games against Lacerda among those of this browser.

import { isFinished, type SavedGame } from '../../../store/saved-game.ts';

const SOLO = 'vinhos/solo';

/** Finished ones, the oldest first. */
export const soloGames = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.filter(game => game.game === SOLO && isFinished(game)).sort((a, b) => a.updated - b.updated);
