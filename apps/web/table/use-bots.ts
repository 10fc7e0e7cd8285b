// Bots go on while their table is looked at.

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { choiceOf, settle, useSettings } from '../store/settings.ts';
import { PACES, type Pace } from './pace.ts';
import type { Table } from './use-table.ts';

export interface BotPace {
  readonly pace: Pace;
  /** Before they were paused. */
  readonly last: Pace;
  change(pace: Pace): void;
  /** The rest of what they do before a person is asked, at once. */
  skip(): void;
}

/** Nobody expects a bot to move before the table stands; and what it thinks with is fetched after all that is shown. */
const FIRST_LOOK = 300;

export function useBots({ bots }: Table): BotPace {
  const settled = choiceOf(useSettings(), 'pace', PACES);
  const [paused, setPaused] = useState(false);
  const isSeen = useSeen();
  const pace = paused || !isSeen ? 'pause' : settled;
  useEffect(() => {
    const timer = setTimeout(() => bots(pace), FIRST_LOOK);
    return () => clearTimeout(timer);
  }, [bots, pace]);
  useEffect(() => () => bots('pause'), [bots]);
  return useMemo(
    () => ({
      pace: paused ? 'pause' : settled,
      last: settled,
      change: next => {
        setPaused(next === 'pause');
        if (next !== 'pause') settle({ pace: next });
      },
      skip: () => bots('skip'),
    }),
    [bots, paused, settled],
  );
}

/** Whether somebody can see the page: in two tabs one game goes on in one of them only. */
export const useSeen = (): boolean =>
  useSyncExternalStore(
    tell => {
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
    () => document.visibilityState === 'visible',
  );
