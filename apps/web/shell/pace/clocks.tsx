// The clocks of a table on line: everybody's, those that run marked.

import type { Around } from '@adega/desk/following.ts';
import { isRunning, lapsesAt, leftAt } from '@adega/journal/clock.ts';
import { useEffect, useState } from 'react';
import { useSay } from '../../text/words.ts';
import { clockText } from './words.ts';
import './pace.css';

const HURRY = { live: 60_000, slow: 6 * 3_600_000 } as const;

interface Props {
  readonly around: Around;
  readonly names: readonly string[];
}

export function Clocks({ around, names }: Props) {
  const say = useSay();
  const { clocks, begun, end, ahead } = around;
  const now = useNow(clocks !== undefined && begun && end === undefined) + ahead;
  if (clocks === undefined || !begun || end !== undefined) return null;
  return (
    <ul className="clocks" aria-label={say('clock.label')}>
      {around.seats.map(({ bot }, seat) => {
        if (bot !== undefined) return null;
        const left = leftAt(around, clocks, seat, now);
        const runs = isRunning(around, seat);
        const name = names[seat] ?? '';
        const rests = runs && lapsesAt(around, clocks, seat) !== undefined && left === leftAt(around, clocks, seat, now + 60_000);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`clock of-${seat + 1}${runs ? ' runs' : ''}${left <= HURRY[clocks.pace.kind] && runs ? ' hurry' : ''}`}>
            <span className="clock-name">{name}</span>
            <time>{clockText(say, left)}</time>
            {rests && <small>{say('clock.rests')}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** Every second, as long as somebody looks. */
function useNow(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
