// The order of play in a row: who is first, who acts now.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { actingSeat } from './acting-seat.ts';
import { Disc } from './pieces.tsx';

interface Props {
  readonly position: Position;
  readonly order: readonly number[];
  /** What stands before the row, its name, and its sentence of help. */
  readonly word: string;
  readonly label: string;
  readonly help: string;
}

export function OrderRow({ position, order, word, label, help }: Props) {
  const say = useSay();
  const acting = actingSeat(position);
  const name = (seat: number): string => position.names[seat] ?? '';
  return (
    <>
      <span className="order-word" aria-hidden="true">
        {word}
      </span>
      <ol aria-label={label} title={help}>
        {order.map((seat, n) => (
          <li key={seat} className={seat === acting ? 'acting' : undefined}>
            <span className="order-number" aria-hidden="true">
              {n + 1}
            </span>
            <Disc seat={seat} label={seat === acting ? say('order.acting', { name: name(seat) }) : name(seat)} />
          </li>
        ))}
      </ol>
    </>
  );
}
