// The tracks of the features: where each marker stands, and what an expert of the feature brings there.

import { Icon } from './art/icon.tsx';
import { Ware } from './art/wares.tsx';
import { useBox } from './box.ts';
import { featureName } from './names.ts';
import { placeOf, shown } from './printed.ts';
import { FEATURES, type State } from './set.ts';
import { type Say, useSay } from './words.ts';

interface Props {
  readonly s: State;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where there is room beside each other, in two columns. */
const ABREAST = 220;

export function Tracks({ s, ...spot }: Props) {
  const { look, tables } = useBox();
  const say = useSay();
  if (tables.track.length === 0) return null;
  return (
    <ul className={spot.width > ABREAST ? 'feature-tracks abreast' : 'feature-tracks'} style={spot} aria-label={say('tracks.lead')}>
      {FEATURES.map((feature, i) => (
        <li key={feature}>
          <Icon name={feature} />
          <Track say={say} s={s} feature={i} />
          <span className="track-points" aria-hidden="true">
            <Ware of="star">{look.section(s, i)}</Ware>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Track({ say, s, feature }: { readonly say: Say; readonly s: State; readonly feature: number }) {
  const box = useBox();
  const at = s.features[feature] ?? 0;
  const name = say('tracks.track', { feature: featureName(say, feature), at, points: box.look.section(s, feature) });
  return (
    <span className="feature-track" role="img" aria-label={name} title={say('tracks.help')} {...placeOf(box, s, shown.track(feature))}>
      {box.tables.track.map((points, space) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          key={space}
          className={classOf(space, at, points)}
        />
      ))}
    </span>
  );
}

const classOf = (space: number, at: number, points: number): string =>
  `track-space section-${points % 2}${space < at ? ' passed' : ''}${space === at ? ' here' : ''}`;
