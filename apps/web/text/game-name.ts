// A game by its name; one that has no words yet, by its id.

import type { Say } from '../text/words.ts';

export const gameName = (say: Say, game: string): string => say.known(`game.${game}`, undefined, () => game);
