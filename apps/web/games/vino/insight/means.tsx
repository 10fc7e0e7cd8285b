// What each player can do: buy how many, and sell what.

import type { Position } from '@adega/wire';
import { type Say, useSay } from '../../../text/words.ts';
import { type Box, boxOf, useBox } from '../box.ts';
import { bestDeal, dealsOf } from '../deals.ts';
import { regionName, varietyName } from '../names.ts';
import { freeIn, isMoneyHidden, NONE, ownedBy, playerOf, priceOf, regionOf, type State, stateOf, upTo } from '../set.ts';

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

/** Where somebody may buy at all: where he grows something, or where a marker lies. */
const open = (box: Box, s: State, seat: number): number[] =>
  upTo(s.markers.length)
    .filter(region => playerOf(s, seat).grows[region] !== NONE || (s.markers[region] as number) !== 0)
    .flatMap(region => freeIn(box, s, region));

function buyText(say: Say, position: Position, s: State, seat: number): string {
  const box = boxOf(position);
  const { money, pawns } = playerOf(s, seat);
  if (isMoneyHidden(position, seat)) return say('vino.means.hidden');
  const prices = open(box, s, seat).sort((a, b) => priceOf(box, a) - priceOf(box, b));
  const cheapest = prices[0];
  if (cheapest === undefined || pawns === 0) return say('vino.means.none');
  let [left, n] = [money, 0];
  for (const v of prices) {
    if (priceOf(box, v) > left || n === pawns) break;
    left -= priceOf(box, v);
    n++;
  }
  const owned = ownedBy(s, seat).length;
  return say('vino.means.buy', {
    money,
    n,
    price: priceOf(box, cheapest),
    region: regionName(say, regionOf(box, cheapest)),
    owned,
    most: box.tables.most,
  });
}

function sellText(say: Say, box: Box, s: State, seat: number): string {
  const best = bestDeal(dealsOf(box, s, seat));
  if (best === undefined) return say('vino.means.no-sale');
  const { n, variety, income, lost } = best;
  return say('vino.means.sell', { n, variety: varietyName(say, variety), income, lost });
}
