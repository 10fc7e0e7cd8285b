// What is painted on the map besides the game: mountains, woods, towns, ships. It stands still.

import { memo, type ReactNode } from 'react';
import { ABROAD, ITALY, RIVERS } from './coast.ts';

type Point = readonly [x: number, y: number];

const each = (points: readonly Point[], draw: (key: string) => ReactNode, scale = 1) =>
  points.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      {draw(`${x} ${y}`)}
    </g>
  ));

/** The Alps, those behind first: where, how large, and turned which way. */
const ALPS: readonly (readonly [x: number, y: number, size: number])[] = [
  [20, 6, -0.8],
  [66, -8, 0.9],
  [112, 2, -1],
  [160, -12, 0.9],
  [208, 0, -0.8],
  [256, -14, 0.9],
  [304, -22, -0.8],
  [352, -30, 0.9],
  [-6, 40, 1],
  [42, 38, 1.1],
  [92, 34, -1.2],
  [140, 30, 1],
  [184, 34, -1.1],
  [226, 26, 0.8],
  [-14, 84, -1],
  [20, 78, 0.9],
  [66, 62, -0.9],
  [118, 66, 0.9],
  [160, 62, 0.8],
  [200, 64, -0.8],
  [130, 100, 0.7],
  [-8, 124, 0.8],
  [18, 118, -0.7],
  [-2, 172, -0.8],
  [2, 214, 0.9],
  [-8, 256, -0.9],
  [640, 10, -0.8],
  [678, 2, 0.9],
  [716, 14, -0.9],
  [760, 4, 0.8],
  [698, 40, 0.7],
  [742, 42, -0.7],
];
const HILLS: readonly Point[] = [
  [196, 262],
  [236, 268],
  [396, 318],
  [424, 424],
  [640, 566],
  [700, 660],
  [452, 958],
  [510, 968],
  [640, 190],
  [700, 250],
  [752, 330],
];
const CYPRESSES: readonly Point[] = [
  [366, 272],
  [376, 276],
  [410, 336],
  [122, 230],
  [84, 226],
  [658, 560],
  [760, 652],
  [120, 800],
  [152, 790],
  [708, 738],
  [282, 112],
  [264, 116],
];
const OLIVES: readonly Point[] = [
  [640, 548],
  [690, 600],
  [742, 668],
  [776, 672],
  [716, 640],
  [430, 934],
  [540, 940],
  [60, 160],
  [96, 150],
  [176, 216],
  [60, 206],
];

const Peak = () => (
  <>
    <path className="rock" d="M-28 16Q-18 6-14-4L-10-7-3-20Q0-25 3-19L9-9 14-5Q18 8 30 16 0 21-28 16Z" />
    <path className="rock-side" d="M1-22 3-19 9-9 14-5Q18 8 30 16 20 18 12 18.500L8 6 5 1Z" />
    <path className="snow" d="M-10-7-3-20Q0-25 3-19L9-9 5-10 2-3-2-9-6-4Z" />
  </>
);
const Hill = () => <path className="hill" d="M-20 6Q-12-9 0-3 9-13 20 6Q0 9-20 6Z" />;
const Cypress = () => (
  <>
    <path className="ink" d="M0 9v4" />
    <path className="cypress" d="M0-13Q5-2 4 6 0 11-4 6-5-2 0-13Z" />
  </>
);
const Olive = () => (
  <>
    <path className="ink" d="M0 3v7M0 6l4-4" />
    <path className="olive" d="M-8 1Q-10-6-3-7 1-12 5-7 11-5 8 1 0 6-8 1Z" />
  </>
);

/** A sail on the sea. */
const Boat = () => (
  <>
    <path className="sail" d="M-1-22Q13-14 11-3L-1-4Z" />
    <path className="sail" d="M-3-18Q-13-10-12-4L-3-4Z" />
    <path className="hull" d="M-16-1H16Q13 8 7 8H-8Q-14 7-16-1Z" />
    <path className="ripple" d="M-22 11q5-3 9 0t9 0 9 0 9 0 9 0" />
  </>
);

const Gondola = () => (
  <>
    <path className="hull" d="M-22-7-19-8Q-17 0-8 1H8Q17 0 20-5L22-4Q19 7 8 7H-8Q-20 7-22-7Z" />
    <path className="ink" d="M9 0V-12M9-9l4 5M9-12l8 22" />
    <circle className="straw-hat" cx="9" cy="-14" r="2.600" />
  </>
);

/** Turin's Mole, Milan's cathedral, Genoa's light, Venice's bell tower, Bologna's towers, Pisa's tower, Rome's dome, Naples' mountain, Apulia's
 *  trulli, Palermo, Etna, a nuraghe. */
