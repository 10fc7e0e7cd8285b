// Looking back: which position is shown, and the marks on the way to now.

import type { Mark, Past, Position } from '@adega/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Table } from './use-table.ts';

export interface Looking {
  /** The entry after which the game is shown; undefined: now. */
  readonly at: number | undefined;
  /** What is shown instead of now. */
  readonly past: Position | undefined;
  /** What was asked there; undefined where something was drawn next. */
  readonly asks: string | undefined;
  readonly marks: readonly Mark[];
  go(at: number | undefined): void;
  /** The marks are wanted: somebody came near the time line. */
  wantMarks(): void;
}

/** `at` and `onNavigate` come from an address, where positions have one; without them the page remembers for itself. */
export function useHistory(
  table: Table,
  position: Position,
  at?: number | undefined,
  onNavigate?: ((at: number | undefined) => void) | undefined,
): Looking {
  const [own, setOwn] = useState<number | undefined>();
  // Positions of a copy have no address: it is gone with the page.
  const addressed = position.branch === undefined ? onNavigate : undefined;
  const move = addressed ?? setOwn;
  const wanted = addressed === undefined ? own : at;
  const asked = wanted === undefined || wanted >= position.at ? undefined : Math.max(0, wanted);
  const then = usePast(table, position, asked);
  const { marks, wantMarks } = useMarks(table, position);
  // The same function for every position: the lines of the log hold it.
  const now = useRef(position.at);
  now.current = position.at;
  const go = useCallback((to: number | undefined) => move(to === undefined || to >= now.current ? undefined : Math.max(0, to)), [move]);
  useNowAfterChange(position, wanted !== undefined, move);
  return { at: asked, past: then?.position, asks: then?.asks, marks, go, wantMarks };
}

/** The position after so many entries. While another one is on its way the last one stays, so that dragging does not flicker. */
function usePast({ ask }: Table, position: Position, at: number | undefined): Past | undefined {
  const [past, setPast] = useState<Past | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another branch has another past
  useEffect(() => {
    let late = false;
    if (at === undefined) return setPast(undefined);
    ask({ type: 'past', to: at }).then(reply => !late && reply.type === 'past' && setPast(reply));
    return () => {
      late = true;
    };
  }, [ask, at, position.branch]);
  return at === undefined ? undefined : past;
}

/** Asked for only when somebody looks, and again when the game has gone on. */
function useMarks({ ask }: Table, { at, branch }: Position): { marks: readonly Mark[]; wantMarks: () => void } {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks of this position
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    ask({ type: 'history' }).then(reply => !late && reply.type === 'history' && setMarks(reply.marks));
    return () => {
      late = true;
    };
  }, [ask, wanted, at, branch]);
  return { marks, wantMarks: useCallback(() => setWanted(true), []) };
}

/**
 * When the game goes on, or another branch is shown, now is shown. Only a look back that began before the change ends with it:
 * this runs a moment later, when somebody may have stepped back already.
 */
function useNowAfterChange({ at, branch }: Position, isBack: boolean, move: (at: number | undefined) => void): void {
  const seen = useRef({ at, branch });
  useEffect(() => {
    if (seen.current.at === at && seen.current.branch === branch) return;
    seen.current = { at, branch };
    if (isBack) move(undefined);
  }, [at, branch, isBack, move]);
}
