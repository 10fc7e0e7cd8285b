// After the end: play again at once, or back to the games.

import type { Position } from '@adega/wire';
import type { Table } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { rematchOf } from './rematch.ts';
import { ShareWay } from './share-way.tsx';
import type { Shell } from './shell.ts';

interface Props {
  readonly shell: Shell;
  readonly table: Table;
  readonly position: Position;
}

export function OverWays({ shell, table, position }: Props) {
  const say = useSay();
  return (
    <>
      <button type="button" className="primary" onClick={() => shell.sittings.start(rematchOf(position))}>
        {say('over.rematch')}
      </button>
      <ShareWay table={table} position={position} />
      <Link to={{ page: 'landing' }} className="way">
        {say('over.home')}
      </Link>
    </>
  );
}
