// The table of players of a game: who is how good, as far as rated games have shown it.

import type { Players, Ranked } from '@adega/wire/rating.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Answer } from '../../store/online.ts';
import { playersOf } from '../../store/rating.ts';
import { gameName } from '../../text/game-name.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { offers } from '../offers.ts';
import { useMyAccount } from './my-account.ts';
import { Who } from './who.tsx';
import './rating.css';

export default function PlayersPage({ game }: { readonly game: string }) {
  const say = useSay();
  const me = useMyAccount();
  const [found, setFound] = useState<Answer<Players> | undefined>();
  useEffect(() => void playersOf(game).then(setFound), [game]);
  // Who plays alone plays against nobody.
  const games = useMemo(() => offers().filter(({ seats }) => seats.some(n => n > 1)), []);
  const { players = [], provisional = [] } = found?.told ?? {};
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{say('players.heading')}</h1>
          <p>{say('players.lead')}</p>
        </div>
        <p className="bar-ways">
          <Link to={{ page: 'lobby' }} className="way">
            {say('players.play')}
          </Link>
          {typeof me === 'string' && (
            <Link to={{ page: 'player', who: me }} className="way">
              {say('players.mine')}
            </Link>
          )}
        </p>
      </header>
      <nav className="rating-games" aria-label={say('players.games')}>
        {games.map(offer => (
          <Link key={offer.game} to={{ page: 'players', game: offer.game }} current={offer.game === game}>
            {gameName(say, offer.game)}
          </Link>
        ))}
      </nav>
      {found?.wrong !== undefined && <p className="note">{say('online.missing')}</p>}
      {found?.told !== undefined && players.length + provisional.length === 0 && (
        <div className="nothing-yet">
          <p>{say('players.none', { game: gameName(say, game) })}</p>
          <Link to={{ page: 'lobby' }} className="way go-on">
            {say('players.play')}
          </Link>
        </div>
      )}
      <div className="players-columns">
        {players.length > 0 && (
          <section className="card rating-card" aria-labelledby="ranked-heading">
            <h2 id="ranked-heading">{say('players.ranked')}</h2>
            <PlayersTable players={players} isRanked />
          </section>
        )}
        {provisional.length > 0 && (
          <section className="card rating-card" aria-labelledby="provisional-heading">
            <h2 id="provisional-heading">{say('players.provisional')}</h2>
            <p className="note">{say('players.provisional-lead')}</p>
            <PlayersTable players={provisional} isRanked={false} />
          </section>
        )}
      </div>
    </>
  );
}

function PlayersTable({ players, isRanked }: { readonly players: readonly Ranked[]; readonly isRanked: boolean }) {
  const say = useSay();
  return (
    <table className="players-table">
      <thead>
        <tr>
          {isRanked && <th scope="col">{say('rating.rank')}</th>}
          <th scope="col">{say('rating.name')}</th>
          <th scope="col">{say('rating.rating')}</th>
          <th scope="col">{say('rating.spread')}</th>
          <th scope="col">{say('rating.games')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(one => (
          <tr key={one.name ?? one.bot} className={one.me ? 'me' : undefined}>
            {isRanked && <td>{one.rank}</td>}
            <th scope="row">
              <Who who={one} me={one.me === true} />
            </th>
            <td>
              <strong>{one.rating}</strong>
            </td>
            <td>± {one.spread}</td>
            <td>{one.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
