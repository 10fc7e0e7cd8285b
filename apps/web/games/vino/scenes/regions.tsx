// The sealed choices are turned up at the same time: who chose what, and who will buy where in which order.

import type { CSSProperties } from 'react';
import { Disc } from '../../../table/pieces.tsx';
import type { SceneProps } from '../../../table/scene.ts';
import { Portrait } from '../art/portraits.tsx';
import { useBox } from '../box.ts';
import { regionName } from '../names.ts';
import { has, membersOf, playerOf, REGIONS, stateOf, upTo } from '../set.ts';
import { useSay } from '../words.ts';

export function RegionsScene({ position }: SceneProps) {
  const { tables, look } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const chosen = (seat: number): number => Math.max(0, playerOf(s, seat).chosen);
  const byNumber = (set: number): number[] => tables.byNumber.filter(region => membersOf(set, REGIONS.length).includes(region));
  const whoIn = (region: number): number[] => upTo(s.seats).filter(seat => has(chosen(seat), region));
  return (
    <section className="regions-scene">
      <h2>{say('vino.scene.regions')}</h2>
      <ul className="turned">
        {s.order.map(seat => (
          <li key={seat} className={`of-${seat + 1}`}>
            <Portrait seat={seat} />
            <bdi>{position.names[seat]}</bdi>
            {byNumber(chosen(seat)).map(region => (
              <span key={region} className={`turned-card land-${region}`}>
                <span className="region-coin">{tables.number[region]}</span>
                {regionName(say, region)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ol className="buyers-in">
        {tables.byNumber
          .filter(region => whoIn(region).length > 0)
          .map((region, i) => {
            const { owners, newcomers } = look.buyers(s, region, whoIn(region));
            return (
              <li key={region} style={{ '--turn': i } as CSSProperties}>
                <span className="region-coin">{tables.number[region]}</span>
                <b>{regionName(say, region)}</b>
                <span className="buyers-line">
                  {owners.map(seat => (
                    <Disc key={seat} seat={seat} label={position.names[seat] ?? ''} />
                  ))}
                  {newcomers.length > 0 && <small>{say('vino.scene.new')}</small>}
                  {newcomers.map(seat => (
                    <Disc key={seat} seat={seat} label={position.names[seat] ?? ''} />
                  ))}
                </span>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
