// The coming fair: stalls that fill, the garland of fair points, prizes; and the cubes for a wine that is being presented.

import type { Position } from '@adega/wire';
import { useChoosing } from '../../table/choosing.tsx';
import type { PartProps } from '../../table/face.ts';
import { ThingButton } from '../../table/thing.tsx';
import { Garland, Podium, ropeAt, Stall, spotOf, stepsFor } from './art/fairground.tsx';
import { Icon } from './art/icon.tsx';
import { CoinSign, FairStar, Ware } from './art/wares.tsx';
import { type Box, useBox } from './box.ts';
import { expertPhrase, standFeatures, standName } from './names.ts';
import { thing } from './paths.ts';
import { CubeShape, Disc } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { BONUSES, FEATURES, NONE, type State, stateOf } from './set.ts';
import { PLATE, Strip } from './strip.tsx';
import { Tracks } from './tracks.tsx';
import { type Say, useSay } from './words.ts';

/** How high the garland hangs. */
const GARLAND = 48;

export function Fair({ position, width, height }: PartProps) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  const places = placesOf(box, width - PLATE, height);
  const inner = { say, position, s };
  const presents = usePresenting();
  return (
    <Strip id="fair" title={say('fair.heading')} help={say('fair.plate-help')} width={width} height={height}>
      <Track {...inner} width={width - PLATE - (presents ? choicesIn(width - PLATE) : 0)} height={height} />
      <Prizes {...inner} {...places.podium} />
      <ol className="stands" style={{ left: places.stalls.left, top: places.stalls.top, height: places.stalls.height }}>
        {s.stands.map((_, stand) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stand is its number
          <li key={stand} style={{ width: places.stall }}>
            <Stand {...inner} stand={stand} width={places.stall} height={places.stalls.height} />
          </li>
        ))}
      </ol>
      <Tracks s={s} {...places.tracks} />
      <Choices {...inner} presents={presents} width={width - PLATE} />
    </Strip>
  );
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From this width on everything stands in one row. */
const ROOMY = 520;

/** Prizes, stalls and, where there are some, the tracks of the features: in one row, or the stalls above the others. */
function placesOf({ tables }: Box, width: number, height: number) {
  const count = tables.stands;
  const hasTracks = tables.track.length > 0;
  const rest = height - GARLAND;
  if (hasTracks && width < ROOMY) {
    const row = Math.round(rest * 0.57);
    return {
      podium: { left: 0, top: GARLAND + row + 4, width: 104, height: rest - row - 4 },
      stalls: { left: 0, top: GARLAND, width, height: row },
      stall: width / count,
      tracks: { left: 110, top: GARLAND + row + 4, width: width - 110, height: rest - row - 4 },
    };
  }
  const podium = width < ROOMY ? 92 : 118;
  const tracks = hasTracks ? 172 : 0;
  const stalls = width - podium - 6 - tracks;
  return {
    podium: { left: 0, top: GARLAND, width: podium, height: rest },
    stalls: { left: podium + 6, top: GARLAND, width: stalls, height: rest },
    stall: stalls / count,
    tracks: { left: width - tracks + 6, top: GARLAND, width: tracks - 6, height: rest },
  };
}

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
}

/** The prizes of the coming fair on the winners' steps. */
function Prizes({ say, s, left, top, width, height }: Inner & Spot) {
  const box = useBox();
  const next = box.insight.fair(s);
  const prizes = next === undefined ? [] : (box.tables.prize[next.fair - 1]?.[s.seats - 2] ?? []).filter(vp => vp > 0);
  const label = next === undefined ? say('fair.none') : say('fair.next', { year: next.year, prizes: prizes.join(' · ') });
  return (
    <div
      className="prizes"
      role="img"
      aria-label={label}
      title={next === undefined ? label : prizesHelp(say, next.year, prizes)}
      style={{ left, top, width, height }}
      data-printed={next === undefined ? undefined : shown.prizes}
    >
      <Podium width={width} height={height} prizes={prizes.length} />
      {stepsFor({ width, height }, prizes.length).map(({ x, wide, top: step }, rank) =>
        prizes[rank] === undefined ? null : (
          <span key={x} className="prize" style={{ left: x, width: wide, top: step - 34 }}>
            <Ware of="laurel">{prizes[rank]}</Ware>
          </span>
        ),
      )}
      <span className="prizes-year">{next === undefined ? say('fair.over') : say('fair.year', { year: next.year })}</span>
    </div>
  );
}

