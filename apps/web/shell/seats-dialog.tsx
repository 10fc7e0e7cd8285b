// Who plays at the table, to be changed in the middle of a game: a bot goes on for somebody who must leave, or makes room.

import type { Position } from '@adega/wire';
import type { Level } from '@adega/wire/level.ts';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { calledAnew, seatsOf } from './seating.ts';
import { Sitter } from './sitter.tsx';
import './seats-dialog.css';
import { openAtOnce } from '../table/dialog.ts';

interface Props {
  readonly table: Table;
  readonly position: Position;
  readonly onClose: () => void;
}

export default function SeatsDialog({ table, position, onClose }: Props) {
  const say = useSay();
  const seats = seatsOf(position);
  const sit = (seat: number, level: Level | undefined) =>
    void table.turnTo({ type: 'seat', seat, bot: level ?? null, name: calledAnew(say, seats, seat, level) });
  return (
    <dialog className="seats-dialog" aria-labelledby="seats-heading" ref={openAtOnce} onClose={onClose}>
      <h2 id="seats-heading">{say('seats.heading')}</h2>
      <p>{say('seats.lead')}</p>
      <ul>
        {seats.map(({ name, level }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            <span className={`seat-disc of-${i + 1}`} aria-hidden="true">
              {i + 1}
            </span>
            <bdi>{name}</bdi>
            <Sitter label={say('seats.who', { name })} level={level} onChange={changed => sit(i, changed)} />
          </li>
        ))}
      </ul>
      <p className="dialog-ways">
        <button type="button" className="primary" onClick={onClose}>
          {say('seats.close')}
        </button>
      </p>
    </dialog>
  );
}
