// All of Vinhos on one page: what the chapters leave to remember, some lines of the reference card, and drawings of the rulebook.

import type { Labelled } from '../../../table/boxes.ts';
import type { SheetPart } from '../../../table/course.ts';
import { Ageing, Grid } from '../rulebook/drawings.tsx';
import { Prizes } from '../rulebook/tables.tsx';
import { Tiles } from './tiles.tsx';

const kept = (chapter: string, ...lines: readonly string[]): string[] => lines.map(line => `learn.${chapter}.keep.${line}`);
const carded = (...spaces: readonly string[]): string[] => spaces.map(space => `card.spaces.${space}`);

const AllTiles = (of: Labelled) => <Tiles position={of} />;

export const sheet: readonly SheetPart[] = [
  { id: 'aim', lines: [...kept('board', 'aim', 'years', 'fair'), ...kept('end', 'extra', 'tie')] },
  {
    id: 'points',
    lines: [
      ...kept('end', 'now'),
      ...kept('export', 'number', 'two'),
      ...kept('fair', 'prizes'),
      ...kept('end', 'money', 'wine'),
      ...kept('export', 'most'),
      ...kept('magnates', 'multiplier'),
    ],
  },
  {
    id: 'spaces',
    lines: [
      'learn.sheet.spaces.vineyards',
      ...carded('wineries', 'cellars', 'staff', 'experts', 'sales', 'export', 'centre'),
      ...kept('turn', 'move', 'way', 'end'),
      ...kept('grow', 'estate', 'gift'),
    ],
    Figure: Grid,
  },
  {
    id: 'wine',
    lines: [
      ...kept('wine', 'quality'),
      ...kept('cellar', 'value', 'places', 'odd'),
      ...kept('sell', 'cubes'),
      ...kept('wine', 'bottle', 'lost'),
    ],
    Figure: Ageing,
  },
  {
    id: 'fair',
    lines: [...kept('fair', 'press', 'points'), ...kept('experts', 'praise'), ...kept('fair', 'stands'), 'learn.sheet.fair.late'],
    Figure: Prizes,
  },
  {
    id: 'magnates',
    lines: ['learn.sheet.magnates.before', ...kept('fair', 'barrels'), ...kept('magnates', 'buy', 'action', 'multiplier')],
    Figure: AllTiles,
  },
  {
    id: 'barrels',
    lines: [
      ...kept('start', 'barrels'),
      ...kept('sell', 'barrel', 'back'),
      ...kept('export', 'barrel'),
      ...kept('magnates', 'multiplier'),
      ...kept('fair', 'barrels'),
      'learn.sheet.barrels.expert',
      ...kept('grow', 'cube'),
      ...kept('sell', 'cubes'),
      'learn.sheet.barrels.supply',
    ],
  },
  { id: 'alone', lines: [...kept('lacerda', 'turns', 'takes', 'scores', 'coin'), ...kept('awards', 'awards', 'full', 'title')] },
];
