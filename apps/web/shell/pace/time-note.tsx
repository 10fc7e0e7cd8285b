// At the head of the turn: whose time is over and what follows from it, and my own clock once it is low.

import type { Around } from '@adega/desk/around.ts';
import { isRunning, leftAt } from '@adega/journal/clock.ts';
import type { Seat } from '@adega/kernel';
import { useSay } from '../../text/words.ts';
import { stressOf } from './stress.ts';
import { useNow } from './use-now.ts';
import { clockText } from './words.ts';
import './pace.css';

interface Props {
  readonly around: Around;
  readonly names: readonly string[];
  /** Mine. */
  readonly seat: Seat | undefined;
}

export function TimeNote({ around, names, seat: me }: Props) {
  const say = useSay();
  const { clocks, seats, ahead } = around;
  const running = clocks === undefined ? [] : seats.flatMap((_, seat) => (isRunning(around, seat) ? [seat] : []));
  const now = useNow(running.length > 0) + ahead;
  if (clocks === undefined) return null;
  return running.map(seat => {
    const left = leftAt(around, clocks, seat, now);
    const stress = stressOf(clocks.pace, left);
    const { late } = clocks.pace;
    if (stress === 'is-over')
      return (
        <p key={seat} className="time-note is-over">
          {seat === me ? say('clock.mine-over', { late }) : say('clock.late', { name: names[seat] ?? '', late })}
        </p>
      );
    return seat !== me || stress === undefined ? null : (
      <p key={seat} className={`time-note ${stress}`} role="timer">
        {say('clock.left', { time: clockText(say, left) })}
      </p>
    );
  });
}
