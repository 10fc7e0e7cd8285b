// After the end: play again at once, or back to the games.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import type { Shell } from './shell.ts';

export function OverWays({ shell, position }: { readonly shell: Shell; readonly position: Position }) {
  const say = useSay();
  const { game, names, bots, hints, options, own } = position;
  const { seats: _seats, ...others } = options;
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() =>
          shell.sittings.start({
            game,
            names,
            options: others,
            ...(bots && { bots }),
            ...(own && { pack: own }),
            ...(hints === false && { hints }),
          })
        }
      >
        {say('over.rematch')}
      </button>
      <Link to={{ page: 'landing' }} className="way">
        {say('over.home')}
      </Link>
    </>
  );
}
