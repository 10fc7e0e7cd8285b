// Italy: on each region its road with the vineyards, the varieties, and the bottle of the government. In the sea the rose of the winds
// shows the playing order.

import type { Position } from '@adega/wire';
import { Mark, Panel } from '../../table/pieces.tsx';
import { Thing } from '../../table/thing.tsx';
import { HEIGHT, ISLANDS, LAND, PEAKS, PLACES, type Place, PO, ROSE, roadLine, roadPoints, WIDTH } from './art/italy.ts';
import { boxOf, useBox } from './box.ts';
import { regionName, varietyName, vineyardName } from './names.ts';
import { thing } from './paths.ts';
import { BottleShape, Grape } from './pieces.tsx';
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
}

export function Italy({ position }: { readonly position: Position }) {
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="italy" title={say('vino.map.heading')} note={say('vino.map.note')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the panel has a heading, and each region its own name */}
      <svg className="map italy-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Ground say={say} />
        {REGIONS.map((id, region) => (
          <Region key={id} say={say} position={position} s={s} region={region} />
        ))}
        <Rose say={say} position={position} s={s} />
        <Legend say={say} />
      </svg>
    </Panel>
  );
}

/** More than the map, for panels of another form. */
const GROUND = { x: -WIDTH, y: -HEIGHT, width: 3 * WIDTH, height: 3 * HEIGHT };

/** Sea, land without vineyards, mountains, the Po. */
const Ground = ({ say }: { readonly say: Say }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <g aria-hidden="true">
    <defs>
      <pattern id="vino-waves" width="26" height="13" patternUnits="userSpaceOnUse">
        <path className="wave" d="M0 6q6.5-5 13 0t13 0" />
      </pattern>
    </defs>
    <rect className="sea" {...GROUND} />
    <rect fill="url(#vino-waves)" {...GROUND} />
    {[LAND, ...ISLANDS, ...PLACES.map(({ outline }) => outline)].map(outline => (
      <path key={outline} className="vino-shore" d={outline} />
    ))}
    {[LAND, ...ISLANDS, ...PLACES.map(({ outline }) => outline)].map(outline => (
      <path key={outline} className="vino-land" d={outline} />
    ))}
    <path className="river" d={PO} />
    {PEAKS.map(([x, y]) => (
      <path key={`${x} ${y}`} className="peak" d={`M${x - 11} ${y + 9}l11-18 11 18M${x - 4} ${y - 2}l4 4 4-4`} />
    ))}
    <text className="sea-name" transform="translate(728 126)">
      {say('vino.map.adriatic')}
    </text>
    <text className="sea-name" transform="translate(284 520) rotate(40)">
      {say('vino.map.tyrrhenian')}
    </text>
  </g>
);

interface RegionProps extends Inner {
  readonly region: number;
}

function Region(props: RegionProps) {
  const { tables } = useBox();
  const { say, region } = props;
  const { outline, at } = PLACES[region] as Place;
  return (
    <Thing id={thing.region(region)} className={`region land-${region % 3}`} help={helpOf(props)}>
      <path className="land" d={outline} />
      <g transform={`translate(${at[0]} ${at[1]})`} className="region-content">
        <circle className="region-badge" cx="8" cy="8" r="8" />
        <text className="region-number" x="8" y="11.8">
          {tables.number[region]}
        </text>
        <text className="region-name" x="20" y="12.5">
          {regionName(say, region)}
        </text>
        <Markers {...props} />
        {has(props.s.bottles, region) && <Bottle say={say} region={region} />}
      </g>
      <Road {...props} />
      <Chosen {...props} />
    </Thing>
  );
}

/** All that the drawing shows, in a sentence. */
function helpOf({ say, position, s, region }: RegionProps): string {
  const box = boxOf(position);
  const free = freeIn(box, s, region);
  const owners = s.players.flatMap((_, seat) => {
    const n = ownedIn(box, s, seat, region);
    return n === 0 ? [] : [say('vino.region.owner', { name: position.names[seat] ?? '', n })];
  });
  return say('vino.region.help', {
    region: regionName(say, region),
    free: free.length,
    cheapest: free.length === 0 ? 0 : Math.min(...free.map(v => priceOf(box, v))),
    owners: owners.length,
    who: say.list(owners),
    bottle: has(s.bottles, region) ? 'yes' : 'no',
    left: free.filter(v => !isGovernment(box, v)).length,
  });
}

/** The varieties of the region: a grape on the board, or whoever took it. */
function Markers({ say, position, s, region }: RegionProps) {
  const { tables } = useBox();
  const varieties = membersOf(tables.varieties[region] as number, VARIETIES.length);
  return (
    <g transform="translate(0 19)">
      {varieties.map((variety, i) => {
        const holder = s.players.findIndex(p => p.grows[region] === variety);
        const name = position.names[holder] ?? '';
        const isOut = holder !== NONE || !has(s.markers[region] as number, variety);
        const state = holder !== NONE ? 'held' : isOut ? 'facedown' : 'free';
        return (
          <g key={variety} transform={`translate(${i * 21} 0)`}>
            <Thing
              id={thing.marker(region, variety)}
              className={`variety-marker ${state}`}
              help={say('vino.marker.help', { variety: varietyName(say, variety), region: regionName(say, region), state, name })}
            >
              <circle className="marker-place" cx="9" cy="8" r="9" />
              <g transform="translate(1 0)">
                <Grape variety={variety} />
              </g>
              {holder !== NONE && (
                <g transform="translate(10 6) scale(.5)">
                  <Mark seat={holder} />
                </g>
              )}
            </Thing>
          </g>
        );
      })}
    </g>
  );
}

