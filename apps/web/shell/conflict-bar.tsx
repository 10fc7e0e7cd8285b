// The same game was played on elsewhere: the user says which one goes on.

import type { SavedGame } from '../store/saved-game.ts';
import { useSay } from '../text/words.ts';
import type { Sittings } from './use-sittings.ts';

export function ConflictBar({ sittings, conflict }: { readonly sittings: Sittings; readonly conflict: SavedGame }) {
  const say = useSay();
  return (
    <div className="shell-bar alarm" role="alert">
      <p>
        <strong>{say('conflict.heading')}</strong> {say('conflict.lead', { theirs: conflict.at, ours: sittings.table.position?.at ?? 0 })}
      </p>
      <p className="bar-ways">
        <button type="button" onClick={sittings.takeOther}>
          {say('conflict.other')}
        </button>
        <button type="button" onClick={sittings.keepBoth}>
          {say('conflict.both')}
        </button>
      </p>
    </div>
  );
}
