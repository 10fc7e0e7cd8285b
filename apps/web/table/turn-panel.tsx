// Whose turn it is and what can be done: the moves, what they would bring, what is not possible, and taking back.

import type { Position } from '@adega/wire';
import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { frontSeat } from './acting-seat.ts';
import { botAsked } from './bot-asked.ts';
import { useChoosing, usePointed } from './choosing.tsx';
import { ChosenOpen } from './chosen-note.tsx';
import { CommandLine } from './command.tsx';
import { EndAtOnce } from './end-turn.tsx';
import type { Face } from './face.ts';
import { Greyed } from './greyed.tsx';
import { Hint, HintButton, useHinting } from './hint.tsx';
import { Moves } from './moves.tsx';
import { useNarrow } from './narrow.ts';
import { Preview } from './preview.tsx';
import { Since } from './since.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { BotPace } from './use-bots.ts';
import type { Table } from './use-table.ts';

const BotBar = lazy(() => import('./bot-bar.tsx'));

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  /** Notes for somebody who learns the game. */
  readonly guide?: ReactNode;
  /** Said in place of whose turn it is. */
  readonly heading?: string | undefined;
  readonly going: BotPace;
  /** Shows once more what happened after so many entries. */
  readonly onAgain: (from: number) => void;
}

export function TurnPanel({ face, table, position, guide, heading, going, onAgain }: Props) {
  const say = useSay();
  const focused = useFocusAfterMove(position.at);
  const body = useFromTop(position.at);
  const { point } = useChoosing();
  const pointed = usePointed();
  // On a small screen what would happen stands in the bar, above Confirm.
  const narrow = useNarrow();
  const hinting = useHinting(face, position);
  const seat = position.question?.seat;
  const onPlay = (key: string) => void table.act({ type: 'choose', seat: seat ?? 0, key });
  const onLine = (keys: readonly string[]) => void table.act({ type: 'choose-line', seat: seat ?? 0, keys });
  const onRemedies = useCallback((key: string) => table.remedies(seat ?? 0, key), [table.remedies, seat]);
  return (
    <section
      className={`turn panel seat-edge-${decider(position) + 1}`}
      aria-labelledby="turn-heading"
      data-at={position.at}
      onPointerDown={({ target }) => foreseePressed(target, table, seat)}
    >
      <header className="turn-head">
        <h2 id="turn-heading" ref={focused} tabIndex={-1}>
          {heading ?? headingOf(say, face, position)}
        </h2>
        {hinting !== undefined && <HintButton hinting={hinting} />}
      </header>
      {narrow && face.Means !== undefined && <face.Means position={position} seat={frontSeat(position)} />}
      <Together position={position} onLook={as => table.look(as)} />
      {/* Above what bots do: that grows, and somebody may aim at this. */}
      {seat === undefined && botAsked(position) !== undefined && (
        <Suspense>
          <BotBar position={position} going={going} />
        </Suspense>
      )}
      <div className="turn-body" ref={body}>
        {guide}
        {hinting !== undefined && <Hint face={face} table={table} position={position} hinting={hinting} />}
        {face.Story !== undefined && <face.Story position={position} log={table.log} />}
        {position.branch === undefined && <Since face={face} position={position} log={table.log} onAgain={onAgain} />}
        {position.waiting.for === 'confirm' && <Confirm face={face} table={table} position={position} seat={position.waiting.seat} />}
        {seat !== undefined && (
          <>
            <face.Control position={position} onChoose={onPlay} onLine={onLine} />
            <ChosenOpen />
            <EndAtOnce face={face} table={table} position={position} />
            <Moves face={face} position={position} onChoose={onPlay} onPoint={point} />
            <Greyed face={face} position={position} onRemedies={onRemedies} onPlay={onLine} />
            <CommandLine face={face} table={table} position={position} />
          </>
        )}
      </div>
      {!isElsewhere(position) && (
        <UndoBar
          face={face}
          position={position}
          onUndo={(by, to) => table.act({ type: 'undo', seat: by, to })}
          onRestart={by => table.act({ type: 'restart', seat: by })}
        />
      )}
      {seat !== undefined && !narrow && <Preview face={face} position={position} pointed={pointed} onPreview={table.preview} />}
    </section>
  );
}

/** A finger is on a move from here on; it is played when it is lifted. */
function foreseePressed(target: EventTarget, { foresee }: Table, seat: number | undefined): void {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
  if (seat !== undefined && key !== undefined) void foresee(seat, key);
}