function prizesHelp(say: Say, year: number, [first = 0, ...others]: readonly number[]): string {
  return say('fair.prizes-help', { year, first, others: others.length === 0 ? 'none' : say.list(others.map(String)) });
}

interface StandProps extends Inner {
  readonly stand: number;
  readonly width: number;
  readonly height: number;
}

/** On the counter what the stand gives; behind it whoever has taken it. */
function Stand({ say, position, s, stand, width, height }: StandProps) {
  const box = useBox();
  const seat = s.stands[stand] ?? NONE;
  const bonus = standName(say, box, stand);
  const name = position.names[seat];
  const player = s.players[seat];
  return (
    <ThingButton
      id={thing.stand(stand)}
      className={`stand${seat === NONE ? '' : ' taken'}${height < 76 ? ' short' : ''}${standFeatures(box, stand).length > 0 ? ' featured' : ''}`}
      help={say('fair.stand-help', { n: stand + 1, bonus, taken: name === undefined ? 'no' : 'yes', name: name ?? '' })}
    >
      <Stall width={width} height={height} cloth={stand} />
      <span className="stand-inside">
        {seat === NONE ? (
          standFeatures(box, stand).map(feature => <Icon key={feature} name={FEATURES[feature] ?? 'taste'} />)
        ) : (
          <Disc seat={seat} label={name ?? ''} />
        )}
      </span>
      <span className="stand-counter">
        {player !== undefined && player.mayBring > 0 ? (
          <Brings say={say} position={position} s={s} seat={seat} />
        ) : (
          <Bonus say={say} box={box} stand={stand} />
        )}
      </span>
    </ThingButton>
  );
}

/** What a stand gives, as a picture with its number. */
function Bonus({ say, box, stand }: { readonly say: Say; readonly box: Box; readonly stand: number }) {
  const bonus = BONUSES[box.tables.standBonus[stand] as number];
  const amount = say('fair.bonus', { amount: box.tables.standAmount[stand] ?? 0 });
  if (bonus !== 'money' && bonus !== 'points' && bonus !== 'expert') return <span className="stand-none">{say('fair.no-bonus')}</span>;
  return (
    <span className="stand-gives">
      <span className="number">{amount}</span>
      {bonus === 'money' && <CoinSign />}
      {bonus === 'points' && <FairStar />}
      {bonus === 'expert' && <Icon name="expert" />}
    </span>
  );
}

/** How many experts somebody may bring to the fair, or that he has sealed his choice. */
function Brings({ say, position, s, seat }: Inner & { readonly seat: number }) {
  const box = useBox();
  const p = s.players[seat];
  if (p === undefined) return null;
  const label = say(p.sealed === NONE ? 'fair.may-bring' : 'fair.sealed', { name: position.names[seat] ?? '', count: p.mayBring });
  return (
    <span
      className={p.sealed === NONE ? 'may-bring' : 'may-bring sealed'}
      role="img"
      aria-label={label}
      title={label}
      {...placeOf(box, s, shown.mayBring)}
    >
      <Icon name="expert" />
      <span className="number">{p.sealed === NONE ? p.mayBring : '✓'}</span>
    </span>
  );
}

const points = (s: State, seat: number): number => s.players[seat]?.fairPoints ?? 0;

const SHORTEST = 20;

/** Marks closer than this would cover each other; the outermost keep half of it from the edge. */
const CLOSE = 25;

