// The coming fair: stands, the track of fair points, prizes; and the cubes for a wine that is being presented.

import type { Position } from '@adega/wire';
import type { CSSProperties } from 'react';
import { useChoosing } from '../../table/choosing.tsx';
import { ThingButton } from '../../table/thing.tsx';
import { Icon, type IconName } from './art/icon.tsx';
import { type Box, useBox } from './box.ts';
import { expertPhrase, standFeatures, standName } from './names.ts';
import { thing } from './paths.ts';
import { Disc, Panel } from './pieces.tsx';
import { placeOf, shown } from './printed.ts';
import { BONUSES, FEATURES, NONE, type State, stateOf } from './set.ts';
import { Tracks } from './tracks.tsx';
import { type Say, useSay } from './words.ts';

export function Fair({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <Panel id="fair" title={say('fair.heading')} side>
      <div className="fair-head">
        <p className="note" data-printed={box.insight.fair(s) === undefined ? undefined : shown.prizes}>
          {nextFair(say, box, s)}
        </p>
        <PresentWith say={say} />
      </div>
      <ol className="stands">
        {s.stands.map((_, stand) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stand is its number
          <li key={stand}>
            <Stand say={say} position={position} s={s} stand={stand} />
          </li>
        ))}
      </ol>
      <Bringing say={say} position={position} s={s} />
      <Tracks s={s} />
      <Track say={say} position={position} s={s} />
    </Panel>
  );
}

interface Inner {
  readonly say: Say;
  readonly position: Position;
  readonly s: State;
}

const BONUS_ICONS: { readonly [K in (typeof BONUSES)[number]]: IconName | undefined } = {
  none: undefined,
  expert: 'expert',
  money: 'money',
  points: 'star',
};

function Stand({ say, position, s, stand }: Inner & { readonly stand: number }) {
  const box = useBox();
  const seat = s.stands[stand] ?? NONE;
  const bonus = standName(say, box, stand);
  const icon = BONUS_ICONS[BONUSES[box.tables.standBonus[stand] as number] as (typeof BONUSES)[number]];
  const name = position.names[seat];
  return (
    <ThingButton
      id={thing.stand(stand)}
      className={seat === NONE ? 'stand' : 'stand taken'}
      help={say('fair.stand-help', { n: stand + 1, bonus, taken: name === undefined ? 'no' : 'yes', name: name ?? '' })}
    >
      <svg className="awning" viewBox="0 0 60 14" preserveAspectRatio="none" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map(i => (
          <path key={i} className={i % 2 === 0 ? 'stripe' : 'stripe pale'} d={`M${i * 10} 0h10v9a5 5 0 0 1-10 0Z`} />
        ))}
      </svg>
      {standFeatures(box, stand).length > 0 && (
        <span className="stand-features">
          {standFeatures(box, stand).map(feature => (
            <Icon key={feature} name={FEATURES[feature] ?? 'taste'} />
          ))}
        </span>
      )}
      <span className="stand-body">
        {seat !== NONE && <Disc seat={seat} label={name ?? ''} />}
        {seat === NONE && icon !== undefined && <Icon name={icon} />}
        <span className="stand-bonus">
          {icon !== undefined && say('fair.bonus', { amount: box.tables.standAmount[stand] ?? 0 })}
          {icon === undefined && seat === NONE && say('fair.no-bonus')}
        </span>
      </span>
    </ThingButton>
  );
}

const points = (s: State, seat: number): number => s.players[seat]?.fairPoints ?? 0;

function nextFair(say: Say, { insight, tables }: Box, s: State): string {
  const next = insight.fair(s);
  if (next === undefined) return say('fair.none');
  const prizes = (tables.prize[next.fair - 1]?.[s.seats - 2] ?? []).filter(vp => vp > 0);
  return say('fair.next', { year: next.year, prizes: prizes.join(' · ') });
}

const SHORTEST = 20;

