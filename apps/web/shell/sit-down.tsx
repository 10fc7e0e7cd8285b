// Sitting down at a table on line: at a free seat, or at the one that a link or the last game has kept for me.

import type { Seat } from '@adega/kernel';
import type { Glance } from '@adega/wire/online.ts';
import { type FormEvent, useState } from 'react';
import { aimOf } from '../games/drawn.ts';
import { type Answer, lookAt, sitAt, type Wrong } from '../store/online.ts';
import { calledAtTable } from '../table/callings.ts';
import { useNarrow } from '../table/narrow.ts';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { useMyColour } from './my-colour.tsx';
import { useMyName } from './name-field.tsx';
import { OptionList } from './option-list.tsx';
import { paceText } from './pace/words.ts';
import { useMyAccount } from './rating/my-account.ts';
import { NeedsAccount } from './rating/needs-account.tsx';
import { SeatName } from './seat-name.tsx';

interface Props {
  readonly id: string;
  readonly glance: Glance;
  readonly token: string | undefined;
  /** A seat that was mine a moment ago. */
  readonly had: Seat | undefined;
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

export function SitDown({ id, glance, token, had, onSeated, onWatch }: Props) {
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
  const { table, held } = glance;
  const names = calledAtTable(say, held, table.kept, glance.ended);
  const aim = aimOf(table.game);
  const account = useMyAccount();
  const isNarrow = useNarrow();
  const isGuest = table.rated === true && account === null;
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (seat === undefined) return;
    const sat = await sitAt(id, seat, { name: name.take(), ...(glance.begun ? {} : { colour: colour.take() }) }, token);
    setWrong(sat.wrong);
    onSeated(sat.told !== undefined ? sat : await lookAt(id, token));
  };
  return (
    <>
      <header className="page-head">
        <h1>{headingFor(say, glance, free)}</h1>
        <p>{leadFor(say, glance, free, token, had)}</p>
        {/* There what was agreed stands below the button. */}
        {isNarrow && free.length > 0 && <p className="note">{paceText(say, table.pace)}</p>}
      </header>
      <div className="room-columns">
        <form className="card new-online" onSubmit={sit}>
          <fieldset className={free.length === 1 ? 'online-seats only' : 'online-seats'}>
            <legend>{say('table.seats')}</legend>
            {names.map((called, i) =>
              free.includes(i) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <label key={i}>
                  <input type="radio" name="seat" value={i} checked={seat === i} onChange={() => setSeat(i)} />
                  <SeatName seat={i} colours={colour.colours} name={called} />
                </label>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <p key={i} className={free.length > 0 ? 'held' : undefined}>
                  <SeatName seat={i} colours={colour.colours} name={called} account={held[i]?.account && held[i]?.name} />
                </p>
              ),
            )}
          </fieldset>
          {free.length > 0 && isGuest && <NeedsAccount />}
          {free.length > 0 && !isGuest && (
            <>
              {table.rated && typeof account === 'string' && <p className="note">{say('rated.as', { name: account })}</p>}
              <div className="my-seat">
                {!glance.begun && colour.field}
                {!table.rated && name.field}
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
          {free.length === 0 && (
            <Link to={{ page: 'online' }} className="second-way">
              {say('online.new')}
            </Link>
          )}
        </form>
        <section className="card online-room" aria-labelledby="about-heading">
          <h2 id="about-heading">{say('table.about')}</h2>
          <OptionList table={table} />
          {aim !== undefined && (
            <Link to={{ page: 'aim', of: aim }} className="quiet-link">
              {say('table.aim', { game: gameName(say, table.game) })}
            </Link>
          )}
          {free.length > 0 && <p className="note">{say('table.chance')}</p>}
        </section>
      </div>
    </>
  );
}

/** Who was sent a link is invited by those who are there. */
function headingFor(say: Say, { table, held, begun, kept }: Glance, free: readonly number[]): string {
  const game = gameName(say, table.game);
  const there = held.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const isInvited = free.length > 0 && !begun && kept === undefined && there.length > 0;
  return isInvited ? say('table.invited', { names: say.list(there), count: there.length, game }) : say('table.heading', { game });
}

function leadFor(
  say: Say,
  { held, kept, ended, begun, table }: Glance,
  free: readonly number[],
  token: string | undefined,
  had: Seat | undefined,
): string {
  const heir = had === undefined ? undefined : held[had]?.name;
  if (ended) return say('table.ended');
  if (heir !== undefined && free.length === 0) return say('table.given-away', { name: heir });
  if (free.length === 0) return say(token === undefined ? 'table.no-link' : 'table.full');
  const holder = kept === undefined ? undefined : held[kept]?.name;
  if (holder !== undefined) return say('table.sit-instead', { name: holder });
  return say(begun ? 'table.sit-late' : table.rated ? 'rated.sit-lead' : 'table.sit-lead');
}
