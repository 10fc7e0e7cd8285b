// The regions: what is for sale, from which price on, and who would get what if the government gave its vineyards now.

import type { Position } from '@adega/wire';
import { boxOf, useBox } from '../box.ts';
import { regionName } from '../names.ts';
import { freeIn, has, isGovernment, priceOf, REGIONS, type State, stateOf } from '../set.ts';
import { type Say, useSay } from '../words.ts';

export function Gifts({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="insight">
      <p className="note">{say('vino.gifts.lead')}</p>
      <table className="gifts-table">
        <thead>
          <tr>
            <th scope="col">{say('vino.buyers.region')}</th>
            <th scope="col">{say('vino.gifts.private')}</th>
            <th scope="col">{say('vino.gifts.government')}</th>
            <th scope="col">{say('vino.gifts.from')}</th>
            <th scope="col">{say('vino.gifts.gift')}</th>
          </tr>
        </thead>
        <tbody>
          {box.tables.byNumber.map(region => {
            const free = freeIn(box, s, region);
            const government = free.filter(v => isGovernment(box, v)).length;
            return (
              <tr key={REGIONS[region]}>
                <th scope="row">{regionName(say, region)}</th>
                <td>{free.length - government}</td>
                <td>{government}</td>
                <td>{free.length === 0 ? '–' : Math.min(...free.map(v => priceOf(box, v)))}</td>
                <td>{has(s.bottles, region) ? giftText(say, position, s, region) : say('vino.gifts.no-bottle')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function giftText(say: Say, position: Position, s: State, region: number): string {
  const shares = boxOf(position).look.gifts(s, region);
  const told = shares.map(({ seat, n }) => say('vino.region.owner', { name: position.names[seat] ?? '', n }));
  return told.length === 0 ? say('vino.gifts.nobody') : say.list(told);
}
