// The parts of the table of Vino. Where they lie is in compositions.ts.

import type { TablePart } from '../../table/face.ts';
import { Desk } from './desk.tsx';
import { Italy } from './map.tsx';
import { Market } from './market.tsx';
import { Players } from './players.tsx';
import { PriceTable } from './prices.tsx';
import { Roads } from './roads.tsx';
import { Round } from './round.tsx';

export const PARTS: readonly TablePart[] = [
  { id: 'italy', title: 'vino.map.heading', things: ['region', 'vineyard', 'marker'], Part: Italy },
  { id: 'roads', title: 'vino.roads.heading', things: ['vineyard', 'marker'], Part: Roads },
  { id: 'market', title: 'vino.market.heading', things: ['space'], Part: Market },
  { id: 'desk', title: 'vino.desk.short', things: ['sale'], Part: Desk },
  { id: 'prices', title: 'vino.insight.prices', things: [], Part: PriceTable },
  { id: 'round', title: 'vino.round.heading', things: [], Part: Round },
  { id: 'players', title: 'vino.cellars', things: [], Part: Players, own: true },
];
