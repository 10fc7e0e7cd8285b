// A finished game to be shown to others: a link that holds all of it, or the one of its table on line.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

interface Props {
  readonly table: Table;
  readonly position: Position;
  /** Where anybody may see it already. */
  readonly path?: string | undefined;
}

export function ShareWay(props: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {say('share.way')}
      </button>
      {open && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