/** It goes with the last private vineyard, or the last of the government. */
const Bottle = ({ say, region }: { readonly say: Say; readonly region: number }) => (
  <g className="bottle" transform="translate(108 -7) scale(.98)">
    <title>{say('vino.bottle.help', { region: regionName(say, region) })}</title>
    <BottleShape />
  </g>
);

function Road({ say, position, s, region }: RegionProps) {
  const box = useBox();
  const vineyards = roadOf(box, region);
  const points = roadPoints(region, vineyards.length);
  const line = roadLine(points);
  return (
    <>
      <path className="road-edge" d={line} />
      <path className="road" d={line} />
      {vineyards.map((v, i) => {
        const [x, y] = points[i] as (typeof points)[number];
        return (
          <g key={v} transform={`translate(${x} ${y})`}>
            <Vineyard say={say} position={position} s={s} vineyard={v} />
          </g>
        );
      })}
    </>
  );
}

/** Private ones are round, the government's are square; an owner's mark stands on it. */
function Vineyard({ say, position, s, vineyard }: Inner & { readonly vineyard: number }) {
  const box = useBox();
  const owner = s.owners[vineyard] as number;
  const kind = isGovernment(box, vineyard) ? 'government' : 'private';
  const help = say('vino.vineyard.help', {
    vineyard: vineyardName(say, box, vineyard),
    owned: owner === NONE ? 'no' : 'yes',
    name: position.names[owner] ?? '',
  });
  return (
    <Thing id={thing.vineyard(vineyard)} className={`vineyard ${kind}`} help={help}>
      {kind === 'private' ? <circle className="site" r="13.5" /> : <rect className="site" x="-13" y="-13" width="26" height="26" rx="4" />}
      {owner === NONE ? (
        <text className="price" y="3.9">
          {priceOf(box, vineyard)}
        </text>
      ) : (
        <g transform="translate(-11 -11) scale(.917)">
          <Mark seat={owner} shows={isGivingBack(s, owner) ? priceOf(box, vineyard) : undefined} />
        </g>
      )}
    </Thing>
  );
}

/** Whoever gives vineyards back wants to know what they cost, not whose they are. */
const isGivingBack = (s: State, seat: number): boolean => s.stack.some(f => f.kind === 'lease' && f.seat === seat);

/** Who has chosen the region for this round, as far as everybody may know: beside its name. */
function Chosen({ s, region }: RegionProps) {
  const { tables } = useBox();
  const { at } = PLACES[region] as Place;
  const seats = s.players.flatMap((p, seat) => (p.shown === 1 && p.chosen > 0 && has(p.chosen, region) ? [seat] : []));
  const isNow = s.stack.some(f => (f.kind === 'region' || f.kind === 'newcomers') && f.item === region);
  return (
    <g
      className={isNow ? 'chosen-here now' : 'chosen-here'}
      transform={`translate(${at[0] + (has(tables.bottles, region) ? 126 : 84)} ${at[1]})`}
    >
      {seats.map((seat, i) => (
        <g key={seat} transform={`translate(${(i % 3) * 16} ${Math.floor(i / 3) * 16}) scale(.62)`}>
          <Mark seat={seat} />
        </g>
      ))}
    </g>
  );
}

/** The rose of the winds: who comes first stands in the north, the others follow with the sun. */
function Rose({ say, position, s }: Inner) {
  const [x, y] = ROSE;
  const names = s.order.map(seat => position.names[seat] ?? '');
  return (
    <g className="rose" transform={`translate(${x} ${y})`}>
      <title>{say('vino.rose.help', { order: say.list(names) })}</title>
      <circle className="rose-ring" r="56" />
      <circle className="rose-ring inner" r="37" />
      {upTo(8).map(i => (
        <path
          key={i}
          className={i % 2 === 0 ? 'petal long' : 'petal'}
          d="M0-35 6-6 0 0-6-6Z"
          transform={`rotate(${i * 45})${i % 2 === 0 ? '' : ' scale(.68)'}`}
        />
      ))}
      {s.order.map((seat, i) => {
        const angle = (i * 2 * Math.PI) / s.order.length;
        const at = (far: number, off: number) => `${(Math.sin(angle) * far - off).toFixed(1)} ${(-Math.cos(angle) * far - off).toFixed(1)}`;
        return (
          <g key={seat}>
            <g transform={`translate(${at(46, 10)}) scale(.84)`}>
              <Mark seat={seat} />
            </g>
            <text className="rose-place" transform={`translate(${at(64, 0)})`} y="4">
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What the forms mean. */
const Legend = ({ say }: { readonly say: Say }) => (
  <g className="legend" transform="translate(20 636)">
    <circle className="site legend-private" cx="10" cy="8" r="9" />
    <text x="26" y="12">
      {say('vino.legend.private')}
    </text>
    <rect className="site legend-government" x="1" y="23" width="18" height="18" rx="3" />
    <text x="26" y="36">
      {say('vino.legend.government')}
    </text>
    <g transform="translate(3.5 46)">
      <BottleShape />
    </g>
    <text x="26" y="63">
      {say('vino.legend.bottle')}
    </text>
  </g>
);
