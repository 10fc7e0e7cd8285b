// Stopping, ending and confirming are one press: a move that does no more than go on or end the turn needs no second word.

import type { Position } from '@adega/wire';
import { useMemo } from 'react';
import { useSay } from '../text/words.ts';
import type { Face } from './face.ts';
import { END, ON } from './groups.ts';
import type { Table } from './use-table.ts';

/** The table as the rest of the page uses it: whoever ends the turn has confirmed it. */
export function useEndingTurn(table: Table, face: Face, position: Position): Table {
  const say = useSay();
  return useMemo((): Table => {
    const act: Table['act'] = request =>
      table.act(
        request.type === 'choose' && endsTurn(face.move(say, position, request.key).group) ? { ...request, confirm: true } : request,
      );
    return { ...table, act };
  }, [table, face, say, position]);
}

/** A group of moves that do no more than go on or end the turn. */
export const endsTurn = (group: string): boolean => group === END || group === ON;
