// Whether the page has the room of a phone only. In em, so that large text on a wide screen counts as a small screen.

import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99em)';

export function useNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow, () => false);
}

const isNarrow = (): boolean => window.matchMedia(NARROW).matches;

function listen(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
