// The common board.

import type { Position } from '@adega/wire';
import { useSay } from '../../text/words.ts';
import type { BoardPart } from '../face.ts';
import { Fair } from './fair.tsx';
import { useFlights } from './flights.ts';
import { Export, Sales } from './markets.tsx';
import { Quadrel } from './quadrel.tsx';
import { Regions } from './regions.tsx';
import { stateOf } from './set.ts';
import { Experts, Magnates, Supply } from './stock.tsx';

export const PARTS: readonly BoardPart[] = [
  { id: 'quadrel', title: 'quadrel.heading', things: ['space'] },
  { id: 'regions', title: 'regions.heading', things: ['region'] },
  { id: 'sales', title: 'sales.heading', things: ['sale'] },
  { id: 'export', title: 'export.heading', things: ['export'] },
  { id: 'fair', title: 'fair.heading', things: ['stand', 'cubes'] },
  { id: 'magnates', title: 'magnates.short-heading', things: ['display'] },
  { id: 'experts', title: 'experts.heading', things: ['pile'] },
];

export function Board({ position }: { readonly position: Position }) {
  const say = useSay();
  useFlights(stateOf(position));
  return (
    <section className="board" aria-label={say('board.label')}>
      <div className="board-column">
        <Quadrel position={position} />
        <Experts position={position} />
        <Supply position={position} />
      </div>
      <div className="board-column">
        <Regions position={position} />
      </div>
      <div className="board-column">
        <Sales position={position} />
        <Export position={position} />
        <Fair position={position} />
        <Magnates position={position} />
      </div>
    </section>
  );
}
