// What happened, newest first, each line with its rule.

import type { Chapter, Position } from '@adega/wire';
import { memo } from 'react';
import type { Face } from '../games/face.ts';
import { useSay } from '../text/words.ts';
import { RuleChip } from './rule.tsx';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly log: readonly Chapter[];
}

export function Log({ face, position, log }: Props) {
  const say = useSay();
  const told = log.map((chapter, i) => ({ chapter, i })).filter(({ chapter }) => chapter.events.length > 0);
  return (
    <section className="log panel" aria-labelledby="log-heading">
      <h2 id="log-heading">{say('log.heading')}</h2>
      {told.length === 0 && <p className="note">{say('log.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className="log-list" aria-label={say('log.newest')} tabIndex={0}>
        {told.reverse().map(({ chapter, i }) => (
          <ChapterLines key={i} face={face} position={position} chapter={chapter} />
        ))}
      </ol>
    </section>
  );
}

interface ChapterProps {
  readonly face: Face;
  readonly position: Position;
  readonly chapter: Chapter;
}

/** A chapter says the same whatever the position: only the names of the players are read from it. */
const ChapterLines = memo(
  function ChapterLines({ face, position, chapter }: ChapterProps) {
    const say = useSay();
    return (
      <li className={chapter.by < 0 ? 'chapter chance' : `chapter seat-edge-${chapter.by + 1}`}>
        {chapter.events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
          <p key={i}>
            {face.event(say, position, event)} <RuleChip id={event.rule} />
          </p>
        ))}
      </li>
    );
  },
  (a, b) => a.chapter === b.chapter && a.face === b.face && a.position.names === b.position.names,
);
