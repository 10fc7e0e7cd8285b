// Italy: each region with its road of vineyards, and on a scroll beside it its name, its varieties and the bottle of the government. In the
// sea the rose of the winds shows the playing order.

import type { Position } from '@adega/wire';
import { useChoosing } from '../../table/choosing.tsx';
import type { PartProps } from '../../table/face.ts';
import { Thing } from '../../table/thing.tsx';
import { LANDS } from './art/coast.ts';
import { fieldLine, LEGEND, PLACES, type Place, ROSE, roadPoints, stonesOf, viewOf } from './art/italy.ts';
import { Scenery, Sights } from './art/scenery.tsx';
import { type Box, boxOf, useBox } from './box.ts';
import { regionName, varietyName } from './names.ts';
import { thing } from './paths.ts';
import { BottleShape, Grape, Pawn, Quiet } from './pieces.tsx';
import { Plot, PlotForm, PlotShape } from './plot.tsx';
import {
  freeIn,
  has,
  isGovernment,
  membersOf,
  NONE,
  ownedIn,
  priceOf,
  REGIONS,
  roadOf,
  type State,
  stateOf,
  upTo,
  VARIETIES,
} from './set.ts';
import { type Say, useSay } from './words.ts';

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
  /** Too small for prices: vineyards and varieties are only shown, and pressed in the roads below (roads.tsx). */
  readonly plain: boolean;
}

/** Narrower than this nobody could read a price. */
const PLAIN = 600;

export function Italy({ position, width, height }: PartProps) {
  const say = useSay();
  const s = stateOf(position);
  const inner = { say, position, s, plain: width < PLAIN };
  return (
    <section id="italy" className="italy" aria-labelledby="italy-heading">
      <h3 id="italy-heading" className="hidden">
        {say('vino.map.heading')}
      </h3>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section has a heading, and each region its own name */}
      <svg className={inner.plain ? 'italy-map plain' : 'italy-map'} viewBox={viewOf(width, height)} width={width} height={height}>
        <Quiet>
          <Scenery plain={inner.plain} />
          <SeaNames say={say} />
        </Quiet>
        {REGIONS.map((id, region) => (
          <Region key={id} {...inner} region={region} />
        ))}
        <Quiet className="sights">
          <Sights plain={inner.plain} />
        </Quiet>
        <Plaster />
        {REGIONS.map((id, region) => (
          <Patch key={id} region={region} />
        ))}
        {!inner.plain && REGIONS.map((id, region) => <LandBadge key={id} region={region} />)}
        {REGIONS.map((id, region) => (
          <Road key={id} {...inner} region={region} />
        ))}
        <Rose {...inner} />
        {!inner.plain && <Legend say={say} />}
      </svg>
    </section>
  );
}

const SeaNames = ({ say }: { readonly say: Say }) => (
  <>
    <text className="sea-name" transform="translate(552 326) rotate(41)">
      {say('vino.map.adriatic')}
    </text>
    <text className="sea-name" transform="translate(346 697)">
      {say('vino.map.tyrrhenian')}
    </text>
  </>
);

interface RegionProps extends Inner {
  readonly region: number;
}

function Region(props: RegionProps) {
  const { region } = props;
  return (
    <Thing id={thing.region(region)} className={`region land-${region}`} help={helpOf(props)}>
      <path className="land" d={LANDS[region]} />
      <path className="field-hit" d={fieldOf(useBox(), region)} />
      <Scroll {...props} />
    </Thing>
  );
}

/** All that the drawing shows, in a sentence. */
export function helpOf({ say, position, s, region }: Pick<RegionProps, 'say' | 'position' | 's' | 'region'>): string {
  const box = boxOf(position);
  const free = freeIn(box, s, region);
  const owners = s.players.flatMap((_, seat) => {
    const n = ownedIn(box, s, seat, region);
    return n === 0 ? [] : [say('vino.region.owner', { name: position.names[seat] ?? '', n })];
  });
  const chosen = chosenBy(s, region).map(seat => position.names[seat] ?? '');
  return say('vino.region.help', {
    region: regionName(say, region),
    free: free.length,
    cheapest: free.length === 0 ? 0 : Math.min(...free.map(v => priceOf(box, v))),
    owners: owners.length,
    who: say.list(owners),
    bottle: has(s.bottles, region) ? 'yes' : 'no',
    left: free.filter(v => !isGovernment(box, v)).length,
    chosen: chosen.length === 0 ? 'none' : say.list(chosen),
  });
}

/** Who has chosen it for this round, as far as everybody may know. */
const chosenBy = (s: State, region: number): number[] =>
  s.players.flatMap((p, seat) => (p.shown === 1 && p.chosen > 0 && has(p.chosen, region) ? [seat] : []));

/** The region whose turn it is to be bought in. */
export const regionNow = (s: State): number | undefined => s.stack.findLast(f => f.kind === 'region' || f.kind === 'newcomers')?.item;

