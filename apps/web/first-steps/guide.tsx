// The notes of the first steps, above the question: one idea at a time, what to look at, a move to try. Nobody has to follow them.

import type { Chapter, Position } from '@adega/wire';
import { useEffect, useMemo, useState } from 'react';
import { faceOf } from '../games/faces.ts';
import { Link } from '../shell/link.tsx';
import '../style/first-steps.css';
import { type Say, useSay, type WordId } from '../text/words.ts';
import { isLast, type Note, notesAt, placeOf, tryNow } from './course.ts';

interface Props {
  readonly position: Position;
  readonly log: readonly Chapter[];
  readonly onPlay: (key: string) => void;
  readonly onClose: () => void;
}

export default function Guide({ position, log, onPlay, onClose }: Props) {
  const place = useMemo(() => placeOf(position, log), [position, log]);
  const notes = useMemo(() => notesAt(place), [place]);
  const first = notes[0]?.id ?? '';
  const [reading, setReading] = useState({ first, n: 0 });
  const n = reading.first === first ? Math.min(reading.n, notes.length - 1) : 0;
  const note = notes[n];
  useLookedAt(note, position.at);
  if (note === undefined) return null;
  const go = (to: number) => setReading({ first, n: to });
  return <NoteCard position={position} note={note} n={n} count={notes.length} onGo={go} onPlay={onPlay} onClose={onClose} />;
}

interface CardProps extends Pick<Props, 'position' | 'onPlay' | 'onClose'> {
  readonly note: Note;
  readonly n: number;
  readonly count: number;
  readonly onGo: (n: number) => void;
}

function NoteCard({ position, note, n, count, onGo, onPlay, onClose }: CardProps) {
  const say = useSay();
  const key = tryNow(note, position.question?.offered ?? []);
  return (
    <section className="guide" aria-labelledby="guide-heading" data-note={note.id}>
      <header>
        <p className="guide-kicker">{say('guide.heading')}</p>
        <h3 id="guide-heading">{say(`guide.${note.id}` as WordId)}</h3>
      </header>
      <div aria-live="polite">
        <p>{say(`guide.${note.id}.text` as WordId)}</p>
        {key !== undefined && <p className="guide-try">{say('guide.try', { move: phraseOf(say, position, key) })}</p>}
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
        <Link to={{ page: 'aim' }} className="quiet-link">
          {say('aim.link')}
        </Link>
        <button type="button" className={isLast(note) ? 'primary' : 'quiet'} data-guide="close" onClick={onClose}>
          {say(isLast(note) ? 'guide.finish' : 'guide.close')}
        </button>
      </div>
    </section>
  );
}

const phraseOf = (say: Say, position: Position, key: string): string => faceOf(position.game).move(say, position, key).phrase;

/** Things of the board have ids with a colon between words and numbers; all else is a selector. */
const selectorOf = (place: string): string => (/^[a-z]+(:\d+)+$/.test(place) ? `[data-thing="${place}"]` : place);

/** Marks what the note is about. */
function useLookedAt(note: Note | undefined, at: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position may draw the places anew
  useEffect(() => {
    const places = (note?.look ?? []).flatMap(place => [...document.querySelectorAll(selectorOf(place))]);
    for (const place of places) place.setAttribute('data-look', '');
    return () => {
      for (const place of places) place.removeAttribute('data-look');
    };
  }, [note, at]);
}
