// The map: on each region the top of its stack, what is known of the rest, renown cubes and the estates of players.

import type { Position } from '@adega/wire';
import { Thing } from '../../table/thing.tsx';
import { type IconName, IconStrokes } from './art/icon.tsx';
import { COAST, HEIGHT, RIVERS, SHAPES, SPAIN, WIDTH } from './art/portugal.ts';
import { type Box, boxOf, useBox } from './box.ts';
import { benefitOf, regionName, vineyardName } from './names.ts';
import { thing } from './paths.ts';
import { CubeShape, Mark, Panel } from './pieces.tsx';
import { isCostDoubtful } from './printed.ts';
import { colourWord, has, REGIONS, type State, stateOf, UNTURNED } from './set.ts';
import { type Say, useSay } from './words.ts';

export function Regions({ position }: { readonly position: Position }) {
  const { tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="regions" title={say('regions.heading')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the panel has a heading, and each region its own name */}
      <svg className="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Ground say={say} />
        {PAINTED.filter(region => !has(tables.regions, region)).map(region => (
          <path key={region} className="land beyond" d={SHAPES[region]?.outline} />
        ))}
        {PAINTED.filter(region => has(tables.regions, region)).map(region => (
          <Region key={region} say={say} position={position} s={s} region={region} />
        ))}
      </svg>
    </Panel>
  );
}

/** From south to north and east to west: what stands over the border of a region is drawn over its neighbour. */
const PAINTED = [8, 7, 6, 4, 5, 3, 2, 0, 1] as const;

/** More than the map, for panels of another form. */
const GROUND = { x: -WIDTH, y: -HEIGHT, width: 3 * WIDTH, height: 3 * HEIGHT };

/** Sea, Spain, rivers. */
const Ground = ({ say }: { readonly say: Say }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <g aria-hidden="true">
    <defs>
      <pattern id="waves" width="26" height="13" patternUnits="userSpaceOnUse">
        <path className="wave" d="M0 6q6.5-5 13 0t13 0" />
      </pattern>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch-line" d="M0 0v7" />
      </pattern>
    </defs>
    <rect className="sea" {...GROUND} />
    <rect fill="url(#waves)" {...GROUND} />
    <path className="spain" d={SPAIN} />
    <path className="shallows" d={COAST} />
    <text className="sea-name" transform="translate(22 236) rotate(-90)">
      {say('map.sea')}
    </text>
    <text className="spain-name" transform="translate(400 200) rotate(90)">
      {say('map.spain')}
    </text>
  </g>
);

interface RegionProps {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  readonly region: number;
}

const BENEFITS: { readonly [K in (typeof REGIONS)[number]]: IconName } = {
  'tras-os-montes': 'star',
  minho: 'no-cellar',
  douro: 'port',
  dao: 'cellar',
  ribatejo: 'farmer',
  lisboa: 'winery',
  setubal: 'expert',
  alentejo: 'renown',
  algarve: 'plus',
};

