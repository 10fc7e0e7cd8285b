// What an expert can do, in pieces instead of words, on a field of 64 by 30. Decoration only: whoever shows it says it, too.

import { memo, type ReactNode } from 'react';
import { BarrelShape, CoinShape, CubeShape, PawnShape } from '../pieces.tsx';
import type { ABILITIES } from '../set.ts';
import { VineyardFace } from './vineyard.tsx';

type Ability = (typeof ABILITIES)[number];

const coin = (x: number): ReactNode => (
  <g key={x} transform={`translate(${x} 1) scale(1.75)`}>
    <CoinShape />
  </g>
);

const tile = (colour: string, x: number, y: number, scale = 0.62): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <VineyardFace colour={colour} y={0} />
  </g>
);

/** As many coins as he brings, a step beside the marker, a cube with a plus, a barrel that comes back, tiles that change places, a tile that costs less. */
const PICTURES: { readonly [A in Ability]: (amount: number) => ReactNode } = {
  cash: amount => Array.from({ length: amount }, (_, i) => coin(32 - 14 + (i - (amount - 1) / 2) * 19)),
  'free-move': () => (
    <>
      <g className="plain-pawn" transform="translate(2 0) scale(.78)">
        <PawnShape seat={6} />
      </g>
      <path className="ability-line" d="M26 20c6-14 18-14 25-2" />
      <path className="ability-head" d="m55 25-9.5-4.5 9-6.5Z" />
    </>
  ),
  renown: () => (
    <>
      <g transform="translate(10 2) scale(2.15)">
        <CubeShape />
      </g>
      <path className="ability-plus" d="M46 8v14M39 15h14" />
    </>
  ),
  'retrieve-barrel': () => (
    <>
      <g transform="translate(34 0) scale(1.05)">
        <BarrelShape />
      </g>
      <path className="ability-line" d="M31 8C20 3 12 9 12 19" />
      <path className="ability-head" d="m12 28-5.5-10h11Z" />
    </>
  ),
  'reorder-vineyards': () => (
    <>
      {tile('red', 3, 2)}
      {tile('white', 36, 2)}
      <path className="ability-line" d="M24 6q8-7 14 0M40 25q-8 7-14 0" />
      <path className="ability-head" d="m41 10-8-2.5 5.5-5ZM23 21l8 2.5-5.5 5Z" />
    </>
  ),
  'vineyard-discount': amount => (
    <>
      {tile('red', 4, 2)}
      <path className="ability-minus" d="M31 15h8" />
      {Array.from({ length: amount }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins in a row
        <g key={i} transform={`translate(${41 + i * 8} 4) scale(1.4)`}>
          <CoinShape />
        </g>
      ))}
    </>
  ),
};

interface Props {
  readonly of: Ability;
  /** Of the coins that he brings or saves. */
  readonly amount: number;
}

export const AbilityPicture = memo(({ of, amount }: Props) => (
  <svg className="ability" viewBox="0 0 64 30" aria-hidden="true">
    {PICTURES[of](amount)}
  </svg>
));
