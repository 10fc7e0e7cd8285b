// The actions of the grid as little paintings on glazed tiles, blue with a touch of ochre, on a field of 100 by 64. Decoration only.

import { memo, type ReactNode } from 'react';

const GROUND = <path className="line" d="M4 61.5c30-1.2 62-1.2 92 0" />;

/** A cluster of grapes hanging from (0, 0), 18 wide and 24 high. */
const Grapes = ({ warm = false }: { readonly warm?: boolean }) => (
  <>
    <path className="line" d="M0 0v-5M0-2.5c4-5 9-5 11-3-2 4-7 6-11 3Z" />
    <g className={warm ? 'warm' : 'deep'}>
      {[
        [-6, 4],
        [0, 4],
        [6, 4],
        [-3, 9.4],
        [3, 9.4],
        [0, 14.6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" />
      ))}
    </g>
  </>
);

/** Rows of vines down a hill. */
const rows = (
  <>
    <path className="wash" d="M3 62V46c14-13 32-17 48-14 16-8 34-8 46 2v28Z" />
    <path className="line" d="M3 46c14-13 32-17 48-14 16-8 34-8 46 2" />
    <path
      className="mid-line"
      d="M9 60C12 50 18 43 27 38M22 61c2-10 7-18 14-23.5M37 61c0-10 3-18 9-24.5M54 61c-1-10 1-18 5-25.5M71 61c-3-9-4-18-2-27M87 60c-6-8-10-17-10-26"
    />
    <path
      className="vines"
      d="M9 60C12 50 18 43 27 38M22 61c2-10 7-18 14-23.5M37 61c0-10 3-18 9-24.5M54 61c-1-10 1-18 5-25.5M71 61c-3-9-4-18-2-27M87 60c-6-8-10-17-10-26"
    />
  </>
);

const barrelEnd = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle className="white line" cx={x} cy={y} r={r} />
    <circle className="wash" cx={x} cy={y} r={r - 2.6} />
    <path className="mid-line" d={`M${x - r * 0.35} ${y - r * 0.7}v${r * 1.4}M${x + r * 0.35} ${y - r * 0.7}v${r * 1.4}`} />
    <path className="line" d={`M${x - r * 0.68} ${y}h${r * 1.36}`} />
  </g>
);

const wave = 'M2 56q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0';

