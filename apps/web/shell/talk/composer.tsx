// Saying something: in words of one's own, or by a phrase that everybody reads in his own language.

import type { Around } from '@adega/desk/around.ts';
import { LONGEST_SAID, PHRASES, type Talking } from '@adega/wire/talk.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../text/words.ts';

interface Props {
  readonly hushed: Around['hushed'];
  readonly onSpeak: (saying: Talking) => void;
}

export function Composer({ hushed, onSpeak }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const last = useRef('');
  // What was not heard can be said otherwise.
  useEffect(() => {
    if (hushed !== undefined) setText(before => before || last.current);
  }, [hushed]);
  const speak = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    last.current = text.trim();
    onSpeak({ text: text.trim() });
    setText('');
  };
  return (
    <div className="talk-foot">
      {hushed !== undefined && (
        <p role="alert" className="talk-hushed">
          {say(`talk.hushed.${hushed}`)}
        </p>
      )}
      <ul className="talk-phrases" aria-label={say('talk.phrases')}>
        {PHRASES.map(phrase => (
          <li key={phrase}>
            <button type="button" onClick={() => onSpeak({ phrase })}>
              {say(`phrase.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      <form className="talk-form" onSubmit={speak}>
        <input
          type="text"
          maxLength={LONGEST_SAID}
          value={text}
          aria-label={say('talk.write')}
          placeholder={say('talk.write')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="primary" disabled={text.trim() === ''}>
          {say('talk.send')}
        </button>
      </form>
    </div>
  );
}
