// Small pieces that lie in many places: a player's pawn and barrel, a cube, a coin, a bottle of wine. Each has a side in the light, a side
// in the shade, and a shadow that is a darker shape. The shapes stand inside other drawings; the others are pieces of their own.

import { memo } from 'react';
import { SeatShape } from '../../table/pieces.tsx';

export { Disc, Mark, Panel, SeatShape } from '../../table/pieces.tsx';

interface OfSeat {
  readonly seat: number;
  readonly label: string;
}

/** The action marker on a field of 26 by 38: turned wood with the number of its player on the foot. */
export const PawnShape = memo(({ seat }: { readonly seat: number }) => (
  <g className="pawn-shape">
    <ellipse className="cast" cx="15.5" cy="34.5" rx="12" ry="3" />
    <g className={`inked seat-fill-${seat + 1}`}>
      <path d="M9.5 13h7c-.6 4.4 1 7.2 5.5 11.5 1.3 1.3 2 2.8 2 4.5v3.5c0 2-4.9 3-11 3s-11-1-11-3V29c0-1.7.7-3.2 2-4.5C8.5 20.2 10.1 17.4 9.5 13Z" />
      <path d="M7.6 12.6c0-1.7 10.8-1.7 10.8 0s-10.8 1.9-10.8 0Z" />
      <circle cx="13" cy="7.2" r="6.2" />
    </g>
    <path className="lit" d="M9.6 5.4c.4-1.3 1.3-2.1 2.5-2.5M9.2 21.5c1.3-1.6 2.2-3.2 2.4-5" />
    <path
      className="shaded"
      d="M16.5 13h0c-.6 4.4 1 7.2 5.5 11.5 1.3 1.3 2 2.8 2 4.5v3.5c0 1.2-1.8 2-4.6 2.5 1-6-.5-10-2.7-14-1.3-2.4-1.4-5-1.2-8ZM16.4 2.1a6.2 6.2 0 0 1-1.5 11c2.3-3 3-7.5 1.5-11Z"
    />
    <text x="13" y="32.3">
      {seat + 1}
    </text>
  </g>
));

/** The action marker: a pawn with the player's number on its foot. */
export const Pawn = memo(({ seat, label }: OfSeat) => (
  <span className="pawn" role="img" aria-label={label} title={label} data-piece={`pawn:${seat}`}>
    <svg viewBox="0 0 26 38" aria-hidden="true">
      <PawnShape seat={seat} />
    </svg>
  </span>
));

/** A standing barrel on a field of 24 by 28, painted by its owner, whose shape is on it; plain oak without one. */
export const BarrelShape = memo(({ seat }: { readonly seat?: number | undefined }) => (
  <g className="barrel-shape">
    <ellipse className="cast" cx="14" cy="25" rx="10.5" ry="2.6" />
    <path
      className={seat === undefined ? 'inked oak' : `inked seat-fill-${seat + 1}`}
      d="M5 4.2C2.3 10 2.3 17.5 5 23.6q7 3.4 14 0C21.7 17.5 21.7 10 19 4.2Z"
    />
    <path className="shaded" d="M15.3 4.5c2.3 6 2.3 14 0 20.5q2-.4 3.7-1.4c2.7-6.1 2.7-13.6 0-19.4Z" />
    <path className="lit" d="M6.6 7.5C5.2 12 5.2 17 6.6 21.5" />
    <path className="stave" d="M9.3 5.5c-1.2 6.5-1.2 13 0 19.4M14.7 5.5c1.2 6.5 1.2 13 0 19.4" />
    <path className="hoop-iron" d="M3.7 8.6q8.3 3.2 16.6 0M3.7 19.6q8.3 3.4 16.6 0" />
    <ellipse className="inked lid" cx="12" cy="4.2" rx="7" ry="2.4" />
    {seat !== undefined && (
      <g className="badge" transform="translate(6.8 9.5) scale(.433)">
        <SeatShape seat={seat} />
      </g>
    )}
  </g>
));

/** A barrel seen from the side, with its staves and hoops. */
export const Barrel = memo(({ seat, label }: OfSeat) => (
  <span className="barrel" role="img" aria-label={label} title={label}>
    <svg viewBox="0 0 24 28" aria-hidden="true">
      <BarrelShape seat={seat} />
    </svg>
  </span>
));

/** A renown cube on a field of 12 by 12, inside another drawing. */
export const CubeShape = memo(() => (
  <g className="cube-shape">
    <path className="cast" d="M2.5 10.3 6.6 8l6 2.2-5.8 2.3Z" />
    <path className="cube-top" d="m6 .7 5.1 2.6L6 5.9.9 3.3Z" />
    <path className="cube-left" d="M.9 3.3 6 5.9v5.6L.9 8.9Z" />
    <path className="cube-right" d="M11.1 3.3 6 5.9v5.6l5.1-2.6Z" />
    <path className="cube-edge" d="M.9 3.3 6 .7l5.1 2.6v5.6L6 11.5.9 8.9ZM.9 3.3 6 5.9l5.1-2.6M6 5.9v5.6" />
    <path className="cube-glint" d="M3 3.3 6 1.8" />
  </g>
));

/** One Bago on a field of 16 by 16: a thick coin with a bunch of grapes on it, or the sign of what it is paid for. */
export const CoinShape = memo(({ to, kind = 'plain' }: { readonly to?: number | undefined; readonly kind?: CoinKind | 'plain' }) => (
  <g className="coin-shape">
    <ellipse className="cast" cx="9.3" cy="10" rx="6.9" ry="5.6" />
    <circle className="coin-edge" cx="8" cy="8.9" r="6.7" />
    <circle className={to === undefined ? 'coin-face' : `coin-face seat-fill-${to + 1}`} cx="8" cy="7.5" r="6.7" />
    <circle className="coin-rim" cx="8" cy="7.5" r="5.3" />
    {to === undefined ? (
      COIN_SIGNS[kind]
    ) : (
      <g className="badge" transform="translate(4.760 4.260) scale(.27)">
        <SeatShape seat={to} />
      </g>
    )}
  </g>
));

type CoinKind = 'bank' | 'player' | 'bribe';

/** One Bago: to the bank, or to the player whose colour it has. */
export const Coin = memo(({ to, kind }: { readonly to?: number | undefined; readonly kind: CoinKind }) => (
  <svg className={`coin coin-${kind}`} viewBox="0 0 16 16" aria-hidden="true">
    <CoinShape to={to} kind={kind} />
  </svg>
));

const grapes = (
  <path
    className="coin-print"
    d="M6.2 5.2h.1M8 5.2h.1M9.8 5.2h.1M7.1 7.1h.1M8.9 7.1h.1M8 9h.1M8 4V2.9"
    strokeWidth="1.7"
    strokeLinecap="round"
  />
);

/** Grapes, or an exclamation mark for a bribe. */
const COIN_SIGNS = {
  plain: grapes,
  bank: grapes,
  player: grapes,
  bribe: <path className="coin-print" d="M8 4v4.2M8 10.5v.2" strokeLinecap="round" strokeWidth="1.8" />,
} as const;
