// What rated games of somebody have come to: a rating for each game, its course, and the last games with the way to them.

import type { PlayedRated, Player, RatedIn } from '@adega/wire/rating.ts';
import { Fragment, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Answer } from '../../store/online.ts';
import { playerOf } from '../../store/rating.ts';
import { gameName } from '../../text/game-name.ts';
import { useSay } from '../../text/words.ts';
import { Link } from '../link.tsx';
import { FIRST_GAME } from '../route.ts';
import { levelIn, playerName } from './player-name.ts';
import { RatingChart } from './rating-chart.tsx';
import { Who } from './who.tsx';
import './rating.css';

export default function PlayerPage({ who }: { readonly who: string }) {
  const say = useSay();
  const level = levelIn(who);
  const [found, setFound] = useState<Answer<Player> | undefined>();
  useEffect(() => void (level === undefined ? playerOf('name', who) : playerOf('bot', level)).then(setFound), [who, level]);
  const player = found?.told;
  if (found?.wrong === 'no-player') return <NoPlayer />;
  const games = player?.ratings.reduce((sum, one) => sum + one.games, 0) ?? 0;
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{player?.name ?? playerName(say, who)}</h1>
          <p>
            {level !== undefined && say('player.lead-bot', { hint: say(`bot.${level}-hint`) })} {say('player.lead', { n: games })}
          </p>
        </div>
        <p className="bar-ways">
          <Link to={{ page: 'players', game: player?.ratings[0]?.game ?? FIRST_GAME }} className="way">
            {say('players.way')}
          </Link>
          {player?.me && (
            <Link to={{ page: 'account' }} className="way">
              {say('nav.account')}
            </Link>
          )}
        </p>
      </header>
      {found?.wrong !== undefined && <p className="note">{say('online.missing')}</p>}
      {player?.me && games === 0 && (
        <div className="nothing-yet">
          <p>{say('player.empty')}</p>
          <Link to={{ page: 'lobby' }} className="way go-on">
            {say('players.play')}
          </Link>
        </div>
      )}
      {player?.ratings.map(one => (
        <Rated key={one.game} rated={one} />
      ))}
    </>
  );
}

function NoPlayer() {
  const say = useSay();
  return (
    <div className="opening">
      <h1>{say('player.none')}</h1>
      <p>{say('player.none-lead')}</p>
      <Link to={{ page: 'players', game: FIRST_GAME }} className="way go-on">
        {say('players.way')}
      </Link>
    </div>
  );
}

function Rated({ rated }: { readonly rated: RatedIn }) {
  const say = useSay();
  const { game, rating, spread, provisional, games, course, history } = rated;
  const won = history.filter(({ place }) => place === 1).length;
  const title = gameName(say, game);
  return (
    <section className="card rating-card wide" aria-label={title}>
      <h2>
        {title}{' '}
        {provisional && (
          <span className="chip soft" title={say('rating.provisional-hint')}>
            {say('rating.provisional')}
          </span>
        )}
      </h2>
      <div className="rating-now">
        <div className="rating-part">
          <dl className="rating-figures">
            <div>
              <dt>{say('rating.rating')}</dt>
              <dd>{rating}</dd>
            </div>
            <div>
              <dt>{say('rating.spread')}</dt>
              <dd>± {spread}</dd>
            </div>
            <div>
              <dt>{say('rating.games')}</dt>
              <dd>{games}</dd>
            </div>
            {games === history.length && (
              <div>
                <dt>{say('player.wins')}</dt>
                <dd>{won}</dd>
              </div>
            )}
          </dl>
          {provisional && <p className="note">{say('rating.provisional-hint')}</p>}
        </div>
        {course.length > 1 && <RatingChart course={course} />}
      </div>
      <h3>{say('player.history')}</h3>
      <History games={history.slice(0, AT_ONCE)} />
      {history.length > AT_ONCE && (
        <details>
          <summary>{say('player.more', { n: history.length - AT_ONCE })}</summary>
          <History games={history.slice(AT_ONCE)} />
        </details>
      )}
    </section>
  );
}

/** More are there for whoever wants them. */
const AT_ONCE = 10;

const History = ({ games }: { readonly games: readonly PlayedRated[] }) => (
  <ul className="rating-history">
    {games.map(one => (
      <Played key={one.games} played={one} />
    ))}
  </ul>
);

function Played({ played }: { readonly played: PlayedRated }) {
  const say = useSay();
  const intl = useIntl();
  const { at, place, of, lost, rating, change, others, table } = played;
  const date = intl.formatDate(at, { dateStyle: 'medium' });
  return (
    <li>
      <span className="rating-when">{date}</span>
      <span className={place === 1 ? 'rating-place won' : 'rating-place'}>
        {say('rating.place-of', { place, of })} {lost && <small className="note">{say('rating.lost')}</small>}
      </span>
      <span className="rating-change">
        {rating} <span className={change > 0 ? 'more' : change < 0 ? 'less' : undefined}>{change === 0 ? '±0' : say.signed(change)}</span>
      </span>
      <span className="rating-others">
        {say('player.against')}{' '}
        {others.map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as they sat
          <Fragment key={i}>
            {i > 0 && ', '}
            <Who who={other} />
          </Fragment>
        ))}
      </span>
      {table !== undefined && (
        <Link to={{ page: 'table', id: table }} className="quiet-link rating-look" label={say('player.look-label', { date })}>
          {say('player.look')}
        </Link>
      )}
    </li>
  );
}
