// What of some points is whose, as a list with bars; each section can be opened to see what it is made of.

import type { Position, Section } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { aboutName, seenIn, tenths } from './advice-words.ts';
import type { Face } from './face.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly sections: readonly Section[];
}

export function Sections({ face, position, sections }: Props) {
  const say = useSay();
  const seen = seenIn(sections);
  const most = Math.max(...seen.map(({ points }) => Math.abs(points)));
  if (seen.length === 0) return <p className="note">{say('advice.no-parts')}</p>;
  return (
    <ul className="reason-parts">
      {seen.map(section => (
        <li key={section.about}>
          <details>
            <summary title={say.known(`worth.help.${section.about}`, undefined, () => '') || undefined}>
              <span className="section-about">{aboutName(say, section.about)}</span>
              <Bar share={section.points / most} />
              <span className="section-points">{say.signed(tenths(section.points))}</span>
            </summary>
            <ul className="reason-features">
              {section.features
                .filter(({ points }) => tenths(points) !== 0)
                .map(({ feature, points }) => (
                  <li key={feature}>
                    <span>{face.feature?.(say, position, feature) ?? feature}</span> <span>{say.signed(tenths(points))}</span>
                  </li>
                ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** From the middle, to the right for what is gained, to the left for what is lost. */
const Bar = ({ share }: { readonly share: number }) => (
  <span className="section-bar" aria-hidden="true">
    <span
      className={share < 0 ? 'loss' : 'gain'}
      style={{ inlineSize: `${50 * Math.abs(share)}%`, insetInlineStart: share < 0 ? `${50 - 50 * Math.abs(share)}%` : '50%' }}
    />
  </span>
);
