// Before the game: who is there, and the link for those who are not.

import type { Around } from '@adega/desk/following.ts';
import type { Seat } from '@adega/kernel';
import { useState } from 'react';
import { linkOf } from '../store/online.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';

interface Props {
  readonly id: string;
  readonly around: Around;
  readonly seat: Seat | undefined;
}

export function WaitingRoom({ id, around: { table, seats, here }, seat }: Props) {
  const say = useSay();
  if (table === undefined) return <p className="loading">{say('table.connecting')}</p>;
  const called = (i: number): string => {
    const { name, bot } = seats[i] ?? {};
    if (name === undefined) return bot === undefined ? say('table.free') : say.known(`bot.${bot}`, undefined, () => '');
    return i === seat ? say('table.you', { name }) : here.includes(i) ? name : say('table.away', { name });
  };
  return (
    <>
      <header className="page-head">
        <h1>{say('table.heading', { game: gameName(say, table.game) })}</h1>
        <p>{say('table.waiting')}</p>
      </header>
      <section className="card online-room" aria-labelledby="seats-heading">
        <h2 id="seats-heading">{say('table.seats')}</h2>
        <ul className="online-seats">
          {table.seats.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <span className={`seat-disc of-${i + 1}`} aria-hidden="true">
                {i + 1}
              </span>
              <span>{called(i)}</span>
            </li>
          ))}
        </ul>
        <Invite id={id} />
      </section>
    </>
  );
}

function Invite({ id }: { readonly id: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const token = linkOf(id);
  if (token === undefined) return <p className="note">{say('table.link-lost')}</p>;
  const link = `${location.origin}/table/${id}#${token}`;
  // A page come to by plain http has no clipboard: the link can be marked.
  const copy = async () => setCopied(await navigator.clipboard?.writeText(link).then(() => true, () => false)); // biome-ignore format: a pair
  return (
    <div className="invite">
      <label>
        <span>{say('table.invite')}</span>
        <input type="text" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <button type="button" className="second-way" onClick={() => void copy()}>
        {say('table.copy')}
      </button>
      <p role="status">{copied ? say('table.copied') : ''}</p>
    </div>
  );
}
