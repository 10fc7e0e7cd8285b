// The icons, drawn on a field of 24 by 24. Lines take the colour of the text, bodies the variable --pict-body.

import { memo, type ReactNode } from 'react';

const grapes = (
  <>
    <path d="M12 7.5V3.5M12 5.2c1.6-2.3 4.4-2.6 6.2-1.6-1 2.3-3.9 3-6.2 1.6Z" />
    {[
      [8, 9.4],
      [12, 9.4],
      [16, 9.4],
      [10, 13],
      [14, 13],
      [12, 16.6],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} className="body" cx={x} cy={y} r="2.1" />
    ))}
  </>
);

const arch = (
  <>
    <path className="body" d="M3.5 20.5V11a8.5 8 0 0 1 17 0v9.5Z" />
    <circle cx="8.7" cy="17" r="2.9" />
    <circle cx="15.3" cy="17" r="2.9" />
    <circle cx="12" cy="11.9" r="2.6" />
  </>
);

const winery = (
  <>
    <path className="body" d="M3 20.5V11l9-7 9 7v9.5Z" />
    <path d="M9.7 20.5V15a2.3 2.3 0 0 1 4.6 0v5.5M6.2 13h1.6M16.2 13h1.6" />
  </>
);

const glass = (
  <>
    <path className="body" d="M6 3.5h12c.3 6.6-1.6 10-6 10s-6.3-3.4-6-10Z" />
    <path d="M6 7.5h12M12 13.5v6.5M8 20.5h8" />
  </>
);

const expert = (
  <>
    <circle className="body" cx="8.5" cy="7" r="3.2" />
    <path className="body" d="M2.5 20.5c0-5.5 2.7-8 6-8s6 2.5 6 8Z" />
    <path d="M16.5 4.5h5c.2 3.6-.6 5.5-2.5 5.5s-2.7-1.9-2.5-5.5ZM19 10v5.5M17 15.5h4" />
  </>
);

const flask = (
  <>
    <path className="body" d="M9.8 3.5v5.8L5 18.3a1.6 1.6 0 0 0 1.4 2.2h11.2a1.6 1.6 0 0 0 1.4-2.2l-4.8-9V3.5" />
    <path d="M8.3 3.5h7.4M7.3 14.5h9.4" />
  </>
);

const hat = (
  <>
    <path className="body" d="M7 9.5c0-6 10-6 10 0Z" />
    <path d="M2.8 9.5h18.4" />
    <path d="M8.3 10c0 5 7.4 5 7.4 0M4.5 20.5c.6-4 3-5.7 7.5-5.7s6.9 1.7 7.5 5.7" />
  </>
);

const ship = (
  <>
    <path className="body" d="M2.5 15.5h19l-3.2 5H5.7Z" />
    <path d="M12 2.8v12.7" />
    <path className="body" d="M12.8 4.2c4.5 2 6 5.3 5.7 9h-5.7ZM11.2 6c-3.8 1.6-5.2 4.2-5 7.2h5Z" />
  </>
);

const bottle = <path className="body" d="M10 2.5h4v5c2 1.2 2.6 2.6 2.6 4.8v9.2H7.4v-9.2c0-2.2.6-3.6 2.6-4.8ZM7.4 13.5h9.2M7.4 18h9.2" />;

const coin = (
  <>
    <circle className="body" cx="12" cy="12" r="8.5" />
    <path d="M9.5 16.5v-9h3.2a2.2 2.2 0 0 1 0 4.4H9.5h3.6a2.3 2.3 0 0 1 0 4.6Z" />
  </>
);

const barrel = (
  <>
    <path className="body" d="M7 3.5h10c2.3 5.5 2.3 11.5 0 17H7c-2.3-5.5-2.3-11.5 0-17Z" />
    <path d="M5.8 8.3h12.4M5.8 15.7h12.4" />
  </>
);

const paper = (
  <>
    <path className="body" d="M3.5 4.5h13.5v15.5H5.5a2 2 0 0 1-2-2Z" />
    <path d="M17 9h3.5v9a2 2 0 0 1-3.5 1.4M6.5 8.5h7.5M6.5 12h7.5M6.5 15.5h4.5" />
  </>
);

const cube = (
  <>
    <path className="body" d="m12 3 8 4.4v9.2L12 21l-8-4.4V7.4Z" />
    <path d="m4 7.4 8 4.4 8-4.4M12 11.8V21" />
  </>
);

const star = <path className="body" d="m12 3 2.7 5.9 6.3.8-4.7 4.3 1.3 6.4-5.6-3.2-5.6 3.2 1.3-6.4L3 9.7l6.3-.8Z" />;

