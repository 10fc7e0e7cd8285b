// Stopping, ending and confirming are one press: a move that does no more than go on or end the turn needs no second word.

import type { Position } from '@adega/wire';
import { useMemo } from 'react';
import { type Say, useSay } from '../text/words.ts';
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

/** What ends the turn by one press: a move, or one and what has to be said after it. */
export interface TurnEnd {
  readonly keys: readonly string[];
  readonly label: string;
}

/** Found once for a position: every offered move is looked at for it. */
export function useTurnEnd(face: Face, position: Position): TurnEnd | undefined {
  const say = useSay();
  return useMemo(() => turnEnd(say, face, position), [say, face, position]);
}

function turnEnd(say: Say, face: Face, position: Position): TurnEnd | undefined {
  for (const key of position.question?.offered ?? []) {
    const { group, label, ends } = face.move(say, position, key);
    if (group === END) return { keys: [key], label };
    if (ends !== undefined) return { keys: [key, ...ends], label: say('turn.end') };
  }
  return undefined;
}

/** A group of moves that do no more than go on or end the turn. */
export const endsTurn = (group: string): boolean => group === END || group === ON;
