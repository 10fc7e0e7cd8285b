// What was taken back can be done again, until something else is done.

import type { Position } from '@adega/wire';
import { useMemo, useRef } from 'react';
import type { Table } from './use-table.ts';

type Act = Parameters<Table['act']>[0];

/** Moves that were taken back, the next one to do again last; they belong to the position after so many entries. */
export interface Undone {
  readonly at: number;
  readonly keys: readonly string[];
}

export const NOTHING: Undone = { at: 0, keys: [] };

/** What is left to do again after this request at a position. */
export function undoneAfter(undone: Undone, { at, undo }: Position, request: Act): Undone {
  const before = undone.at === at ? undone.keys : [];
  switch (request.type) {
    case 'undo': {
      // What others did since goes too, and cannot be done again.
      const isOwn = undo.possible && undo.last === at - 1;
      return isOwn ? { at: at - 1, keys: [...before, ...undo.keys.slice(0, 1)] } : NOTHING;
    }
    case 'restart':
      return undo.possible && undo.to === at - undo.keys.length ? { at: undo.to, keys: [...before, ...undo.keys] } : NOTHING;
    case 'choose':
      return before.at(-1) === request.key ? { at: at + 1, keys: before.slice(0, -1) } : NOTHING;
    default:
      return NOTHING;
  }
}

/** The move that would be done again. */
export function redoOf({ at, keys }: Undone, position: Position): string | undefined {
  const key = keys.at(-1);
  return at === position.at && key !== undefined && position.question?.offered.includes(key) ? key : undefined;
}

/** The table, remembering what is taken back, and a way to do it again: false where there is nothing. */
export function useRedo(table: Table, position: Position): { readonly table: Table; redo(): boolean } {
  const undone = useRef(NOTHING);
  const remembering = useMemo((): Table => {
    const act: Table['act'] = request => {
      undone.current = undoneAfter(undone.current, position, request);
      return table.act(request);
    };
    return { ...table, act };
  }, [table, position]);
  const redo = (): boolean => {
    const key = redoOf(undone.current, position);
    if (key === undefined || position.question === undefined) return false;
    void remembering.act({ type: 'choose', seat: position.question.seat, key });
    return true;
  };
  return { table: remembering, redo };
}
