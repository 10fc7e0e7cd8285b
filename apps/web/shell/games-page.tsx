// All my games, on line and at this screen: what waits for me first.

import { coloursOf } from '@adega/wire/colour.ts';
import type { Glance } from '@adega/wire/online.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { markTab } from '../store/mark.ts';
import { type Answer, mine } from '../store/online.ts';
import { isFinished, type SavedGame } from '../store/saved-game.ts';
import { calledAtTable } from '../table/callings.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { leftText, standing, waitsForMe } from './glance.ts';
import { Link } from './link.tsx';
import { MyDevices } from './my-devices.tsx';
import { Card, type More, People, roomFor, useWays } from './saved-games.tsx';
import type { Shell } from './shell.ts';
import './online.css';

/** How often others are looked for. */
const EVERY = 15_000; // milliseconds

export default function GamesPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const { tables, games, look } = useAll(shell);
  const { more, note } = useWays(shell, look);
  const cards = cardsOf(games ?? [], tables?.told ?? [], more);
  const isKnown = games !== undefined && tables !== undefined;
  return (
    <>
      <header className="page-head">
        <h1>{say('games.all')}</h1>
        <p className="bar-ways">
          <Link to={{ page: 'online' }} className="way">
            {say('online.new')}
          </Link>
          <Link to={{ page: 'new' }} className="way">
            {say('games.here')}
          </Link>
          <Link to={{ page: 'stats' }} className="way">
            {say('stats.way')}
          </Link>
        </p>
      </header>
      {note}
      {tables?.wrong !== undefined && <p className="note">{say('online.missing')}</p>}
      {isKnown && cards.length === 0 && (
        <div className="nothing-yet">
          <p>{say('games.nothing')}</p>
          <Link to={{ page: 'lobby' }} className="way go-on">
            {say('lobby.heading')}
          </Link>
        </div>
      )}
      <div className="saved-games all-games">
        {(['waits', 'open', 'over'] as const).map(standing => (
          <Part key={standing} title={say(`games.${standing}`)} cards={cards.filter(card => card.standing === standing)} />
        ))}
      </div>
      {tables?.told !== undefined && <MyDevices />}
    </>
  );
}

/** The games of this browser, and the tables that the server knows. */
function useAll({ store }: Shell) {
  const [tables, setTables] = useState<Answer<readonly Glance[]> | undefined>();
  const [games, setGames] = useState<readonly SavedGame[] | undefined>();
  const look = useCallback(async () => setGames(await store.list()), [store]);
  useEffect(() => {
    const ask = async () => {
      const found = await mine();
      setTables(found);
      if (found.told !== undefined) markTab(found.told.filter(one => waitsForMe(one, found.told)).map(({ table }) => table.id));
    };
    void look();
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, [look]);
  return { tables, games, look };
}

interface Shown {
  readonly id: string;
  readonly standing: 'waits' | 'open' | 'over';
  readonly at: number;
  readonly card: ReactNode;
}

/** The latest first. */
function cardsOf(games: readonly SavedGame[], tables: readonly Glance[], more: More): readonly Shown[] {
  const here = games.map(
    (saved): Shown => ({
      id: saved.id,
      standing: isFinished(saved) ? 'over' : 'open',
      at: saved.updated,
      card: <Card key={saved.id} saved={saved} more={more} />,
    }),
  );
  const onLine = tables.map(
    (glance): Shown => ({
      id: glance.table.id,
      standing: waitsForMe(glance, tables) ? 'waits' : glance.ended ? 'over' : 'open',
      at: glance.at,
      card: <TableCard key={glance.table.id} glance={glance} all={tables} />,
    }),
  );
  return [...onLine, ...here].sort((a, b) => b.at - a.at);
}

function Part({ title, cards }: { readonly title: string; readonly cards: readonly Shown[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} style={roomFor(cards)}>
      <h2>{title}</h2>
      <ul className="game-cards">{cards.map(({ card }) => card)}</ul>
    </section>
  );
}

function TableCard({ glance, all }: { readonly glance: Glance; readonly all: readonly Glance[] }) {
  const say = useSay();
  const intl = useIntl();
  const { table, held, asked, ended, outcome, at } = glance;
  const points = outcome?.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total);
  const names = calledAtTable(say, held, table.kept, ended);
  const date = intl.formatDate(at, { dateStyle: 'medium' });
  const when = say('games.when', { date, time: intl.formatTime(at, { timeStyle: 'short' }) });
  const waits = waitsForMe(glance, all);
  const left = leftText(say, glance, Date.now());
  return (
    <li className={waits ? 'game-card waits' : 'game-card'}>
      <p className="game-name">
        {gameName(say, table.game)} <span className="note">{say('games.on-line')}</span>{' '}
        {table.rated && <span className="chip strong">{say('rated.short')}</span>}
      </p>
      <p className="game-state">
        {standing(say, glance, all)}
        {left !== undefined && <span className="chip">{left}</span>}
        <span className="note">{when}</span>
      </p>
      <People
        saved={{
          game: table.game,
          names,
          colours: coloursOf(held.map(({ colour }) => colour)),
          toMove: ended ? [] : asked,
          ...(points && { points }),
        }}
      />
      <div className="game-ways">
        <Link to={{ page: 'table', id: table.id }} className={waits ? 'way go-on' : 'way'}>
          <span aria-hidden="true">{say(ended ? 'games.look' : 'games.go-on')}</span>
          <span className="hidden">
            {say(ended ? 'games.look-label' : 'games.go-on-label', { game: gameName(say, table.game), names: say.list(names), date: when })}
          </span>
        </Link>
      </div>
    </li>
  );
}
