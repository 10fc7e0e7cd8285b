// Vino on the page.

import { lazy } from 'react';
import type { Face } from '../../table/face.ts';
import { Board, PARTS } from './board.tsx';
import { boxed } from './box.ts';
import { Control } from './control.tsx';
import { sayEvent } from './event-words.ts';
import { sayFeature } from './feature-words.ts';
import { Heading, whenOf } from './heading.tsx';
import { INSIGHTS } from './insights.ts';
import { sayMove } from './move-words.ts';
import { pathOf } from './paths.ts';
import { Picture } from './picture.tsx';
import { Players } from './players.tsx';
import { markOf } from './printed.ts';
import { sayThing } from './thing-words.ts';
import './pieces.css';
import './map.css';
import './market.css';
import './desk.css';
import './heading.css';
import './players.css';
import './control.css';
import './insight.css';

export const faceVino: Face = {
  Heading: boxed(Heading),
  Board: boxed(Board),
  parts: PARTS,
  Players: boxed(Players),
  Control: boxed(Control),
  Picture: boxed(Picture),
  insights: INSIGHTS,
  move: sayMove,
  path: pathOf,
  goal: () => undefined,
  thing: sayThing,
  printed: markOf,
  Printed: lazy(() => import('./printed-list.tsx')),
  when: whenOf,
  event: sayEvent,
  feature: sayFeature,
  sealed: ['choose'],
  tie: { over: 'vineyards', rule: 'vino.end' },
  asks: (say, _position, asks) => say.known(`vino.asks.${asks}`, undefined, () => asks),
};
