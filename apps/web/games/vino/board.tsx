// The common board: Italy, the market, and the selling desk of whoever is asked.

import type { Position } from '@adega/wire';
import type { BoardPart } from '../../table/face.ts';
import { Desk } from './desk.tsx';
import { Italy } from './map.tsx';
import { Market } from './market.tsx';
import { useSay } from './words.ts';

export const PARTS: readonly BoardPart[] = [
  { id: 'italy', title: 'vino.map.heading', things: ['region', 'vineyard', 'marker'] },
  { id: 'market', title: 'vino.market.heading', things: ['space'] },
  { id: 'desk', title: 'vino.desk.short', things: ['sale'] },
];

export function Board({ position }: { readonly position: Position }) {
  const say = useSay();
  return (
    <section className="board vino-board" aria-label={say('board.label')}>
      <div className="board-column">
        <Italy position={position} />
      </div>
      <div className="board-column">
        <Market position={position} />
        <Desk position={position} />
      </div>
    </section>
  );
}
