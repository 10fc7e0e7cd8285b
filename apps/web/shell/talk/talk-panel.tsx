// Talk at a table on line: what was said, phrases that everybody reads in his own language, words of one's own, and a note for oneself.

import type { Around } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import { LONGEST_NOTE, LONGEST_SAID, PHRASES, type SaidAtTable, type Talking } from '@adega/wire/talk.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { mutedAt, muteSeat } from '../../store/talk.ts';
import { openAtOnce } from '../../table/dialog.ts';
import { useSay } from '../../text/words.ts';
import { SeatName } from '../seat-name.tsx';
import { Against } from './against.tsx';
import './talk.css';

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly onSpeak: (saying: Talking) => void;
  readonly onNote: (text: string) => void;
  readonly onClose: () => void;
}

export default function TalkPanel({ id, around, seat, onSpeak, onNote, onClose }: Props) {
  const say = useSay();
  const [muted, setMuted] = useState(() => mutedAt(id));
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const colours = coloursOf(around.seats.map(({ colour }) => colour));
  const heard = around.talk.filter(one => !muted.includes(one.seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is said
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [heard.length]);
  const speak = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSpeak({ text: text.trim() });
    setText('');
  };
  const mute = (other: Seat, isMuted: boolean) => setMuted(muteSeat(id, other, isMuted));
  return (
    <dialog className="talk-panel" aria-labelledby="talk-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="talk-heading">{say('talk.heading')}</h2>
      <ol className="talk-lines" aria-live="polite">
        {heard.length === 0 && <li className="note">{say('talk.nothing')}</li>}
        {heard.map((one, i) => (
          <li key={one.id} ref={i === heard.length - 1 ? end : undefined}>
            <SeatName seat={one.seat} colours={colours} name={one.name} /> <Words said={one} />
            {one.seat !== seat && seat !== undefined && <Against id={id} said={one} onMute={() => mute(one.seat, true)} />}
          </li>
        ))}
      </ol>
      {muted.length > 0 && (
        <p className="note">
          {muted.map(other => (
            <button key={other} type="button" className="quiet-link" onClick={() => mute(other, false)}>
              {say('talk.unmute', { name: around.seats[other]?.name ?? String(other + 1) })}
            </button>
          ))}
        </p>
      )}
      {around.hushed !== undefined && <p role="alert">{say(`talk.hushed.${around.hushed}`)}</p>}
      {seat !== undefined && (
        <>
          <div className="talk-phrases">
            {PHRASES.map(phrase => (
              <button key={phrase} type="button" onClick={() => onSpeak({ phrase })}>
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="talk-form" onSubmit={speak}>
            <input
              type="text"
              maxLength={LONGEST_SAID}
              value={text}
              aria-label={say('talk.write')}
              placeholder={say('talk.write')}
              onChange={event => setText(event.target.value)}
            />
            <button type="submit" className="primary" disabled={text.trim() === ''}>
              {say('talk.send')}
            </button>
          </form>
          <Note note={around.note} onNote={onNote} />
        </>
      )}
      <p className="dialog-ways">
        <button type="button" onClick={onClose}>
          {say('seats.close')}
        </button>
      </p>
    </dialog>
  );
}

function Words({ said }: { readonly said: SaidAtTable }) {
  const say = useSay();
  const intl = useIntl();
  const { text, phrase, at } = said;
  return (
    <>
      <span className="talk-words">{text ?? say.known(`phrase.${phrase}`, undefined, () => phrase ?? '')}</span>{' '}
      <time className="note">{intl.formatTime(at, { timeStyle: 'short' })}</time>
    </>
  );
}

/** Kept when one has stopped writing. */
function Note({ note, onNote }: { readonly note: string; readonly onNote: (text: string) => void }) {
  const say = useSay();
  const [text, setText] = useState(note);
  return (
    <details className="talk-note">
      <summary>{say('talk.note')}</summary>
      <textarea
        rows={4}
        maxLength={LONGEST_NOTE}
        aria-label={say('talk.note')}
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={() => text !== note && onNote(text)}
      />
      <p className="note">{say('talk.note-hint')}</p>
    </details>
  );
}
