// Vinhos 2016 on the page.

import type { Face } from '../face.ts';
import { Board } from './board.tsx';
import { sayEvent } from './event-words.ts';
import { Heading } from './heading.tsx';
import { sayMove } from './move-words.ts';
import { Players } from './players.tsx';

export const face2016: Face = {
  Heading,
  Board,
  Players,
  move: sayMove,
  event: sayEvent,
  asks: (say, asks) => say.known(`asks.${asks}`, undefined, () => asks),
};
