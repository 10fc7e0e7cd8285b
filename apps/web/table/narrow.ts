// Whether the page has the room of a phone only. In em, so that large text on a wide screen counts as a small screen.

import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99em)';

export function useNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow, () => false);
}

let asked: MediaQueryList | undefined;

/** Asked once: whatever is drawn looks at it. */
const query = (): MediaQueryList => {
  asked ??= window.matchMedia(NARROW);
  return asked;
};

const isNarrow = (): boolean => query().matches;

function listen(changed: () => void): () => void {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
}
