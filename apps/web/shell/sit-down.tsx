// Sitting down at a table on line: at a free seat, or at the one that a link or the last game has kept for me.

import type { Glance } from '@adega/wire/online.ts';
import { type FormEvent, useState } from 'react';
import { type Answer, lookAt, sitAt, type Wrong } from '../store/online.ts';
import { calledAtTable } from '../table/callings.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { useMyColour } from './my-colour.tsx';
import { useMyName } from './name-field.tsx';
import { OptionList } from './option-list.tsx';
import { SeatName } from './seat-name.tsx';

interface Props {
  readonly id: string;
  readonly glance: Glance;
  readonly token: string | undefined;
  readonly onSeated: (found: Answer<Glance>) => void;
  readonly onWatch: () => void;
}

/** Where somebody may sit down: without a link nowhere, unless a seat is kept for him. */
function freeIn({ held, kept, ended, table: { seats, listed } }: Glance, token: string | undefined): readonly number[] {
  if (ended) return [];
  const isFree = (seat: number): boolean => held[seat]?.name === undefined && held[seat]?.bot === undefined;
  if (kept !== undefined) return token !== undefined || isFree(kept) ? [kept] : [];
  return token === undefined && listed === undefined ? [] : seats.flatMap((plan, seat) => (plan === 'open' && isFree(seat) ? [seat] : []));
}

export function SitDown({ id, glance, token, onSeated, onWatch }: Props) {
  const say = useSay();
  const free = freeIn(glance, token);
  const [chosen, setSeat] = useState<number | undefined>();
  const seat = chosen !== undefined && free.includes(chosen) ? chosen : free[0];
  const name = useMyName(seat ?? 0);
  const colour = useMyColour(
    seat ?? 0,
    glance.held.map(one => one.colour),
  );
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const { table, held, kept, ended } = glance;
  const names = calledAtTable(say, held, table.kept, ended);
  const holder = kept === undefined ? undefined : held[kept]?.name;
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (seat === undefined) return;
    const sat = await sitAt(id, seat, { name: name.take(), ...(glance.begun ? {} : { colour: colour.take() }) }, token);
    setWrong(sat.wrong);
    onSeated(sat.told !== undefined ? sat : await lookAt(id, token));
  };
  const lead =
    free.length === 0
      ? say(ended ? 'table.ended' : token === undefined ? 'table.no-link' : 'table.full')
      : holder === undefined
        ? say('table.sit-lead')
        : say('table.sit-instead', { name: holder });
  return (
    <>
      <header className="page-head">
        <h1>{say('table.heading', { game: gameName(say, table.game) })}</h1>
        <p>{lead}</p>
      </header>
      <form className="card new-online" onSubmit={sit}>
        {free.length === 0 ? (
          <ul className="online-seats" aria-label={say('table.seats')}>
            {names.map((called, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i}>
                <SeatName seat={i} colours={colour.colours} name={called} />
              </li>
            ))}
          </ul>
        ) : (
          <fieldset className="online-seats">
            <legend>{say('table.seats')}</legend>
            {names.map((called, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <label key={i}>
                <input type="radio" name="seat" value={i} checked={seat === i} disabled={!free.includes(i)} onChange={() => setSeat(i)} />
                <SeatName seat={i} colours={colour.colours} name={called} />
              </label>
            ))}
          </fieldset>
        )}
        <OptionList table={table} />
        {free.length > 0 && (
          <>
            <div className="my-seat">
              {!glance.begun && colour.field}
              {name.field}
            </div>
            <button type="submit" className="play-now">
              {say('table.sit')}
            </button>
          </>
        )}
        {wrong !== undefined && (
          <p role="alert" className="mistake">
            {say(wrong === 'taken' ? 'table.taken' : wrong === 'bad-link' ? 'table.bad-link' : 'online.failed')}
          </p>
        )}
        {table.watchers && (
          <button type="button" className={free.length > 0 ? 'second-way' : 'play-now'} onClick={onWatch}>
            {say('table.watch')}
          </button>
        )}
      </form>
    </>
  );
}
