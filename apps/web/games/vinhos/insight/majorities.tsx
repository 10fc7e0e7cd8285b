// Who leads in each export column, what it brings, and what the others lack.

import type { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { useSay } from '../../../text/words.ts';
import { Disc } from '../pieces.tsx';
import { stateOf } from '../set.ts';
import { insight } from './set.ts';

export function Majorities({ position }: { readonly position: Position }) {
  const say = useSay();
  return (
    <div className="insight">
      <table className="majorities">
        <thead>
          <tr>
            <td />
            {position.names.map((name, seat) => (
              <th scope="col" key={name}>
                <Disc seat={seat} label={name} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {insight.majorities(stateOf(position)).map(majority => (
            <tr key={majority.column}>
              <th scope="row">
                {say('majority.column', { column: majority.column + 1 })} <strong>{say('majority.vp', { vp: majority.vp })}</strong>
                <small>{say('majority.free', { free: majority.free })}</small>
              </th>
              {position.names.map((name, seat) => (
                <Cell key={name} majority={majority} seat={seat} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ majority, seat }: { readonly majority: vinhos.Majority; readonly seat: number }) {
  const say = useSay();
  const leads = majority.leaders.includes(seat);
  return (
    <td className={leads ? 'leads' : undefined}>
      {say('majority.count', { count: majority.counts[seat] ?? 0 })}
      {leads && <strong> {majority.leaders.length > 1 ? say('majority.each', { each: majority.each }) : say('majority.leads')}</strong>}
      {(majority.lacks[seat] ?? 0) > 0 && <small>{say('majority.lacks', { lacks: majority.lacks[seat] ?? 0 })}</small>}
    </td>
  );
}
