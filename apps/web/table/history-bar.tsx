// The time line: arrows, a slider over the entries, marks where years and fairs begin.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { markLabel, markName, shortMark } from './marks.ts';
import type { Looking } from './use-history.ts';

interface BarProps extends Props {
  readonly face: Face;
  /** Where the viewer has looked last, if the game has gone on since. */
  readonly since?: number | undefined;
}

interface Props {
  readonly position: Position;
  readonly looking: Looking;
}

export function HistoryBar({ face, position, looking, since }: BarProps) {
  const say = useSay();
  const of = position.at;
  const at = looking.at ?? of;
  const when = face.when(say, looking.past ?? position);
  const text = looking.at === undefined ? say('history.now', { when }) : say('history.at', { when, at, of });
  return (
    <section className="history" aria-label={say('history.label')} onPointerEnter={looking.wantMarks} onFocus={looking.wantMarks}>
      <output className="history-at">{text}</output>
      <Arrow label={say('history.first')} disabled={at === 0} onClick={() => looking.go(0)} path="M5 4v12M15 4 7 10l8 6z" />
      <Arrow label={say('history.back')} disabled={at === 0} onClick={() => looking.go(at - 1)} path="M14 4 6 10l8 6z" />
      <div className="history-line">
        <Marks position={position} looking={looking} />
        {since !== undefined && since < of && (
          <button
            type="button"
            className="mark last-look"
            style={{ insetInlineStart: `${(100 * since) / of}%` }}
            aria-label={say('history.last-look')}
            title={say('history.last-look')}
            onClick={() => looking.go(since)}
          />
        )}
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          aria-label={say('history.slider')}
          aria-valuetext={text}
          onChange={event => looking.go(Number(event.target.value))}
        />
      </div>
      <Arrow label={say('history.on')} disabled={at === of} onClick={() => looking.go(at + 1)} path="M6 4l8 6-8 6z" />
      <Arrow label={say('history.last')} disabled={at === of} onClick={() => looking.go(undefined)} path="M15 4v12M5 4l8 6-8 6z" />
    </section>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly path: string;
}

const Arrow = ({ label, disabled, onClick, path }: ArrowProps): ReactNode => (
  <button type="button" className="arrow" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

function Marks({ position, looking }: Props) {
  const say = useSay();
  if (looking.marks.length === 0 || position.at === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="history-marks" role="group" aria-label={say('history.marks')}>
      {looking.marks.map(mark => (
        <button
          type="button"
          key={mark.at}
          className={`mark ${mark.kind}`}
          style={{ insetInlineStart: `${(100 * mark.at) / position.at}%` }}
          aria-label={markLabel(say, mark)}
          title={say('history.mark-help', { mark: markName(say, mark) })}
          onClick={() => looking.go(mark.at)}
        >
          {shortMark(say, mark)}
        </button>
      ))}
    </div>
  );
}
