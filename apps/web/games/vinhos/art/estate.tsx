// What stands and lies in an estate: vines, houses and people above the ground, niches for the wine below it. Decoration only.

import { memo, type ReactNode } from 'react';
import type { Area } from '../cellar/area.ts';
import { besidePlan, estatePlan } from '../cellar/estate-plan.ts';

export type SlotKind = 'red' | 'white' | 'winery' | 'free';

type Dot = readonly [x: number, y: number, r: number];

/** Red vines grow in a square hedge on wires, white ones round on a stem. */
const LEAVES: { readonly [kind: string]: readonly Dot[] } = {
  red: [
    [8, 9, 6],
    [17, 8, 6.5],
    [26, 9, 6],
    [7, 19, 6],
    [27, 19, 6],
    [9, 27, 5.5],
    [17, 27, 6],
    [25, 27, 5.5],
    [17, 18, 8],
  ],
  white: [
    [17, 7, 6.5],
    [9, 11, 6.5],
    [25, 11, 6.5],
    [6.5, 19, 6],
    [27.5, 19, 6],
    [11, 26, 6],
    [23, 26, 6],
    [17, 18, 9],
  ],
};

const BERRIES: readonly Dot[] = [
  [11.6, 13.5, 3.2],
  [17, 13.5, 3.2],
  [22.4, 13.5, 3.2],
  [14.3, 18.6, 3.2],
  [19.7, 18.6, 3.2],
  [17, 23.7, 3.2],
];

const dots = (list: readonly Dot[], more = 0): ReactNode =>
  list.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r + more} />);

const vine = (kind: 'red' | 'white'): ReactNode => (
  <>
    <ellipse className="cast" cx="20" cy="57.5" rx="14" ry="2.5" />
    <path className="furrow" d="M1 58q16-5 32 0Z" />
    <path className="stem" d={kind === 'red' ? 'M6 26v31M28 26v31M17 30c-2 8 1 18-1 27' : 'M17 28c-2 9 2 18 0 29M17 40l6-8M17 42l-6-9'} />
    <g className="leaf-ink">{dots(LEAVES[kind] ?? [], 1.3)}</g>
    <g className="leaf">{dots(LEAVES[kind] ?? [])}</g>
    <path className="leaf-lit" d={kind === 'red' ? 'M4 7q3-4 7-2M13 4q4-3 8 0' : 'M6 9q4-5 8-5M15 3.5q3-1 5 0'} />
    <g className="berry-ink">{dots(BERRIES, 1)}</g>
    <g className={`berry ${kind}`}>{dots(BERRIES)}</g>
    <path className="berry-lit" d="M10.5 12.5h.1M16 12.5h.1M21.3 12.5h.1M13.2 17.6h.1M18.6 17.6h.1" />
  </>
);

const winery = (
  <>
    <ellipse className="cast" cx="20" cy="57.5" rx="16" ry="2.5" />
    <path className="house-wall" d="M3.5 26h27v32h-27Z" />
    <path className="house-shade" d="M22 26h8.5v32H22Z" />
    <path className="house-band" d="M3.5 51h27v7h-27Z" />
    <path className="chimney" d="M23 6.5h5V18h-5Z" />
    <path className="roof" d="M0 27 8 12h18l8 15Z" />
    <path className="roof-rows" d="M5 21.5h24M7.5 17h19M11 13l-4.5 13M17 13v13M23 13l4.5 13" />
    <path className="door" d="M12 58V43q5-7 10 0v15Z" />
    <path className="pane" d="M6.5 32h4.5v6H6.5ZM23.5 32h4.5v6h-4.5Z" />
  </>
);

const free = <rect className="free" x="4.5" y="24" width="25" height="33" rx="5" />;

const SLOTS: { readonly [kind in SlotKind]: ReactNode } = { red: vine('red'), white: vine('white'), winery, free };

/** A slot of an estate, on a field of 34 by 60 that stands on its lower edge. */
export const SlotArt = memo(({ kind, width, height }: { readonly kind: SlotKind; readonly width: number; readonly height: number }) => (
  <svg
    className={`slot-art slot-${kind}`}
    viewBox="0 0 34 60"
    width={width}
    height={height}
    preserveAspectRatio="xMidYMax meet"
    aria-hidden="true"
  >
    {SLOTS[kind]}
  </svg>
));

