// What the pages around a game share.

import type { GameStore } from '../store/game-store.ts';
import type { Sittings } from './use-sittings.ts';

export interface Shell {
  readonly store: GameStore;
  readonly sittings: Sittings;
}
