// The players' boards: the one whose turn it is large, the others small but complete; any of them can be made the large one.

import { useState } from 'react';
import { frontSeat } from '../../table/acting-seat.ts';
import type { PartProps } from '../../table/face.ts';
import { PlayerBoard } from './cellar/player-board.tsx';
import { useBoards } from './cellar/widths.ts';
import { stateOf } from './set.ts';
import { useSay } from './words.ts';

export function Players({ position, seat: only }: PartProps) {
  const say = useSay();
  const { seats } = stateOf(position);
  const turn = frontSeat(position);
  // Whose board was enlarged counts until somebody else is asked.
  const [enlarged, setEnlarged] = useState({ turn, seat: turn });
  const large = only ?? (enlarged.turn === turn ? enlarged.seat : turn);
  const shown = only === undefined ? Array.from({ length: seats }, (_, i) => (large + i) % seats) : [only];
  const boards = useBoards(shown.length);
  return (
    <div ref={boards.row} className="players" style={boards.style}>
      <h2 className="hidden">{say('own.boards')}</h2>
      {shown.map(seat => (
        <PlayerBoard
          key={seat}
          position={position}
          seat={seat}
          large={seat === large}
          board={seat === large ? boards.large : boards.small}
          onLarge={() => setEnlarged({ turn, seat })}
        />
      ))}
    </div>
  );
}
