// The best wine of a game: the one of the highest quality, and what it brought.

import type { Chapter, Position, Told } from '@adega/wire';
import { Bottle } from './cellar/bottle.tsx';
import { sayEvent } from './event-words.ts';
import { wineName } from './names.ts';
import { qualityOf } from './set.ts';
import { useSay } from './words.ts';
import './highlight.css';

export interface BestWine {
  readonly seat: number;
  readonly wine: number;
  /** In which it was made; 0 in the setup. */
  readonly year: number;
  /** How it left the cellar; absent where it is still there, or was lost. */
  readonly brought?: Told | undefined;
}

const LEAVING = ['wine-sold', 'wine-exported', 'presented'];

/** Of several the first. */
export function bestWineOf(log: readonly Chapter[]): BestWine | undefined {
  const events = log.flatMap(chapter => chapter.events);
  let [best, at, year] = [undefined as BestWine | undefined, 0, 0];
  for (const [i, event] of events.entries()) {
    if (event.kind === 'year') year = Number(event['year']);
    const [seat, wine] = [Number(event['seat']), Number(event['wine'])];
    if (event.kind !== 'wine-made' || (best !== undefined && qualityOf(wine) <= qualityOf(best.wine))) continue;
    best = { seat, wine, year };
    at = i;
  }
  if (best === undefined) return undefined;
  const { seat, wine } = best;
  const brought = events.slice(at).find(event => LEAVING.includes(event.kind) && event['seat'] === seat && event['wine'] === wine);
  return { ...best, brought };
}

export default function Highlight({ position, log }: { readonly position: Position; readonly log: readonly Chapter[] }) {
  const say = useSay();
  const best = bestWineOf(log);
  if (best === undefined) return null;
  const { seat, wine, year, brought } = best;
  return (
    <section className="best-wine" aria-labelledby="best-wine">
      <Bottle wine={wine} value={qualityOf(wine)} width={44} height={112} />
      <div>
        <h3 id="best-wine">{say('best.wine')}</h3>
        <p>
          <strong>{wineName(say, wine)}</strong>
        </p>
        <p>{say('best.made', { name: position.names[seat] ?? '', year })}</p>
        {brought !== undefined && <p>{sayEvent(say, position, brought)}</p>}
      </div>
    </section>
  );
}
