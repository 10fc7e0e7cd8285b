// A table on line by its address: sitting down, waiting until all are there, and the match itself.

import type { Seat, Viewer } from '@adega/kernel';
import type { TableTold } from '@adega/wire/journal.ts';
import { cleanName } from '@adega/wire/name.ts';
import type { Glance } from '@adega/wire/online.ts';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Dressed } from '../games/dressed.tsx';
import { type Answer, lookAt, sitAt, type Wrong } from '../store/online.ts';
import { keepNames, knownNames } from '../store/people.ts';
import { GameScreen } from '../table/game-screen.tsx';
import { connectOnline, type FromOnline, type OnlineConnection } from '../table/online.ts';
import { useTable } from '../table/use-table.ts';
import { gameName } from '../text/game-name.ts';
import { useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';
import { Link } from './link.tsx';
import { OnlineBar } from './online-bar.tsx';
import { goTo } from './route.ts';
import { WaitingRoom } from './waiting-room.tsx';
import './setup.css';
import './online.css';

/** What opens the table stands behind a #: browsers send that to nobody. */
const tokenHere = (): string | undefined => location.hash.slice(1) || undefined;

export default function TablePage({ id }: { readonly id: string }) {
  const [token] = useState(tokenHere);
  const [found, setFound] = useState<Answer<Glance> | undefined>();
  const [watching, setWatching] = useState(false);
  useEffect(() => void lookAt(id, token).then(setFound), [id, token]);
  const seat = found?.told?.mine[0];
  // Once somebody sits, the address is one that may be shown.
  useEffect(() => {
    if (seat !== undefined && location.hash !== '') history.replaceState(null, '', location.pathname);
  }, [seat]);
  if (found === undefined) return <Framed id={id} />;
  if (found.told === undefined) return <Lost id={id} wrong={found.wrong} />;
  const { table } = found.told;
  if (seat !== undefined) return <Followed key={seat} about={table} as={seat} />;
  if (watching) return <Followed key="watcher" about={table} as="watcher" />;
  return <SitDown id={id} glance={found.told} token={token} onSeated={setFound} onWatch={() => setWatching(true)} />;
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
      <div className="opening">
        <h1>{say(wrong === 'away' ? 'online.missing' : wrong === 'bad-link' ? 'table.bad-link' : 'table.lost')}</h1>
        <Link to={{ page: 'online' }} className="way go-on">
          {say('table.home')}
        </Link>
      </div>
    </Framed>
  );
}

interface SitProps {
  readonly id: string;
  readonly glance: Glance;
  readonly token: string | undefined;
  readonly onSeated: (found: Answer<Glance>) => void;
  readonly onWatch: () => void;
}

function SitDown({ id, glance, token, onSeated, onWatch }: SitProps) {
  const say = useSay();
  const free = glance.held.flatMap(({ name, bot }, seat) => (name === undefined && bot === undefined && !glance.ended ? [seat] : []));
  const [seat, setSeat] = useState(free[0]);
  const [name, setName] = useState(() => knownNames()[0] ?? '');
  const [wrong, setWrong] = useState<Wrong | undefined>();
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (seat === undefined) return;
    const called = cleanName(name) || say('start.default-name', { n: seat + 1 });
    const sat = await sitAt(id, seat, called, token);
    setWrong(sat.wrong);
    if (sat.told !== undefined) {
      keepNames([called]);
      onSeated(sat);
    } else onSeated(await lookAt(id, token));
  };
  return (
    <Framed id={id}>
      <header className="page-head">
        <h1>{say('table.heading', { game: gameName(say, glance.table.game) })}</h1>
        <p>{say('table.sit-lead')}</p>
      </header>
      <form className="card new-online" onSubmit={sit}>
        <fieldset className="online-seats">
          <legend>{say('table.seats')}</legend>
          {glance.held.map((held, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <label key={i}>
              <input type="radio" name="seat" value={i} checked={seat === i} disabled={!free.includes(i)} onChange={() => setSeat(i)} />
              <span className={`seat-disc of-${i + 1}`} aria-hidden="true">
                {i + 1}
              </span>
              <span>{held.name ?? (held.bot === undefined ? say('table.free') : say.known(`bot.${held.bot}`, undefined, () => ''))}</span>
            </label>
          ))}
        </fieldset>
        {free.length === 0 ? (
          <p className="note">{say('table.full')}</p>
        ) : (
          <>
            <label>
              <span>{say('online.my-name')}</span>
              <input
                type="text"
                name="name"
                maxLength={40}
                autoComplete="off"
                value={name}
                placeholder={say('start.default-name', { n: (seat ?? 0) + 1 })}
                onChange={event => setName(event.target.value)}
              />
            </label>
            <button type="submit" className="play-now">
              {say('table.sit')}
            </button>
          </>
        )}
        {wrong !== undefined && (
          <p role="alert" className="mistake">
            {say(wrong === 'taken' ? 'table.taken' : wrong === 'bad-link' ? 'table.bad-link' : 'online.failed')}
          </p>
        )}
        {glance.table.watchers && (
          <button type="button" className="second-way" onClick={onWatch}>
            {say('table.watch')}
          </button>
        )}
      </form>
    </Framed>
  );
}

/** As long as it is looked at. */
function useOnline(about: TableTold, as: Viewer): OnlineConnection | undefined {
  const [connection, setConnection] = useState<OnlineConnection | undefined>();
  useEffect(() => {
    const opened = connectOnline(about.id, as, about);
    setConnection(opened);
    return () => opened.close();
  }, [about, as]);
  return connection;
}

function Followed({ about, as }: { readonly about: TableTold; readonly as: Viewer }) {
  const connection = useOnline(about, as);
  const { id } = about;
  return connection === undefined ? <Framed id={id} /> : <Match id={id} as={as} connection={connection} />;
}

const notKept = (): void => {};

function Match({ id, as, connection }: { readonly id: string; readonly as: Viewer; readonly connection: OnlineConnection }) {
  const say = useSay();
  const known = useTable(connection, notKept);
  const [from, setFrom] = useState<FromOnline | undefined>();
  useEffect(() => connection.watch(setFrom), [connection]);
  const leave = useCallback(() => goTo({ page: 'online' }), []);
  const table = useMemo(() => ({ ...known, leave }), [known, leave]);
  const seat: Seat | undefined = as === 'watcher' ? undefined : as;
  const { position } = table;
  if (from === undefined) return <Framed id={id} />;
  const bar = <OnlineBar from={from} seat={seat} id={id} onDo={connection.do} />;
  if (position === undefined) {
    return (
      <Framed id={id}>
        {bar}
        <WaitingRoom id={id} around={from.around} seat={seat} />
      </Framed>
    );
  }
  return (
    <>
      {bar}
      <Dressed game={position.game}>
        {face => (
          <GameScreen
            face={face}
            table={table}
            position={position}
            menu={
              <nav className="menu" aria-label={say('menu.label')}>
                <button type="button" onClick={leave}>
                  {say('table.home')}
                </button>
              </nav>
            }
          />
        )}
      </Dressed>
    </>
  );
}