/** Whoever waits for others has nothing to take back by himself. */
export const isElsewhere = ({ elsewhere, waiting, question, undo, branch }: Position): boolean =>
  elsewhere === true && branch === undefined && waiting.for === 'seats' && question === undefined && !undo.possible;

/** Whose colour the panel has. */
function decider(position: Position): number {
  const { waiting, question, viewer } = position;
  return question?.seat ?? (waiting.for === 'confirm' ? waiting.seat : (botAsked(position) ?? Number(viewer)));
}

/** Who is asked what. */
export function headingOf(say: Say, face: Face, position: Position): string {
  const { waiting, question, names, viewer } = position;
  // Where everybody has a screen of his own, a page speaks to one.
  const isMine = (seat: number): boolean => position.elsewhere === true && position.branch === undefined && seat === viewer;
  if (waiting.for === 'confirm' && isMine(waiting.seat)) return say('turn.confirm.yours');
  if (waiting.for === 'confirm') {
    const isEnd = face.goesOn?.(position, waiting.seat) === false;
    return say(isEnd ? 'turn.confirm.end-heading' : 'turn.confirm.heading', { name: names[waiting.seat] ?? '' });
  }
  const bot = botAsked(position);
  if (question === undefined && bot !== undefined) return say('turn.bot', { name: names[bot] ?? '' });
  if (question === undefined && position.elsewhere === true && waiting.for === 'seats') {
    if (waiting.seats.length === 0) return say('turn.nobody');
    return say('turn.elsewhere', { names: say.list(waiting.seats.map(seat => names[seat] ?? '')) });
  }
  if (question === undefined) return say('turn.waiting', { name: names[Number(viewer)] ?? '' });
  if (isMine(question.seat)) return say('turn.yours', { question: face.asks(say, position, question.asks) });
  return say('turn.heading', { name: names[question.seat] ?? '', question: face.asks(say, position, question.asks) });
}

interface ConfirmProps extends Pick<Props, 'face' | 'table' | 'position'> {
  readonly seat: number;
}

/** The next draw ends this seat's chance to take its move back. */
function Confirm({ face, table, position, seat }: ConfirmProps) {
  const say = useSay();
  const isEnd = face.goesOn?.(position, seat) === false;
  return (
    <div className="move-group end-turn confirm">
      <button type="button" className="primary" data-key="confirm" onClick={() => table.act({ type: 'confirm', seat })}>
        {confirmWord(say, face, position, seat)}
      </button>
      <p className="note">
        {say(position.elsewhere === true ? 'turn.confirm.sends' : isEnd ? 'turn.confirm.end-lead' : 'turn.confirm.lead')}
      </p>
    </div>
  );
}

/** What confirming does, on its button: a turn always ends with the same words. */
export function confirmWord(say: Say, face: Face, position: Position, seat: number): string {
  if (position.elsewhere === true) return say('turn.confirm.send');
  return say(face.goesOn?.(position, seat) === false ? 'turn.end' : 'turn.confirm.go');
}

/** Several seats decide at the same time: whose choice is shown can be changed. */
function Together({ position, onLook }: { readonly position: Position; readonly onLook: (seat: number) => void }) {
  const say = useSay();
  const { waiting, bots, branch } = position;
  // Through the eyes of a bot nobody looks.
  const seats = waiting.for === 'seats' ? waiting.seats.filter(seat => branch !== undefined || bots?.[seat] == null) : [];
  if (seats.length < 2 || position.elsewhere === true) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className="together" role="group" aria-label={say('turn.others')}>
      <span className="caption">{say('turn.others')}</span>
      {seats.map(seat => (
        <button
          type="button"
          key={seat}
          className={`seat-edge-${seat + 1}`}
          aria-pressed={seat === position.viewer}
          onClick={() => onLook(seat)}
        >
          {position.names[seat]}
        </button>
      ))}
    </div>
  );
}

/** Each question is read from its beginning. */
function useFromTop(at: number) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useLayoutEffect(() => {
    if (body.current !== null) body.current.scrollTop = 0;
  }, [at]);
  return body;
}

/** After a move the focus stays in the panel: on its heading, since the button is gone. */
function useFocusAfterMove(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  // Before anybody can look: the focus is never nowhere.
  useLayoutEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, [at]);
  return heading;
}
