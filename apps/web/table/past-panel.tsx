// In place of the turn, while a position that was is shown.

import type { Chapter, Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { asAsked } from './as-asked.ts';
import type { Face } from './face.ts';
import { useWhy } from './why.tsx';

interface Props {
  readonly face: Face;
  readonly past: Position;
  /** What was asked there; undefined where something was drawn next. */
  readonly asks: string | undefined;
  /** The position of now. */
  readonly position: Position;
  readonly log: readonly Chapter[];
  readonly onNow: () => void;
  readonly onStep: () => void;
  readonly onTry: () => void;
}

export function PastPanel({ face, past, asks, position, log, onNow, onStep, onTry }: Props) {
  const say = useSay();
  const why = useWhy();
  const next = log[past.at];
  const values = next && {
    name: position.names[next.by] ?? '',
    move: face.move(say, asAsked(past, next.by, asks ?? ''), next.key).phrase,
  };
  return (
    <section className="turn panel past" aria-labelledby="turn-heading" data-past={past.at}>
      <h2 id="turn-heading" tabIndex={-1}>
        {say('past.heading')}
      </h2>
      <p>{say('past.lead', { when: face.when(say, past) })}</p>
      {next !== undefined && <p className="past-next">{next.by < 0 ? say('past.next-chance') : say('past.next', values)}</p>}
      <p className="past-ways">
        <button type="button" className="primary" onClick={onStep}>
          {say('history.on')}
        </button>
        <button type="button" onClick={onNow}>
          {say('past.to-now')}
        </button>
        <button type="button" onClick={onTry}>
          {say('past.try')}
        </button>
        {why !== undefined && next !== undefined && next.by >= 0 && (
          <button type="button" onClick={() => why(past.at)}>
            {say('why.ask')}
          </button>
        )}
      </p>
    </section>
  );
}
