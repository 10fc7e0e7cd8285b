// A finished game that stands in the address: anybody looks at it, nobody changes it, and who likes keeps it.

import type { Position } from '@adega/wire';
import { useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import { isOver } from '../table/ending.tsx';
import { GameScreen } from '../table/game-screen.tsx';
import { useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';
import { GameMenu } from './game-menu.tsx';
import { Link } from './link.tsx';
import { textIn } from './packed-text.ts';
import { goTo } from './route.ts';
import type { Shell } from './shell.ts';

export default function SharedPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const { shown, isReading } = useShown(shell);
  const { table } = shell.sittings;
  const [at, setAt] = useState<number | undefined>();
  const here = useMemo(() => ({ ...table, leave: () => goTo({ page: 'new' }) }), [table]);
  const { position: told } = table;
  const position = useMemo(() => told && finished(told), [told]);
  if (shown === undefined || position === undefined || (!isOver(position) && position.branch === undefined))
    return (
      <Frame route={{ page: 'shared' }} title={say('title.shared')} className="page-shared">
        {isReading ? (
          <p className="loading">{say('page.loading')}</p>
        ) : (
          <div className="opening">
            <h1>{say('shared.nothing')}</h1>
            <p>{say('shared.nothing-hint')}</p>
            <Link to={{ page: 'landing' }} className="way go-on">
              {say('opening.home')}
            </Link>
          </div>
        )}
      </Frame>
    );
  const nameOf = (seat: number): string => say('start.default-name', { n: seat + 1 });
  return (
    <>
      <div className="shell-bar" role="status">
        <p>{say('shared.lead')}</p>
        <span className="bar-ways">
          <button type="button" onClick={() => void shell.sittings.take(shown, nameOf)}>
            {say('shared.keep')}
          </button>
        </span>
      </div>
      <Dressed game={position.game} colours={position.colours}>
        {face => (
          <GameScreen
            face={face}
            table={here}
            position={position}
            at={at}
            onNavigate={setAt}
            menu={<GameMenu table={here} position={position} />}
          />
        )}
      </Dressed>
    </>
  );
}

/** Nobody takes back the last move of somebody else's game. */
const finished = (position: Position): Position =>
  position.branch === undefined ? { ...position, undo: { possible: false, why: 'nothing-done' } } : position;

/** The record of the address, at the table; undefined while it is read, and where it is none. */
function useShown({ sittings }: Shell): { readonly shown: string | undefined; readonly isReading: boolean } {
  const say = useSay();
  const { show } = sittings;
  const [shown, setShown] = useState<string | undefined>();
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    const read = async () => {
      const text = await textIn(location.hash);
      const isShown = text !== undefined && (await show(text, seat => say('start.default-name', { n: seat + 1 })));
      setShown(isShown ? text : undefined);
      setReading(false);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [show, say]);
  return { shown, isReading };
}
