// The fair so far: what it would bring if it were now.

import type { Position } from '@adega/wire';
import { useBox } from '../box.ts';
import { Disc } from '../pieces.tsx';
import { stateOf } from '../set.ts';
import { useSay } from '../words.ts';

export function FairNow({ position }: { readonly position: Position }) {
  const { insight } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const fair = insight.fair(s);
  if (fair === undefined) return <p className="note">{say('fair-now.none')}</p>;
  const rows = fair.seats.map((of, seat) => ({ ...of, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <div className="insight">
      <p className="note">{say('fair-now.lead', { fair: fair.fair, year: fair.year })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('scores.player')}</th>
            <th scope="col">{say('fair-now.points')}</th>
            <th scope="col">{say('fair-now.rank')}</th>
            <th scope="col">{say('fair-now.prize')}</th>
            <th scope="col">{say('fair-now.presented')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, points, rank, prize, presented }) => (
            <tr key={seat}>
              <th scope="row">
                <Disc seat={seat} label={position.names[seat] ?? ''} /> <bdi>{position.names[seat]}</bdi>
              </th>
              <td>{points}</td>
              <td>{rank + 1}</td>
              <td>{say('fair-now.vp', { vp: prize })}</td>
              <td>{say(presented ? 'fair-now.yes' : 'fair-now.no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
