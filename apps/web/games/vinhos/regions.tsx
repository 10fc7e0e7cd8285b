// The map: on each region a ribbon with its name and what founding an estate there brings; its stack of vineyards, the renown cubes and whose
// estates are there lie on the land itself.

import type { Position } from '@adega/wire';
import type { PartProps } from '../../table/face.ts';
import { Thing } from '../../table/thing.tsx';
import { Abroad, CountryPatterns, Scenery } from './art/country.tsx';
import { IconStrokes } from './art/icon.tsx';
import { HEIGHT, OUTLINES, WIDTH } from './art/portugal.ts';
import { RosetteShape } from './art/rosette.tsx';
import { VineyardFace } from './art/vineyard.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { giftOf } from './deeds.ts';
import { magnateName, regionName, vineyardName } from './names.ts';
import { thing } from './paths.ts';
import { CubeShape, Mark } from './pieces.tsx';
import { isCostDoubtful } from './printed.ts';
import { SIGNS } from './region-signs.ts';
import { colourWord, has, REGIONS, type State, stateOf, UNTURNED } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Regions({ position, width, height }: PartProps) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const [wide, high] = [width / scale, height / scale];
  return (
    <section id="regions" className="regions" aria-labelledby="regions-heading">
      <h3 id="regions-heading" className="hidden">
        {say('regions.heading')}
      </h3>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part has a heading, and each region its own name */}
      <svg className="map" width={width} height={height} viewBox={`${(WIDTH - wide) * WEST} ${(HEIGHT - high) / 2} ${wide} ${high}`}>
        <CountryPatterns />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g aria-hidden="true">
          <Abroad only={say('map.drawn')} />
          <text className="map-abroad" x="322" y="478">
            {say('map.spain')}
          </text>
        </g>
        {PAINTED.map(([region]) => (
          <Ground key={region} s={s} region={region} isOurs={has(tables.regions, region)} />
        ))}
        <Scenery />
        {PAINTED.filter(([region]) => has(tables.regions, region)).map(([region, x, y]) => (
          <Region key={region} say={say} position={position} s={s} region={region} x={x} y={y} />
        ))}
      </svg>
    </section>
  );
}

/** Where there is more room than the land needs, most of it is sea. */
const WEST = 0.7;

/** Where the pieces of a region are put: on its land, and apart from all others. */
const PAINTED: readonly (readonly [region: number, x: number, y: number])[] = [
  [8, 82, 493],
  [7, 138, 345],
  [6, 3, 397],
  [4, 116, 236],
  [5, 3, 291],
  [3, 98, 168],
  [2, 168, 102],
  [0, 164, 36],
  [1, 3, 52],
];

/** Before the regions of a game are drawn, all of them are in it. */
export const isPlayed = (s: State, region: number): boolean => s.regions === 0 || has(s.regions, region);

interface RegionProps {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly region: number;
}

/** What a region looks like without its pieces. One that the edition does not have is only land. */
function Ground({ s, region, isOurs }: { readonly s: State; readonly region: number; readonly isOurs: boolean }) {
  const outline = OUTLINES[region];
  if (!isOurs) return <path className="soil beyond" d={outline} />;
  if (!isPlayed(s, region)) {
    return (
      <>
        <path className="soil beyond" d={outline} />
        <path fill="url(#map-hatch)" d={outline} />
      </>
    );
  }
  const word = REGIONS[region] as (typeof REGIONS)[number];
  return (
    <>
      <path className={`soil soil-${word}`} d={outline} />
      <path fill={`url(#map-${CROPS[word]})`} d={outline} />
    </>
  );
}

/** What grows there. */
const CROPS: { readonly [K in (typeof REGIONS)[number]]: string } = {
  'tras-os-montes': 'groves',
  minho: 'rows',
  douro: 'terraces',
  dao: 'rows',
  ribatejo: 'fields',
  lisboa: 'rows',
  setubal: 'terraces',
  alentejo: 'fields',
  algarve: 'groves',
};

interface Placed extends RegionProps {
  readonly x: number;
  readonly y: number;
}

function Region(props: Placed) {
  const { say, s, region, x, y } = props;
  const isIn = isPlayed(s, region);
  return (
    <Thing
      id={thing.region(region)}
      className={isIn ? 'region' : 'region out'}
      help={isIn ? helpOf(props) : say('regions.out', { region: regionName(say, region) })}
    >
      <path className="land" d={OUTLINES[region]} />
      <g transform={`translate(${x} ${y})`} className="region-content" data-pointed="">
        {isIn && <Ribbon say={say} region={region} />}
        <Name say={say} region={region} />
        {isIn && <Content {...props} />}
      </g>
    </Thing>
  );
}

