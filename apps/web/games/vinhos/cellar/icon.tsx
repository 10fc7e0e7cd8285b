// The small drawings of a player's board. They say nothing by themselves: whoever shows one gives it a name and a sentence.

import type { ReactNode } from 'react';

const DRAWINGS = {
  money: (
    <>
      <ellipse className="coin-side" cx="12" cy="17" rx="9" ry="4.5" />
      <ellipse className="coin-side" cx="12" cy="13.5" rx="9" ry="4.5" />
      <ellipse className="coin" cx="12" cy="9.5" rx="9" ry="4.5" />
      <path className="coin-mark" d="M12 7v5M9.5 8.2h4M9.5 10.6h4.6" />
    </>
  ),
  barrel: (
    <>
      <path className="wood" d="M6 3h12c2.4 5.6 2.4 12.4 0 18H6C3.6 15.4 3.6 8.6 6 3Z" />
      <path className="hoop" d="M4.8 7.5h14.4M4.8 16.5h14.4M10 3.2c-1.2 6-1.2 11.6 0 17.6M14 3.2c1.2 6 1.2 11.6 0 17.6" />
    </>
  ),
  fair: (
    <>
      <path className="ribbon" d="m8 13-3 9 4-2 2.5 2.5L12 15l.5 7.5L15 20l4 2-3-9Z" />
      <circle className="rosette" cx="12" cy="9" r="7.5" />
      <path className="rosette-mark" d="m12 4.8 1.3 2.8 3 .3-2.3 2 .7 3-2.7-1.6-2.7 1.6.7-3-2.3-2 3-.3Z" />
    </>
  ),
  port: (
    <>
      <path className="ship" d="M2 15h20l-3 6H5Z" />
      <path className="sail" d="M12 2v12H4.5Q10 9 12 2Zm1.5 3q4 3 5 9h-5Z" />
    </>
  ),
  cube: (
    <>
      <path className="cube-top" d="m12 2 9 4.5-9 4.5-9-4.5Z" />
      <path className="cube-left" d="m3 7.5 8.3 4.2V22L3 17.5Z" />
      <path className="cube-right" d="m21 7.5-8.3 4.2V22l8.3-4.5Z" />
    </>
  ),
  sun: (
    <>
      <circle className="sun" cx="12" cy="12" r="5" />
      <path className="ray" d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2l2.9 2.9M16.9 16.9l2.9 2.9M4.2 19.8l2.9-2.9M16.9 7.1l2.9-2.9" />
    </>
  ),
  // what experts can do
  cash: (
    <>
      <circle className="coin" cx="9" cy="14" r="7" />
      <path className="coin-mark" d="M9 10.5v7M6.8 12.2h3.4M6.8 14.7h4" />
      <path className="line" d="M19 3v8M15 7h8" />
    </>
  ),
  'free-move': (
    <>
      <circle className="solid" cx="5" cy="18" r="3.5" />
      <path className="line" d="M7 13q3-8 11-6.5" />
      <path className="solid" d="m15.5 2 7 5-7.5 4.5Z" />
    </>
  ),
  renown: (
    <>
      <g transform="translate(-2 5) scale(.8)">
        <path className="cube-top" d="m12 2 9 4.5-9 4.5-9-4.5Z" />
        <path className="cube-left" d="m3 7.5 8.3 4.2V22L3 17.5Z" />
        <path className="cube-right" d="m21 7.5-8.3 4.2V22l8.3-4.5Z" />
      </g>
      <path className="line" d="M19.5 2v8M15.5 6h8" />
    </>
  ),
  'retrieve-barrel': (
    <>
      <g transform="translate(7 6) scale(.72)">
        <path className="wood" d="M6 3h12c2.4 5.6 2.4 12.4 0 18H6C3.6 15.4 3.6 8.6 6 3Z" />
        <path className="hoop" d="M4.8 7.5h14.4M4.8 16.5h14.4" />
      </g>
      <path className="line" d="M4 20V8q0-4.5 5-4.5" />
      <path className="solid" d="m.5 16 3.5 6 3.5-6Z" />
    </>
  ),
  'reorder-vineyards': (
    <>
      <path className="leaf" d="M2 5h12v4H2ZM2 11h12v4H2ZM2 17h12v4H2Z" />
      <path className="line" d="M19 6v13" />
      <path className="solid" d="m15.8 8 3.2-5.5L22.2 8ZM15.8 17l3.2 5.5 3.2-5.5Z" />
    </>
  ),
  'vineyard-discount': (
    <>
      <path className="leaf" d="M2 8h13v13H2Z" />
      <path className="vine" d="M5 20V10M8.5 20V10M12 20V10" />
      <path className="line" d="M15.5 5h7" />
    </>
  ),
  // magnate tiles
  expert: (
    <>
      <circle className="solid" cx="12" cy="7.5" r="4.5" />
      <path className="solid" d="M3 22q0-8.5 9-8.5T21 22Z" />
      <path className="knock" d="m12 15 2 5-2 2-2-2Z" />
    </>
  ),
  vineyard: (
    <>
      <path className="leaf" d="M2.5 4h19v17h-19Z" />
      <path className="vine" d="M7 20V6M12 20V6M17 20V6" />
    </>
  ),
  points: (
    <>
      <path className="ribbon" d="m8 13-3 9 4-2 2.5 2.5L12 15l.5 7.5L15 20l4 2-3-9Z" />
      <circle className="rosette" cx="12" cy="9" r="7.5" />
    </>
  ),
  sales: (
    <>
      <path className="solid" d="M2 9 4.5 3h15L22 9q-1.7 2.5-3.3 0-1.7 2.5-3.4 0-1.6 2.5-3.3 0-1.7 2.5-3.3 0-1.7 2.5-3.4 0Q3.7 11.5 2 9Z" />
      <path className="line" d="M4.5 12v9h15v-9M9.5 21v-5.5h5V21" />
    </>
  ),
  export: (
    <>
      <path className="ship" d="M2 15h20l-3 6H5Z" />
      <path className="line" d="M6 14.5V9h5v5.5M12.5 14.5V9h5v5.5M9 8.5v-4h5v4" />
    </>
  ),
  winery: (
    <>
      <path className="roof" d="M1.5 11 12 2.5 22.5 11Z" />
      <path className="wall" d="M4 11h16v10.5H4Z" />
      <path className="knock" d="M9.5 21.5V16q2.5-3 5 0v5.5Z" />
    </>
  ),
  cellar: (
    <>
      <path className="wall" d="M2 21.5V12Q2 3 12 3t10 9v9.5Z" />
      <path className="knock" d="M5 21.5V13q0-6.5 7-6.5t7 6.5v8.5Z" />
      <circle className="wood" cx="9" cy="17.5" r="3.3" />
      <circle className="wood" cx="15.3" cy="17.5" r="3.3" />
    </>
  ),
  enologist: (
    <>
      <circle className="skin" cx="10" cy="5.5" r="4" />
      <path className="coat" d="M3 22V16q0-5.5 7-5.5T17 16v6Z" />
      <path className="glass" d="M17.5 3h5q.5 5-2.5 5.5t-2.5-5.5ZM20 8.5V14M17.8 14.3h4.4" />
    </>
  ),
  farmer: (
    <>
      <path className="hat" d="M8 5q0-3.5 4-3.5T16 5l5.5 2.5h-19Z" />
      <path className="skin" d="M8 7.5h8q0 4.5-4 4.5T8 7.5Z" />
      <path className="smock" d="M4 22v-4q0-5.5 8-5.5T20 18v4Z" />
    </>
  ),
  // what multipliers count, where no other drawing says it
  estates: (
    <>
      <path className="leaf" d="M1.5 13h6.3v8H1.5ZM8.9 13h6.3v8H8.9ZM16.2 13h6.3v8h-6.3Z" />
      <path className="roof" d="M4 11.5 12 4l8 7.5Z" />
    </>
  ),
  wines: (
    <>
      <path className="bottle-dark" d="M6 9V3h4v6q2.5 1 2.5 4v8.5h-9V13q0-3 2.5-4Z" />
      <path className="bottle-pale" d="M15 10V5h3.5v5q2 1 2 3.5v8H14V13q-1-2 1-3Z" />
    </>
  ),
  magnates: (
    <>
      <path className="hat" d="M6.5 1.5h11V9h-11ZM3 9h18v2H3Z" />
      <path className="skin" d="M7 11h10q0 6-5 6t-5-6Z" />
      <path className="solid" d="M4 22.5q0-4.5 8-4.5t8 4.5Z" />
    </>
  ),
  majorities: (
    <>
      <path className="solid" d="M3 20.5V9l5 4 4-8 4 8 5-4v11.5Z" />
    </>
  ),
} as const satisfies { readonly [name: string]: ReactNode };

export type IconName = keyof typeof DRAWINGS;
export const isIcon = (name: string): name is IconName => Object.hasOwn(DRAWINGS, name);

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    {DRAWINGS[name]}
  </svg>
);
