// The magnates' tiles of a box, and the awards of the solo game, as the rulebook lists them.

import { AWARD_TITLES } from '@adega/vinhos/solo/titles.ts';
import type { Box } from '../box.ts';
import { MULTIPLIERS_FROM } from '../set.ts';

export function tilesIn({ pack, game, look }: Box) {
  const { magnates } = pack;
  const actions = 'actions' in magnates ? magnates.actions.map((_, i) => i) : [];
  const multipliers = 'multipliers' in magnates ? magnates.multipliers.map((_, i) => MULTIPLIERS_FROM + i) : [];
  return { actions, multipliers, awards: look.awards(game.start({})), titles: AWARD_TITLES };
}
