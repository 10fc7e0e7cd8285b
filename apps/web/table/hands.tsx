// Playing by keys: a digit plays the move that bears it, the rest of the turn has keys of its own.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import { useKeys } from './shortcuts.ts';
import type { Table } from './use-table.ts';

const ShortcutList = lazy(() => import('./shortcut-list.tsx'));

interface Props {
  readonly table: Table;
  readonly position: Position;
  readonly onRedo: () => boolean;
}

export function Hands({ table, position, onRedo }: Props) {
  const [listed, setListed] = useState(false);
  useKeys(name => {
    switch (name) {
      case '?':
        setListed(true);
        return true;
      case 'e':
        return press('.turn [data-key="confirm"], .turn .end-turn:not(.barred) button, .turn .go-on button');
      case 'Ctrl+z':
        return takeBack(table, position);
      case 'Ctrl+y':
      case 'Ctrl+Shift+z':
        return onRedo();
      default:
        return /^[1-9]$/.test(name) && press(`.turn [data-digit="${name}"]`);
    }
  });
  return listed ? (
    <Suspense>
      <ShortcutList onClose={() => setListed(false)} />
    </Suspense>
  ) : null;
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

function takeBack(table: Table, { undo }: Position): boolean {
  if (undo.possible) void table.act({ type: 'undo', seat: undo.seat, to: undo.last });
  return undo.possible;
}
