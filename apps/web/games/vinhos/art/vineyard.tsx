// A tile of a vineyard: red ones square, white ones round, each with its grapes. On a field of 40 by 40.

import { memo } from 'react';

interface Props {
  /** red, white, or back. */
  readonly colour: string;
  readonly y: number;
  /** Only its edge is seen. */
  readonly bare?: boolean;
}

const GRAPES = [
  [10, 15],
  [17, 15],
  [24, 15],
  [13.5, 21],
  [20.5, 21],
  [17, 27],
] as const;

export const VineyardFace = memo(({ colour, y, bare = false }: Props) => {
  const round = colour === 'white' ? 19.5 : 5;
  return (
    <g className={`vineyard-piece of-${colour}`} transform={`translate(0 ${y})`}>
      <rect className="piece-edge" x=".5" y="1.5" width="39" height="39" rx={round} />
      <rect className="piece-face" x=".5" y=".5" width="39" height="39" rx={round} />
      {!bare && colour !== 'back' && (
        <>
          <path className="piece-leaf" d="M17 12c-1-5 2-8 8-8 1 5-2 8-8 8ZM17 12c-1-3-3-5-7-6" />
          {GRAPES.map(([x, at]) => (
            <circle key={`${x} ${at}`} className="piece-grape" cx={x} cy={at} r="3.6" />
          ))}
        </>
      )}
      {!bare && colour === 'back' && <path className="piece-leaf" d="M8 30q6-8 12 0t12 0M8 22q6-8 12 0t12 0M8 14q6-8 12 0t12 0" />}
    </g>
  );
});