const TOWNS: readonly { readonly at: Point; readonly draw: ReactNode }[] = [
  {
    at: [42, 186],
    draw: (
      <>
        <path className="wall" d="M-12 10V-2H12V10Z" />
        <path className="roof" d="M-10-2Q-8-14 0-16 8-14 10-2Z" />
        <path className="ink" d="M0-16V-28" />
      </>
    ),
  },
  {
    at: [148, 184],
    draw: (
      <>
        <path className="wall" d="M-18 10V-2L-9-6V-12L0-16 9-12V-6L18-2V10Z" />
        <path className="ink" d="M-18-2v-7M-9-12v-8M0-16v-9M9-12v-8M18-2v-7M-10 10V3a3 3 0 0 1 6 0v7M4 10V3a3 3 0 0 1 6 0v7" />
      </>
    ),
  },
  {
    at: [120, 312],
    draw: (
      <>
        <path className="wall" d="M-5 8-3-12H3L5 8Z" />
        <path className="roof" d="M-4-12H4V-17L0-21-4-17Z" />
        <path className="rock" d="M-10 11Q-8 6 0 7 9 6 11 11Z" />
      </>
    ),
  },
  {
    at: [418, 192],
    draw: (
      <>
        <path className="wall" d="M-5 10V-14H5V10Z" />
        <path className="roof" d="M-6-14H6L0-28Z" />
        <path className="ink" d="M-3-9v4M0-9v4M3-9v4" />
      </>
    ),
  },
  {
    at: [392, 276],
    draw: (
      <>
        <path className="wall" d="M-9 8-7-16H-2L-1 8ZM2 8 4-6H9L10 8Z" />
        <path className="roof" d="M-8-16h7l-3-4ZM3-6h7l-3-4Z" />
      </>
    ),
  },
  {
    at: [218, 352],
    draw: (
      <g transform="rotate(9)">
        <path className="wall" d="M-6 10V-14H6V10Z" />
        <path className="wall" d="M-4-14V-19H4V-14Z" />
        <path className="ink" d="M-6-8H6M-6-2H6M-6 4H6" />
      </g>
    ),
  },
  {
    at: [372, 566],
    draw: (
      <>
        <path className="wall" d="M-16 9V-1H16V9Z" />
        <path className="roof" d="M-10-1Q-9-14 0-15 9-14 10-1Z" />
        <path className="ink" d="M0-15V-21M-2.500-18.500H2.500M-11 9V4M-4 9V3M4 9V3M11 9V4" />
      </>
    ),
  },
  {
    at: [524, 668],
    draw: (
      <>
        <path className="smoke" d="M-2-16Q-9-21-4-26 0-33 7-30 15-31 14-24 16-18 8-18 3-14-2-16Z" />
        <path className="rock" d="M-24 11Q-12 4-6-12L-1-9 4-12Q10 4 24 11 0 15-24 11Z" />
        <path className="rock-side" d="M4-12Q10 4 24 11 14 13 8 13Z" />
      </>
    ),
  },
  {
    at: [728, 612],
    draw: (
      <>
        <path className="wall" d="M-14 9V1H0V9ZM2 9V3H14V9Z" />
        <path className="rock" d="M-16 1-7-14 2 1ZM0 3 8-9 16 3Z" />
      </>
    ),
  },
  {
    at: [582, 944],
    draw: (
      <>
        <path className="smoke" d="M-1-17Q-8-21-3-27 2-33 8-29 15-29 13-22 13-17 7-18 3-15-1-17Z" />
        <path className="rock" d="M-30 14Q-14 6-6-13L0-10 5-13Q12 6 30 14 0 18-30 14Z" />
        <path className="snow" d="M-9-4-6-13 0-10 5-13 8-5 3-7-1-2-4-6Z" />
      </>
    ),
  },
  {
    at: [132, 800],
    draw: (
      <>
        <path className="wall" d="M-12 10-8-8H8L12 10Z" />
        <path className="ink" d="M-9-2H9M-11 4H11M-3 10V4H3V10" />
      </>
    ),
  },
];

const FLEET: readonly Point[] = [
  [424, 804],
  [486, 318],
  [752, 906],
];

/** Sea, land, mountains, towns. `plain` leaves out what would be too small to see. */
export const Scenery = memo(({ plain }: { readonly plain: boolean }) => (
  <>
    <defs>
      <pattern id="vino-waves" width="56" height="34" patternUnits="userSpaceOnUse">
        <path className="wave" d="M4 10q5-5 10 0t10 0M32 27q5-5 10 0t10 0" />
      </pattern>
    </defs>
    <rect className="sea" x="-70" y="-160" width="960" height="1380" />
    <rect fill="url(#vino-waves)" x="-70" y="-160" width="960" height="1380" />
    <path className="shallows far" d={ITALY} />
    <path className="shallows" d={ITALY} />
    <path className="abroad" d={ABROAD} />
    <path className="cliff" d={ITALY} transform="translate(0 4)" />
    <path className="italy-land" d={ITALY} />
    <g className="faint">
      {!plain && each(HILLS, Hill)}
      {ALPS.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}>
          <Peak />
        </g>
      ))}
      {!plain && each(CYPRESSES, Cypress)}
      {!plain && each(OLIVES, Olive)}
    </g>
  </>
));

/** What lies over the painted regions: rivers, towns, ships. */
export const Sights = memo(({ plain }: { readonly plain: boolean }) => (
  <>
    {RIVERS.map(d => (
      <path key={d} className="river" d={d} />
    ))}
    <g className="faint">
      {!plain &&
        TOWNS.map(({ at, draw }) => (
          <g key={at.join()} className="town" transform={`translate(${at[0]} ${at[1]})`}>
            {draw}
          </g>
        ))}
      {!plain && each(FLEET, Boat)}
      {!plain && <g transform="translate(436 222)">{Gondola()}</g>}
    </g>
  </>
));
