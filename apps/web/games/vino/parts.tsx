// The parts of the table of Vino. Where they lie is in compositions.ts.

import { enlarged } from '../../table/enlarged.tsx';
import type { TablePart } from '../../table/face.ts';
import { Desk } from './desk.tsx';
import { Heading } from './heading.tsx';
import { Italy } from './map.tsx';
import { Market } from './market.tsx';
import { Players } from './players.tsx';

/** Parts that are not drawn in units yet. */
const OLD = 1.35;

export const PARTS: readonly TablePart[] = [
  { id: 'italy', title: 'vino.map.heading', things: ['region', 'vineyard', 'marker'], Part: enlarged(Italy, OLD) },
  { id: 'market', title: 'vino.market.heading', things: ['space'], Part: enlarged(Market, OLD) },
  { id: 'desk', title: 'vino.desk.short', things: ['sale'], Part: enlarged(Desk, OLD) },
  { id: 'round', title: 'vino.order.label', things: [], Part: enlarged(Heading, OLD) },
  { id: 'players', title: 'vino.cellars', things: [], Part: enlarged(Players, OLD), own: true },
];
