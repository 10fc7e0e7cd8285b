// The common board.

import type { Position } from '@adega/wire';
import { useSay } from '../../text/words.ts';
import { Fair } from './fair.tsx';
import { Export, Sales } from './markets.tsx';
import { Quadrel } from './quadrel.tsx';
import { Regions } from './regions.tsx';
import { Experts, Magnates, Supply } from './stock.tsx';

export function Board({ position }: { readonly position: Position }) {
  const say = useSay();
  return (
    <section className="board" aria-label={say('board.label')}>
      <div className="board-column">
        <Quadrel position={position} />
        <Supply position={position} />
      </div>
      <div className="board-column">
        <Regions position={position} />
      </div>
      <div className="board-column">
        <Sales position={position} />
        <Export position={position} />
      </div>
      <div className="board-column">
        <Fair position={position} />
        <Experts position={position} />
        <Magnates position={position} />
      </div>
    </section>
  );
}
