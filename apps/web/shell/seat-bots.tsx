// Before the game: whoever made the table need not wait until somebody comes to every seat.

import type { Seat } from '@adega/kernel';
import type { Level } from '@adega/wire/level.ts';
import { useState } from 'react';
import { seatBot } from '../store/online.ts';
import { useSay } from '../text/words.ts';
import { LevelSelect } from './level-select.tsx';

interface Props {
  readonly id: string;
  /** Those that nobody has. */
  readonly free: readonly Seat[];
  /** Those at which a bot was put since the table was made. */
  readonly given: readonly Seat[];
}

export function SeatBots({ id, free: [next, ...others], given }: Props) {
  const say = useSay();
  const [level, setLevel] = useState<Level>('level3');
  const [wrong, setWrong] = useState(false);
  const put = async (seat: Seat, bot: Level | undefined) => setWrong((await seatBot(id, seat, bot)).told === undefined);
  return (
    <div className="seat-bots">
      {next !== undefined && (
        <>
          <p>{say('table.bot-lead')}</p>
          <div className="seat-bot">
            <LevelSelect label={say('table.stand-in-level')} level={level} onLevel={setLevel} />
            <button type="button" className="way" onClick={() => void put(next, level)}>
              {say(others.length === 0 ? 'table.bot-begin' : 'table.bot-seat')}
            </button>
          </div>
        </>
      )}
      {given.map(seat => (
        <button key={seat} type="button" className="way" onClick={() => void put(seat, undefined)}>
          {say('table.bot-free', { seat: seat + 1 })}
        </button>
      ))}
      {wrong && <p role="alert">{say('online.failed')}</p>}
    </div>
  );
}