/** Name, varieties, bottle, and who has chosen the region. */
function Scroll(props: RegionProps) {
  const { tables } = useBox();
  const { say, s, region, plain } = props;
  const { at, string } = PLACES[region] as Place;
  const [[ax, ay], [bx, by]] = string;
  return (
    <>
      <path className="string" d={`M${ax} ${ay}Q${(ax + bx) / 2} ${Math.max(ay, by) + 6} ${bx} ${by}`} />
      <g transform={`translate(${at[0]} ${at[1]})`} className={regionNow(s) === region ? 'scroll now' : 'scroll'}>
        <path className="scroll-fold" d="M132 8 176 8 166 21 176 34H132Z" />
        <path className="scroll-body" d="M14 3H150Q154 17 150 31H14Z" />
        <circle className="region-badge" cx="17" cy="17" r="17" />
        <text className="region-number" x="17" y="25">
          {tables.number[region]}
        </text>
        <text className="region-name" x="40" y="25">
          {regionName(say, region)}
        </text>
        {has(s.bottles, region) && <Bottle say={say} region={region} left={leftIn(props)} plain={plain} />}
        <Chosen {...props} />
        {plain ? <MarkersShown {...props} /> : <Markers {...props} />}
      </g>
    </>
  );
}

interface MarkerState {
  readonly variety: number;
  readonly holder: number;
  readonly state: 'held' | 'facedown' | 'free';
}

/** The varieties of the region: on the board, with whoever took it, or a start marker still to be drawn. */
export function markersOf(position: Position, region: number): MarkerState[] {
  const s = stateOf(position);
  return membersOf(boxOf(position).tables.varieties[region] as number, VARIETIES.length).map(variety => {
    const holder = s.players.findIndex(p => p.grows[region] === variety);
    const isOut = holder !== NONE || !has(s.markers[region] as number, variety);
    return { variety, holder, state: holder !== NONE ? 'held' : isOut ? 'facedown' : 'free' };
  });
}

const Markers = (props: RegionProps) => (
  <g transform="translate(26 36)">
    <MarkerSheet n={markersOf(props.position, props.region).length} />
    {markersOf(props.position, props.region).map((marker, i) => (
      <g key={marker.variety} transform={`translate(${i * 31} 0)`}>
        <VarietyMarker {...props} marker={marker} />
      </g>
    ))}
  </g>
);

/** Under the varieties of a region, with room for the marker of whoever grows each. */
const MarkerSheet = ({ n }: { readonly n: number }) => (
  <rect className="marker-sheet" x="-4" y="-3" width={n * 31 + 5} height="53" rx="7" />
);

const MarkersShown = (props: RegionProps) => (
  <g transform="translate(26 36)">
    <MarkerSheet n={markersOf(props.position, props.region).length} />
    {markersOf(props.position, props.region).map(({ variety, holder, state }, i) => (
      <g key={variety} transform={`translate(${i * 31} 0)`} className={`variety-marker ${state}`}>
        <Grape variety={variety} bare />
        {holder !== NONE && <Holder seat={holder} />}
      </g>
    ))}
  </g>
);

const Holder = ({ seat }: { readonly seat: number }) => (
  <g className="holder" transform="translate(14 38) scale(.68)">
    <Pawn seat={seat} />
  </g>
);

interface MarkerProps extends Pick<RegionProps, 'say' | 'position' | 'region'> {
  readonly marker: MarkerState;
}

/** A variety that can be taken with the first vineyard of a region, on a field of 28 by 28. */
export function VarietyMarker({ say, position, region, marker: { variety, holder, state } }: MarkerProps) {
  const name = position.names[holder] ?? '';
  return (
    <Thing
      id={thing.marker(region, variety)}
      className={`variety-marker ${state}`}
      help={say('vino.marker.help', { variety: varietyName(say, variety), region: regionName(say, region), state, name })}
    >
      <circle className="marker-place" cx="14" cy="14" r="17" />
      <Grape variety={variety} />
      {holder !== NONE && <Holder seat={holder} />}
    </Thing>
  );
}

const leftIn = ({ position, s, region }: RegionProps): number => {
  const box = boxOf(position);
  return freeIn(box, s, region).filter(v => !isGovernment(box, v)).length;
};

interface BottleProps {
  readonly say: Say;
  readonly region: number;
  /** Private vineyards for sale. */
  readonly left: number;
  readonly plain: boolean;
}

/** It goes with the last private vineyard, or the last of the government; how many private ones are left is written on it. */
const Bottle = ({ say, region, left, plain }: BottleProps) => (
  <g className="bottle" transform="translate(146 -16) scale(1.05)">
    <title>{say('vino.bottle.help', { region: regionName(say, region), left })}</title>
    <BottleShape />
    {!plain && (
      <text className="bottle-left" x="13" y="42">
        {left}
      </text>
    )}
  </g>
);