const ICONS = {
  vineyards: grapes,
  cellars: arch,
  wineries: winery,
  experts: expert,
  centre: paper,
  staff: (
    <>
      <g transform="translate(-1 3) scale(.68)">{hat}</g>
      <g transform="translate(10 6) scale(.62)">{flask}</g>
    </>
  ),
  export: ship,
  sales: (
    <>
      <g transform="translate(-3.5 1) scale(.95)">{bottle}</g>
      <g transform="translate(11.5 11) scale(.5)">{coin}</g>
    </>
  ),
  taste: glass,
  aroma: (
    <>
      <path d="M7.5 3.5c-3 3.5 3 5 0 8.5M12 3.5c-3 3.5 3 5 0 8.5M16.5 3.5c-3 3.5 3 5 0 8.5" />
      <path className="body" d="M4 15.5h16c-1 3.5-4 5-8 5s-7-1.5-8-5Z" />
    </>
  ),
  look: (
    <>
      <path className="body" d="M1.8 12c4.6-7 15.8-7 20.4 0-4.6 7-15.8 7-20.4 0Z" />
      <circle cx="12" cy="12" r="3.3" />
    </>
  ),
  alcohol: (
    <>
      <path className="body" d="M12 2.8c4 5.6 6.3 8.3 6.3 11.9a6.3 6.3 0 0 1-12.6 0c0-3.6 2.3-6.3 6.3-11.9Z" />
      <path d="m9.5 17 5-5.5M9.7 12.3h.1M14.2 16.5h.1" />
    </>
  ),
  cash: coin,
  'free-move': <path className="body" d="M3 9.5h9V5l9 7-9 7v-4.5H3Z" />,
  renown: cube,
  'retrieve-barrel': (
    <>
      <g transform="translate(6 1) scale(.75)">{barrel}</g>
      <path d="M9 20.5c-4 0-6.5-2.5-6.5-6M.8 16.5l1.7-2.3 2.3 1.7" />
    </>
  ),
  'reorder-vineyards': <path d="M7.5 20V4.5M4 8l3.5-3.5L11 8M16.5 4v15.5M13 16l3.5 3.5L20 16" />,
  'vineyard-discount': (
    <>
      <g transform="translate(-2 -1) scale(.85)">{grapes}</g>
      <path d="M13.5 19.5h8" strokeWidth="2.4" />
    </>
  ),
  sun: (
    <>
      <circle className="body" cx="12" cy="12" r="4.6" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M19.1 4.9 17 7M7 17l-2.1 2.1" />
    </>
  ),
  rain: (
    <>
      <path className="body" d="M7 14.5a4.3 4.3 0 0 1 0-8.5c1.2-3.5 8-4 9.5.3 5.5-.3 5.5 8.2.5 8.2Z" />
      <path d="m8 17.5-1.3 3.5M12.5 17.5l-1.3 3.5M17 17.5l-1.3 3.5" />
    </>
  ),
  cellar: arch,
  winery,
  farmer: hat,
  farmers: hat,
  enologist: flask,
  enologists: flask,
  expert,
  vineyard: grapes,
  points: star,
  laurel: (
    <path d="M12 20.500C5.500 19.500 3 14 4.800 6M12 20.500c6.500-1 9-6.500 7.200-14.500M4.500 10c2.300.2 3.600 1.500 3.800 3.400M6.300 15c2.200-.3 3.800.6 4.500 2.300M19.500 10c-2.300.2-3.600 1.500-3.800 3.400M17.700 15c-2.200-.3-3.800.6-4.500 2.300" />
  ),
  star,
  port: bottle,
  wines: bottle,
  barrels: barrel,
  barrel,
  cubes: cube,
  ports: bottle,
  magnates: (
    <>
      <path className="body" d="M7 10V4.5h10V10Z" />
      <path d="M4 10h16M8.5 10.5c0 6 7 6 7 0M5 20.5c.6-3.6 3-5 7-5s6.4 1.4 7 5" />
    </>
  ),
  estates: <path className="body" d="M3 20.5V13l4.5-4 4.5 4v7.5ZM12 20.5V9l4.5-4.5L21 9v11.5Z" />,
  majorities: (
    <path
      className="body"
      d="M6 3.5h12v5a6 6 0 0 1-12 0ZM6 5H2.8c0 4 1.2 5.5 3.7 5.5M18 5h3.2c0 4-1.2 5.5-3.7 5.5M12 14.5v3.5M8 20.5h8v-2.5H8Z"
    />
  ),
  money: coin,
  wine: bottle,
  bank: (
    <>
      <path className="body" d="M3 9 12 3.5 21 9Z" />
      <path d="M5.5 9v8M10 9v8M14 9v8M18.5 9v8M3.5 17.5h17M2.5 20.5h19" />
    </>
  ),
  investment: <path d="M3.5 19.5 9 13l4 3.5L20.5 7M15.5 6.5h5v5" strokeWidth="2" />,
  features: (
    <>
      <path className="body" d="M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" strokeWidth="2.6" />,
  'no-cellar': (
    <>
      {arch}
      <path d="M3 3l18 18" strokeWidth="2.4" />
    </>
  ),
  lock: <path d="M6 11V8a6 6 0 0 1 12 0v3M4.5 11h15v9.5h-15Z" />,
} satisfies { readonly [name: string]: ReactNode };

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The strokes alone, to stand inside another drawing. */
export const IconStrokes = ({ name }: { readonly name: IconName }) => <g className="pict-strokes">{ICONS[name]}</g>;

/** Decorates what has a name already. */
export const Icon = memo(({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <svg className={className === undefined ? 'pict' : `pict ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <IconStrokes name={name} />
  </svg>
));
