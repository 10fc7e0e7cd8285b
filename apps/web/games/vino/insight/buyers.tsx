// Who would buy in which order, if these players chose the same region: owners first, then newcomers.

import type { Position } from '@adega/wire';
import { useState } from 'react';
import { Disc } from '../../../table/pieces.tsx';
import { useBox } from '../box.ts';
import { regionName } from '../names.ts';
import { REGIONS, stateOf, upTo } from '../set.ts';
import { useSay } from '../words.ts';

export function Buyers({ position }: { readonly position: Position }) {
  const { look, tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const [out, setOut] = useState<readonly number[]>([]);
  const seats = upTo(s.seats).filter(seat => !out.includes(seat));
  const turn = (seat: number) => setOut(out.includes(seat) ? out.filter(other => other !== seat) : [...out, seat]);
  const name = (seat: number): string => position.names[seat] ?? '';
  return (
    <div className="insight">
      <p className="note">{say('vino.buyers.lead')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div className="buyers-choice" role="group" aria-label={say('vino.buyers.who')}>
        {upTo(s.seats).map(seat => (
          <button
            type="button"
            key={seat}
            className={`seat-edge-${seat + 1}`}
            aria-pressed={!out.includes(seat)}
            onClick={() => turn(seat)}
          >
            {name(seat)}
          </button>
        ))}
      </div>
      <table className="buyers-table">
        <thead>
          <tr>
            <th scope="col">{say('vino.buyers.region')}</th>
            <th scope="col">{say('vino.buyers.owners')}</th>
            <th scope="col">{say('vino.buyers.newcomers')}</th>
          </tr>
        </thead>
        <tbody>
          {tables.byNumber.map(region => {
            const { owners, newcomers } = look.buyers(s, region, seats);
            return (
              <tr key={REGIONS[region]}>
                <th scope="row">{regionName(say, region)}</th>
                <td>
                  <Line seats={owners} name={name} />
                </td>
                <td>
                  <Line seats={newcomers} name={name} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Line = ({ seats, name }: { readonly seats: readonly number[]; readonly name: (seat: number) => string }) => (
  <span className="disc-line">
    {seats.map(seat => (
      <Disc key={seat} seat={seat} label={name(seat)} />
    ))}
  </span>
);
