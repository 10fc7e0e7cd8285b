// Finding somebody to play with: one press for any game, a list of open tables, and games to watch.

import type { Listed, Lobby } from '@adega/wire/lobby.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Answer, lobby } from '../../store/online.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { FIRST_GAME } from '../route.ts';
import { type Filter, Filters, isWanted, NO_FILTER } from './filters.tsx';
import { FindGame } from './find-game.tsx';
import { OpenTable } from './open-table.tsx';
import '../setup.css';
import '../online.css';
import './lobby.css';

/** How often the list is renewed while somebody looks. */
const EVERY = 10_000; // milliseconds

export default function LobbyPage() {
  const say = useSay();
  const found = useLobby();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const { open = [], running = [] } = found?.told ?? {};
  return (
    <>
      <header className="page-head">
        <h1>{say('lobby.heading')}</h1>
        <p className="bar-ways">
          <Link to={{ page: 'online' }} className="way">
            {say('lobby.private')}
          </Link>
          <Link to={{ page: 'players', game: FIRST_GAME }} className="way">
            {say('players.way')}
          </Link>
          <Link to={{ page: 'games' }} className="way">
            {say('lobby.mine')}
          </Link>
        </p>
      </header>
      {found?.wrong !== undefined && <p className="note">{say('online.missing')}</p>}
      <FindGame disabled={found?.told === undefined} />
      <section aria-labelledby="open-heading" className="lobby-part">
        <h2 id="open-heading">{say('lobby.open')}</h2>
        {open.length > 3 && <Filters tables={open} value={filter} onChange={setFilter} />}
        <Tables
          tables={open.filter(table => isWanted(table, filter))}
          none={open.length > 0 ? <p>{say('lobby.none-fits')}</p> : <NobodyWaits />}
        />
      </section>
      {running.length > 0 && (
        <section aria-labelledby="running-heading" className="lobby-part">
          <h2 id="running-heading">{say('lobby.running')}</h2>
          <Tables tables={running} none={null} />
        </section>
      )}
    </>
  );
}

function Tables({ tables, none }: { readonly tables: readonly Listed[]; readonly none: ReactNode }) {
  if (tables.length === 0) {
    return <div className="nothing-yet">{none}</div>;
  }
  return (
    <ul className="game-cards lobby-tables">
      {tables.map(table => (
        <OpenTable key={table.id} table={table} />
      ))}
    </ul>
  );
}

/** What can be done all the same. */
function NobodyWaits() {
  const say = useSay();
  return (
    <>
      <p>{say('lobby.none-open')}</p>
      <p className="bar-ways">
        <Link to={{ page: 'online' }} className="way">
          {say('lobby.private')}
        </Link>
        <Link to={{ page: 'new' }} className="way">
          {say('lobby.meanwhile')}
        </Link>
      </p>
    </>
  );
}

function useLobby(): Answer<Lobby> | undefined {
  const [found, setFound] = useState<Answer<Lobby> | undefined>();
  const look = useCallback(async () => setFound(await lobby()), []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY);
    return () => clearInterval(timer);
  }, [look]);
  return found;
}
