// The common board.

import type { Position } from '@adega/wire';
import { useSay } from '../../text/words.ts';
import { Fair } from './fair.tsx';
import { useFlights } from './flights.ts';
import { Export, Sales } from './markets.tsx';
import { Quadrel } from './quadrel.tsx';
import { Regions } from './regions.tsx';
import { stateOf } from './set.ts';
import { Experts, Magnates, Supply } from './stock.tsx';

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
