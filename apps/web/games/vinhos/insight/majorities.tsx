// Who leads in each export column, what it brings, and what the others lack.

import type * as vinhos from '@adega/vinhos';
import type { Position } from '@adega/wire';
import { useBox } from '../box.ts';
import { Barrel, Disc } from '../pieces.tsx';
import { Provenance } from '../provenance.tsx';
import { stateOf } from '../set.ts';
import { useSay } from '../words.ts';

export function Majorities({ position }: { readonly position: Position }) {
  const { insight } = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="insight">
      <table className="majorities">
        <thead>
          <tr>
            <td />
            {position.names.map((name, seat) => (
              <th scope="col" key={name}>
                <Disc seat={seat} label={name} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {insight.majorities(s).map(majority => (
            <tr key={majority.column}>
              <th scope="row">
                {say('majority.column', { hull: majority.vp })}{' '}
                <Provenance path={`/export/columns/${majority.column}/majority`}>
                  <strong>{say('majority.vp', { vp: majority.vp })}</strong>
                </Provenance>
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
  const count = majority.counts[seat] ?? 0;
  return (
    <td className={leads ? 'leads' : undefined}>
      <span className="lined-up" role="img" aria-label={say('majority.count', { count })} title={say('majority.count', { count })}>
        <span aria-hidden="true">
          {count === 0 && '–'}
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: barrels of one player are alike
            <Barrel key={i} seat={seat} label="" />
          ))}
        </span>
      </span>
      {leads && <small>{majority.leaders.length > 1 ? say('majority.each', { each: majority.each }) : say('majority.leads')}</small>}
      {(majority.lacks[seat] ?? 0) > 0 && <small>{say('majority.lacks', { lacks: majority.lacks[seat] ?? 0 })}</small>}
    </td>
  );
}