const PEOPLE = {
  farmer: (
    <>
      <path className="tool-stick" d="M20.5 8v31" />
      <path className="tool-iron" d="M16.5 9.5q4-3 7 .5" />
      <path className="inked smock" d="M4.5 39V26q0-8.5 7.5-8.5T19.5 26v13Z" />
      <path className="shaded" d="M14.5 18q5 1.5 5 8v13h-4Z" />
      <path className="scarf" d="m8 18 4 4.5 4-4.5Z" />
      <path className="inked skin" d="M8 10h8v3.5q0 4.5-4 4.5t-4-4.5Z" />
      <path className="inked straw" d="M7.5 9.5q0-7 4.5-7t4.5 7Z" />
      <path className="inked straw" d="M1.5 11.5q2-4 10.5-4t10.5 4q-4.5 1.5-10.5 1.5T1.5 11.5Z" />
    </>
  ),
  enologist: (
    <>
      <path className="inked coat" d="M3.5 39V26q0-8.5 7.5-8.5T18.5 26v13Z" />
      <path className="shaded" d="M13.5 18q5 1.5 5 8v13h-4Z" />
      <path className="coat-line" d="M11 23v16M8 18.5l3 4.5 3-4.5" />
      <path className="inked skin" d="M6.8 8h8.4v4.5q0 5-4.2 5t-4.2-5Z" />
      <path className="hair" d="M6 12q-1.5-9 5-9.5t5 9.5q-.8-4-2.5-5-3 1-5.5 0-1.5 1.5-2 5Z" />
      <path className="inked coat" d="M15.5 25q3-1 3.5-6.5l3 .5q0 8-5.5 10.5Z" />
      <path className="cup" d="M17.3 8h6.4q.3 6.5-3.2 6.5T17.3 8Z" />
      <path className="wine-in" d="M17.4 10.5h6.2q-.3 4-3.1 4t-3.1-4Z" />
      <path className="cup" d="M20.5 14.5v5" />
    </>
  ),
} as const;

export type Staff = keyof typeof PEOPLE;

/** Somebody who works there, on a field of 24 by 40. */
export const Worker = memo(({ kind }: { readonly kind: Staff }) => (
  <svg className={`worker ${kind}`} viewBox="0 0 24 40" aria-hidden="true">
    <ellipse className="cast" cx="14" cy="38.5" rx="10" ry="1.8" />
    {PEOPLE[kind]}
  </svg>
));

interface SceneProps {
  readonly width: number;
  readonly height: number;
  readonly slots: number;
  readonly places: number;
  /** How many places there are: those of a warehouse lie in a shed, those of a cellar under vaults. */
  readonly open: number;
  /** In which of them wine lies, as a set. */
  readonly wines: number;
  readonly cellar: boolean;
  /** Tells estates apart, so that stones do not lie the same everywhere. */
  readonly seed: number;
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** Hill, earth and the niches in it. */
export const EstateScene = memo(({ width, height, slots, places, open, wines, cellar, seed }: SceneProps) => {
  const plan = estatePlan(width, height, slots, places, { open, wines });
  const { ground } = plan;
  const rise = ground * 0.32;
  const deep = ground + (height - ground) * 0.6;
  return (
    <svg className="estate-scene" viewBox={`0 0 ${n(width)} ${n(height)}`} width={width} height={height} aria-hidden="true">
      <path className="estate-sky" d={`M0 ${ground}V8q0-8 8-8H${n(width - 8)}q8 0 8 8V${ground}Z`} />
      <path
        className="far-hill"
        d={`M0 ${ground}C${n(width * 0.12)} ${n(ground - rise * 2)} ${n(width * 0.36)} ${n(ground - rise * 2.4)} ${n(width * 0.55)} ${n(ground - rise * 1.4)}S${n(width * 0.9)} ${n(ground - rise * 2)} ${width} ${ground}Z`}
      />
      <path
        className="near-hill"
        d={`M0 ${ground}C${n(width * 0.2)} ${n(ground - rise * 0.5)} ${n(width * 0.5)} ${n(ground - rise * 1.5)} ${width} ${ground}Z`}
      />
      <path className="earth" d={`M0 ${ground}H${width}V${n(height - 8)}q0 8-8 8H8q-8 0-8-8Z`} />
      <path
        className="earth-deep"
        d={`M0 ${n(deep)}q${n(width * 0.25)}-7 ${n(width * 0.5)}-1t${n(width * 0.5)} 2V${n(height - 8)}q0 8-8 8H8q-8 0-8-8Z`}
      />
      <Stones width={width} from={plan.sign.y + plan.sign.height} to={height} seed={seed} />
      <path className="grass" d={`M0 ${ground}H${width}v4${tufts(width)}Z`} />
      <path className="earth-edge" d={`M0 ${ground}V${n(height - 8)}q0 8 8 8H${n(width - 8)}q8 0 8-8V8q0-8-8-8H8q-8 0-8 8Z`} />
      <path className="ground-line" d={`M0 ${ground}H${width}`} />
      {plan.places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in their order
        <Niche key={i} place={place} at={i} kind={i >= open ? 'undug' : cellar ? 'vault' : 'shed'} />
      ))}
    </svg>
  );
});

