// What bots did since the viewer did something: told where the viewer looks for the next question.

import type { Chapter, Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { edgeOf } from './log.tsx';
import { useWhy } from './why.tsx';

/** More stands in the log. */
const MOST = 6;

/** Of the chapters since the viewer's last one those from the first of a bot on. */
export function sinceOf({ viewer, bots = [] }: Position, log: readonly Chapter[]): readonly Chapter[] {
  const since = log.slice(log.findLastIndex(({ by }) => by === viewer) + 1);
  const first = since.findIndex(({ by }) => bots[by] != null);
  return first < 0 ? [] : since.slice(first);
}

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly log: readonly Chapter[];
}

export function Since({ face, position, log }: Props) {
  const say = useSay();
  const events = sinceOf(position, log).flatMap(({ events }) => events);
  const why = useWhy();
  if (events.length === 0) return null;
  const last = log.findLastIndex(({ by }) => position.bots?.[by] != null);
  // Somebody who watches has seen the rest.
  const left = position.viewer === 'watcher' ? 0 : events.length - MOST;
  return (
    <section className="since" aria-label={say('since.heading')}>
      {left > 0 && <p className="note">{say('since.more', { count: left })}</p>}
      <LastEvents face={face} position={position} events={events} />
      {why !== undefined && (
        <button type="button" className="quiet" onClick={() => why(last)}>
          {say('why.ask')}
        </button>
      )}
    </section>
  );
}

interface LastProps {
  readonly face: Face;
  readonly position: Position;
  readonly events: Chapter['events'];
}

function LastEvents({ face, position, events }: LastProps) {
  const say = useSay();
  return (
    <ol>
      {events.slice(-MOST).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
        <li key={events.length - MOST + i} className={edgeOf(event)}>
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
  /** To where it began, from where one can go on move by move. */
  readonly onStep: () => void;
  readonly onClose: () => void;
}

/** What happened while somebody was away. */
export function Away({ face, position, chapters, onStep, onClose }: AwayProps) {
  const say = useSay();
  return (
    <section className="since away" aria-labelledby="away-heading">
      <h3 id="away-heading">{say('away.heading', { count: chapters.length })}</h3>
      <LastEvents face={face} position={position} events={chapters.flatMap(({ events }) => events)} />
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
