// The way to the talk of a table, with how much of it is new.

import type { Around } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import type { Talking } from '@adega/wire/talk.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { keepRead, mutedAt, readAt } from '../../store/talk.ts';
import { useSay } from '../../text/words.ts';

const TalkPanel = lazy(() => import('./talk-panel.tsx'));

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly onSpeak: (saying: Talking) => void;
  readonly onNote: (text: string) => void;
}

export function TalkButton({ id, around, seat, onSpeak, onNote }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => readAt(id));
  const last = around.talk.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!open || last <= read) return;
    setRead(last);
    keepRead(id, last);
  }, [open, last, read, id]);
  const muted = mutedAt(id);
  const fresh = around.talk.filter(one => one.at > read && one.seat !== seat && !muted.includes(one.seat)).length;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={fresh === 0 ? 'online-more talk-button' : 'online-more talk-button fresh'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {fresh === 0 ? say('talk.open') : say('talk.open-new', { n: fresh })}
      </button>
      {open && (
        <Suspense>
          <TalkPanel id={id} around={around} seat={seat} onSpeak={onSpeak} onNote={onNote} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
