// What others did since the viewer did something: told where the viewer looks for the next question, marked on the board, and to be seen
// once more.

import type { Chapter, Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { isAlone } from './alone.ts';
import type { Face } from './face.ts';
import { edgeOf } from './log.tsx';
import { useNarrow } from './narrow.ts';
import { useWhy } from './why.tsx';

/** More is folded away; where there is little room, fewer are told at once. */
const MOST = 5;
const MOST_NARROW = 3;

/** Where in the log others began to move after the viewer's last chapter; undefined where nobody did, or all sit at one screen. */
export function sinceFrom(position: Position, log: readonly Chapter[]): number | undefined {
  const { viewer } = position;
  if (!isAlone(position)) return undefined;
  const own = log.findLastIndex(({ by }) => by === viewer);
  const first = log.findIndex(({ by }, n) => n > own && by >= 0 && by !== viewer);
  return first < 0 ? undefined : first;
}

/** The chapters from there on. */
export function sinceOf(position: Position, log: readonly Chapter[]): readonly Chapter[] {
  const from = sinceFrom(position, log);
  return from === undefined ? [] : log.slice(from);
}

/** What was done for a seat without asking it. */
const isUnasked = (event: Chapter['events'][number]): boolean => (event as { readonly unasked?: number }).unasked === 1;

/** The first of them, as a story is told, and what must not be missed, however late: what was done for the viewer himself unasked, and
 * results; somebody who watches has seen the beginning. */
export function toldOf(
  { viewer }: Position,
  events: Chapter['events'],
  most: number,
  isResult: (event: Chapter['events'][number]) => boolean = () => false,
): Chapter['events'] {
  if (viewer === 'watcher') return events.slice(-most);
  const isKept = (event: Chapter['events'][number]): boolean => isResult(event) || (isUnasked(event) && event['seat'] === viewer);
  return [...events.slice(0, most), ...events.slice(most).filter(isKept)];
}

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly log: readonly Chapter[];
  /** Shows it once more on the board, from after so many entries on. */
  readonly onAgain: (from: number) => void;
}

export function Since({ face, position, log, onAgain }: Props) {
  const say = useSay();
  const events = sinceOf(position, log).flatMap(({ events }) => events);
  const why = useWhy();
  const most = useNarrow() ? MOST_NARROW : MOST;
  if (events.length === 0) return null;
  const last = log.findLastIndex(({ by }) => position.bots?.[by] != null);
  // Somebody who watches has seen the rest.
  const told = toldOf(position, events, most, face.isResult);
  const isWatched = position.viewer === 'watcher';
  const left = isWatched ? [] : events.filter(event => !told.includes(event));
  const from = sinceFrom(position, log);
  return (
    <section className="since" aria-label={say(isWatched ? 'since.watched' : 'since.heading')}>
      <h3 className="caption">{say(isWatched ? 'since.watched' : 'since.short')}</h3>
      <Events face={face} position={position} events={told} />
      {left.length > 0 && (
        <details key={from} className="since-more">
          <summary className="note">{say('since.more', { count: left.length })}</summary>
          <Events face={face} position={position} events={left} />
        </details>
      )}
      {!isWatched && events.some(event => (face.touched?.(position, event) ?? []).length > 0) && (
        <p className="note since-outlined">
          <span className="outline-sample" aria-hidden="true" /> {say('since.outlined')}
        </p>
      )}
      {/* Below: somebody may still aim at the pace of the bots, which stood above. */}
      <p className="since-ways">
        <button type="button" className="quiet" title={say('since.again-help')} onClick={() => onAgain(from ?? position.at)}>
          {say('since.again')}
        </button>
        {why !== undefined && last >= 0 && (
          <button type="button" className="quiet" title={say('why.help')} onClick={() => why(last)}>
            {say('why.ask')}
          </button>
        )}
      </p>
    </section>
  );
}

interface EventsProps {
  readonly face: Face;
  readonly position: Position;
  readonly events: Chapter['events'];
}

function Events({ face, position, events }: EventsProps) {
  const say = useSay();
  return (
    <ol>
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
        <li key={i} className={edgeOf(event)}>
          {face.event(say, position, event)}
        </li>
      ))}
    </ol>
  );
}

interface AwayProps {
  readonly face: Face;
  readonly position: Position;
  /** What was done meanwhile. */
  readonly chapters: readonly Chapter[];
  /** He sees this table for the first time: since the last turn of his seat. */
  readonly isFirst?: boolean;
  /** To where it began, from where one can go on move by move. */
  readonly onStep: () => void;
  readonly onClose: () => void;
}

/** What happened while somebody was away. */
export function Away({ face, position, chapters, isFirst = false, onStep, onClose }: AwayProps) {
  const say = useSay();
  return (
    <section className="since away" aria-labelledby="away-heading">
      <h3 id="away-heading">{say(position.viewer === 'watcher' ? 'away.watched' : isFirst ? 'away.first' : 'away.heading')}</h3>
      <Events face={face} position={position} events={chapters.flatMap(({ events }) => events).slice(-MOST)} />
      <p className="away-ways">
        <button type="button" onClick={onStep}>
          {say('away.step')}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {say('away.close')}
        </button>
      </p>
    </section>
  );
}
