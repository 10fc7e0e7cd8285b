// Vino on the page.

import { lazy } from 'react';
import type { Face } from '../../table/face.ts';
import { remembered } from '../../table/remembered.ts';
import { boxed } from './box.ts';
import { TOP } from './compositions.ts';
import { Control } from './control.tsx';
import { sayDue } from './due-words.ts';
import { sayEvent } from './event-words.ts';
import { sayFeature } from './feature-words.ts';
import { Flights } from './flights.ts';
import { Ground } from './ground.tsx';
import { INSIGHTS } from './insights.ts';
import { Means } from './means.tsx';
import { sayMove } from './move-words.ts';
import { PARTS } from './parts.tsx';
import { pathOf } from './paths.ts';
import { Picture } from './picture.tsx';
import { markOf } from './printed.ts';
import { sayQuestion } from './question-words.ts';
import { whenOf } from './round.tsx';
import { isResult, scenesOf } from './scenes/kinds.ts';
import { severalIn } from './several.ts';
import { sayThing } from './thing-words.ts';
import { touchedBy } from './touched.ts';
import './ground.css';
import './pieces.css';
import './map.css';
import './roads.css';
import './market.css';
import './desk.css';
import './prices.css';
import './round.css';
import './players.css';
import './means.css';
import './control.css';
import './insight.css';

export const faceVino: Face = {
  parts: PARTS.map(part => ({ ...part, Part: boxed(part.Part) })),
  tabletop: () => TOP,
  Ground,
  Motion: Flights,
  Control: boxed(Control),
  Picture: boxed(Picture),
  Means: boxed(Means),
  insights: INSIGHTS,
  move: remembered(sayMove),
  path: pathOf,
  several: severalIn,
  goal: () => undefined,
  thing: sayThing,
  nearness: { near: ['money', 'revenue', 'wine', 'steps', 'later', 'passed-by'], far: ['variety'] },
  printed: markOf,
  Printed: lazy(() => import('./printed-list.tsx')),
  when: whenOf,
  event: sayEvent,
  feature: sayFeature,
  sealed: ['choose'],
  Highlight: boxed(lazy(() => import('./highlight.tsx'))),
  touched: touchedBy,
  scenes: scenesOf,
  isResult,
  Scene: boxed(lazy(() => import('./scenes/scene.tsx'))),
  Result: boxed(lazy(() => import('./result.tsx'))),
  tie: { over: 'vineyards', rule: 'vino.end' },
  due: sayDue,
  asks: sayQuestion,
};