/** Marks closer than this, in parts of the scale, would cover each other. */
const CLOSE = 0.065;
const LANES = 2;

interface Spot {
  readonly at: number;
  readonly lane: number;
}

/** Where each mark stands: at its points, in the lower row or the upper one, and only if both are taken a little further on. */
function spotsOf(at: readonly number[]): Spot[] {
  const spots: Spot[] = at.map(point => ({ at: point, lane: 0 }));
  const ends = Array.from({ length: LANES }, () => Number.NEGATIVE_INFINITY);
  for (const [i, point] of [...at.entries()].sort(([, a], [, b]) => a - b)) {
    const free = ends.map(end => Math.max(point, end + CLOSE));
    const lane = free.indexOf(Math.min(...free));
    spots[i] = { at: free[lane] as number, lane };
    ends[lane] = free[lane] as number;
  }
  return spots;
}

/** Everybody's fair points on one scale; marks close to each other stand above one another. */
function Track({ say, position, s }: Inner) {
  const seats = s.players.map((_, seat) => seat);
  const end = Math.max(SHORTEST, ...seats.map(seat => points(s, seat)));
  const spots = spotsOf(seats.map(seat => points(s, seat) / end));
  return (
    <ul className="track" aria-label={say('fair.points')}>
      {Array.from({ length: Math.floor(end / 5) + 1 }, (_, i) => i * 5).map(n => (
        <li key={n} className="tick" aria-hidden="true" style={{ left: `${(n / end) * 100}%` }}>
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
            style={{ left: `${(spots[seat]?.at ?? 0) * 100}%`, '--lane': spots[seat]?.lane } as CSSProperties}
            data-piece={`points:${seat}`}
          >
            <Disc seat={seat} label={say('fair.points-label', values)} />
          </li>
        );
      })}
    </ul>
  );
}

/** How many experts each may bring, who has sealed his choice, and what makes one's own final. */
function Bringing({ say, position, s }: Inner) {
  const box = useBox();
  const { chosen, roleOf } = useChoosing();
  const may = s.players.flatMap((p, seat) => (p.mayBring > 0 ? [{ seat, p }] : []));
  if (may.length === 0) return null;
  const picked = chosen.filter(id => id.startsWith('expert:')).map(id => Number(id.split(':')[2]));
  return (
    <div className="bringing">
      {may.map(({ seat, p }) => {
        const label = say(p.sealed === NONE ? 'fair.may-bring' : 'fair.sealed', { name: position.names[seat] ?? '', count: p.mayBring });
        return (
          <span
            key={seat}
            className={p.sealed === NONE ? 'may-bring' : 'may-bring sealed'}
            title={label}
            {...placeOf(box, s, shown.mayBring)}
          >
            <Disc seat={seat} label={label} />
            <Icon name="expert" />
            {p.sealed === NONE ? p.mayBring : '✓'}
          </span>
        );
      })}
      {roleOf(thing.seal).state !== 'plain' && (
        <ThingButton id={thing.seal} className="cube-choice" help={say('fair.seal-help')}>
          {say('fair.seal-so', { count: picked.length, experts: say.list(picked.map(expert => expertPhrase(say, box, expert))) })}
        </ThingButton>
      )}
    </div>
  );
}

/** Cubes for the wine that is presented: shown while a wine can be. */
function PresentWith({ say }: { readonly say: Say }) {
  const { tables } = useBox();
  const { roleOf } = useChoosing();
  const counts = Array.from({ length: tables.mostCubes + 1 }, (_, n) => n);
  if (counts.every(n => roleOf(thing.cubes(n)).state === 'plain')) return null;
  return (
    <div className="present-with">
      <span className="caption">{say('fair.present-with')}</span>
      {counts.map(n => (
        <ThingButton key={n} id={thing.cubes(n)} className="cube-choice" help={say('fair.cubes-help', { n })}>
          <Icon name="cubes" />
          {say('fair.cubes', { n })}
        </ThingButton>
      ))}
    </div>
  );
}
