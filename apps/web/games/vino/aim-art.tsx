// Drawings beside the headings of what Vino is about.

import type { ReactNode } from 'react';
import { ITALY, LANDS } from './art/coast.ts';
import { BottleShape, Coin, Grape, Stock, VineIcon } from './pieces.tsx';
import type { WordId } from './words.ts';
import './pieces.css';
import './aim-art.css';

const Italy = () => (
  <svg className="aim-italy" viewBox="0 0 800 960" aria-hidden="true">
    <path className="aim-land" d={ITALY} />
    {LANDS.map(outline => (
      <path key={outline} className="aim-region" d={outline} />
    ))}
  </svg>
);

/** Three in a row. */
const AT = [0, 31, 62];

const Varieties = ({ of }: { readonly of: readonly [number, number, number] }) => (
  <svg viewBox="0 -2 90 32" aria-hidden="true">
    {AT.map((x, i) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <Grape variety={of[i] ?? 0} />
      </g>
    ))}
  </svg>
);

const Bottles = () => (
  <svg viewBox="0 0 90 48" aria-hidden="true">
    {AT.map(x => (
      <g key={x} transform={`translate(${x} 0)`}>
        <BottleShape />
      </g>
    ))}
  </svg>
);

const DRAWINGS: { readonly [heading in WordId]?: ReactNode } = {
  'vino.aim.round': <Italy />,
  'vino.aim.grow': <Varieties of={[0, 1, 4]} />,
  'vino.aim.sell': (
    <>
      <Stock variety={3} n={4} />
      <Coin />
    </>
  ),
  'vino.aim.end': <Bottles />,
  'vino.aim.counts': (
    <>
      <VineIcon />
      <VineIcon />
      <VineIcon />
    </>
  ),
  'vino.aim.advice': <Varieties of={[3, 3, 3]} />,
};

export default function AimArt({ heading }: { readonly heading: string }) {
  return (DRAWINGS as { readonly [heading: string]: ReactNode })[heading];
}
