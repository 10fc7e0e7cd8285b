// A card beside whatever is pointed at, has the focus or is held by a finger: what it is, and what it would do now. It takes no presses, so
// that it is never in the way of choosing. A switch makes every thing with numbers say where they come from, when it is pressed, too.

import { lazy, Suspense } from 'react';
import { useSay } from '../text/words.ts';
import { useAsking } from './asking.tsx';

const Card = lazy(() => import('./thing-card.tsx'));

export function Sources() {
  const say = useSay();
  const { asking, ask } = useAsking();
  return (
    <>
      <button
        type="button"
        className="sources-switch"
        aria-pressed={asking}
        aria-label={say('printed.mode')}
        title={say('printed.mode-help')}
        onClick={() => ask(!asking)}
      >
        <span aria-hidden="true">№</span>
      </button>
      <Suspense fallback={null}>
        <Card asking={asking} />
      </Suspense>
    </>
  );
}
