// Where somebody has looked last at a table on line, when he comes back and it has gone on.

import type { Around } from '@adega/desk/around.ts';
import { useCallback, useEffect, useState } from 'react';
import { keepSeen, seenAt } from '../store/tables.ts';
import { useSeen } from '../table/use-bots.ts';

interface Away {
  /** So many entries were there then; undefined where nothing has happened since. */
  readonly since: number | undefined;
  /** He has never looked from here: it is what has happened since the last turn of his seat. */
  readonly isFirst: boolean;
  /** He has seen it. */
  settle(): void;
}

export function useAway(id: string, around: Around | undefined): Away {
  const [since, setSince] = useState<number | undefined>();
  const [isFirst] = useState(() => seenAt(id) === undefined);
  const isSeen = useSeen();
  const { at = 0, mine = 0, begun = false } = around ?? {};
  const promised = around?.table?.commitment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes while he looks, he sees
  useEffect(() => {
    const from = Math.max(seenAt(id)?.at ?? 0, mine);
    if (begun && isSeen && from > 0 && from < at) setSince(from);
  }, [id, begun, isSeen]);
  useEffect(() => {
    if (isSeen && promised !== undefined) keepSeen(id, { at, promised: seenAt(id)?.promised ?? promised });
  }, [id, at, promised, isSeen]);
  const settle = useCallback(() => setSince(undefined), []);
  // Whoever has moved knows; and what was taken back is no news.
  return { since: since !== undefined && since >= mine && since < at ? since : undefined, isFirst, settle };
}
