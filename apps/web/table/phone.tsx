// Where there is no room for all: one part of the table at a time, and a bar that stays with what is asked, taking back and confirming.

import type { Position } from '@adega/wire';
import type { ReactNode } from 'react';
import { type Say, useSay } from '../text/words.ts';
import { CutName } from './cut-name.tsx';
import { EndTurn } from './end-turn.tsx';
import { isOver } from './ending.tsx';
import { useTurnEnd } from './ending-turn.ts';
import type { Face } from './face.ts';
import { Preview } from './preview.tsx';
import { confirmWord, headingOf, isElsewhere } from './turn-panel.tsx';
import type { Table } from './use-table.ts';

/** A part of the table: the turn, the board, the log, or the board of a seat. */
export type View = 'turn' | 'board' | 'log' | `seat-${number}`;

interface SwitchProps {
  readonly position: Position;
  /** Of all who have a place at the table. */
  readonly names: readonly string[];
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Below the name of a seat. */
  readonly below?: ((seat: number) => ReactNode) | undefined;
}

export function ViewSwitch({ position, names, view, onView, below }: SwitchProps) {
  const say = useSay();
  const asked = askedOf(position);
  const part = (of: View, content: ReactNode, seat?: number) => (
    <button
      type="button"
      key={of}
      className={seat === undefined ? undefined : `seat-edge-${seat + 1}${asked.includes(seat) ? ' asked' : ''}`}
      aria-current={of === view ? 'true' : undefined}
      onClick={() => onView(of)}
    >
      {content}
    </button>
  );
  return (
    <nav className="view-switch" aria-label={say('phone.parts')}>
      {part('turn', say(isOver(position) ? 'phone.result' : 'phone.turn'))}
      {part('board', say('phone.board'))}
      {names.map((name, seat) =>
        part(
          `seat-${seat}`,
          <>
            <span className="hidden">{seatName(say, position, seat, name)}</span>
            <span className="as-drawn" aria-hidden="true">
              <span className="seat-number">{seat + 1}</span> <CutName className="seat-name" name={name} />
              {below?.(seat)}
            </span>
          </>,
          seat,
        ),
      )}
      {part('log', say('phone.log'))}
    </nav>
  );
}

function askedOf({ waiting }: Position): readonly number[] {
  if (waiting.for === 'seats') return waiting.seats;
  return waiting.for === 'confirm' ? [waiting.seat] : [];
}

const seatName = (say: Say, position: Position, seat: number, name: string): string =>
  say(askedOf(position).includes(seat) ? 'phone.seat-asked' : 'phone.seat', { n: seat + 1, name });

interface BarProps {
  readonly face: Face;
  readonly position: Position;
  readonly table: Table;
  /** Whether it says what is asked, since the turn is not shown. */
  readonly asks: boolean;
  /** The key of the held move. */
  readonly held: string | undefined;
  readonly onPlay: () => void;
}

export function PhoneBar({ face, position, table, asks, held, onPlay }: BarProps) {
  const say = useSay();
  const ending = useTurnEnd(face, position);
  const { undo, waiting } = position;
  const toConfirm = waiting.for === 'confirm' ? waiting.seat : undefined;
  const isStill = waiting.for === 'seats' && waiting.seats.length === 0;
  if ((isOver(position) || isStill) && !undo.possible) return null;
  const words = asks && !isOver(position) && <p className="bar-asks">{headingOf(say, face, position)}</p>;
  if (isElsewhere(position)) {
    return (
      words && (
        <section className="phone-bar" aria-label={say('phone.bar')}>
          {words}
        </section>
      )
    );
  }
  const end = toConfirm === undefined && held === undefined ? ending : undefined;
  const canConfirm = held !== undefined || toConfirm !== undefined;
  // Nothing to say and nothing to press.
  if (!asks && !undo.possible && end === undefined && !canConfirm) return null;
  const confirm = () => (toConfirm === undefined ? onPlay() : void table.act({ type: 'confirm', seat: toConfirm }));
  return (
    <section className="phone-bar" aria-label={say('phone.bar')}>
      {words}
      <p className="held" aria-live="polite">
        {held !== undefined && say('phone.held', { move: face.move(say, position, held).phrase })}
      </p>
      {held !== undefined && <Preview face={face} position={position} pointed={held} onPreview={table.preview} />}
      {undo.possible && (
        <button type="button" onClick={() => table.act({ type: 'undo', seat: undo.seat, to: undo.last })}>
          {say('undo.last')}
        </button>
      )}
      {undo.possible && undo.keys.length > 1 && (
        <button type="button" onClick={() => table.act({ type: 'restart', seat: undo.seat })}>
          {say('phone.restart')}
        </button>
      )}
      {end !== undefined && <EndTurn table={table} position={position} end={end} />}
      {canConfirm && (
        <button type="button" className="primary" onClick={confirm}>
          {toConfirm === undefined ? say('phone.confirm') : confirmWord(say, face, position, toConfirm)}
        </button>
      )}
    </section>
  );
}
