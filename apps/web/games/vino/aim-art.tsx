// Drawings beside the headings of what Vino is about.

import type { ReactNode } from 'react';
import { HEIGHT, ISLANDS, LAND, PLACES, WIDTH } from './art/italy.ts';
import { BottleShape, Coin, Grape, Stock, VineIcon } from './pieces.tsx';
import type { WordId } from './words.ts';
import './pieces.css';
import './aim-art.css';

const ITALY = [LAND, ...ISLANDS];

const Italy = () => (
  <svg className="aim-italy" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {ITALY.map(outline => (
      <path key={outline} className="vino-land" d={outline} />
    ))}
    {PLACES.map(({ outline }) => (
      <path key={outline} className="aim-region" d={outline} />
    ))}
  </svg>
);

/** Three in a row. */
const AT = [0, 17, 34];

const Varieties = ({ of }: { readonly of: readonly [number, number, number] }) => (
  <svg viewBox="0 0 50 16" aria-hidden="true">
    {AT.map((x, i) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <Grape variety={of[i] ?? 0} />
      </g>
    ))}
  </svg>
);

const Bottles = () => (
  <svg viewBox="0 0 48 26" aria-hidden="true">
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
