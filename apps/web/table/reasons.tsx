// What of some points is whose, as a list with bars; each section can be opened to see what it is made of.

import type { Position, Section } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { aboutName, linesOf, seenIn, tenths } from './advice-words.ts';
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
          <Opened face={face} position={position} section={section} most={most} />
        </li>
      ))}
    </ul>
  );
}

interface OpenedProps {
  readonly face: Face;
  readonly position: Position;
  readonly section: Section;
  /** The longest bar. */
  readonly most: number;
}

function Opened({ face, position, section, most }: OpenedProps) {
  const say = useSay();
  const { about, points } = section;
  const help = say.known(`worth.help.${about}`, undefined, () => '');
  return (
    <details>
      <summary title={help || undefined}>
        <span className="section-about">{aboutName(say, about)}</span>
        <Bar share={points / most} />
        <span className="section-points">{say.signed(tenths(points))}</span>
      </summary>
      {help !== '' && <p className="note">{help}</p>}
      <ul className="reason-features">
        {linesOf(say, face, position, section).map(([text, some]) => (
          <li key={text}>
            <span>{text}</span> <span>{say.signed(some)}</span>
          </li>
        ))}
      </ul>
    </details>
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
