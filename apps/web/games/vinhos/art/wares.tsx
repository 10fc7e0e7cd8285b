// What the markets deal in, drawn as pieces: bottles, coins, laurels for victory points, stars for fair points, crates.
// Each fills the box of its parent; the number on it is text over it (Ware).

import { memo, type ReactNode } from 'react';
import { CoinShape } from '../pieces.tsx';

const RED =
  'M10.500 1h7v5.500c0 2.500 8 2.500 8 7V31a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 31V13.500c0-4.500 8-4.500 8-7Z';
const WHITE = 'M11 1h6v4c0 5 9 6.500 9 13V31a2.500 2.500 0 0 1-2.500 2.500h-19A2.500 2.500 0 0 1 2 31V18c0-6.500 9-8 9-13Z';

/** Red wine in a bottle with shoulders, white wine in a slender one; any wine in green glass. */
const BOTTLES = { red: RED, white: WHITE, any: RED } as const;

export type Glass = keyof typeof BOTTLES;

const Bottle = memo(({ glass }: { readonly glass: Glass }) => (
  <svg viewBox="0 0 28 34.500" preserveAspectRatio="none" aria-hidden="true">
    <path className="ware-glass" d={BOTTLES[glass]} />
    <path className="ware-wax" d="M10.300 1h7.400v4h-7.400Z" />
    <path className="ware-shine" d={glass === 'white' ? 'M6.500 14.500c1-2 2.500-3 4-4.500' : 'M6 12.500c.5-1.500 2-2 4-3'} />
    <path className="ware-label" d={glass === 'white' ? 'M2 16.500h24v14H2Z' : 'M2.500 14.500h23v15.500h-23Z'} />
  </svg>
));

/** The same lying, where a crate is low. */
const LYING = 'M1.500 8h7c3 0 3-6.500 8.500-6.500h21a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H17c-5.500 0-5.500-6.500-8.500-6.500h-7Z';

const LyingBottle = memo(() => (
  <svg viewBox="0 0 42 24" aria-hidden="true">
    <path className="ware-glass" d={LYING} />
    <path className="ware-wax" d="M1.500 7.800h4v8.400h-4Z" />
    <path className="ware-label" d="M14.500 1.800h23v20.400h-23Z" />
  </svg>
));

const Coin = memo(() => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle className="ware-coin-edge" cx="16" cy="17.600" r="13.800" />
    <circle className="ware-coin-front" cx="16" cy="15" r="13.800" />
    <circle className="ware-coin-rim" cx="16" cy="15" r="11.600" />
  </svg>
));

/** A leaf that points up from its stem: a point, and the points of two curves back to it. */
const LEAF = [
  [0, 0],
  [3.6, -1.5],
  [4.2, -5.5],
  [1.8, -8.5],
  [-1.6, -6.2],
  [-2, -2.5],
  [0, 0],
] as const;
const LEAVES = [28, 56, 84, 112, 140, 168];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A leaf of a branch, so many degrees from the top of the wreath. */
function leafAt(turn: number, side: 1 | -1): string {
  const [at, lean] = [radians(turn), radians(turn - 38)];
  const [start, ...curves] = LEAF.map(([x, y]) => {
    const across = 11.5 * Math.sin(at) + x * Math.cos(lean) - y * Math.sin(lean);
    const down = -11.5 * Math.cos(at) + x * Math.sin(lean) + y * Math.cos(lean);
    return `${(18 + side * across).toFixed(2)} ${(18 + down).toFixed(2)}`;
  });
  return `M${start}C${curves.join(' ')}Z`;
}

/** One path: there are dozens on a table, and what is turned by itself costs the browser something in every frame. */
const BRANCHES = LEAVES.flatMap(turn => [leafAt(turn, 1), leafAt(turn, -1)]).join('');

/** Two branches of laurel around a number of victory points. */
const Laurel = memo(() => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <path className="ware-laurel-leaf" d={BRANCHES} />
    <circle className="ware-laurel-disc" cx="18" cy="18" r="12.200" />
  </svg>
));

const STAR = 'm18 1.500 5 10 11 1.400-8 7.800 2 11.300-10-5.600L8 32l2-11.300-8-7.800L13 11.500Z';

const Star = memo(() => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <path className="ware-star-body" d={STAR} />
  </svg>
));

/** The sign of fair points wherever they are counted; with a tick once a wine was presented. */
export const FairStar = memo(({ className = '', ticked = false }: { readonly className?: string; readonly ticked?: boolean }) => (
  <svg className={`fair-star ${className}`} viewBox="0 0 36 36" aria-hidden="true">
    <path className="ware-star-body" d={STAR} />
    {ticked && <path className="fair-tick" d="m11.500 18.500 4.500 5 8.500-10" />}
  </svg>
));

/** One Bago beside a number. */
export const CoinSign = memo(() => (
  <svg className="coin-sign" viewBox="0 0 16 16" aria-hidden="true">
    <CoinShape />
  </svg>
));

interface Props {
  readonly of: 'bottle' | 'lying' | 'coin' | 'laurel' | 'star';
  readonly glass?: Glass;
  readonly children?: ReactNode;
}

/** A number on what it counts; or the thing alone, where the number stands beside it. */
export const Ware = memo(function Ware({ of, glass = 'any', children }: Props) {
  return (
    <span className={`ware ware-${of} of-${glass}`}>
      {of === 'bottle' && <Bottle glass={glass} />}
      {of === 'lying' && <LyingBottle />}
      {of === 'coin' && <Coin />}
      {of === 'laurel' && <Laurel />}
      {of === 'star' && <Star />}
      {children !== undefined && <span className="number">{children}</span>}
    </span>
  );
});