/** The road from the cheapest vineyard to the dearest: stones between them point along it. */
function Road({ say, position, s, region, plain }: RegionProps) {
  const box = useBox();
  const vineyards = roadOf(box, region);
  const points = roadPoints(region, vineyards.length);
  return (
    <>
      {vineyards.map((v, i) => {
        const [x, y] = points[i] as (typeof points)[number];
        return (
          <g key={v} transform={`translate(${x} ${y})`}>
            {plain ? <PlotForm box={box} s={s} vineyard={v} bare /> : <Plot say={say} position={position} s={s} vineyard={v} />}
          </g>
        );
      })}
      <Quiet>
        {stonesOf(points).map(([x, y, turn]) => (
          <path key={`${x} ${y}`} className="milestone" d={STONE} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
      </Quiet>
    </>
  );
}

const STONE = 'M-6-4.500H1L6.500 0 1 4.500H-6L-3 0Z';

const fieldOf = (box: Box, region: number): string => fieldLine(region, roadOf(box, region).length);

/** Light around all fields. */
function Plaster() {
  const box = useBox();
  return (
    <Quiet>
      <path className="patch-plaster" d={REGIONS.map((_, region) => fieldOf(box, region)).join('')} />
    </Quiet>
  );
}

/** The field under the vineyards of a region: it shows whether the region can be chosen, and is. */
function Patch({ region }: { readonly region: number }) {
  const { roleOf } = useChoosing();
  const line = fieldOf(useBox(), region);
  return (
    <Quiet className={`land-${region} field ${roleOf(thing.region(region)).state}`}>
      <path className="patch-edge" d={line} />
      <path className="patch" d={line} />
    </Quiet>
  );
}

/** The number of a region on its land, where the string of its scroll ends. */
function LandBadge({ region }: { readonly region: number }) {
  const { tables } = useBox();
  const [[x, y]] = (PLACES[region] as Place).string;
  return (
    <Quiet className="land-badge">
      <circle className="region-badge" cx={x} cy={y} r="12.500" />
      <text className="region-number" x={x} y={y + 7}>
        {tables.number[region]}
      </text>
    </Quiet>
  );
}

/** Pennants on the scroll. */
function Chosen({ s, region }: RegionProps) {
  return (
    <g className={regionNow(s) === region ? 'chosen-here now' : 'chosen-here'}>
      {chosenBy(s, region).map((seat, i) => (
        <g key={seat} transform={`translate(${50 + i * 23} -8) scale(.72)`}>
          <Pawn seat={seat} />
        </g>
      ))}
    </g>
  );
}

/** The rose of the winds: who comes first stands in the north, the others follow with the sun. */
function Rose({ say, position, s, plain }: Inner) {
  const [x, y] = ROSE;
  const names = s.order.map(seat => position.names[seat] ?? '');
  return (
    <g className="rose" transform={`translate(${x} ${y})`}>
      <title>{say('vino.rose.help', { order: say.list(names) })}</title>
      <circle className="rose-ring" r="66" />
      <circle className="rose-ring inner" r="40" />
      {upTo(8).map(i => (
        <g key={i} transform={`rotate(${i * 45})${i % 2 === 0 ? '' : ' scale(.68)'}`}>
          <path className={i % 2 === 0 ? 'petal long' : 'petal'} d="M0-38 7-7 0 0Z" />
          <path className="petal side" d="M0-38-7-7 0 0Z" />
        </g>
      ))}
      {s.order.map((seat, i) => {
        const angle = (i * 2 * Math.PI) / s.order.length;
        const at = (far: number) => `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
        return (
          <g key={seat}>
            <g transform={`translate(${at(53)})`}>
              <Pawn seat={seat} />
            </g>
            {!plain && (
              <text className="rose-place" transform={`translate(${at(77)})`} y="7">
                {i + 1}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What the forms mean. */
function Legend({ say }: { readonly say: Say }) {
  const [x, y] = LEGEND;
  const lines = [
    { id: 'private', sign: <PlotShape kind="private" /> },
    { id: 'government', sign: <PlotShape kind="government" /> },
    { id: 'road', sign: <path className="milestone" d={STONE} transform="scale(1.7)" /> },
    { id: 'bottle', sign: <g transform="translate(-8 -15) scale(.6)">{<BottleShape />}</g> },
  ] as const;
  return (
    <g className="legend" transform={`translate(${x} ${y})`}>
      <path className="legend-sheet" d="M-8-16H198Q204 42 198 96H-8Q-13 42-8-16Z" />
      {lines.map(({ id, sign }, i) => (
        <g key={id} transform={`translate(12 ${i * 27})`}>
          <g transform={i < 2 ? 'scale(.72)' : undefined}>{sign}</g>
          <text x="22" y="7">
            {say(`vino.legend.${id}`)}
          </text>
        </g>
      ))}
    </g>
  );
}
