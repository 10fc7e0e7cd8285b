// What a player decides with, in one line under the question on a phone.

import type { Position } from '@adega/wire';
import { varietyName } from './names.ts';
import { Coin, Stock, VineIcon } from './pieces.tsx';
import { isMoneyHidden, ownedBy, playerOf, stateOf, VARIETIES } from './set.ts';
import { useSay } from './words.ts';

export function Means({ position, seat }: { readonly position: Position; readonly seat: number }) {
  const say = useSay();
  const s = stateOf(position);
  const { money, cellar } = playerOf(s, seat);
  const owned = ownedBy(s, seat).length;
  return (
    <ul className="own-means" aria-label={say('vino.means', { name: position.names[seat] ?? '' })}>
      <li>
        <VineIcon />
        <b>{owned}</b>
        <span className="hidden">{say('vino.owned', { n: owned })}</span>
      </li>
      <li>
        <Coin />
        <b>{isMoneyHidden(position, seat) ? say('vino.money.hidden') : money}</b>
        <span className="hidden">{say('vino.money')}</span>
      </li>
      {VARIETIES.map((id, variety) => {
        const n = cellar[variety] as number;
        return (
          n > 0 && (
            <li key={id} className="means-stock">
              <Stock variety={variety} n={n} />
              <span className="hidden">{say('vino.stock.help', { n, variety: varietyName(say, variety) })}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
