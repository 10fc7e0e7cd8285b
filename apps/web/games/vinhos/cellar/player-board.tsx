// A player's board. It is drawn the same in every size; a narrow one writes regions short.

import type { Position } from '@adega/wire';
import { actingSeat } from '../../../table/acting-seat.ts';
import { ScoreParts } from '../../../table/scores.tsx';
import { Mark } from '../pieces.tsx';
import { playerOf, stateOf } from '../set.ts';
import { useSay } from '../words.ts';
import { Counts } from './counts.tsx';
import { EstateRow } from './estate.tsx';
import { Tiles } from './tiles.tsx';
import type { Board } from './widths.ts';

interface Props {
  readonly position: Position;
  readonly seat: number;
  readonly large: boolean;
  readonly board: Board;
  readonly onLarge: () => void;
}

export function PlayerBoard({ position, seat, large, board, onLarge }: Props) {
  const say = useSay();
  const s = stateOf(position);
  const name = position.names[seat] ?? '';
  const acting = actingSeat(position) === seat;
  return (
    <section
      className={`panel player seat-edge-${seat + 1}${large ? ' large' : ''}${acting ? ' acting' : ''}${board.slim ? ' slim' : ''}`}
      style={board.style}
      aria-labelledby={`player-${seat}`}
      data-seat={seat}
    >
      <header className="player-head">
        <h3 id={`player-${seat}`}>
          <svg className="seat-mark" viewBox="-1 -1 26 26" aria-hidden="true">
            <Mark seat={seat} />
          </svg>
          <bdi className="player-name">{name}</bdi>
          {acting && <small className="to-move">{say('player.acting')}</small>}
        </h3>
        <span className="player-tools">
          <ScoreParts score={position.scores.find(score => score.seat === seat)} name={name} />
          {!large && (
            <button
              type="button"
              className="tool"
              aria-label={say('own.enlarge', { name })}
              title={say('own.enlarge', { name })}
              onClick={onLarge}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M9 2h5v5M14 2 9 7M7 14H2V9M2 14l5-5" />
              </svg>
            </button>
          )}
        </span>
      </header>
      <Counts say={say} s={s} seat={seat} />
      <ol className="own-estates" aria-label={say('player.estates')}>
        {playerOf(s, seat).estates.map((_, e) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an estate is its number
          <EstateRow key={e} say={say} s={s} seat={seat} e={e} />
        ))}
      </ol>
      <Tiles say={say} s={s} seat={seat} />
    </section>
  );
}
