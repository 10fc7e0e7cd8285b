// Vinhos on the page: one drawing for all editions, each with its own parts of the board and its own insights.

import { lazy } from 'react';
import type { Face } from '../../table/face.ts';
import { Board, PARTS, PARTS_2010 } from './board.tsx';
import { boxed, boxOf } from './box.ts';
import { Control } from './control.tsx';
import { sayEvent } from './event-words.ts';
import { sayFeature } from './feature-words.ts';
import { goalOf } from './goals.ts';
import { Heading, whenOf } from './heading.tsx';
import { INSIGHTS, INSIGHTS_2010 } from './insights.ts';
import { sayMove } from './move-words.ts';
import { farmersHired, limitOf } from './names.ts';
import { pathOf } from './paths.ts';
import { Picture } from './picture.tsx';
import { Players } from './players.tsx';
import { markOf } from './printed.ts';
import { sayThing } from './thing-words.ts';
import './board.css';
import './pieces.css';
import './heading.css';
import './quadrel.css';
import './regions.css';
import './markets.css';
import './fair.css';
import './picture.css';
import './magnates.css';
import './stock.css';
import './insight.css';
import './players.css';
import './cellar/estate.css';
import './cellar/tiles.css';
import './cellar/staffing.css';
import './bank.css';
import './tracks.css';
import './rows.css';
import './cellar/banking.css';

const faceOf = (own: Pick<Face, 'parts' | 'insights'>): Face => ({
  ...own,
  Heading: boxed(Heading),
  Board: boxed(Board),
  Players: boxed(Players),
  Control: boxed(Control),
  Picture: boxed(Picture),
  move: sayMove,
  path: pathOf,
  goal: goalOf,
  thing: sayThing,
  printed: markOf,
  Printed: lazy(() => import('./printed-list.tsx')),
  when: whenOf,
  event: sayEvent,
  feature: sayFeature,
  // Only the editions of 2010 ask it.
  sealed: ['choose-experts'],
  tie: { over: 'points', rule: 'end.tie' },
  asks(say, position, asks) {
    const box = boxOf(position);
    return say.known(`asks.${asks}`, { limit: limitOf(box, asks), farmers: farmersHired(box) }, () => asks);
  },
});

export const face2016: Face = faceOf({ parts: PARTS, insights: INSIGHTS });
export const faceReserve: Face = faceOf({ parts: PARTS_2010, insights: INSIGHTS_2010 });
export const faceFirst: Face = faceOf({ parts: PARTS_2010, insights: INSIGHTS_2010 });
