// What happened once more, on the board: one entry after the other, until now.

import { useCallback, useEffect, useRef, useState } from 'react';
import { stretched } from '../store/settings.ts';
import type { Looking } from './use-history.ts';

/** Between two entries. */
const MILLISECONDS = 900;

/** Begins to show what came after so many entries. Whoever goes elsewhere meanwhile ends it. */
export function useReplay({ at, go }: Looking, now: number): (from: number) => void {
  const [showing, setShowing] = useState<number | undefined>();
  const going = useRef(go);
  going.current = go;
  const isElsewhere = showing !== undefined && at !== undefined && at !== showing;
  useEffect(() => {
    if (showing === undefined) return;
    if (isElsewhere || showing >= now) return setShowing(undefined);
    const timer = setTimeout(() => {
      const next = showing + 1;
      going.current(next >= now ? undefined : next);
      setShowing(next >= now ? undefined : next);
    }, stretched(MILLISECONDS));
    return () => clearTimeout(timer);
  }, [showing, isElsewhere, now]);
  return useCallback((from: number) => {
    going.current(from);
    setShowing(from);
  }, []);
}
