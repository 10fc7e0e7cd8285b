// Talk at a table on line: beside the table where there is room, so that one can play on; over it on a phone.

import type { Around } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import type { Talking } from '@adega/wire/talk.ts';
import { type KeyboardEvent, useState } from 'react';
import { mutedAt, muteSeat } from '../../store/talk.ts';
import { useSay } from '../../text/words.ts';
import { Composer } from './composer.tsx';
import { MyNote } from './my-note.tsx';
import { Players } from './players.tsx';
import { SaidList } from './said-list.tsx';
import './talk.css';

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  readonly onSpeak: (saying: Talking) => void;
  readonly onNote: (text: string) => void;
  readonly onClose: () => void;
}

const LEAVES = ['said', 'players', 'note'] as const;
type Leaf = (typeof LEAVES)[number];

/** On a phone there is nothing beside it. */
const ROOMY = '(min-width: 701px)';

function openBeside(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.open) return;
  if (matchMedia(ROOMY).matches) dialog.show();
  else dialog.showModal();
}

export default function TalkPanel({ id, around, seat, onSpeak, onNote, onClose }: Props) {
  const say = useSay();
  const [leaf, setLeaf] = useState<Leaf>('said');
  const [muted, setMuted] = useState(() => mutedAt(id));
  const mute = (other: Seat, isMuted: boolean) => setMuted(muteSeat(id, other, isMuted));
  const colours = coloursOf(around.seats.map(({ colour }) => colour));
  const heard = around.talk.filter(one => !muted.includes(one.seat));
  /** Where it stands beside the table the browser does not close it by itself. */
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const people = { id, around, seat, colours, muted, onMute: mute };
  return (
    <dialog className="talk-panel" aria-labelledby="talk-heading" ref={openBeside} onClose={onClose} onKeyDown={leaveByKey}>
      <header>
        <h2 id="talk-heading">{say('talk.heading')}</h2>
        <button type="button" className="talk-close" aria-label={say('talk.close')} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      {seat !== undefined && (
        <div className="talk-leaves">
          {LEAVES.map(one => (
            <button key={one} type="button" aria-pressed={leaf === one} onClick={() => setLeaf(one)}>
              {say(`talk.leaf.${one}`)}
            </button>
          ))}
        </div>
      )}
      {leaf === 'said' && (
        <>
          <SaidList heard={heard} {...people} />
          {seat === undefined ? (
            <p className="note talk-foot">{say('talk.listening')}</p>
          ) : (
            <Composer hushed={around.hushed} onSpeak={onSpeak} />
          )}
        </>
      )}
      {leaf === 'players' && <Players {...people} />}
      {leaf === 'note' && <MyNote note={around.note} onNote={onNote} />}
    </dialog>
  );
}
