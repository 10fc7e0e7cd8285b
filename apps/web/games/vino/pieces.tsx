// Small pieces that lie in many places: a variety's marker, a bottle, a coin.

import { varietyLetter, varietyName } from './names.ts';
import type { Say } from './words.ts';

/** A variety's marker inside another drawing: a grape of its colour with its letter, on a field of 16 by 16. */
export const Grape = ({ variety }: { readonly variety: number }) => (
  <g className={`grape variety-${variety}`}>
    <circle cx="8" cy="8" r="7.4" />
    <text x="8" y="11.6">
      {varietyLetter(variety)}
    </text>
  </g>
);

interface OfVariety {
  readonly say: Say;
  readonly variety: number;
}

/** The same in a line of text. */
export const VarietyChip = ({ say, variety }: OfVariety) => (
  <span className="variety-chip" role="img" aria-label={varietyName(say, variety)} title={varietyName(say, variety)}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <Grape variety={variety} />
    </svg>
  </span>
);

/** A bottle of a variety with how many there are of it in stock. */
export const Stock = ({ variety, n }: { readonly variety: number; readonly n: number }) => (
  <svg className={n === 0 ? 'stock none' : 'stock'} viewBox="0 0 22 40" aria-hidden="true">
    <path
      className={`glass variety-${variety}`}
      d="M8.5 1.5h5v10c3.5 1.5 5.5 4 5.5 8V36a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 3 36V19.5c0-4 2-6.5 5.5-8Z"
    />
    <rect className="label" x="3" y="20" width="16" height="13" />
    <text x="11" y="30.5">
      {n}
    </text>
    <text className="cap" x="11" y="10">
      {varietyLetter(variety)}
    </text>
  </svg>
);

/** The government's bottle of a region, on a field of 14 by 26. */
export const BottleShape = () => (
  <g className="bottle-shape">
    <path d="M5 .7h4v6.600c2.6 1 4 2.9 4 5.700v10.500a1.8 1.8 0 0 1-1.8 1.800H2.800A1.8 1.8 0 0 1 1 23.500V13c0-2.8 1.4-4.7 4-5.700Z" />
    <rect x="1" y="14" width="12" height="7" />
  </g>
);

export const Coin = () => (
  <svg className="lira" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.2" />
    <path d="M10.8 5.200c-.6-1.5-3.8-1.5-3.6.8.2 1.8.3 3.6-1.4 5.300h5.400M5.2 8.400h4" />
  </svg>
);

/** A bunch of grapes: one vineyard. */
export const VineIcon = () => (
  <svg className="vine-icon" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M9 2v4M9 4c2-2 5-2 6-1-1 2-4 3-6 1Z" />
    {[
      [5.5, 8],
      [9, 8],
      [12.5, 8],
      [7.2, 11.5],
      [10.8, 11.5],
      [9, 15],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
    ))}
  </svg>
);
