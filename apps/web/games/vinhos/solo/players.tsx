// Your board, and Lacerda's area beside it.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import '../../../style/players.css';
import { useSay } from '../../../text/words.ts';
import { PlayerBoard } from '../cellar/player-board.tsx';
import { Area } from './area.tsx';
import { YOU } from './seats.ts';

export function SoloPlayers({ position }: { readonly position: Position }) {
  const say = useSay();
  const [values, setValues] = useState(false);
  return (
    <div className="players players-2">
      <h2 className="hidden">{say('own.boards')}</h2>
      <PlayerBoard position={position} seat={YOU} large values={values} onLarge={() => undefined} onValues={() => setValues(!values)} />
      <Area position={position} />
    </div>
  );
}
