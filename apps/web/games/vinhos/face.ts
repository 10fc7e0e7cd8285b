// Vinhos 2016 on the page.

import { lazy } from 'react';
import type { Face } from '../face.ts';
import { Board, PARTS } from './board.tsx';
import { Staffing } from './cellar/staffing.tsx';
import { sayEvent } from './event-words.ts';
import { goalOf } from './goals.ts';
import { Heading, whenOf } from './heading.tsx';
import { INSIGHTS } from './insights.ts';
import { sayMove } from './move-words.ts';
import { pathOf } from './paths.ts';
import { Picture } from './picture.tsx';
import { Players } from './players.tsx';
import { markOf } from './printed.ts';
import { sayThing } from './thing-words.ts';

export const face2016: Face = {
  Heading,
  Board,
  parts: PARTS,
  Players,
  Control: Staffing,
  Picture,
  insights: INSIGHTS,
  move: sayMove,
  path: pathOf,
  goal: goalOf,
  thing: sayThing,
  printed: markOf,
  Printed: lazy(() => import('./printed-list.tsx')),
  when: whenOf,
  event: sayEvent,
  sealed: [],
  tie: { over: 'points', rule: 'end.tie' },
  asks: (say, asks) => say.known(`asks.${asks}`, undefined, () => asks),
};
