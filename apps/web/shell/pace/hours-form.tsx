// When my clock rests at this table: nights, and days on which I am away.

import type { Omitted } from '@adega/desk/around.ts';
import type { Deed } from '@adega/wire/journal.ts';
import { type Hours, LONGEST_QUIET, quietMinutes } from '@adega/wire/pace.ts';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSay } from '../../text/words.ts';
import './pace.css';

const DAY = 24 * 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
/** As people call it, and by its place. */
function zoneName(intl: IntlShape): string {
  const parts = intl.formatDateToParts(Date.now(), { timeZoneName: 'long' });
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name} (${zoneHere().replaceAll('_', ' ')})`;
}
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

type Away = Hours['away'];

export function HoursForm({ hours, onDo }: Props) {
  const say = useSay();
  const intl = useIntl();
  const [rests, setRests] = useState(hours?.quiet !== undefined);
  const [quiet, setQuiet] = useState({
    from: Math.floor((hours?.quiet?.from ?? 22 * 60) / 60),
    to: Math.floor((hours?.quiet?.to ?? 8 * 60) / 60),
  });
  const [away, setAway] = useState({ from: '', to: '' });
  const [done, setDone] = useState(false);
  const night = { from: quiet.from * 60, to: quiet.to * 60 };
  const tooLong = rests && (quietMinutes(night) > LONGEST_QUIET || quietMinutes(night) === 0);
  const known = (hours?.away ?? []).filter(({ to }) => to > Date.now());
  const save = (all: Away) => {
    onDo({ type: 'hours', hours: { zone: zoneHere(), ...(rests ? { quiet: night } : {}), away: all } });
    setAway({ from: '', to: '' });
    setDone(true);
  };
  const more = awayIn(away.from, away.to);
  const hourOf = (end: 'from' | 'to') => (
    <label>
      {say(`hours.${end}`)}
      <select value={quiet[end]} onChange={event => setQuiet({ ...quiet, [end]: Number(event.target.value) })}>
        {HOURS.map(hour => (
          <option key={hour} value={hour}>
            {shown(hour)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="hours-form">
      <legend>{say('hours.heading')}</legend>
      <p className="note">{say('hours.lead', { zone: zoneName(intl) })}</p>
      <div className="hours-row">
        <label className="hours-tick">
          <input type="checkbox" checked={rests} onChange={event => setRests(event.target.checked)} />
          {say('hours.nights')}
        </label>
        {rests && hourOf('from')}
        {rests && hourOf('to')}
      </div>
      {tooLong && <p role="alert">{say('hours.too-long', { hours: LONGEST_QUIET / 60 })}</p>}
      <Holidays known={known} onDrop={gone => save(known.filter(one => one !== gone))} />
      <div className="hours-row days">
        {(['from', 'to'] as const).map(end => (
          <label key={end}>
            {say(`hours.away-${end}`)}
            <input type="date" value={away[end]} onChange={event => setAway({ ...away, [end]: event.target.value })} />
          </label>
        ))}
      </div>
      <div className="hours-row">
        <button type="button" disabled={tooLong} onClick={() => save(more === undefined ? known : [...known, more])}>
          {say('hours.save')}
        </button>
        <span role="status">{done ? say('hours.saved') : ''}</span>
      </div>
    </fieldset>
  );
}

/** The days on which I am away, as far as they have not passed. */
function Holidays({ known, onDrop }: { readonly known: Away; readonly onDrop: (gone: Away[number]) => void }) {
  const say = useSay();
  const intl = useIntl();
  const day = (at: number): string => intl.formatDate(at, { dateStyle: 'medium' });
  return (
    <ul className="holidays">
      {known.map(one => {
        const span = say('hours.away', { from: day(one.from), to: day(one.to - 1) });
        return (
          <li key={one.from}>
            {span}
            <button type="button" className="quiet" aria-label={say('hours.drop-label', { span })} onClick={() => onDrop(one)}>
              {say('hours.drop')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
