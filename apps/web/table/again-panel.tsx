// In place of the turn, while what others did is played again: what is seen, how much is left, and one button or key that ends it.

import type { Chapter, Position } from '@adega/wire';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { edgeOf } from './log.tsx';
import type { Replay } from './replay.ts';
import { useKeys } from './shortcuts.ts';

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly log: readonly Chapter[];
  readonly showing: NonNullable<Replay['showing']>;
  readonly onStop: () => void;
}

export function AgainPanel({ face, position, log, showing: { from, at }, onStop }: Props) {
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  const skip = useRef<HTMLButtonElement>(null);
  // The board looks otherwise as long as it is shown.
  useLayoutEffect(() => {
    const game = place.current?.closest('.game');
    game?.toggleAttribute('data-again', true);
    return () => game?.removeAttribute('data-again');
  }, []);
  useEffect(() => skip.current?.focus({ preventScroll: true }), []);
  useKeys(name => {
    if (name !== ' ' && name !== 'Escape') return false;
    onStop();
    return true;
  });
  const events = at > from ? (log[at - 1]?.events ?? []) : [];
  return (
    <section ref={place} className="turn panel again" aria-labelledby="turn-heading">
      <h2 id="turn-heading" tabIndex={-1}>
        {say('again.heading')}
      </h2>
      <progress max={position.at - from} value={at - from} aria-label={say('again.heading')} />
      <ol className="since" aria-live="polite">
        {events.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events in their order
          <li key={i} className={edgeOf(event)}>
            {face.event(say, position, event)}
          </li>
        ))}
      </ol>
      <button type="button" ref={skip} className="primary" onClick={onStop}>
        {say('again.skip')}
      </button>
    </section>
  );
}
