// After a rated game: what it has changed for everybody. The server reckons it a moment after the end.

import type { Change } from '@adega/wire/rating.ts';
import { useEffect, useState } from 'react';
import { changesAt } from '../../store/rating.ts';
import { useSay } from '../../text/words.ts';
import { type Named, Who } from './who.tsx';
import './rating.css';

const AGAIN = 700; // milliseconds
const LONGEST = 15_000;

interface Props {
  readonly id: string;
  /** By seat. */
  readonly seats: readonly (Named & { readonly account?: true | undefined })[];
  /** What they are called here. */
  readonly names: readonly string[];
  readonly me: number | undefined;
}

export default function Changes({ id, seats, names, me }: Props) {
  const say = useSay();
  const changes = useChanges(id);
  if (changes === undefined) return <p role="status">{say('rated.waiting')}</p>;
  if (changes.length === 0) return <p role="status">{say('rated.none')}</p>;
  const called = (seat: number) => {
    const { name, bot, account } = seats[seat] ?? {};
    if (name === undefined && bot === undefined) return say('rating.nobody');
    return account || name === undefined ? <Who who={name === undefined ? { bot } : { name }} me={seat === me} /> : names[seat];
  };
  return (
    <section className="rated-changes" aria-labelledby="rated-changes">
      <h3 id="rated-changes">{say('rated.changes')}</h3>
      <ol>
        {changes
          .toSorted((a, b) => a.place - b.place)
          .map(one => (
            <li key={one.seat}>
              <span className="rated-place">{say('rating.place-of', { place: one.place, of: changes.length })}</span>
              <span className="rated-who">{called(one.seat)}</span>
              <span className="rating-change">
                <strong className={one.change > 0 ? 'more' : one.change < 0 ? 'less' : undefined}>{say.signed(one.change)}</strong>
              </span>
              <span>
                {say('rating.value', { rating: String(one.rating), spread: String(one.spread) })}{' '}
                {one.provisional && <small className="note">{say('rating.provisional')}</small>}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Asked for again until it is known, less and less often. */
function useChanges(id: string): readonly Change[] | undefined {
  const [changes, setChanges] = useState<readonly Change[] | undefined>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (wait: number) => {
      const { told } = await changesAt(id);
      if (gone) return;
      if (told?.seats !== undefined) setChanges(told.seats);
      else timer = setTimeout(() => void look(Math.min(2 * wait, LONGEST)), wait);
    };
    void look(AGAIN);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return changes;
}