/** A hill that is cut open at its side: the vines before it, the niches in it. */
export const BesideScene = memo(({ width, height, slots, places, open, cellar, seed }: Omit<SceneProps, 'wines'>) => {
  const { ground, storage, places: niches } = besidePlan(width, height, slots, places);
  const [foot, brow, top] = [storage.x - 3, storage.x + 5, storage.y];
  const rise = (ground - top) * 0.3;
  const slope = `M0 ${ground}H${n(foot - 9)}C${n(foot)} ${ground} ${n(brow - 11)} ${top} ${n(brow)} ${top}H${n(width)}`;
  const edge = `V${n(height - 8)}q0 8-8 8H8q-8 0-8-8Z`;
  return (
    <svg className="estate-scene" viewBox={`0 0 ${n(width)} ${n(height)}`} width={width} height={height} aria-hidden="true">
      <path className="estate-sky" d={`M0 ${ground}V8q0-8 8-8H${n(width - 8)}q8 0 8 8V${ground}Z`} />
      <path
        className="far-hill"
        d={`M0 ${n(ground - rise)}C${n(foot * 0.3)} ${n(ground - rise * 2)} ${n(foot * 0.6)} ${n(ground - rise * 0.8)} ${n(brow)} ${n(ground - rise * 1.9)}V${ground}H0Z`}
      />
      <path
        className="near-hill"
        d={`M0 ${n(ground - rise * 0.2)}C${n(foot * 0.4)} ${n(ground - rise * 1.1)} ${n(foot * 0.7)} ${n(ground - rise * 0.6)} ${n(brow)} ${n(ground - rise)}V${ground}H0Z`}
      />
      <path className="earth" d={`${slope}${edge}`} />
      <path
        className="earth-deep"
        d={`M0 ${n(height - 8)}q0 8 8 8H${n(width - 8)}q8 0 8-8V${n(height * 0.66)}Q${n((brow + width) / 2)} ${n(height * 0.6)} ${n(brow - 4)} ${n(height * 0.72)}Q${n(foot)} ${n(ground + 4)} 0 ${n(ground + 4)}Z`}
      />
      <Stones width={width} from={ground + 1} to={height} seed={seed} />
      <path className="slope-grass" d={slope} />
      <path className="ground-line" d={slope} />
      <path className="earth-edge" d={`M0 8V${n(height - 8)}q0 8 8 8H${n(width - 8)}q8 0 8-8V8q0-8-8-8H8q-8 0-8 8Z`} />
      {niches.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in their order
        <Niche key={i} place={place} at={i} kind={i >= open ? 'undug' : cellar ? 'vault' : 'shed'} />
      ))}
    </svg>
  );
});

/** The lower edge of the grass, from right to left. */
function tufts(width: number): string {
  const count = Math.max(4, Math.round(width / 12));
  return Array.from({ length: count }, (_, i) => `q-${n(width / count / 2)} ${i % 2 === 0 ? 4 : 2} -${n(width / count)} 0`).join('');
}

const STONES = [0.13, 0.71, 0.42, 0.9, 0.27, 0.58, 0.06, 0.81];

const Stones = ({
  width,
  from,
  to,
  seed,
}: {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}) => (
  <g className="stones">
    {STONES.map((at, i) => {
      const down = STONES[(i * 3 + seed) % STONES.length] ?? 0;
      const across = (at + seed * 0.37) % 1;
      return <ellipse key={at} cx={n(4 + across * (width - 8))} cy={n(from + down * (to - from - 4))} rx={3 + (i % 3)} ry={2 + (i % 2)} />;
    })}
  </g>
);

interface NicheProps {
  readonly place: Area;
  readonly at: number;
  readonly kind: 'vault' | 'shed' | 'undug';
}

function Niche({ place, at, kind }: NicheProps) {
  const [x, y, w, h] = [n(place.x + 1), n(place.y), n(place.width - 2), n(place.height)];
  const r = n(w / 2);
  const vault = `M${x} ${n(y + h)}V${n(y + r)}a${r} ${n(r * 0.85)} 0 0 1 ${w} 0V${n(y + h)}Z`;
  const shed = `M${x} ${n(y + h)}V${y}h${w}V${n(y + h)}Z`;
  if (kind === 'undug') return <path className="undug" d={vault} />;
  return (
    <g className={`niche ${kind} depth-${at}`}>
      <path className="niche-air" d={kind === 'vault' ? vault : shed} />
      <path
        className="niche-dim"
        d={
          kind === 'vault'
            ? `M${x} ${n(y + h)}V${n(y + r)}a${r} ${n(r * 0.85)} 0 0 1 ${w} 0v3a${r} ${n(r * 0.85)} 0 0 0 -${n(w - 3)} 0V${n(y + h)}Z`
            : `M${x} ${n(y + h)}V${y}h${w}v3h-${n(w - 3)}V${n(y + h)}Z`
        }
      />
      <path className="niche-frame" d={kind === 'vault' ? vault : shed} />
      <path className="niche-shelf" d={`M${n(x - 0.5)} ${n(y + h - 3)}h${n(w + 1)}v4h-${n(w + 1)}Z`} />
    </g>
  );
}
