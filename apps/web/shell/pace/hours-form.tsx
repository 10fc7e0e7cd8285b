// When my clock rests at this table: nights, and days on which I am away.

import type { Omitted } from '@adega/desk/following.ts';
import type { Deed } from '@adega/wire/journal.ts';
import { type Hours, LONGEST_QUIET, quietMinutes } from '@adega/wire/pace.ts';
import { useState } from 'react';
import { useSay } from '../../text/words.ts';
import './pace.css';

const DAY = 24 * 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const shown = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface Props {
  readonly hours: Hours | undefined;
  readonly onDo: (deed: Omitted<Deed>) => void;
}

/** The days from one date to another, where the reader lives. */
function awayIn(from: string, to: string): { readonly from: number; readonly to: number } | undefined {
  const [begins, ends] = [new Date(`${from}T00:00`).getTime(), new Date(`${to}T00:00`).getTime() + DAY];
  return Number.isFinite(begins) && ends > begins ? { from: Math.max(begins, Date.now() + 60_000), to: ends } : undefined;
}

export function HoursForm({ hours, onDo }: Props) {
  const say = useSay();
  const [rests, setRests] = useState(hours?.quiet !== undefined);
  const [quiet, setQuiet] = useState({
    from: Math.floor((hours?.quiet?.from ?? 22 * 60) / 60),
    to: Math.floor((hours?.quiet?.to ?? 8 * 60) / 60),
  });
  const [away, setAway] = useState({ from: '', to: '' });
  const [done, setDone] = useState(false);
  const night = { from: quiet.from * 60, to: quiet.to * 60 };
  const tooLong = rests && (quietMinutes(night) > LONGEST_QUIET || quietMinutes(night) === 0);
  const save = () => {
    const more = awayIn(away.from, away.to);
    const known = (hours?.away ?? []).filter(({ to }) => to > Date.now());
    onDo({
      type: 'hours',
      hours: { zone: zoneHere(), ...(rests ? { quiet: night } : {}), away: more === undefined ? known : [...known, more] },
    });
    setDone(true);
  };
  const hourOf = (end: 'from' | 'to') => (
    <select
      aria-label={say(`hours.${end}`)}
      value={quiet[end]}
      onChange={event => setQuiet({ ...quiet, [end]: Number(event.target.value) })}
    >
      {HOURS.map(hour => (
        <option key={hour} value={hour}>
          {shown(hour)}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset className="hours-form">
      <legend>{say('hours.heading')}</legend>
      <div className="hours-row">
        <label>
          <input type="checkbox" checked={rests} onChange={event => setRests(event.target.checked)} /> {say('hours.nights')}
        </label>
        {rests && hourOf('from')}
        {rests && hourOf('to')}
        <small>{say('hours.zone', { zone: zoneHere() })}</small>
      </div>
      <div className="hours-row">
        <label>
          {say('hours.away-from')}{' '}
          <input type="date" value={away.from} onChange={event => setAway({ ...away, from: event.target.value })} />
        </label>
        <label>
          {say('hours.away-to')} <input type="date" value={away.to} onChange={event => setAway({ ...away, to: event.target.value })} />
        </label>
      </div>
      {tooLong && <p role="alert">{say('hours.too-long', { hours: LONGEST_QUIET / 60 })}</p>}
      <div className="hours-row">
        <button type="button" disabled={tooLong} onClick={save}>
          {say('hours.save')}
        </button>
        {done && <span role="status">{say('hours.saved')}</span>}
      </div>
    </fieldset>
  );
}
