// Small pieces that lie in many places: a player's pawn and barrel, a cube, a coin, a bottle of wine.

import { memo } from 'react';
import { Mark } from '../../table/pieces.tsx';
import { colourOf, colourWord, qualityOf } from './set.ts';

export { Disc, Mark, Panel } from '../../table/pieces.tsx';

interface OfSeat {
  readonly seat: number;
  readonly label: string;
}

/** The action marker: a pawn with the player's mark on its foot. */
export const Pawn = memo(({ seat, label }: OfSeat) => (
  <span className="pawn" role="img" aria-label={label} title={label} data-piece={`pawn:${seat}`}>
    <svg viewBox="0 0 26 36" aria-hidden="true">
      <g className={`pawn-body seat-fill-${seat + 1}`}>
        <path d="M8.5 12.5h9c-.6 4 1 7.5 5.5 12.5v8.5a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2V25c4.5-5 6.1-8.5 5.5-12.5Z" />
        <circle cx="13" cy="8" r="6.5" />
      </g>
      <text x="13" y="31.5">
        {seat + 1}
      </text>
    </svg>
  </span>
));

/** A barrel seen from the side, with its staves and hoops. */
export const Barrel = memo(({ seat, label }: OfSeat) => (
  <span className="barrel" role="img" aria-label={label} title={label}>
    <svg viewBox="0 0 24 26" aria-hidden="true">
      <path className={`seat-fill-${seat + 1}`} d="M6 1h12c3.6 8 3.6 16 0 24H6C2.4 17 2.4 9 6 1Z" />
      <path className="hoops" d="M4.5 5.5h15M4.5 20.5h15M9 1c-1.2 8-1.2 16 0 24M15 1c1.2 8 1.2 16 0 24" />
      <g transform="translate(5.5 6.5) scale(.54)">
        <Mark seat={seat} />
      </g>
    </svg>
  </span>
));

/** A renown cube on a field of 12 by 12, inside another drawing. */
export const CubeShape = memo(() => (
  <g className="cube-shape">
    <path className="cube-top" d="m6 .6 5.2 2.6L6 5.8.8 3.2Z" />
    <path className="cube-left" d="M.8 3.9 5.6 6.3v5.3L.8 9.1Z" />
    <path className="cube-right" d="M11.2 3.9 6.4 6.3v5.3l4.8-2.5Z" />
  </g>
));

/** One Bago: to the bank, or to the player whose colour it has. */
export const Coin = memo(({ to, kind }: { readonly to?: number | undefined; readonly kind: 'distance' | 'tax' | 'player' | 'bribe' }) => (
  <svg className={`coin coin-${kind}`} viewBox="0 0 16 16" aria-hidden="true">
    <circle className={to === undefined ? 'coin-face' : `coin-face seat-fill-${to + 1}`} cx="8" cy="8" r="7.2" />
    <text x="8" y="11.6">
      {to === undefined ? COIN_SIGNS[kind] : to + 1}
    </text>
  </svg>
));

/** An arrow for the long way, a percent sign for the tax, an exclamation mark for a bribe. */
const COIN_SIGNS = { distance: '→', tax: '%', player: '', bribe: '!' } as const;

/** A wine by its quality. */
export const Wine = memo(({ wine, label }: { readonly wine: number; readonly label: string }) => (
  <span className={`wine wine-${colourWord(colourOf(wine))}`} role="img" aria-label={label} title={label}>
    {qualityOf(wine)}
  </span>
));
