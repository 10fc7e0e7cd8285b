// Your board, and Lacerda's area beside it.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import { PlayerBoard } from '../cellar/player-board.tsx';
import { useBoards } from '../cellar/widths.ts';
import { useSay } from '../words.ts';
import { Area } from './area.tsx';
import { YOU } from './seats.ts';

export function SoloPlayers({ position }: { readonly position: Position }) {
  const say = useSay();
  const [values, setValues] = useState(false);
  const { row, style, large, small } = useBoards(2);
  return (
    <div ref={row} className="players" style={style}>
      <h2 className="hidden">{say('own.boards')}</h2>
      <PlayerBoard
        position={position}
        seat={YOU}
        large
        board={large}
        values={values}
        onLarge={() => undefined}
        onValues={() => setValues(!values)}
      />
      <Area position={position} board={small} />
    </div>
  );
}