function Region(props: RegionProps) {
  const { say, s, region } = props;
  const { outline, at, size, low = false } = SHAPES[region] as (typeof SHAPES)[number];
  const isIn = has(s.regions, region);
  const isSet = s.regions !== 0;
  const river = REGIONS[region] === 'douro' ? RIVERS.douro : undefined;
  return (
    <Thing
      id={thing.region(region)}
      className={isIn || !isSet ? `region land-${region % 3}` : 'region out'}
      help={isIn || !isSet ? helpOf(props) : say('regions.out', { region: regionName(say, region) })}
    >
      <path className="land" d={outline} />
      {!isIn && isSet && <path className="hatched" d={outline} />}
      {river !== undefined && <path className="river" d={river} />}
      {REGIONS[region] === 'ribatejo' && <path className="river" d={RIVERS.tejo} />}
      <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`} className="region-content">
        <g transform={low && isIn ? 'translate(98 -2)' : undefined}>
          <Name say={say} region={region} />
        </g>
        {isIn && <Content {...props} />}
      </g>
    </Thing>
  );
}

/** All that the drawing shows, in a sentence. */
function helpOf({ say, position, s, region }: RegionProps): string {
  const box = boxOf(position);
  const kind = s.tops[region] as number;
  const owners = s.players.flatMap((p, seat) => (p.estates.some(e => e.region === region) ? [position.names[seat] ?? ''] : []));
  return say('regions.help', {
    region: regionName(say, region),
    benefit: benefitOf(say, box, region),
    top: kind >= 0 ? vineyardName(say, box, region, kind) : say(kind === UNTURNED ? 'regions.unturned' : 'regions.empty'),
    below: belowOf(say, position, s, region),
    cubes: s.cubes[region] ?? 0,
    most: box.tables.cubeSpaces[region] ?? 0,
    estates: owners.length,
    owners: say.list(owners),
  });
}

function Name({ say, region }: { readonly say: Say; readonly region: number }) {
  const { tables } = useBox();
  return (
    <>
      <circle className="region-badge" cx="7.5" cy="7" r="7" />
      <text className="region-number" x="7.5" y="10.6">
        {tables.regionNumber[region]}
      </text>
      <text className="region-name" x="18" y="11">
        {regionName(say, region)}
      </text>
    </>
  );
}

/** Tile, what lies below it, cubes, and the marks of those who have estates here. */
function Content({ position, say, s, region }: RegionProps) {
  const { tables } = useBox();
  const low = SHAPES[region]?.low === true;
  const owners = s.players.flatMap((p, seat) => p.estates.flatMap((e, i) => (e.region === region ? [{ seat, i }] : [])));
  return (
    <g transform={low ? undefined : 'translate(0 17)'}>
      <Stack say={say} s={s} region={region} />
      <Below say={say} position={position} s={s} region={region} />
      <Cubes cubes={s.cubes[region] ?? 0} most={tables.cubeSpaces[region] ?? 0} />
      <g className="benefit" transform="translate(76 1) scale(.62)">
        <IconStrokes name={BENEFITS[REGIONS[region] as (typeof REGIONS)[number]]} />
      </g>
      <g transform={low ? 'translate(99 9)' : 'translate(76 18)'}>
        {owners.map(({ seat, i }, n) => (
          <g
            key={`${seat}.${i}`}
            transform={`translate(${(low ? n : n % 2) * 13} ${low ? 8 : Math.floor(n / 2) * 12}) scale(.49)`}
            data-piece={`estate:${seat}`}
          >
            <Mark seat={seat} />
          </g>
        ))}
      </g>
    </g>
  );
}

const colourAt = ({ tables }: Box, region: number, kind: number): number => tables.kindColour[region]?.[kind] ?? 0;

/** The top tile over the edges of those below: red ones square, white ones round, each with its letter and price. */
function Stack({ say, s, region }: { readonly say: Say; readonly s: State; readonly region: number }) {
  const box = useBox();
  const kind = s.tops[region] as number;
  const deep = Math.min(3, countBelow(box, s, region));
  const colour = kind < 0 ? 'back' : colourWord(colourAt(box, region, kind));
  const round = colour === 'white' ? 13 : 4;
  const edges = Array.from({ length: deep }, (_, i) => deep - i);
  return (
    <g className="stack">
      {edges.map(i => (
        <rect key={i} className="tile-edge" x={i * 1.5} y={i * 1.5} width="28" height="28" rx="4" />
      ))}
      {kind === UNTURNED && <rect className="tile-back" width="28" height="28" rx="4" />}
      {kind < 0 && kind !== UNTURNED && <rect className="tile-gone" width="28" height="28" rx="4" />}
      {kind >= 0 && (
        <>
          <rect className={`tile-${colour}`} width="28" height="28" rx={round} />
          <text className={`tile-letter on-${colour}`} x="14" y="11.5">
            {say('colour.letter', { colour })}
          </text>
          <text className={`tile-cost on-${colour}${isCostDoubtful(box, s, region) ? ' doubtful' : ''}`} x="14" y="24">
            {box.look.vineyard(s, region) ?? 0}
          </text>
        </>
      )}
    </g>
  );
}

const belowCounts = (box: Box, s: State, region: number): readonly [red: number, white: number] => {
  const counts: [number, number] = [0, 0];
  for (let kind = 0; kind < box.tables.kinds; kind++)
    counts[colourAt(box, region, kind) as 0 | 1] += s.below[region * box.tables.kinds + kind] ?? 0;
  return counts;
};
const countBelow = (box: Box, s: State, region: number): number => belowCounts(box, s, region)[0] + belowCounts(box, s, region)[1];

function belowOf(say: Say, position: Position, s: State, region: number): string {
  const box = boxOf(position);
  const arranged = s.arranged[region];
  const name = position.names[arranged?.by ?? 0] ?? '';
  if (arranged?.tiles)
    return say('regions.arranged-as', { name, tiles: say.list(arranged.tiles.map(kind => vineyardName(say, box, region, kind))) });
  const [red, white] = belowCounts(box, s, region);
  if (red + white === 0) return say('regions.none-below');
  return arranged ? say('regions.arranged', { red, white, name }) : say('regions.below-of', { red, white });
}

/** The tiles below the top: as counts, or in their order for whoever arranged them. */
function Below({ s, region }: RegionProps) {
  const box = useBox();
  const arranged = s.arranged[region];
  const [red, white] = belowCounts(box, s, region);
  if (arranged?.tiles) {
    return (
      <g transform="translate(37 -1)">
        {arranged.tiles.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles in their order
          <Ordered key={i} colour={colourAt(box, region, kind)} y={i * 10} />
        ))}
      </g>
    );
  }
  return (
    <g transform="translate(36 0)" className={arranged ? 'below arranged' : 'below'}>
      {red > 0 && <Count colour="red" n={red} y={0} />}
      {white > 0 && <Count colour="white" n={white} y={15} />}
    </g>
  );
}

const Ordered = ({ colour, y }: { readonly colour: number; readonly y: number }) => (
  <rect className={`tile-${colourWord(colour)}`} y={y} width="9" height="9" rx={colour === 1 ? 4.5 : 1.5} />
);

const Count = ({ colour, n, y }: { readonly colour: string; readonly n: number; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <rect className={`tile-${colour}`} width="13" height="13" rx={colour === 'white' ? 6.5 : 2} />
    <text className={`below-count on-${colour}`} x="6.5" y="10">
      {n}
    </text>
  </g>
);

function Cubes({ cubes, most }: { readonly cubes: number; readonly most: number }) {
  return (
    <g transform="translate(51 0)">
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces in a row
        <g key={i} transform={`translate(${(i % 2) * 12} ${Math.floor(i / 2) * 15}) scale(1.05)`}>
          {i < cubes ? <CubeShape /> : <rect className="cube-place" x="1.5" y="1.5" width="9" height="9" rx="2" />}
        </g>
      ))}
    </g>
  );
}