/** Behind the name, so that little of the land is covered. */
function Ribbon({ say, region }: Pick<RegionProps, 'say' | 'region'>) {
  const width = BESIDE_STACK - RIBBON_FROM + 32 + regionName(say, region).length * LETTER;
  return (
    <>
      <rect className="ribbon-shade" x={RIBBON_FROM + 1.5} y="4.5" width={width} height={RIBBON_HIGH} rx="5" />
      <rect className="region-plate" x={RIBBON_FROM} y="2" width={width} height={RIBBON_HIGH} rx="5" />
    </>
  );
}

/** Where the name begins, beside the stack, and the ribbon behind both. */
const BESIDE_STACK = 50;
const RIBBON_FROM = 22;
const RIBBON_HIGH = 24;
/** So far the pieces of a region may reach. */
const ALL_WIDE = 172;
/** The width of a letter of a name. */
const LETTER = 8.86;

/** All that the drawing shows, in a sentence. */
function helpOf({ say, position, s, region }: RegionProps): string {
  const box = boxOf(position);
  const kind = s.tops[region] as number;
  const owners = s.players.flatMap((p, seat) => (p.estates.some(e => e.region === region) ? [position.names[seat] ?? ''] : []));
  return say('regions.help', {
    region: regionName(say, region),
    number: box.pack.regions[region]?.number ?? region + 1,
    gift: giftOf(say, box, region),
    top: kind >= 0 ? topOf(say, box, region, kind) : say(kind === UNTURNED ? 'regions.unturned' : 'regions.empty'),
    below: belowOf(say, position, s, region),
    cubes: s.cubes[region] ?? 0,
    most: box.tables.cubeSpaces[region] ?? 0,
    estates: owners.length,
    owners: say.list(owners),
    wanted: isWanted(box.tables, s, region) ? 'yes' : 'no',
    magnate: magnateName(say, box, 2),
  });
}

const topOf = (say: Say, { tables }: Box, region: number, kind: number): string =>
  say('regions.top', { colour: colourWord(tables.kindColour[region]?.[kind] ?? 0), cost: tables.kindCost[region]?.[kind] ?? 0 });

/** What an estate here brings, then the name. */
function Name({ say, region }: Pick<RegionProps, 'say' | 'region'>) {
  return (
    <g transform={`translate(${BESIDE_STACK} 4)`}>
      <circle className="benefit-seal" cx="10" cy="10" r="10.5" />
      <g className="benefit" transform="translate(1.6 1.6) scale(.7)">
        <IconStrokes name={SIGNS[REGIONS[region] as (typeof REGIONS)[number]]} />
      </g>
      <text className="region-name" x="25" y="16">
        {regionName(say, region)}
      </text>
    </g>
  );
}

/** Between cubes, between marks, and between marks of one player. */
const CUBE = 15.5;
const MARK = 20;
const CLOSE = 8;

/** The stack, and beside it the spaces for cubes and the marks of those who have estates here. */
function Content({ s, region }: Placed) {
  const { tables } = useBox();
  const most = tables.cubeSpaces[region] ?? 0;
  const owners = s.players.flatMap((p, seat) => p.estates.flatMap((e, i) => (e.region === region ? [{ seat, i }] : [])));
  const steps = owners.map(({ seat }, n): number => (n === 0 ? 0 : owners[n - 1]?.seat === seat ? CLOSE : MARK));
  const room = ALL_WIDE - BESIDE_STACK - most * CUBE - MARK - 6;
  const wide = steps.reduce((a, b) => a + b, 0);
  const k = Math.min(1, room / Math.max(1, wide));
  return (
    <>
      <g transform="translate(4 2)">
        <Stack s={s} region={region} />
        {isWanted(tables, s, region) && <Rosette />}
      </g>
      <g transform={`translate(${BESIDE_STACK} 29)`}>
        <Cubes cubes={s.cubes[region] ?? 0} most={most} />
      </g>
      <g transform={`translate(${BESIDE_STACK + most * CUBE + 4} 27)`}>
        {owners.map(({ seat, i }, n) => (
          <g
            key={`${seat}.${i}`}
            transform={`translate(${k * steps.slice(0, n + 1).reduce((a, b) => a + b, 0)} 0) scale(.82)`}
            data-piece={`estate:${seat}`}
          >
            <Mark seat={seat} />
          </g>
        ))}
      </g>
    </>
  );
}

