// Vinhos on the page: one drawing for all editions, each with its own parts of the board and its own insights.

import { lazy } from 'react';
import type { Tabletop } from '../../table/composition.ts';
import type { Face } from '../../table/face.ts';
import { remembered } from '../../table/remembered.ts';
import { boxed, boxOf } from './box.ts';
import { TOP, TOP_2010 } from './compositions.ts';
import { Control } from './control.tsx';
import { sayEvent } from './event-words.ts';
import { sayFeature } from './feature-words.ts';
import { Flights } from './flights.ts';
import { goalOf } from './goals.ts';
import { Ground } from './ground.tsx';
import { INSIGHTS, INSIGHTS_2010 } from './insights.ts';
import { Means } from './means.tsx';
import { goesOn, sayMove, tileAsking } from './move-words.ts';
import { farmersHired, limitOf } from './names.ts';
import { NEARNESS } from './nearness.ts';
import { PARTS, PARTS_2010 } from './parts.tsx';
import { pathOf } from './paths.ts';
import { Picture } from './picture.tsx';
import { markOf } from './printed.ts';
import { isResult, scenesOf } from './scenes/kinds.ts';
import { NONE } from './set.ts';
import { sayThing } from './thing-words.ts';
import { touchedBy } from './touched.ts';
import { whenOf } from './year.tsx';
import './art/palette.css';
import './pieces.css';
import './markets.css';
import './stock.css';
import './board.css';
import './ground.css';
import './year.css';
import './means.css';
import './quadrel.css';
import './regions.css';
import './strip.css';
import './fair.css';
import './picture.css';
import './magnates.css';
import './insight.css';
import './players.css';
import './cellar/estate.css';
import './cellar/tiles.css';
import './cellar/staffing.css';
import './bank.css';
import './tracks.css';
import './rows.css';
import './cellar/banking.css';

const faceOf = ({ parts, insights, top }: Pick<Face, 'parts' | 'insights'> & { readonly top: Tabletop }): Face => ({
  parts: parts.map(part => ({ ...part, Part: boxed(part.Part) })),
  insights,
  tabletop: () => top,
  Ground,
  Motion: Flights,
  Control: boxed(Control),
  Picture: boxed(Picture),
  Means: boxed(Means),
  move: remembered(sayMove),
  goesOn,
  path: pathOf,
  goal: goalOf,
  thing: sayThing,
  nearness: NEARNESS,
  printed: markOf,
  Printed: lazy(() => import('./printed-list.tsx')),
  when: whenOf,
  event: sayEvent,
  feature: sayFeature,
  // Only the editions of 2010 ask it.
  sealed: ['choose-experts'],
  touched: (position, event) => touchedBy(boxOf(position), event),
  scenes: scenesOf,
  isResult,
  Scene: boxed(lazy(() => import('./scenes/scene.tsx'))),
  Highlight: boxed(lazy(() => import('./highlight.tsx'))),
  tie: { over: 'points', rule: 'end.tie' },
  asks(say, position, asks) {
    const box = boxOf(position);
    // A tile gives one thing, but for sales and export.
    const isOne = tileAsking(position) !== NONE && asks !== 'sales' && asks !== 'export';
    return say.known(`asks.${asks}`, { limit: isOne ? 1 : limitOf(box, asks), farmers: farmersHired(box) }, () => asks);
  },
});

export const face2016: Face = faceOf({ parts: PARTS, insights: INSIGHTS, top: TOP });
export const faceReserve: Face = faceOf({ parts: PARTS_2010, insights: INSIGHTS_2010, top: TOP_2010 });
export const faceFirst: Face = faceOf({ parts: PARTS_2010, insights: INSIGHTS_2010, top: TOP_2010 });
