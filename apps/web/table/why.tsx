// Why somebody did that: what is to be said for a turn of the past, against the best that could have been done instead.
//
// `useWhy()` gives a function that asks about the turn of an entry, or nothing at a table without advice.

import type { Position } from '@adega/wire';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { Face } from './face.ts';
import type { Table } from './use-table.ts';

const WhyDialog = lazy(() => import('./why-dialog.tsx'));

const AskWhy = createContext<((entry: number) => void) | undefined>(undefined);

export const useWhy = (): ((entry: number) => void) | undefined => useContext(AskWhy);

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
  readonly children: ReactNode;
}

export function WhyReader({ face, table, position, children }: Props) {
  const [entry, setEntry] = useState<number | undefined>();
  const allowed = Boolean(position.hints);
  const ask = useMemo(() => (allowed ? (of: number) => setEntry(of) : undefined), [allowed]);
  return (
    <AskWhy value={ask}>
      {children}
      {entry !== undefined && (
        <Suspense>
          <WhyDialog key={entry} face={face} table={table} position={position} entry={entry} onClose={() => setEntry(undefined)} />
        </Suspense>
      )}
    </AskWhy>
  );
}
