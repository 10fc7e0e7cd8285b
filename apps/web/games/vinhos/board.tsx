// The common board.

import type { Position } from '@adega/wire';
import type { BoardPart } from '../../table/face.ts';
import { Bank } from './bank.tsx';
import { useBox } from './box.ts';
import { Fair } from './fair.tsx';
import { useFlights } from './flights.ts';
import { Magnates } from './magnates.tsx';
import { Export, Sales } from './markets.tsx';
import { Quadrel } from './quadrel.tsx';
import { Regions } from './regions.tsx';
import { Rows } from './rows.tsx';
import { stateOf } from './set.ts';
import { Experts, Supply } from './stock.tsx';
import { useSay } from './words.ts';

/** Of an edition with display tiles, and of one with a bank and rows of the magnates. */
export const PARTS: readonly BoardPart[] = [
  { id: 'quadrel', title: 'quadrel.heading', things: ['space'] },
  { id: 'regions', title: 'regions.heading', things: ['region'] },
  { id: 'sales', title: 'sales.heading', things: ['sale'] },
  { id: 'export', title: 'export.heading', things: ['export'] },
  { id: 'fair', title: 'fair.heading', things: ['stand', 'cubes'] },
  { id: 'magnates', title: 'magnates.short-heading', things: ['display'] },
  { id: 'experts', title: 'experts.heading', things: ['pile'] },
];

export const PARTS_2010: readonly BoardPart[] = [
  { id: 'quadrel', title: 'quadrel.heading', things: ['space'] },
  { id: 'regions', title: 'regions.heading', things: ['region'] },
  { id: 'bank', title: 'bank.heading', things: ['account', 'investment'] },
  { id: 'sales', title: 'sales.heading', things: ['sale'] },
  { id: 'export', title: 'export.heading', things: ['export'] },
  { id: 'fair', title: 'fair.heading', things: ['stand', 'cubes', 'seal'] },
  { id: 'magnates', title: 'rows.heading', things: ['magnate', 'extra', 'rowslot', 'rowbarrel'] },
  { id: 'experts', title: 'experts.heading', things: ['pile'] },
];

export function Board({ position }: { readonly position: Position }) {
  const { edition } = useBox();
  const say = useSay();
  useFlights(stateOf(position));
  const hasRows = edition.rows !== undefined;
  return (
    <section className={hasRows ? 'board with-bank' : 'board'} aria-label={say('board.label')}>
      <div className="board-column">
        <Quadrel position={position} />
        <Experts position={position} />
        <Supply position={position} />
      </div>
      <div className="board-column">
        <Regions position={position} />
        <Bank position={position} />
      </div>
      <div className="board-column">
        <div className="markets">
          <Sales position={position} />
          <Export position={position} />
        </div>
        <Fair position={position} />
        {hasRows ? <Rows position={position} /> : <Magnates position={position} />}
      </div>
    </section>
  );
}
