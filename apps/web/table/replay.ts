// What happened once more, on the board: one entry after the other that tells something, until now.

import type { Chapter } from '@adega/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stretched } from '../store/settings.ts';
import type { Looking } from './use-history.ts';

/** Between two entries. */
const MILLISECONDS = 1100;

export interface Replay {
  /** After so many entries it began, and is now; undefined: nothing is played again. */
  readonly showing: { readonly from: number; readonly at: number } | undefined;
  /** Begins to show what came after so many entries. Whoever goes elsewhere meanwhile ends it. */
  begin(from: number): void;
  /** Goes back to now at once. */
  stop(): void;
}

export function useReplay({ at, go }: Looking, now: number, log: readonly Chapter[]): Replay {
  const [showing, setShowing] = useState<Replay['showing']>();
  const going = useRef(go);
  going.current = go;
  const isElsewhere = showing !== undefined && at !== undefined && at !== showing.at;
  const next = showing === undefined ? undefined : nextTold(log, showing.at);
  useEffect(() => {
    if (showing === undefined) return;
    if (isElsewhere || showing.at >= now) return setShowing(undefined);
    const timer = setTimeout(() => {
      const isLast = next === undefined || next >= now;
      going.current(isLast ? undefined : next);
      setShowing(isLast ? undefined : { ...showing, at: next });
    }, stretched(MILLISECONDS));
    return () => clearTimeout(timer);
  }, [showing, isElsewhere, next, now]);
  const begin = useCallback((from: number) => {
    going.current(from);
    setShowing({ from, at: from });
  }, []);
  const stop = useCallback(() => {
    going.current(undefined);
    setShowing(undefined);
  }, []);
  return { showing, begin, stop };
}

/** The next entry after so many that has something to tell: after it the position is shown. */
export function nextTold(log: readonly Chapter[], after: number): number | undefined {
  const found = log.findIndex(({ events }, n) => n >= after && events.length > 0);
  return found < 0 ? undefined : found + 1;
}
