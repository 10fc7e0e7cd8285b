// A chapter of the first steps at the table: one note at a time, always at the same place beside the board, with a pointer at what it is
// about or what to press. Whoever does something else is told so, and can take it back or go on alone.

import type { Position, Chapter as Told } from '@adega/wire';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Course, isLast, keptOf, LEARNER, type Lesson, type Note, type Place, placeIn, wantedNow } from '../table/course.ts';
import { endsTurn } from '../table/ending-turn.ts';
import type { Face } from '../table/face.ts';
import { useNarrow } from '../table/narrow.ts';
import { type Say, useSay } from '../text/words.ts';
import { turnTo, usePointed } from './pointer.ts';
import './coach.css';

interface Props {
  readonly face: Face;
  readonly course: Course;
  /** The id of the chapter. */
  readonly chapter: string;
  readonly lesson: Lesson;
  readonly position: Position;
  readonly log: readonly Told[];
  /** Where to go when all notes are read: first of all, and else. */
  readonly onward: ReactNode;
  readonly elsewhere: ReactNode;
  /** Does it as whoever learns would: who ends a turn has confirmed it. */
  readonly onPlay: (key: string, confirms: boolean) => void;
  readonly onUndo: (to: number) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The last note is shown. */
  readonly onEnd: () => void;
}

/** What is shown: a note, what to remember of them all, that something waits to be confirmed, or that something else was done. */
type Shown =
  | { readonly is: 'note'; readonly note: Note }
  | { readonly is: 'keep' }
  | { readonly is: 'confirm' }
  | { readonly is: 'astray'; readonly at: number };

export function Coach(props: Props) {
  const { face, lesson, position, log, onEnd } = props;
  const place = placeIn(lesson, log);
  const [reading, setReading] = useState({ done: place.done, n: 0 });
  const kept = keptOf(props.course, props.chapter);
  const endsHere = place.notes.some(note => isLast(lesson, note));
  const count = place.notes.length + (endsHere && kept.length > 0 ? 1 : 0);
  const n = reading.done === place.done ? Math.min(reading.n, count - 1) : 0;
  const shown = shownNow(place, n, position);
  const last = shown.is === 'keep' || (shown.is === 'note' && isLast(lesson, shown.note));
  useEffect(() => {
    if (last) onEnd();
  }, [last, onEnd]);
  const isBeside = shown.is === 'note' && (shown.note.look ?? []).some(place => place.startsWith('#side'));
  useLayoutEffect(() => setCoached(isBeside ? 'beside' : ''), [isBeside]);
  return (
    <NoteCard
      {...props}
      shown={shown}
      n={n}
      count={count}
      kept={kept}
      targets={targetsOf(face, position, shown)}
      onGo={to => setReading({ done: place.done, n: to })}
    />
  );
}

/** The note takes the place of the log, unless it is about what stands there; what the notes tell need not be told besides. */
function setCoached(shows: string): () => void {
  document.documentElement.dataset['coached'] = shows;
  return () => {
    delete document.documentElement.dataset['coached'];
  };
}

function shownNow({ notes, astray }: Place, n: number, { waiting }: Position): Shown {
  if (astray !== undefined) return { is: 'astray', at: astray };
  if (waiting.for === 'confirm' && waiting.seat === LEARNER) return { is: 'confirm' };
  const note = notes[n];
  return note === undefined ? { is: 'keep' } : { is: 'note', note };
}

const CONFIRM = ['[data-key=confirm]', '.phone-bar .primary'];

/** What is pointed at: what leads to the move that a note asks for, one thing after the other; else what it is about. */
function targetsOf(face: Face, position: Position, shown: Shown): readonly string[] {
  if (shown.is === 'confirm') return CONFIRM;
  if (shown.is !== 'note') return [];
  const { note } = shown;
  const key = wantedNow(note, position);
  if (key === undefined) return note.look ?? [];
  return [...(note.look ?? []), ...face.path(position, key), `.turn [data-key="${key}"]`, `[data-key="${key}"]`];
}

interface CardProps extends Props {
  readonly shown: Shown;
  readonly n: number;
  /** So many are read now, one after the other. */
  readonly count: number;
  /** The words of what to remember. */
  readonly kept: readonly string[];
  readonly targets: readonly string[];
  readonly onGo: (n: number) => void;
}