/** Where each mark stands over the rope: at its points; those that would cover each other side by side around them. */
function marksOf(at: readonly number[], width: number): number[] {
  const order = [...at.keys()].sort((a, b) => (at[a] as number) - (at[b] as number));
  const groups: number[][] = [];
  for (const [i, mark] of order.entries()) {
    let group = [(at[mark] as number) - i * CLOSE];
    while (groups.length > 0 && mean(groups.at(-1) as number[]) > mean(group)) group = [...(groups.pop() as number[]), ...group];
    groups.push(group);
  }
  const spots = groups.flatMap(group => group.map(() => mean(group)));
  const last = width - CLOSE / 2 - (at.length - 1) * CLOSE;
  return at.map((_, mark) => {
    const i = order.indexOf(mark);
    return Math.min(Math.max(spots[i] as number, CLOSE / 2), last) + i * CLOSE;
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** How far the garland goes. */
const endOf = (s: State): number => Math.max(SHORTEST, ...s.players.map((_, seat) => points(s, seat)));

/** Everybody's fair points: marks over the rope, numbers below it. */
function Track({ say, position, s, width, height }: Inner & { readonly width: number; readonly height: number }) {
  const seats = s.players.map((_, seat) => seat);
  const end = endOf(s);
  const marks = marksOf(
    seats.map(seat => spotOf(width, points(s, seat) / end)),
    width,
  );
  const ticks = Array.from({ length: Math.floor(end / 5) + 1 }, (_, i) => i * 5);
  return (
    <>
      <Garland width={width} height={height} end={end} />
      <ul className="track" aria-label={say('fair.points')} title={say('fair.plate-help')}>
        {ticks.map(n => (
          <li key={n} className="tick" aria-hidden="true" style={{ left: spotOf(width, n / end), top: ropeAt(n) }}>
            {n}
          </li>
        ))}
        {seats.map(seat => {
          const values = {
            name: position.names[seat] ?? '',
            points: points(s, seat),
            presented: s.players[seat]?.presented === 1 ? 'yes' : 'no',
          };
          return (
            <li
              key={seat}
              className={values.presented === 'yes' ? 'at presented' : 'at'}
              style={{ left: marks[seat], top: -3 }}
              data-piece={`points:${seat}`}
            >
              <Disc seat={seat} label={say('fair.points-label', values)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Whether cubes are asked for, for a wine. */
function usePresenting(): boolean {
  const { roleOf } = useChoosing();
  return cubeCounts(useBox()).some(n => roleOf(thing.cubes(n)).state !== 'plain');
}

const cubeCounts = ({ tables }: Box): number[] => Array.from({ length: tables.mostCubes + 1 }, (_, n) => n);

/** How wide the choice of cubes is: the garland ends before it, so that everybody's points are seen. */
const choicesIn = (width: number): number => (width > ROOMY ? 376 : 258);

/** What is chosen at the fair itself: cubes for the wine that is presented, or that the experts one has pressed are those. */
function Choices({ say, s, width, presents }: Inner & { readonly width: number; readonly presents: boolean }) {
  const box = useBox();
  const { chosen, roleOf } = useChoosing();
  const seals = roleOf(thing.seal).state !== 'plain';
  if (!presents && !seals) return null;
  const picked = chosen.filter(id => id.startsWith('expert:')).map(id => Number(id.split(':')[2]));
  const wine = chosen
    .find(id => id.startsWith('wine:'))
    ?.split(':')
    .map(Number);
  return (
    <div className="fair-choices" style={presents ? { width: choicesIn(width) - 4 } : undefined}>
      {presents && <span className={width > ROOMY ? 'caption' : 'hidden'}>{say('fair.present-with')}</span>}
      {presents &&
        cubeCounts(box).map(n => {
          const brings = wine === undefined ? undefined : box.look.presenting(s, wine[1] as number, wine[2] as number, n).points;
          return (
            <ThingButton key={n} id={thing.cubes(n)} className="cube-choice" help={say('fair.cubes-help', { n })}>
              <Cubes n={n} />
              <span className={brings === undefined ? 'number' : 'hidden'}>{say('fair.cubes', { n })}</span>
              {brings !== undefined && <Ware of="star">{brings}</Ware>}
            </ThingButton>
          );
        })}
      {seals && (
        <ThingButton id={thing.seal} className="cube-choice" help={say('fair.seal-help')}>
          {say('fair.seal-so', { count: picked.length, experts: say.list(picked.map(expert => expertPhrase(say, box, expert))) })}
        </ThingButton>
      )}
    </div>
  );
}

/** So many cubes, or a place without one. */
function Cubes({ n }: { readonly n: number }) {
  return (
    <svg className="cube-pile" viewBox={`0 0 ${Math.max(n, 1) * 11 + 2} 13`} style={{ width: Math.max(n, 1) * 19 + 4 }} aria-hidden="true">
      {n === 0 && <path className="cube-none" d="m6.500 1 5 2.600v5.400l-5 2.600-5-2.600V3.600Z" />}
      {[...Array(n).keys()].map(i => (
        <g key={i} transform={`translate(${i * 11} .5)`}>
          <CubeShape />
        </g>
      ))}
    </svg>
  );
}
