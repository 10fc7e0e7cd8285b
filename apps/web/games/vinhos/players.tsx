// The players' boards: the one whose turn it is large, the others small but complete; any of them can be made the large one. Where there is
// no room for that all are alike, and in a wide area all are rows of one table. Each has its place by the order of seats.

import { useState } from 'react';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { useKeys } from '../../table/shortcuts.ts';
import type { Area } from './cellar/area.ts';
import { boardsIn, isInRows, isOneLarge, rowsIn } from './cellar/plan.ts';
import { PlayerBoard } from './cellar/player-board.tsx';
import { stateOf } from './set.ts';
import { useSay } from './words.ts';

export function Players({ position, width, height, seat: only }: PartProps) {
  const say = useSay();
  const { seats } = stateOf(position);
  const turn = frontSeat(position);
  // Whose board was enlarged counts until somebody else is asked.
  const [enlarged, setEnlarged] = useState({ turn, seat: turn });
  const large = only ?? (enlarged.turn === turn ? enlarged.seat : turn);
  useKeys(name => {
    // What lies over the boards goes first.
    if (name !== 'Escape' || only !== undefined || large === turn || document.querySelector('.scene') !== null) return false;
    setEnlarged({ turn, seat: turn });
    return true;
  });
  const alone: Area = { x: 0, y: 0, width, height };
  const inRows = isInRows(width);
  const areas = inRows ? rowsIn(width, height, seats) : boardsIn(width, height, seats, large);
  const shown = only === undefined ? Array.from({ length: seats }, (_, seat) => seat) : [only];
  return (
    <div className="players">
      <h2 className="hidden">{say('own.boards')}</h2>
      {shown.map(seat => (
        <PlayerBoard
          key={seat}
          position={position}
          seat={seat}
          area={only === undefined ? (areas[seat] as Area) : alone}
          large={seat === large}
          onLarge={only === undefined && !inRows && isOneLarge(width, seats) ? () => setEnlarged({ turn, seat }) : undefined}
        />
      ))}
    </div>
  );
}
