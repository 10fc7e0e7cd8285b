// Before the game: who is there, and the link for those who are not.

import type { Around } from '@adega/desk/around.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import type { SeatPlan } from '@adega/wire/journal.ts';
import { LEVELS } from '@adega/wire/level.ts';
import { type ReactNode, useState } from 'react';
import { dropTable } from '../store/online.ts';
import { linkOf } from '../store/tables.ts';
import { calledAtTable } from '../table/callings.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { LinkField, pathTo } from './link-field.tsx';
import { OptionList } from './option-list.tsx';
import { goTo } from './route.ts';
import { SeatBots } from './seat-bots.tsx';
import { SeatName } from './seat-name.tsx';
import { Sure } from './sure.tsx';

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
  /** The way to the talk. */
  readonly talk: ReactNode;
}

export function WaitingRoom({ id, around: { table, seats, here }, seat, talk }: Props) {
  const say = useSay();
  if (table === undefined) return <p className="loading">{say('table.connecting')}</p>;
  const token = linkOf(id);
  const seatsWith = (is: (held: Around['seats'][number], seat: Seat) => boolean): Seat[] =>
    seats.flatMap((held, seat) => (is(held, seat) ? [seat] : []));
  const names = calledAtTable(say, seats, table.kept);
  const colours = coloursOf(seats.map(({ colour }) => colour));
  const free = seatsWith(({ name, bot }) => name === undefined && bot === undefined);
  const given = seatsWith(({ name, bot }, i) => name === undefined && bot !== undefined && !isBot(table.seats[i]));
  const isKept = table.kept?.some(name => name !== null) === true;
  const called = (i: number): string => {
    const name = names[i] ?? '';
    if (i === seat) return say('table.you', { name });
    return seats[i]?.name === undefined || here.includes(i) ? name : say('table.away', { name });
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('table.heading', { game: gameName(say, table.game) })}</h1>
        <p>{say('table.waiting', { count: free.length })}</p>
      </header>
      <div className="room-columns">
        {token !== undefined && (
          <section className="card online-room" aria-labelledby="invite-heading">
            <h2 id="invite-heading">{say('table.invite-heading')}</h2>
            <LinkField label={say(isKept ? 'table.invite-kept' : 'table.invite')} path={pathTo(id, token)} />
          </section>
        )}
        <section className="card online-room" aria-labelledby="seats-heading">
          <div className="room-head">
            <h2 id="seats-heading">{say('table.seats')}</h2>
            {talk}
          </div>
          <ul className="online-seats">
            {table.seats.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} className={seats[i]?.name === undefined && seats[i]?.bot === undefined ? 'free' : undefined}>
                <SeatName seat={i} colours={colours} name={called(i)} account={seats[i]?.account && seats[i]?.name} />
              </li>
            ))}
          </ul>
          {token !== undefined && !table.rated && <SeatBots id={id} free={free} given={given} />}
          <OptionList table={table} />
          {token === undefined && <p className="note">{say('table.link-lost')}</p>}
        </section>
      </div>
      <footer className="room-foot">
        {seat !== undefined && <p>{say('table.may-go')}</p>}
        {token !== undefined && <TakeAway id={id} />}
      </footer>
    </>
  );
}

const isBot = (plan: SeatPlan | undefined): boolean => LEVELS.some(level => level === plan);

/** Whoever made a table may change his mind. */
function TakeAway({ id }: { readonly id: string }) {
  const say = useSay();
  const [wrong, setWrong] = useState(false);
  const drop = async () => {
    const { told } = await dropTable(id);
    if (told === undefined) setWrong(true);
    else goTo({ page: 'games' });
  };
  return (
    <div>
      <Sure className="way" word={say('table.drop')} sure={say('table.drop-sure')} onGo={() => void drop()} />
      {wrong && <p role="alert">{say('online.failed')}</p>}
    </div>
  );
}
