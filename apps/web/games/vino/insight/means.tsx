// What each player can do: buy how many, and sell what.

import type { Position } from '@adega/wire';
import { type Box, boxOf, useBox } from '../box.ts';
import { bestDeal } from '../deals.ts';
import { regionName, varietyName } from '../names.ts';
import { isMoneyHidden, ownedBy, playerOf, priceOf, regionOf, type State, stateOf, upTo } from '../set.ts';
import { type Say, useSay } from '../words.ts';

export function Means({ position }: { readonly position: Position }) {
  const box = useBox();
  const say = useSay();
  const s = stateOf(position);
  return (
    <div className="insight">
      <p className="note">{say('vino.means.lead')}</p>
      <ul className="means">
        {upTo(s.seats).map(seat => (
          <li key={seat} className={`seat-edge-${seat + 1}`}>
            <b>{position.names[seat]}</b>
            <p>{buyText(say, position, s, seat)}</p>
            <p>{sellText(say, box, s, seat)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function buyText(say: Say, position: Position, s: State, seat: number): string {
  const box = boxOf(position);
  if (isMoneyHidden(position, seat)) return say('vino.means.hidden');
  const { n, first } = box.look.means(s, seat);
  if (first === undefined) return say('vino.means.none');
  const owned = ownedBy(s, seat).length;
  return say('vino.means.buy', {
    money: playerOf(s, seat).money,
    n,
    price: priceOf(box, first),
    region: regionName(say, regionOf(box, first)),
    owned,
    most: box.tables.most,
  });
}

function sellText(say: Say, box: Box, s: State, seat: number): string {
  const best = bestDeal(box.look.deals(s, seat));
  if (best === undefined) return say('vino.means.no-sale');
  const { n, variety, income, lost } = best;
  return say('vino.means.sell', { n, variety: varietyName(say, variety), income, lost });
}
