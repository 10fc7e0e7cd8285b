// The notes of the first steps, above the question: one idea at a time, what to look at, a move to try. Nobody has to follow them.

import type { Chapter, Position } from '@adega/wire';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { firstStepsOf } from '../games/drawn.ts';
import { faceOf } from '../games/faces.ts';
import { type Course, courseIn, isLast, type Note, notesAt, placeOf, tryNow } from '../table/course.ts';
import { END, ON } from '../table/groups.ts';
import { useNarrow } from '../table/narrow.ts';
import { type Say, useSay } from '../text/words.ts';
import './guide.css';

interface Props {
  readonly position: Position;
  readonly log: readonly Chapter[];
  /** The way to what the game is about. */
  readonly aim: ReactNode;
  readonly onPlay: (key: string) => void;
  readonly onClose: () => void;
}

export default function Guide(props: Props) {
  const course = useCourse(props.position.game);
  return course === undefined ? null : <Notes {...props} course={course} />;
}

function useCourse(game: string): Course | undefined {
  const [course, setCourse] = useState<Course | undefined>();
  useEffect(
    () =>
      void firstStepsOf(game)
        ?.course()
        .then(file => setCourse(courseIn(file))),
    [game],
  );
  return course?.scenario.game === game ? course : undefined;
}

function Notes({ course, position, log, aim, onPlay, onClose }: Props & { readonly course: Course }) {
  const notes = useMemo(() => notesAt(course, placeOf(course, position, log)), [course, position, log]);
  const first = notes[0]?.id ?? '';
  const [reading, setReading] = useState({ first, n: 0 });
  const n = reading.first === first ? Math.min(reading.n, notes.length - 1) : 0;
  const note = notes[n];
  const isElsewhere = useLookedAt(note, position.at);
  if (note === undefined) return null;
  const go = (to: number) => setReading({ first, n: to });
  return (
    <NoteCard
      words={`${course.words}.${note.id}`}
      position={position}
      note={note}
      n={n}
      count={notes.length}
      isElsewhere={isElsewhere}
      onGo={go}
      aim={aim}
      onPlay={onPlay}
      onClose={onClose}
    />
  );
}

interface CardProps extends Pick<Props, 'position' | 'aim' | 'onPlay' | 'onClose'> {
  readonly note: Note;
  /** The id of its heading; that of its text begins with it. */
  readonly words: string;
  readonly n: number;
  readonly count: number;
  /** What the note is about lies under another tab. */
  readonly isElsewhere: boolean;
  readonly onGo: (n: number) => void;
}

function NoteCard({ position, aim, note, words, n, count, isElsewhere, onGo, onPlay, onClose }: CardProps) {
  const say = useSay();
  const isNarrow = useNarrow();
  const key = tryNow(note, position.question?.offered ?? []);
  return (
    <section className="guide" aria-labelledby="guide-heading" data-note={note.id}>
      <header>
        <p className="guide-kicker">{say('guide.heading')}</p>
        <h3 id="guide-heading">{say.own(words)}</h3>
        {!isLast(note) && (
          <button
            type="button"
            className="guide-close"
            aria-label={say('guide.close')}
            title={say('guide.close')}
            data-guide="close"
            onClick={onClose}
          >
            {say('guide.close-sign')}
          </button>
        )}
      </header>
      <div aria-live="polite">
        <p>{say.own(`${words}.text`)}</p>
        {isElsewhere && <p className="note">{say('guide.elsewhere')}</p>}
        {isNarrow && note.touch && <p className="note">{say('guide.touch')}</p>}
        {key !== undefined && <p className="guide-try">{tryText(say, position, key)}</p>}
      </div>
      <div className="guide-ways">
        {n + 1 < count && (
          <button type="button" className="primary" data-guide="on" onClick={() => onGo(n + 1)}>
            {say('guide.on')}
          </button>
        )}
        {key !== undefined && (
          <button type="button" data-guide="do" onClick={() => onPlay(key)}>
            {say('guide.do')}
          </button>
        )}
        {n > 0 && (
          <button type="button" data-guide="back" onClick={() => onGo(n - 1)}>
            {say('guide.back')}
          </button>
        )}
        {isLast(note) && (
          <button type="button" className="primary" data-guide="close" onClick={onClose}>
            {say('guide.finish')}
          </button>
        )}
        {(isLast(note) || note.id === 'welcome') && aim}
      </div>
    </section>
  );
}

/** A move by its phrase; one that goes on or ends the turn by what is written on its button. */
function tryText(say: Say, position: Position, key: string): string {
  const { group, label, phrase } = faceOf(position.game).move(say, position, key);
  return group === ON || group === END ? say('guide.press', { label }) : say('guide.try', { move: phrase });
}

/** Things of the board have ids with a colon between words and numbers; all else is a selector. */
const selectorOf = (place: string): string => (/^[a-z]+(:\d+)+$/.test(place) ? `[data-thing="${place}"]` : place);

/** Marks what the note is about; true where none of it can be seen. */
function useLookedAt(note: Note | undefined, at: number): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position may draw the places anew
  useEffect(() => {
    const places = (note?.look ?? []).flatMap(place => [...document.querySelectorAll(selectorOf(place))]);
    for (const place of places) place.setAttribute('data-look', '');
    setElsewhere(places.length > 0 && places.every(place => !place.checkVisibility()));
    return () => {
      for (const place of places) place.removeAttribute('data-look');
    };
  }, [note, at]);
  return isElsewhere;
}
