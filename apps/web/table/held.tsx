// On a small screen a move that was touched is held until it is confirmed: a finger covers what it points at and cannot hover.

import type { Position } from '@adega/wire';
import { createContext, useContext, useMemo, useState } from 'react';
import type { Table } from './use-table.ts';

interface Move {
  readonly seat: number;
  readonly key: string;
}

interface Holding {
  /** The table as the rest of the page uses it: choosing holds. */
  readonly table: Table;
  readonly held: Move | undefined;
  /** Plays what is held. */
  play(): void;
}

export function useHolding(table: Table, position: Position, holds: boolean): Holding {
  // What is held belongs to one question.
  const at = `${position.at} ${position.question?.seat}`;
  const [kept, setKept] = useState<(Move & { at: string }) | undefined>();
  const held = holds && kept?.at === at ? kept : undefined;
  const holding = useMemo((): Table => {
    if (!holds) return table;
    const act: Table['act'] = async request => {
      if (request.type === 'choose') setKept({ at, seat: request.seat, key: request.key });
      else await table.act(request);
    };
    return { ...table, act };
  }, [table, holds, at]);
  const play = () => {
    if (held !== undefined) void table.act({ type: 'choose', seat: held.seat, key: held.key });
  };
  return { table: holding, held, play };
}

/** The key of the held move, for whoever shows it in a list. */
export const HeldKey = createContext<string | undefined>(undefined);
export const useHeldKey = (): string | undefined => useContext(HeldKey);