const SCENES = {
  vineyards: (
    <>
      <circle className="warm" cx="22" cy="17" r="8" />
      <path className="warm-line" d="M22 3.5v3M8.5 17h3M12.5 7.5l2 2M31.5 7.5l-2 2M32.5 17h3" />
      {rows}
      <g transform="translate(72 17) scale(1.25)">
        <Grapes />
      </g>
    </>
  ),
  'vineyards-again': (
    <>
      {rows}
      <path className="white line" d="M27 40h34l-4.5 20h-25Z" />
      <path className="mid-line" d="M29 46h30M30.5 53h27M36 41l2 19M44 41v19M52 41l-2 19" />
      <path className="line" d="M31 40c0-17 26-17 26 0" fill="none" />
      <g transform="translate(37 26)">
        <Grapes />
      </g>
      <g transform="translate(51 26)">
        <Grapes warm />
      </g>
    </>
  ),
  cellars: (
    <>
      <path className="wash" d="M6 62V30C6 12 26 3 50 3s44 9 44 27v32Z" />
      <path className="white" d="M15 62V33c0-14 15-21 35-21s35 7 35 21v29Z" />
      <path className="line" d="M6 62V30C6 12 26 3 50 3s44 9 44 27v32M15 62V33c0-14 15-21 35-21s35 7 35 21v29" />
      <path className="line" d="M50 3v9M28 7l4 8M72 7l-4 8M12 17l8 6M88 17l-8 6M6 32h9M94 32h-9M6 47h9M94 47h-9" />
      {barrelEnd(33, 50, 11)}
      {barrelEnd(56, 50, 11)}
      {barrelEnd(44.5, 31, 11)}
      <path className="line" d="M76 62V40" />
      <path className="warm line" d="M76 40c-4-5 0-7 0-12 4 4 5 8 0 12Z" />
      {GROUND}
    </>
  ),
  wineries: (
    <>
      <path className="wash" d="M2 62c4-10 12-14 20-14h56c9 0 16 4 20 14Z" />
      <path className="white line" d="M26 60V31h36v29Z" />
      <path className="deep line" d="M21 32 44 16l23 16Z" />
      <path className="white line" d="M62 60V24h17v36Z" />
      <path className="deep line" d="M58.5 25 70.5 9l12 16Z" />
      <path className="warm line" d="M38 60V48a6 6 0 0 1 12 0v12Z" />
      <path className="mid line" d="M30 37h6v7h-6ZM52.5 37h6v7h-6ZM67.5 31h6v8h-6ZM67.5 46h6v7h-6Z" />
      <path className="line" d="M12 60V46" />
      <path className="mid line" d="M12 49c-7-2-8-12-6-20 2-7 4-11 6-13 2 2 4 6 6 13 2 8 1 18-6 20Z" />
      <path className="line" d="M90 60V50" />
      <circle className="mid line" cx="90" cy="43" r="7.5" />
      {GROUND}
    </>
  ),
  experts: (
    <>
      <path className="wash" d="M8 62c0-13 9-18 22-20h10c13 2 21 7 21 20Z" />
      <path className="line" d="M8 62c0-13 9-18 22-20h10c13 2 21 7 21 20" />
      <path className="white line" d="M28 36v8c4 4 10 4 13 0v-8Z" />
      <path
        className="white line"
        d="M22 17c2-8 9-12 17-10 7 1.5 10 6 10 12l3.5 6.5c.4 1-.4 1.7-1.5 1.8l-1.5.2v5c0 4-2.5 5.5-8 5.5C31 38 20 30 22 17Z"
      />
      <path className="deep line" d="M21 24C16 12 23 3 35 3c9 0 14 5 14 11-7 1-12 0-15-1-1 5-3 8-7 9-1 3-3 3.5-6 2Z" />
      <path className="line" d="M42.5 21.5h4M45 33.5h4.5" />
      <path className="white line" d="M62 15h24c1 13-3 20-12 20s-13-7-12-20Z" />
      <path className="warm" d="M62.5 22h23c-.5 8.5-4 12.5-11.5 12.5S63 30.5 62.5 22Z" />
      <path className="line" d="M62.4 22h23.2M74 35v18M65 54.5c4-2.5 14-2.5 18 0Z" />
      <path className="mid-line" d="M69 11c-3-3 2-5 0-8M75 11c-3-3 2-5 0-8M81 11c-3-3 2-5 0-8" />
    </>
  ),
  centre: (
    <>
      <path className="white line" d="M10 13h42v46H15a5 5 0 0 1-5-5Z" />
      <path className="line" d="M15.5 20h31" strokeWidth="3.2" />
      <path className="mid-line" d="M15.5 27h13M15.5 32h13M15.5 37h13M15.5 42h31M15.5 47h31M15.5 52h22" />
      <path className="wash line" d="M33 26h13.5v11.5H33Z" />
      <path className="white line" d="M69 22.5V7h8v15.5c5 2.5 7 6 7 11.5v26H62V34c0-5.5 2-9 7-11.5Z" />
      <path className="deep" d="M69 7h8v9h-8Z" />
      <path className="wash line" d="M62 37h22v15H62Z" />
      <circle className="warm line" cx="73" cy="44.5" r="5" />
      <path className="warm line" d="m85.5 16 2 4.2 4.5.6-3.3 3.2.8 4.5-4-2.2-4 2.2.8-4.5-3.3-3.2 4.5-.6Z" />
      {GROUND}
    </>
  ),
  staff: (
    <>
      <path className="wash line" d="M3 62c0-11 7-16 17-17.5h10C40 46 46 51 46 62Z" />
      <path className="white line" d="M16 24c0 9 3 17 9 17s9-8 9-17Z" />
      <path className="warm line" d="M15 24c0-9 3-14 10-14s10 5 10 14Z" />
      <path className="warm line" d="M4 26c5-4 13-5.5 21-5.5S41 22 46 26c-6 2-13 1.5-21 1.5S10 28 4 26Z" />
      <path className="line" d="M20 35.5q5 2.5 10 0M21 30.5v.4M29 30.5v.4M44 62 50 14M46 14l12 2" />
      <path className="mid line" d="M45 11c6-1 10 1 13 6l-13-1.5Z" />
      <path className="white line" d="M52 62c0-11 7-16 15-17.5h9C85 46 92 51 92 62Z" />
      <path className="white line" d="M62 24c0 10 3 18 9.5 18S81 34 81 24c0-7-4-10-9.5-10S62 17 62 24Z" />
      <path className="deep line" d="M61 25c-2-9 3-14.5 10.5-14.5S84 16 82 25c-3-2-4-4-5-6.5-5 2.5-9 2.5-12 1.5-.5 2.5-2 4.5-4 5Z" />
      <circle className="line none" cx="67.5" cy="27.5" r="3.2" />
      <circle className="line none" cx="76" cy="27.5" r="3.2" />
      <path className="line" d="M70.7 27.5h2.1M68.5 36.5q3 2 6.5 0" />
      <path className="white line" d="M86 34h7M87.5 34v9L83 54.5a2.5 2.5 0 0 0 2.3 3.5h8.4a2.5 2.5 0 0 0 2.3-3.5L91.5 43v-9" />
      <path className="warm" d="M85.7 50h7.6l1.9 5a1.3 1.3 0 0 1-1.2 1.8h-9a1.3 1.3 0 0 1-1.2-1.8Z" />
      {GROUND}
    </>
  ),
  enologists: (
    <>
      <path className="white line" d="M16 62c0-12 9-17.5 19-19h11c11 1.5 19 7 19 19Z" />
      <path className="line" d="M36 44l4.5 9 4.5-9" />
      <path className="white line" d="M29 19c0 12 4 21 11.5 21S52 31 52 19c0-8-5-12-11.5-12S29 11 29 19Z" />
      <path className="deep line" d="M28 21C25 9 31 2.5 40.5 2.5S56 9 53 21c-3.5-2.5-5-5-6-8-6 3-11 3-15 2-.5 3-2 5-4 6Z" />
      <circle className="line none" cx="35.5" cy="23" r="3.8" />
      <circle className="line none" cx="46" cy="23" r="3.8" />
      <path className="line" d="M39.3 23h2.900M37 34q3.5 2 7.5 0" />
      <path className="white line" d="M71 16h13M73.5 16v17L64 54a5 5 0 0 0 4.5 7h18a5 5 0 0 0 4.5-7L81.5 33V16" />
      <path className="warm" d="M69.5 44h16l4.5 10.5a3.5 3.5 0 0 1-3.200 5H68.200a3.5 3.5 0 0 1-3.200-5Z" />
      {GROUND}
    </>
  ),
  export: (
    <>
      <path className="line" d="M47 4v41M18 42c6 0 8 1 8 1" />
      <path className="white line" d="M49 7c18 6 26 17 25 32H49Z" />
      <path className="wash" d="M62 13.5c8 6.5 12.5 15 12 25.5h-9c1-9 0-17-3-25.5Z" />
      <path className="white line" d="M45 11c-14 5-20 14-20 26h20Z" />
      <path className="warm line" d="M47 4c6-2 8 2 13 0v5c-5 2-7-2-13 0Z" />
      <path className="deep line" d="M12 43c20 4 50 4 76-3-3 10-9 17-17 17H30c-9 0-15-6-18-14Z" />
      <path className="mid-line" d="M16 48c22 4 46 4 69-2" />
      <path className="wash" d="M2 56q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v7H2Z" />
      <path className="line" d={wave} />
      <path className="mid-line" d="M10 61.5q6-4 12 0t12 0 12 0 12 0 12 0 12 0" />
    </>
  ),
  sales: (
    <>
      <path className="wash line" d="M14 24h72v36H14Z" />
      <path className="white line" d="M8 8h84l-4 16H12Z" />
      <path className="deep" d="M8 8h12l-2 16h-6ZM32 8h12l-1 16H31.5ZM56 8h12l.5 16H57ZM80 8h12l-4 16h-6Z" />
      <path className="line" d="M8 8h84l-4 16H12ZM12 24c3 5 16 5 19.5 0 3 5 8 5 11.5 0 3 5 11 5 14 0 3 5 8 5 11.5 0C71.5 29 85 29 88 24" />
      <path className="line" d="M14 44h72M14 60h72" />
      {[22, 34, 46].map(x => (
        <path key={x} className="white line" d={`M${x - 1.8} 44h8v-7c0-2.5-1-3.5-2.2-4.5V29h-3.6v3.5c-1.2 1-2.2 2-2.2 4.5Z`} />
      ))}
      <path className="deep" d="M32.5 38h7v5.5h-7Z" />
      <circle className="warm line" cx="69" cy="50" r="9.5" />
      <path className="line" d="M66.5 55.5v-11h4a2.7 2.7 0 0 1 0 5.3h-4 4.5a2.9 2.9 0 0 1 0 5.7Z" />
      <path className="mid-line" d="M20 49h30M20 54h30" />
    </>
  ),
  bank: (
    <>
      <path className="wash line" d="M18 26h64v28H18Z" />
      <path className="white line" d="M12 26 50 6l38 20Z" />
      <circle className="warm line" cx="50" cy="18" r="5" />
      {[23, 38, 54, 69].map(x => (
        <path key={x} className="white line" d={`M${x} 29h8v25h-8ZM${x - 1.5} 26.5h11v3h-11ZM${x - 1.5} 52h11v3h-11Z`} />
      ))}
      <path className="white line" d="M14 55h72v3.5H14ZM9 58.5h82V62H9Z" />
    </>
  ),
} satisfies { readonly [name: string]: ReactNode };

export type SceneName = keyof typeof SCENES;

export const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

export const Scene = memo(({ of }: { readonly of: SceneName }) => (
  <svg className="painting" viewBox="0 0 100 64" aria-hidden="true">
    {SCENES[of]}
  </svg>
));
