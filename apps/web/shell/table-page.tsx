// A table on line by its address: sitting down, waiting until all are there, and the match itself.

import type { Seat, Viewer } from '@adega/kernel';
import type { TableTold } from '@adega/wire/journal.ts';
import type { Glance } from '@adega/wire/online.ts';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import { markTable } from '../store/mark.ts';
import { type Answer, lookAt, type Wrong } from '../store/online.ts';
import { keepGiven, seenAt } from '../store/tables.ts';
import { callingsIn } from '../table/callings.ts';
import { GameScreen } from '../table/game-screen.tsx';
import { connectOnline, type OnlineConnection } from '../table/online.ts';
import type { FromOnline } from '../table/online-messages.ts';
import { Away } from '../table/since.tsx';
import { TroubleBar } from '../table/trouble.tsx';
import { useTable } from '../table/use-table.ts';
import { useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';
import { Link } from './link.tsx';
import { MenuFold } from './menu-fold.tsx';
import { OnlineBar } from './online-bar.tsx';
import { goTo } from './route.ts';
import { ShareWay } from './share-way.tsx';
import { SitDown } from './sit-down.tsx';
import { useAway } from './use-away.ts';
import { WaitingRoom } from './waiting-room.tsx';
import './setup.css';
import './online.css';

/** What opens the table stands behind a #: browsers send that to nobody. */
const tokenHere = (): string | undefined => location.hash.slice(1) || undefined;

/** How long until a server that did not answer is asked again. */
const AGAIN = 3_000; // milliseconds

export default function TablePage({ id }: { readonly id: string }) {
  const [token] = useState(tokenHere);
  const [found, setFound] = useState<Answer<Glance> | undefined>();
  const [watching, setWatching] = useState(false);
  const look = useCallback(() => void lookAt(id, token).then(setFound), [id, token]);
  useEffect(look, [look]);
  useEffect(() => {
    const timer = found?.wrong === 'away' ? setTimeout(look, AGAIN) : undefined;
    return () => clearTimeout(timer);
  }, [found, look]);
  const seat = found?.told?.mine[0];
  // Once somebody sits, the address is one that may be shown.
  useEffect(() => {
    if (seat !== undefined && location.hash !== '') history.replaceState(null, '', location.pathname);
  }, [seat]);
  if (found === undefined) return <Framed id={id} />;
  if (found.told === undefined) return <Lost id={id} wrong={found.wrong} />;
  const { table } = found.told;
  if (seat !== undefined) return <Followed key={seat} about={table} as={seat} onGone={look} />;
  if (watching) return <Followed key="watcher" about={table} as="watcher" onGone={look} />;
  return (
    <Framed id={id}>
      <SitDown id={id} glance={found.told} token={token} onSeated={setFound} onWatch={() => setWatching(true)} />
    </Framed>
  );
}

function Framed({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const say = useSay();
  return (
    <Frame route={{ page: 'table', id }} title={say('title.table')} className="page-table">
      {children ?? <p className="loading">{say('page.loading')}</p>}
    </Frame>
  );
}

function Lost({ id, wrong }: { readonly id: string; readonly wrong: Wrong }) {
  const say = useSay();
  return (
    <Framed id={id}>
      <div className="opening" role="status">
        <h1>{say(wrong === 'away' ? 'table.unreachable' : wrong === 'bad-link' ? 'table.bad-link' : 'table.lost')}</h1>
        <Link to={{ page: 'games' }} className="way go-on">
          {say('table.home')}
        </Link>
      </div>
    </Framed>
  );
}

interface FollowedProps {
  readonly about: TableTold;
  readonly as: Viewer;
  /** The seat is somebody else's now. */
  readonly onGone: () => void;
}

function Followed({ about, as, onGone }: FollowedProps) {
  const say = useSay();
  const [connection, setConnection] = useState<OnlineConnection | undefined>();
  // As long as it is looked at.
  useEffect(() => {
    const opened = connectOnline(about.id, as, about, callingsIn(say));
    setConnection(opened);
    return () => opened.close();
  }, [about, as, say]);
  if (connection === undefined) return <Framed id={about.id} />;
  return <Match about={about} as={as} connection={connection} onGone={onGone} />;
}

const notKept = (): void => {};

function useAround(connection: OnlineConnection, onGone: () => void): FromOnline | undefined {
  const [from, setFrom] = useState<FromOnline | undefined>();
  useEffect(() => connection.watch(setFrom), [connection]);
  const gone = from?.gone === true;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  return from;
}

function Match({ about: { id }, as, connection, onGone }: FollowedProps & { readonly connection: OnlineConnection }) {
  const say = useSay();
  const known = useTable(connection, notKept);
  const given = useCallback(() => {
    // What gave the seat away has done so.
    if (as !== 'watcher') keepGiven(id, as, undefined);
    onGone();
  }, [id, as, onGone]);
  const from = useAround(connection, given);
  const leave = useCallback(() => goTo({ page: 'games' }), []);
  const table = useMemo(() => ({ ...known, leave }), [known, leave]);
  const [at, setAt] = useState<number | undefined>();
  const { since, settle } = useAway(id, from?.around);
  const check = useCallback((proof: unknown) => connection.check(proof, seenAt(id)?.promised), [connection, id]);
  const seat: Seat | undefined = as === 'watcher' ? undefined : as;
  const waits = seat !== undefined && from?.around.asked.includes(seat) === true;
  useEffect(() => markTable(id, waits), [id, waits]);
  const { position, trouble } = table;
  if (from === undefined) return <Framed id={id} />;
  const { around } = from;
  const bar = (
    <OnlineBar
      id={id}
      from={from}
      seat={seat}
      onDo={connection.do}
      onLeave={connection.leave}
      onSpeak={connection.speak}
      onNote={connection.keepNote}
      onCheck={check}
    />
  );
  if (position === undefined) {
    return (
      <Framed id={id}>
        {bar}
        <WaitingRoom id={id} around={around} seat={seat} />
      </Framed>
    );
  }
  return (
    <>
      {trouble !== undefined && <TroubleBar trouble={trouble} names={position.names} onClose={table.calm} />}
      {bar}
      <Dressed game={position.game} colours={position.colours}>
        {face => (
          <GameScreen
            face={face}
            table={table}
            position={position}
            at={at}
            onNavigate={setAt}
            since={since}
            guide={
              <>
                {since !== undefined && (
                  <Away
                    face={face}
                    position={position}
                    chapters={table.log.slice(since, around.at)}
                    onStep={() => setAt(since)}
                    onClose={settle}
                  />
                )}
                {around.sealed !== undefined && position.branch === undefined && (
                  <Sealed open={around.sealed.open} onOpen={connection.reopen} />
                )}
              </>
            }
            ways={
              around.end !== undefined && (
                <ShareWay table={table} position={position} path={around.table?.watchers ? `/table/${id}` : undefined} />
              )
            }
            menu={
              <nav className="menu" aria-label={say('menu.label')}>
                <MenuFold>
                  <button type="button" onClick={leave}>
                    {say('table.home')}
                  </button>
                </MenuFold>
              </nav>
            }
          />
        )}
      </Dressed>
    </>
  );
}

/** While others choose, a sealed answer is mine to change. */
function Sealed({ open, onOpen }: { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const say = useSay();
  return (
    <div className="sealed-note">
      <p>{say(open ? 'table.sealed-open' : 'table.sealed')}</p>
      <button type="button" onClick={() => onOpen(!open)}>
        {say(open ? 'table.sealed-keep' : 'table.sealed-change')}
      </button>
    </div>
  );
}
