// A table on line by its address: sitting down, waiting until all are there, and the match itself.

import type { Seat } from '@adega/kernel';
import type { Glance } from '@adega/wire/online.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, lookAt, type Wrong } from '../store/online.ts';
import { useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import { Framed } from './online-frame.tsx';
import { Followed } from './online-match.tsx';
import { SitDown } from './sit-down.tsx';
import './setup.css';
import './online.css';

/** What opens the table stands behind a #: browsers send that to nobody. */
const tokenHere = (): string | undefined => location.hash.slice(1) || undefined;

/** How long until a server that did not answer is asked again. */
const AGAIN = 3_000; // milliseconds

export default function TablePage({ id }: { readonly id: string }) {
  const [token, setToken] = useState(tokenHere);
  const [found, setFound] = useState<Answer<Glance> | undefined>();
  const [watching, setWatching] = useState(false);
  /** The seat that was mine while this page was open. */
  const [had, setHad] = useState<Seat | undefined>();
  const look = useCallback(() => void lookAt(id, token).then(setFound), [id, token]);
  useEffect(look, [look]);
  useEffect(() => {
    const timer = found?.wrong === 'away' ? setTimeout(look, AGAIN) : undefined;
    return () => clearTimeout(timer);
  }, [found, look]);
  const seat = found?.told?.mine[0];
  // Once somebody sits, the address is one that may be shown.
  useEffect(() => {
    if (seat === undefined) return;
    setHad(seat);
    forgetToken();
  }, [seat]);
  /** Without what does not open it. */
  const drop = () => {
    forgetToken();
    setFound(undefined);
    setToken(undefined);
  };
  if (found === undefined) return <Framed id={id} />;
  if (found.told === undefined) return <Lost id={id} wrong={found.wrong} onDrop={drop} />;
  const { table } = found.told;
  if (seat !== undefined) return <Followed key={seat} about={table} as={seat} onGone={look} />;
  if (watching) return <Followed key="watcher" about={table} as="watcher" onGone={look} />;
  return (
    <Framed id={id}>
      <SitDown id={id} glance={found.told} token={token} had={had} onSeated={setFound} onWatch={() => setWatching(true)} />
    </Framed>
  );
}

function forgetToken(): void {
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
}

interface LostProps {
  readonly id: string;
  readonly wrong: Wrong;
  /** Looks at the table without the link. */
  readonly onDrop: () => void;
}

/** Why there is no table here, and what can be done. */
function Lost({ id, wrong, onDrop }: LostProps) {
  const say = useSay();
  // A link that was cut is not even one.
  const isLink = wrong === 'bad-link' || wrong === 'bad-message';
  return (
    <Framed id={id}>
      <div className="opening" role="status">
        <h1>{say(wrong === 'away' ? 'table.unreachable' : isLink ? 'table.bad-link' : 'table.lost')}</h1>
        {wrong !== 'away' && <p>{say(isLink ? 'table.bad-link-lead' : 'table.lost-lead')}</p>}
        {isLink && (
          <button type="button" className="second-way" onClick={onDrop}>
            {say('table.without-link')}
          </button>
        )}
        <Link to={{ page: 'games' }} className="way go-on">
          {say('table.home')}
        </Link>
      </div>
    </Framed>
  );
}
