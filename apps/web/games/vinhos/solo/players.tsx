// Your board, and Lacerda's area beside it.

import type { PartProps } from '../../../table/face.ts';
import type { Area as Place } from '../cellar/area.ts';
import { boardsIn } from '../cellar/plan.ts';
import { PlayerBoard } from '../cellar/player-board.tsx';
import { useSay } from '../words.ts';
import { Area } from './area.tsx';
import { LACERDA, YOU } from './seats.ts';

export function SoloPlayers({ position, width, height, seat }: PartProps) {
  const say = useSay();
  const whole: Place = { x: 0, y: 0, width, height };
  const [yours = whole, his = whole] = seat === undefined ? boardsIn(width, height, 2, YOU) : [];
  return (
    <div className="players">
      <h2 className="hidden">{say('own.boards')}</h2>
      {seat !== LACERDA && <PlayerBoard position={position} seat={YOU} area={yours} large />}
      {seat !== YOU && <Area position={position} area={his} />}
    </div>
  );
}
