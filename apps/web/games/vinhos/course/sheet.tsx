// All of Vinhos on one page: what the chapters leave to remember, some lines of the reference card, and drawings of the rulebook.

import type { Labelled } from '../../../table/boxes.ts';
import type { SheetPart } from '../../../table/course.ts';
import { Ageing, Grid, Quality } from '../rulebook/drawings.tsx';
import { Abilities, Export, Prizes, Regions, Sales } from '../rulebook/tables.tsx';
import { Tiles } from './tiles.tsx';

const kept = (chapter: string, ...lines: readonly string[]): string[] => lines.map(line => `learn.${chapter}.keep.${line}`);
const carded = (...spaces: readonly string[]): string[] => spaces.map(space => `card.spaces.${space}`);

const AllTiles = (of: Labelled) => <Tiles position={of} />;

const Wine = (of: Labelled) => (
  <>
    <Quality {...of} />
    <Ageing {...of} />
  </>
);

const Markets = (of: Labelled) => (
  <>
    <Sales {...of} />
    <Export {...of} />
  </>
);

export const sheet: readonly SheetPart[] = [
  { id: 'aim', lines: [...kept('board', 'aim', 'years', 'fair'), ...kept('end', 'extra', 'tie')] },
  {
    id: 'points',
    lines: [...kept('end', 'now', 'money', 'wine'), ...kept('export', 'most'), ...kept('magnates', 'multiplier')],
  },
  {
    id: 'spaces',
    lines: [
      'learn.sheet.spaces.vineyards',
      ...carded('wineries', 'cellars', 'staff', 'experts', 'sales', 'export', 'centre'),
      ...kept('turn', 'move', 'way', 'end'),
    ],
    Figure: Grid,
  },
  {
    id: 'barrels',
    lines: [...kept('start', 'barrels'), ...kept('sell', 'barrel', 'back'), 'learn.sheet.barrels.expert', 'learn.sheet.barrels.supply'],
  },
  { id: 'regions', lines: kept('grow', 'estate', 'gift', 'cube'), Figure: Regions },
  {
    id: 'wine',
    lines: [...kept('wine', 'bottle', 'lost'), ...kept('cellar', 'value'), ...kept('sell', 'cubes')],
    Figure: Wine,
  },
  { id: 'markets', lines: [...kept('sell', 'number'), ...kept('export', 'number')], Figure: Markets },
  { id: 'experts', lines: [...kept('experts', 'hire', 'rest', 'praise'), 'learn.sheet.experts.each'], Figure: Abilities },
  { id: 'fair', lines: [...kept('fair', 'press', 'points', 'stands'), 'learn.sheet.fair.late'], Figure: Prizes },
  {
    id: 'magnates',
    lines: ['learn.sheet.magnates.before', ...kept('fair', 'barrels'), ...kept('magnates', 'buy', 'action')],
    Figure: AllTiles,
  },
  { id: 'alone', lines: [...kept('lacerda', 'turns', 'takes', 'scores', 'coin'), ...kept('awards', 'awards', 'full', 'title')] },
];
