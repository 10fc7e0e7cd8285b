// Who else sits at the table, and what can be done about each: also about somebody who says nothing.

import { calledBy } from '../../table/called.ts';
import { callingsIn } from '../../table/callings.ts';
import { useSay } from '../../text/words.ts';
import { SeatName } from '../seat-name.tsx';
import { type About, Against } from './against.tsx';

export function Players(about: About) {
  const say = useSay();
  const { seats, here } = about.around;
  const names = calledBy(callingsIn(say), seats);
  const others = seats.flatMap(({ name }, seat) => (seat !== about.seat && name !== undefined ? [seat] : []));
  if (others.length === 0) return <p className="talk-nothing">{say('talk.nobody')}</p>;
  return (
    <ul className="talk-players">
      {others.map(seat => (
        <li key={seat}>
          <p className="talk-who">
            <SeatName seat={seat} colours={about.colours} name={names[seat] ?? ''} />
            <span className="note">{say(here.includes(seat) ? 'talk.here' : 'talk.away')}</span>
          </p>
          <Against {...about} of={seat} />
        </li>
      ))}
    </ul>
  );
}
