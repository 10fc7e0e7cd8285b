// What each estate would make, this year and under each weather that may still come.

import type { Position } from '@adega/wire';
import { useBox } from '../box.ts';
import { estateName } from '../names.ts';
import { Disc } from '../pieces.tsx';
import { stateOf } from '../set.ts';
import { useSay } from '../words.ts';
import { seatsFrom } from './set.ts';

export function Harvests({ position }: { readonly position: Position }) {
  const { insight, tables } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const rows = seatsFrom(position).flatMap(seat => insight.harvests(s, seat).map(harvest => ({ seat, harvest })));
  const later = rows[0]?.harvest.later ?? [];
  const total = later.reduce((n, { tiles }) => n + tiles, 0);
  const now = rows[0]?.harvest.now;
  if (rows.length === 0) return <p className="note">{say('harvest.none')}</p>;
  return (
    <div className="insight">
      <p className="note">{say('harvest.lead')}</p>
      <table className="harvests">
        <thead>
          <tr>
            <th scope="col">{say('harvest.estate')}</th>
            {now !== undefined && (
              <th scope="col" className="this-year">
                {say('harvest.made')}
                <small>{say('harvest.now', { weather: say.signed(tables.weather[s.vintage] ?? 0) })}</small>
              </th>
            )}
            {later.map(({ weather, tiles }) => (
              <th scope="col" key={weather} title={say('harvest.weather-label', { weather: say.signed(weather), tiles, total })}>
                {say('harvest.weather', { weather: say.signed(weather) })}
                <small>{say('harvest.chance', { tiles, total })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, harvest }) => (
            <tr key={`${seat}.${harvest.estate}`}>
              <th scope="row">
                <Disc seat={seat} label={position.names[seat] ?? ''} /> {estateName(say, s, seat, harvest.estate)}
                {harvest.port > 0 && <small>{say('harvest.port', { port: harvest.port })}</small>}
              </th>
              {now !== undefined && <td className="this-year">{harvest.now?.quality}</td>}
              {harvest.later.map(({ weather, quality }) => (
                <td key={weather}>{quality}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