/** Whether the third magnate asks for wine from here. */
const isWanted = (tables: Box['tables'], s: State, region: number): boolean =>
  s.vintage >= 0 && has(tables.wantsRegion[s.vintage] ?? 0, region);

/** Pinned to the stack of a region whose wine the third magnate asks for; the same hangs at her portrait. */
const Rosette = () => (
  <g transform="translate(2 3)">
    <RosetteShape />
  </g>
);

const colourAt = ({ tables }: Box, region: number, kind: number): number => tables.kindColour[region]?.[kind] ?? 0;

/** How far a tile of a stack lies over the one below it. */
const THICK = 3;

/** The top tile over those below, whose colours are known though not always their order: red ones square, white ones round. */
function Stack({ s, region }: { readonly s: State; readonly region: number }) {
  const box = useBox();
  const kind = s.tops[region] as number;
  const below = tilesBelow(box, s, region);
  const colour = kind < 0 ? 'back' : colourWord(colourAt(box, region, kind));
  return (
    <g className={!s.arranged[region] ? 'stack' : 'stack arranged'}>
      {below
        .map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles in their order
          <VineyardFace key={i} colour={colourWord(one)} y={(i + 1) * THICK} bare />
        ))
        .reverse()}
      {kind < 0 && kind !== UNTURNED ? (
        <rect className="tile-gone" x="1" y="1" width="38" height="38" rx="5" />
      ) : (
        <VineyardFace colour={colour} y={0} />
      )}
      {kind >= 0 && (
        <g className={isCostDoubtful(box, s, region) ? 'tile-price doubtful' : 'tile-price'}>
          <circle className="coin-shade" cx="32" cy="12.5" r="12.5" />
          <circle className="coin-face" cx="32" cy="11" r="12.5" />
          <text className="tile-cost" x="32" y="17.5">
            {box.look.vineyard(s, region) ?? 0}
          </text>
        </g>
      )}
      <Below counts={belowCounts(box, s, region)} />
    </g>
  );
}

/** How many tiles of each colour lie below the top one. */
const Below = ({ counts }: { readonly counts: readonly number[] }) =>
  counts.map((count, colour) =>
    count === 0 ? null : (
      <g key={colourWord(colour)} className={`below-count of-${colourWord(colour)}`} transform={`translate(${1 + colour * 20} 30)`}>
        <rect width="18" height="18" rx={colour === 0 ? 3 : 9} />
        <text x="9" y="15.500">
          {count}
        </text>
      </g>
    ),
  );

/** The colours of the tiles below the top one: in their order for whoever arranged them, else red before white. */
function tilesBelow(box: Box, s: State, region: number): readonly number[] {
  const arranged = s.arranged[region]?.tiles;
  if (arranged) return arranged.map(kind => colourAt(box, region, kind));
  const [red, white] = belowCounts(box, s, region);
  return [...Array.from({ length: red }, () => 0), ...Array.from({ length: white }, () => 1)];
}

const belowCounts = (box: Box, s: State, region: number): readonly [red: number, white: number] => {
  const counts: [number, number] = [0, 0];
  for (let kind = 0; kind < box.tables.kinds; kind++)
    counts[colourAt(box, region, kind) as 0 | 1] += s.below[region * box.tables.kinds + kind] ?? 0;
  return counts;
};

function belowOf(say: Say, position: Position, s: State, region: number): string {
  const box = boxOf(position);
  const arranged = s.arranged[region];
  const name = position.names[arranged?.by ?? 0] ?? '';
  if (arranged?.tiles)
    return say('regions.arranged-as', { name, tiles: say.list(arranged.tiles.map(kind => vineyardName(say, box, region, kind))) });
  const [red, white] = belowCounts(box, s, region);
  if (red + white === 0) return 'none';
  return arranged ? say('regions.arranged', { red, white, name }) : say('regions.below-of', { red, white });
}

function Cubes({ cubes, most }: { readonly cubes: number; readonly most: number }) {
  return Array.from({ length: most }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spaces in a row
    <g key={i} transform={`translate(${i * CUBE} 0) scale(1.3)`}>
      {i < cubes ? <CubeShape /> : <rect className="cube-place" x="1" y="1.5" width="9.5" height="9.5" rx="2" />}
    </g>
  ));
}
