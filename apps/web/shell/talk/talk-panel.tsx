// Talk at a table on line: beside the table where there is room, so that one can play on; over it on a phone.

import type { Around } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import type { Talking } from '@adega/wire/talk.ts';
import { type KeyboardEvent, useState } from 'react';
import { mutedAt, muteSeat } from '../../store/talk.ts';
import { calledBy } from '../../table/called.ts';
import { callingsIn } from '../../table/callings.ts';
import { useSay } from '../../text/words.ts';
import { CloseButton } from '../close-button.tsx';
import type { Meant } from './against.tsx';
import { Composer } from './composer.tsx';
import { MyNote } from './my-note.tsx';
import { Players } from './players.tsx';
import { Report } from './report.tsx';
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

function openBeside(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null || dialog.open) return undefined;
  if (!matchMedia(ROOMY).matches) dialog.showModal();
  else dialog.show();
  return layOver(dialog, document.querySelector('.game-side .side'));
}

/** Where the table has a column beside it: it needs so much of that. */
const COLUMN = '(min-width: 1024px)';
const LEAST = 280; // pixels
const EDGE = 8;

/** Over the log, so that the turn stays in sight and can be played. */
function layOver(dialog: HTMLDialogElement, log: Element | null): (() => void) | undefined {
  if (log === null) return undefined;
  const lay = (): void => {
    const { left, right, top, bottom } = log.getBoundingClientRect();
    const isBeside = matchMedia(COLUMN).matches;
    const from = Math.min(top, innerHeight - EDGE - LEAST);
    const place = { inset: `${from}px auto auto ${left}px`, width: `${right - left}px`, height: `${Math.max(LEAST, bottom - from)}px` };
    Object.assign(dialog.style, isBeside ? place : { inset: '', width: '', height: '' });
  };
  const watch = new ResizeObserver(lay);
  watch.observe(log);
  return () => watch.disconnect();
}

export default function TalkPanel({ id, around, seat, onSpeak, onNote, onClose }: Props) {
  const say = useSay();
  const [leaf, setLeaf] = useState<Leaf>('said');
  const [muted, setMuted] = useState(() => mutedAt(id));
  const [reported, setReported] = useState<Meant | undefined>();
  const mute = (other: Seat, isMuted: boolean) => setMuted(muteSeat(id, other, isMuted));
  const colours = coloursOf(around.seats.map(({ colour }) => colour));
  const heard = around.talk.filter(one => !muted.includes(one.seat));
  /** Where it stands beside the table the browser does not close it by itself. */
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const people = { id, around, seat, colours, muted, onMute: mute, onReport: setReported };
  const leaves = reported === undefined ? leaf : undefined;
  return (
    <dialog className="talk-panel" aria-labelledby="talk-heading" ref={openBeside} onClose={onClose} onKeyDown={leaveByKey}>
      <header>
        <h2 id="talk-heading">{say('talk.heading')}</h2>
        <CloseButton label={say('talk.close')} onClose={onClose} />
      </header>
      {reported !== undefined && (
        <Report
          id={id}
          colours={colours}
          {...reported}
          name={reported.said?.name ?? calledBy(callingsIn(say), around.seats)[reported.of] ?? ''}
          onBack={() => setReported(undefined)}
        />
      )}
      {seat !== undefined && reported === undefined && (
        <div className="talk-leaves">
          {LEAVES.map(one => (
            <button key={one} type="button" aria-pressed={leaf === one} onClick={() => setLeaf(one)}>
              {say(`talk.leaf.${one}`)}
            </button>
          ))}
        </div>
      )}
      {leaves === 'said' && (
        <>
          <SaidList heard={heard} {...people} />
          {seat === undefined ? (
            <p className="note talk-foot">{say('talk.listening')}</p>
          ) : (
            <Composer hushed={around.hushed} onSpeak={onSpeak} />
          )}
        </>
      )}
      {leaves === 'players' && <Players {...people} />}
      {leaves === 'note' && <MyNote note={around.note} onNote={onNote} />}
    </dialog>
  );
}
