// The same people and bots once more, with all that was chosen before the game.

import type { SavedGame } from '../store/saved-game.ts';
import type { Setup } from './use-sittings.ts';

type Played = Pick<SavedGame, 'game' | 'names' | 'colours' | 'bots' | 'hints' | 'options' | 'own'>;

export function rematchOf({ game, names, colours, bots, hints, options, own }: Played): Setup {
  // The number of names says how many play.
  const { seats: _seats, ...others } = options;
  return {
    game,
    names,
    options: others,
    ...(colours && { colours }),
    ...(bots && { bots }),
    ...(own && { pack: own }),
    ...(hints === false && { hints }),
  };
}
