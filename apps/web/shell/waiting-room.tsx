// Before the game: who is there, and the link for those who are not.

import type { Around } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import { coloursOf } from '@adega/wire/colour.ts';
import { linkOf } from '../store/tables.ts';
import { calledAtTable } from '../table/callings.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { LinkField, pathTo } from './link-field.tsx';
import { OptionList } from './option-list.tsx';
import { SeatName } from './seat-name.tsx';

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
}

export function WaitingRoom({ id, around: { table, seats, here }, seat }: Props) {
  const say = useSay();
  if (table === undefined) return <p className="loading">{say('table.connecting')}</p>;
  const token = linkOf(id);
  const names = calledAtTable(say, seats, table.kept);
  const colours = coloursOf(seats.map(({ colour }) => colour));
  const called = (i: number): string => {
    const name = names[i] ?? '';
    if (i === seat) return say('table.you', { name });
    return seats[i]?.name === undefined || here.includes(i) ? name : say('table.away', { name });
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('table.heading', { game: gameName(say, table.game) })}</h1>
        <p>{say('table.waiting')}</p>
      </header>
      <section className="card online-room" aria-labelledby="seats-heading">
        {token === undefined ? (
          <p className="note">{say('table.link-lost')}</p>
        ) : (
          <LinkField label={say('table.invite')} path={pathTo(id, token)} />
        )}
        <h2 id="seats-heading">{say('table.seats')}</h2>
        <ul className="online-seats">
          {table.seats.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <SeatName seat={i} colours={colours} name={called(i)} />
            </li>
          ))}
        </ul>
        <OptionList table={table} />
        {seat !== undefined && <p className="note">{say('table.may-go')}</p>}
      </section>
    </>
  );
}