function NoteCard(props: CardProps) {
  const { course, chapter, shown, kept, targets, lesson, position, log, onClose } = props;
  const say = useSay();
  const isNarrow = useNarrow();
  const { box, isElsewhere } = usePointed(targets);
  useShownOnPhone(shown, isNarrow);
  const words = shown.is === 'note' ? `learn.${chapter}.${shown.note.id}` : `learn.${shown.is}`;
  const text = (id: string) => say.known(id, course.figures, () => '');
  const Aside = shown.is === 'note' ? course.asides?.[shown.note.aside ?? ''] : undefined;
  return (
    <>
      {box !== undefined && (
        <div
          className="coach-ring"
          aria-hidden="true"
          style={{ left: box.x - OUT, top: box.y - OUT, width: box.width + 2 * OUT, height: box.height + 2 * OUT }}
        />
      )}
      <section
        className="coach"
        aria-labelledby="coach-heading"
        data-kept-clear=""
        data-note={shown.is === 'note' ? shown.note.id : shown.is}
        data-lists={Aside === undefined ? undefined : ''}
      >
        <header>
          <p className="coach-kicker">
            {shown.is === 'note'
              ? say('learn.step', { chapter: text(`learn.${chapter}`), ...stepOf(lesson, shown.note) })
              : text(`learn.${chapter}`)}
          </p>
          <button
            type="button"
            className="coach-close"
            aria-label={say('learn.close')}
            title={say('learn.close')}
            data-coach="close"
            onClick={onClose}
          >
            {say('learn.close-sign')}
          </button>
          <h2 id="coach-heading">{text(words)}</h2>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="coach-text" aria-live="polite" tabIndex={0}>
          {shown.is === 'keep' ? <Kept lines={kept.map(text)} /> : <p>{text(`${words}.text`)}</p>}
          {Aside !== undefined && <Aside position={position} log={log} />}
          {isElsewhere && <p className="note">{say('learn.elsewhere')}</p>}
          <Wanted {...props} isNarrow={isNarrow} />
        </div>
        <Ways {...props} />
      </section>
    </>
  );
}

const Kept = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="coach-kept">
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The ring lies close around a thing: what stands beside it is read, too. */
const OUT = 3;

const stepOf = ({ notes }: Lesson, note: Note) => ({ n: notes.indexOf(note) + 1, count: notes.length });

/** What to press, in the words of the button or the list. */
function Wanted({ face, position, shown, isNarrow }: CardProps & { readonly isNarrow: boolean }) {
  const say = useSay();
  const key = shown.is === 'note' ? wantedNow(shown.note, position) : undefined;
  if (key === undefined) return null;
  return (
    <>
      <p className="coach-try">{tryText(say, face, position, key)}</p>
      {isNarrow && !endsTurn(face.move(say, position, key).group) && <p className="note">{say('learn.touch')}</p>}
    </>
  );
}

/** A move by its phrase; one that goes on or ends the turn by what is written on its button. */
function tryText(say: Say, face: Face, position: Position, key: string): string {
  const { group, label, phrase } = face.move(say, position, key);
  return endsTurn(group) ? say('learn.press', { label }) : say('learn.try', { move: phrase });
}

/** What leads on is at one place in all notes; what leads elsewhere is at its other side. */
function Ways(props: CardProps) {
  return (
    <div className="coach-ways">
      <div className="coach-others">
        <Others {...props} />
      </div>
      <div className="coach-onward">
        <First {...props} />
      </div>
    </div>
  );
}

/** Nothing is read after it. */
const isEnd = ({ lesson, shown, n, count }: CardProps): boolean =>
  shown.is === 'keep' || (shown.is === 'note' && isLast(lesson, shown.note) && n + 1 === count);

function First(props: CardProps) {
  const { shown, n, count, position, onward, onGo, onUndo } = props;
  const { undo } = position;
  const say = useSay();
  if (shown.is === 'astray') {
    if (!undo.possible || undo.seat !== LEARNER || undo.to > shown.at) return null;
    return (
      <button type="button" className="primary" data-coach="undo" onClick={() => onUndo(shown.at)}>
        {say('learn.undo')}
      </button>
    );
  }
  if (shown.is === 'confirm') return null;
  if (n + 1 < count)
    return (
      <button type="button" className="primary" data-coach="on" onClick={() => onGo(n + 1)}>
        {say('learn.on')}
      </button>
    );
  return isEnd(props) ? onward : null;
}

function Others(props: CardProps) {
  const { face, shown, n, position, elsewhere, onGo, onPlay, onAgain } = props;
  const say = useSay();
  if (shown.is === 'confirm') return null;
  if (shown.is === 'astray') {
    return (
      <button type="button" data-coach="again" onClick={onAgain}>
        {say('learn.again')}
      </button>
    );
  }
  const key = shown.is === 'note' ? wantedNow(shown.note, position) : undefined;
  return (
    <>
      {key !== undefined && (
        <button type="button" data-coach="do" onClick={() => onPlay(key, endsTurn(face.move(say, position, key).group))}>
          {say('learn.do')}
        </button>
      )}
      {n > 0 && (
        <button type="button" data-coach="back" onClick={() => onGo(n - 1)}>
          {say('learn.back')}
        </button>
      )}
      {isEnd(props) && elsewhere}
    </>
  );
}

/** On a phone the part of the table that a note is about comes up by itself; for a move that is the list of moves. */
function useShownOnPhone(shown: Shown, isNarrow: boolean): void {
  const note = shown.is === 'note' ? shown.note : undefined;
  useEffect(() => {
    if (!isNarrow || note === undefined) return;
    if (note.do !== undefined) turnTo(undefined);
    else if (note.look?.[0] !== undefined) turnTo(note.look[0]);
  }, [note, isNarrow]);
}
