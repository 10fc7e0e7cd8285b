// What each region that is in play gives, beside its sign on the map.

import type { AsideProps } from '../../../table/course.ts';
import { IconStrokes } from '../art/icon.tsx';
import { boxOf } from '../box.ts';
import { giftOf } from '../deeds.ts';
import { regionName } from '../names.ts';
import { SIGNS } from '../region-signs.ts';
import { isPlayed } from '../regions.tsx';
import { REGIONS, stateOf } from '../set.ts';
import { useSay } from '../words.ts';
import './gifts.css';

export function Gifts({ position }: AsideProps) {
  const say = useSay();
  const [s, box] = [stateOf(position), boxOf(position)];
  const played = REGIONS.map((word, region) => ({ word, region })).filter(({ region }) => isPlayed(s, region));
  return (
    <dl className="course-gifts">
      {played.map(({ word, region }) => (
        <div key={word}>
          <dt>
            <svg viewBox="-2.5 -2.5 29 29" aria-hidden="true">
              <circle className="benefit-seal" cx="12" cy="12" r="14" />
              <g className="benefit">
                <IconStrokes name={SIGNS[word]} />
              </g>
            </svg>
            {regionName(say, region)}
          </dt>
          <dd>{giftOf(say, box, region)}</dd>
        </div>
      ))}
    </dl>
  );
}
