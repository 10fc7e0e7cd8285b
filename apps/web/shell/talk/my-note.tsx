// What I note down for myself at a table. It is kept while I write, and when I go.

import { LONGEST_NOTE } from '@adega/wire/talk.ts';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../text/words.ts';

/** So long after the last letter, in milliseconds. */
const SOON = 800;

export function MyNote({ note, onNote }: { readonly note: string; readonly onNote: (text: string) => void }) {
  const say = useSay();
  const [text, setText] = useState(note);
  const [kept, setKept] = useState(note);
  const latest = useRef({ text, kept, onNote });
  latest.current = { text, kept, onNote };
  useEffect(() => {
    const keep = () => {
      const { text: now, kept: before, onNote: send } = latest.current;
      if (now === before) return;
      send(now);
      setKept(now);
    };
    const timer = text === latest.current.kept ? undefined : setTimeout(keep, SOON);
    return () => clearTimeout(timer);
  }, [text]);
  // Whoever closes it has written all.
  useEffect(
    () => () => {
      const { text: now, kept: before, onNote: send } = latest.current;
      if (now !== before) send(now);
    },
    [],
  );
  return (
    <div className="talk-note">
      <textarea
        maxLength={LONGEST_NOTE}
        aria-label={say('talk.note')}
        placeholder={say('talk.note-placeholder')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className="note">{say('talk.note-hint')}</p>
      <p role="status" className="note">
        {text !== note && text === kept ? say('talk.note-kept') : ''}
      </p>
    </div>
  );
}
