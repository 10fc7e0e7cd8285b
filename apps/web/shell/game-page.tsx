// A game by its address: seated at the table when it is not there already, then the match itself.

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import type { SavedGame } from '../store/saved-game.ts';
import { GameScreen } from '../table/game-screen.tsx';
import { useSay } from '../text/words.ts';
import { CarriedNote, LostNote } from './carried-note.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { GameMenu } from './game-menu.tsx';
import { Link } from './link.tsx';
import { holdVersion } from './offline.ts';
import { OldGame } from './old-game.tsx';
import { OverWays } from './over-ways.tsx';
import { goTo, useRoute } from './route.ts';
import type { Shell } from './shell.ts';
import { useAutoConfirm } from './use-auto-confirm.ts';
import { useSounds } from './use-sounds.ts';

interface Props {
  readonly shell: Shell;
  readonly id: string;
}

export default function GamePage({ shell, id }: Props) {
  const say = useSay();
  const { sittings } = shell;
  const { state, saved } = useSeated(shell, id);
  const { table } = sittings;
  const position = state === 'seated' ? table.position : undefined;
  // Leaving a game is going to another page.
  const here = useMemo(() => ({ ...table, leave: () => goTo({ page: 'new' }) }), [table]);
  const at = usePositionOf(id);
  const isPast = at !== undefined;
  // Going along the time line is one step for the back button.
  const onNavigate = useCallback(
    (to: number | undefined) => goTo(to === undefined ? { page: 'game', id } : { page: 'game', id, at: to }, isPast),
    [id, isPast],
  );
  useEffect(() => holdVersion(), []);
  useAutoConfirm(here);
  useSounds(position);
  if (saved !== undefined) return <OldGame key={id} shell={shell} saved={saved} />;
  if (state === 'missing') {
    return (
      <main className="shell-main opening">
        <h1>{say('opening.missing')}</h1>
        <p>{say('opening.missing-hint')}</p>
        <Link to={{ page: 'landing' }} className="way go-on">
          {say('opening.home')}
        </Link>
      </main>
    );
  }
  if (position === undefined) return <p className="loading">{say('page.loading')}</p>;
  return (
    <>
      {sittings.conflict !== undefined && <ConflictBar sittings={sittings} conflict={sittings.conflict} />}
      {position.carried !== undefined && <CarriedNote key={id} carried={position.carried} />}
      {position.lost !== undefined && <LostNote key={`lost ${id}`} ideas={position.lost} />}
      <Dressed game={position.game} colours={position.colours}>
        {face => (
          <GameScreen
            key={id}
            face={face}
            table={here}
            position={position}
            at={at}
            onNavigate={onNavigate}
            menu={<GameMenu table={here} position={position} />}
            ways={position.branch === undefined && <OverWays shell={shell} table={here} position={position} />}
          />
        )}
      </Dressed>
    </>
  );
}

/** The entry that the address names. */
function usePositionOf(id: string): number | undefined {
  const route = useRoute();
  return route.page === 'game' && route.id === id ? route.at : undefined;
}

/** Whether the game is at the table; a game that is there but cannot be played is shown as it was saved. */
interface Seat {
  readonly state: 'opening' | 'seated' | 'missing';
  readonly saved?: SavedGame | undefined;
}

function useSeated({ store, sittings }: Shell, id: string): Seat {
  const { open, id: seated } = sittings;
  const [failed, setFailed] = useState<{ readonly id: string; readonly saved: SavedGame | undefined } | undefined>();
  useEffect(() => {
    if (seated === id) return;
    let gone = false;
    const seat = async () => {
      if (await open(id)) return;
      const saved = await store.get(id);
      if (!gone) setFailed({ id, saved });
    };
    void seat();
    return () => {
      gone = true;
    };
  }, [open, store, seated, id]);
  if (seated === id) return { state: 'seated' };
  if (failed?.id !== id) return { state: 'opening' };
  return { state: failed.saved === undefined ? 'missing' : 'opening', saved: failed.saved };
}
