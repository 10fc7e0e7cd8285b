// After the end: play again at once, or back to the games.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { rematchOf } from './rematch.ts';
import type { Shell } from './shell.ts';

export function OverWays({ shell, position }: { readonly shell: Shell; readonly position: Position }) {
  const say = useSay();
  return (
    <>
      <button type="button" className="primary" onClick={() => shell.sittings.start(rematchOf(position))}>
        {say('over.rematch')}
      </button>
      <Link to={{ page: 'landing' }} className="way">
        {say('over.home')}
      </Link>
    </>
  );
}
