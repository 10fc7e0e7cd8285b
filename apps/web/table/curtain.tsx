// Sealed choices at one screen: between two seats a curtain, so that nobody sees what the one before chose or the next one is choosing.
// What is under it is seen through the eyes of the seat that comes next, and its question is not there before the curtain is lifted.

import type { Position } from '@adega/wire';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSay } from '../text/words.ts';
import { isAlone } from './alone.ts';
import type { Face } from './face.ts';
import type { Table } from './use-table.ts';

export interface Curtain {
  /** Whether it hangs before the question. */
  readonly down: boolean;
  /** The seat is there, and nobody else looks. */
  lift(seat: number): void;
}

const isSealed = ({ sealed }: Face, position: Position): boolean =>
  position.question !== undefined && (typeof sealed === 'function' ? sealed(position) : sealed.includes(position.question.asks));

/** It falls whenever a sealed question is put to another seat, unless one person plays against bots only. */
export function useCurtain(face: Face, position: Position): Curtain {
  const seat = isSealed(face, position) && !isAlone(position) ? position.question?.seat : undefined;
  const [lifted, lift] = useState<number | undefined>();
  useEffect(() => {
    if (lifted !== undefined && lifted !== seat) lift(undefined);
  }, [lifted, seat]);
  return { down: seat !== undefined && lifted !== seat, lift };
}

/** What can be seen while the curtain is down: the table, but not the question. */
export const veiled = (position: Position, down: boolean): Position => (down ? { ...position, question: undefined } : position);

interface Props {
  readonly table: Table;
  readonly position: Position;
  readonly curtain: Curtain;
}

export function CurtainPanel({ table, position, curtain }: Props) {
  const say = useSay();
  const { names, bots = [], waiting, undo, at } = position;
  const seats = waiting.for === 'seats' ? waiting.seats : [];
  const next = position.question?.seat ?? seats[0] ?? 0;
  const others = seats.filter(seat => seat !== next && !bots[seat]);
  const done = names.filter((_, seat) => !seats.includes(seat));
  const come = async (seat: number) => {
    if (seat !== position.viewer) await table.look(seat);
    flushSync(() => curtain.lift(seat));
    document.getElementById('turn-heading')?.focus({ preventScroll: true });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // The move that was pressed is gone with its panel: the focus is never nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="turn panel curtain" aria-labelledby="turn-heading" data-at={at}>
      <h2 id="turn-heading" ref={heading} tabIndex={-1}>
        {say('curtain.heading', { name: names[next] ?? '' })}
      </h2>
      <div className="turn-body">
        <Drapery />
        <p>{say('curtain.lead', { name: names[next] ?? '' })}</p>
        {done.length > 0 && <p className="note">{say('curtain.done', { names: say.list(done) })}</p>}
        {[next, ...others].map(seat => (
          <button
            type="button"
            key={seat}
            className={`curtain-seat seat-edge-${seat + 1}${seat === next ? ' next' : ''}`}
            data-curtain={seat}
            onClick={() => void come(seat)}
          >
            <span className={`seat-disc of-${seat + 1}`} aria-hidden="true">
              {seat + 1}
            </span>
            {say('curtain.lift', { name: names[seat] ?? '' })}
          </button>
        ))}
        {undo.possible && (
          <button type="button" className="quiet" onClick={() => void table.act({ type: 'undo', seat: undo.seat, to: undo.last })}>
            {say('curtain.undo', { name: names[undo.seat] ?? '' })}
          </button>
        )}
      </div>
    </section>
  );
}

/** Folds of a curtain, drawn together. */
const Drapery = () => (
  <svg className="drapery" viewBox="0 0 240 64" preserveAspectRatio="none" aria-hidden="true">
    <path className="drapery-cloth" d="M0 0h240v56q-10 10-20 0t-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0-20 0Z" />
    {Array.from({ length: 11 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: folds in a row
      <path key={i} className="drapery-fold" d={`M${20 + i * 20} 0c-3 20 3 36 0 58`} />
    ))}
    <path className="drapery-rail" d="M0 2h240" />
  </svg>
);
