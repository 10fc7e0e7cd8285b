// Small pieces that lie in many places: a variety's marker, a bottle, a coin, an owner's marker.

import { memo, type SVGProps } from 'react';
import { Mark } from '../../table/pieces.tsx';
import { varietyLetter, varietyName } from './names.ts';
import type { Say } from './words.ts';

/** A ring of berries around a middle: how a bunch looks from above. */
const BUNCH = bunch(14, 14.5, 10.4, 9, 4.1);

function bunch(x: number, y: number, r: number, berries: number, round: number): string {
  const at = (i: number): string => {
    const angle = (i * 2 * Math.PI) / berries;
    return `${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`;
  };
  return `M${at(0)}${Array.from({ length: berries }, (_, i) => `A${round} ${round} 0 0 1 ${at(i + 1)}`).join('')}Z`;
}

/** A variety's marker inside another drawing: a bunch of its colour with its letter, on a field of 28 by 28. */
export const Grape = memo(({ variety, bare = false }: { readonly variety: number; readonly bare?: boolean }) => (
  <g className={`grape variety-${variety}`}>
    <path className="grape-under" d={BUNCH} transform="translate(0 1.800)" />
    <path className="grape-leaf" d="M14 5Q8 5.500 6-.500 12-2.500 14 2 16-2.500 22-.500 20 5.500 14 5Z" />
    <path className="grape-bunch" d={BUNCH} />
    {!bare && (
      <text x="14" y="21.500">
        {varietyLetter(variety)}
      </text>
    )}
  </g>
));

interface OfVariety {
  readonly say: Say;
  readonly variety: number;
}

/** The same in a line of text. */
export const VarietyChip = ({ say, variety }: OfVariety) => (
  <span className="variety-chip" role="img" aria-label={varietyName(say, variety)} title={varietyName(say, variety)}>
    <svg viewBox="0 -2 28 31" aria-hidden="true">
      <Grape variety={variety} />
    </svg>
  </span>
);

/** A broad bottle of a variety with how many there are of it in stock. */
export const Stock = ({ variety, n }: { readonly variety: number; readonly n: number }) => (
  <svg className={n === 0 ? 'stock none' : 'stock'} viewBox="0 0 32 44" aria-hidden="true">
    <g className={`wine variety-${variety}`}>
      <path className="glass" d="M12 2h8v9q9 3 10 10V39q0 3.500-3.500 3.500h-21Q2 42.500 2 39V21q1-7 10-10Z" />
      <path className="capsule" d="M11.500 1.500h9V7h-9Z" />
    </g>
    <path className="label" d="M2.600 20H29.400V38H2.600Z" />
    <text x="16" y="35.500">
      {n}
    </text>
  </svg>
);

/** The government's bottle of a region, a flask in its straw, on a field of 26 by 48. */
export const BottleShape = memo(() => (
  <g className="bottle-shape">
    <path className="flask" d="M10 1h6v4l-.700 1v10.500C21.500 19 25 25 25 32c0 8-5 14-12 14S1 40 1 32c0-7 3.500-13 9.700-15.500V6L10 5Z" />
    <path className="straw" d="M2.500 26.500Q13 31 23.500 26.500 25 29 25 32c0 8-5 14-12 14S1 40 1 32q0-3 1.500-5.500Z" />
    <path className="straw-weave" d="M6 29.500Q5 39 9 45M13 30V46M20 29.500Q21 39 17 45M2 36Q13 41 24 36" />
    <path className="cork" d="M11 0h4v4h-4Z" />
  </g>
));

/** A gold coin: money. */
export const Coin = () => (
  <svg className="lira" viewBox="0 0 24 26" aria-hidden="true">
    <CoinShape />
  </svg>
);

export const CoinShape = memo(() => (
  <g className="coin">
    <circle className="coin-under" cx="12" cy="14" r="11" />
    <circle className="coin-face" cx="12" cy="12" r="11" />
    <path d="M16 8c-.8-3-6.300-3-6 1.200.3 3 .5 5.500-2 8.300h8.500M7 12.800h6.500" />
  </g>
));

/** A bunch of grapes: one vineyard. */
export const VineIcon = () => (
  <svg className="vine-icon" viewBox="0 0 18 18" aria-hidden="true">
    <VineShape />
  </svg>
);

export const VineShape = memo(() => (
  <g className="vine-shape">
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
  </g>
));

/** An owner's marker with some thickness, around its middle; 28 units wide. */
export const Pawn = memo(({ seat }: { readonly seat: number }) => (
  <g className="pawn" transform="scale(1.17)">
    <g className="pawn-under" transform="translate(-12 -9.500)">
      <Mark seat={seat} />
    </g>
    <g transform="translate(-12 -12.500)">
      <Mark seat={seat} />
    </g>
  </g>
));

/** What is only painted: nothing for listeners. */
// biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
export const Quiet = (props: SVGProps<SVGGElement>) => <g {...props} aria-hidden="true" />;
