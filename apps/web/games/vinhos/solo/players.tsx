// Your board, and Lacerda's area beside it.

import type { PartProps } from '../../../table/face.ts';
import { PlayerBoard } from '../cellar/player-board.tsx';
import { useBoards } from '../cellar/widths.ts';
import { useSay } from '../words.ts';
import { Area } from './area.tsx';
import { LACERDA, YOU } from './seats.ts';

export function SoloPlayers({ position, seat }: PartProps) {
  const say = useSay();
  const { row, style, large, small } = useBoards(seat === undefined ? 2 : 1);
  return (
    <div ref={row} className="players" style={style}>
      <h2 className="hidden">{say('own.boards')}</h2>
      {seat !== LACERDA && <PlayerBoard position={position} seat={YOU} large board={large} onLarge={() => undefined} />}
      {seat !== YOU && <Area position={position} board={small} />}
    </div>
  );
}
