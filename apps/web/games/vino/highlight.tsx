// The best sale of a game: the one that brought most.

import type { Chapter, Position, Told } from '@adega/wire';
import { sayEvent } from './event-words.ts';
import { useSay } from './words.ts';

/** Of several the first; none where nobody has sold anything for money. */
export function bestSaleOf(log: readonly Chapter[]): Told | undefined {
  const sales = log.flatMap(({ events }) => events.filter(({ kind }) => kind === 'sold'));
  const most = Math.max(0, ...sales.map(({ income }) => Number(income)));
  return most === 0 ? undefined : sales.find(({ income }) => Number(income) === most);
}

export default function Highlight({ position, log }: { readonly position: Position; readonly log: readonly Chapter[] }) {
  const say = useSay();
  const best = bestSaleOf(log);
  if (best === undefined) return null;
  return (
    <section className="best-sale" aria-labelledby="best-sale">
      <h3 id="best-sale">{say('vino.best.sale')}</h3>
      <p>{sayEvent(say, position, best)}</p>
    </section>
  );
}
