// The weather of a year on a field of 64 by 64: the finer, the more of the sun is seen. Decoration only.

import { memo, type ReactNode } from 'react';

const RAYS = 'M32 4v7M32 53v7M4 32h7M53 32h7M12.2 12.2l5 5M46.8 46.8l5 5M51.8 12.2l-5 5M17.2 46.8l-5 5';
const SHORT_RAYS =
  'M21.5 6.5l2.5 6M42.5 6.5l-2.5 6M6.5 21.5l6 2.5M6.5 42.5l6-2.5M57.5 21.5l-6 2.5M57.5 42.5l-6-2.5M21.5 57.5l2.5-6M42.5 57.5l-2.5-6';
const CLOUD = 'M16 46c-7 0-11-4-11-9.5S9.5 27 15 27c1-8 7-12 14-12 6 0 11 3 13 9 8-1 15 4 15 11.5S51 46 45 46Z';

const sun = (rays: string): ReactNode => (
  <>
    <path className="sun-rays" d={rays} />
    <circle className="sun" cx="32" cy="32" r="15" />
    <path className="sun-lit" d="M21.5 30c.5-5 4-8 8.5-8.8" />
  </>
);

const cloud = (className: string, dy: number): ReactNode => (
  <g transform={`translate(1 ${dy})`}>
    <path className={`cloud ${className}`} d={CLOUD} />
    <path className="cloud-lit" d="M10 33c1-3 4-4 6-3.5M20 22c2-3 6-4.5 9-4" />
  </g>
);

const SKIES: { readonly [weather: string]: ReactNode } = {
  2: sun(RAYS + SHORT_RAYS),
  1: sun(RAYS),
  0: (
    <>
      <g transform="translate(13 -7) scale(.8)">{sun(RAYS)}</g>
      {cloud('fair', 6)}
    </>
  ),
  '-1': (
    <>
      {cloud('grey', -4)}
      <path className="rain" d="m17 47-3 8M29 47l-3 8M41 47l-3 8" />
    </>
  ),
  '-2': (
    <>
      {cloud('dark', -8)}
      <path className="bolt" d="M34 34 25 48h7l-5 13 15-18h-7.5l6-9Z" />
      <path className="rain" d="m16 43-4 10M48 43l-4 10M53 45l-3 8" />
    </>
  ),
};

export const Sky = memo(({ weather }: { readonly weather: number }) => (
  <svg className="sky" viewBox="0 0 64 64" aria-hidden="true">
    {SKIES[Math.max(-2, Math.min(2, weather))]}
  </svg>
));
