// After the end: play again at once, or back to the games.

import type { Position } from '@adega/wire';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { resultText } from './saved-games.tsx';
import type { Shell } from './shell.ts';

export function OverBar({ shell, position }: { readonly shell: Shell; readonly position: Position }) {
  const say = useSay();
  const { game, names, options } = position;
  const result = position.result?.map(({ seat, rank }) => ({ seat, rank, total: totalOf(position, seat) }));
  const { seats: _seats, ...others } = options;
  return (
    <section className="shell-bar" aria-label={say('over.rematch')}>
      <p>
        <strong>{say('over.heading')}</strong> {resultText(say, { names, result })}
      </p>
      <p className="bar-ways">
        <button type="button" className="primary" onClick={() => shell.sittings.start({ game, names, options: others })}>
          {say('over.rematch')}
        </button>
        <Link to={{ page: 'landing' }} className="way">
          {say('over.home')}
        </Link>
      </p>
    </section>
  );
}

const totalOf = ({ scores }: Position, seat: number): number => scores.find(score => score.seat === seat)?.total ?? 0;
