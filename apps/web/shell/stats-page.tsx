// Statistics over one's finished games, at this screen and on line.

import { LEVELS } from '@adega/wire/level.ts';
import type { Glance } from '@adega/wire/online.ts';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { InWordsOf } from '../games/in-words.tsx';
import { download } from '../store/download.ts';
import { mine } from '../store/online.ts';
import { knownNames } from '../store/people.ts';
import { isFinished, type SavedGame } from '../store/saved-game.ts';
import { csvOf, type Finished, newest, peopleIn, playedBy, type Summary, summariesOf } from '../store/statistics.ts';
import { hasTables } from '../store/tables.ts';
import { calledAtTable } from '../table/callings.ts';
import { partName } from '../table/scores.tsx';
import { gameName } from '../text/game-name.ts';
import { type Say, useSay } from '../text/words.ts';
import { Link } from './link.tsx';
import type { Shell } from './shell.ts';
import { TotalsChart } from './totals-chart.tsx';
import './stats.css';

export default function StatsPage({ shell }: { readonly shell: Shell }) {
  const say = useSay();
  const games = useFinished(shell);
  const people = useMemo(() => peopleIn(games ?? []), [games]);
  const [chosen, setChosen] = useState<string | undefined>();
  const me = chosen ?? knownNames().find(name => people.includes(name)) ?? people[0];
  const summaries = useMemo(() => (me === undefined ? [] : summariesOf(playedBy(me, games ?? []))), [me, games]);
  return (
    <>
      <header className="page-head">
        <h1>{say('stats.heading')}</h1>
        <p>{say('stats.lead')}</p>
      </header>
      {games !== undefined && me === undefined && (
        <div className="card stats-empty">
          <p>{say('stats.none')}</p>
          <Link to={{ page: 'new' }} className="way go-on">
            {say('landing.setup')}
          </Link>
        </div>
      )}
      {me !== undefined && games !== undefined && (
        <>
          <div className="stats-ways">
            <label>
              <span>{say('stats.whose')}</span>
              <select value={me} onChange={event => setChosen(event.target.value)}>
                {people.map(name => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <button type="button" className="way" onClick={() => download('adega-games.csv', csvOf(games))}>
              {say('stats.export')}
            </button>
          </div>
          <div className="stats-cards">
            {summaries.map(summary => (
              <Group key={`${summary.game} ${summary.players}`} summary={summary} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function Group({ summary }: { readonly summary: Summary }) {
  const say = useSay();
  const intl = useIntl();
  const { game, players, played, wins, mean, best, parts, against } = summary;
  const title = `${gameName(say, game)} · ${say('setup.players', { n: players })}`;
  const round = (n: number): string => intl.formatNumber(n, { maximumFractionDigits: 1 });
  const share = (n: number, of: number): string => say('stats.share', { n, share: intl.formatNumber(n / of, { style: 'percent' }) });
  // Alone nobody is beaten.
  const figures = [
    ['stats.games', intl.formatNumber(played.length)],
    ...(players > 1 ? [['stats.wins', share(wins, played.length)]] : []),
    ['stats.mean', round(mean)],
    ['stats.best', round(best)],
  ] as const;
  return (
    <section className="card stats-card" aria-label={title}>
      <h2>{title}</h2>
      <dl className="stats-figures">
        {figures.map(([word, value]) => (
          <div key={word}>
            <dt>{say(word as 'stats.games')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TotalsChart played={played} mean={mean} />
      {parts.length > 0 && (
        <InWordsOf game={game}>
          <Parts parts={parts} round={round} />
        </InWordsOf>
      )}
      {against.length > 0 && (
        <table className="stats-against">
          <caption>{say('stats.against')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('stats.whom')}</th>
              <th scope="col">{say('stats.games')}</th>
              <th scope="col">{say('stats.ahead')}</th>
            </tr>
          </thead>
          <tbody>
            {against.map(({ bot, games, ahead }) => (
              <tr key={bot}>
                <th scope="row">{whom(say, bot)}</th>
                <td>{games}</td>
                <td>{share(ahead, games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function whom(say: Say, bot: string | null): string {
  const level = LEVELS.find(one => one === bot);
  return level === undefined ? say('stats.people') : say('start.bot', { level: say(`bot.${level}`) });
}

function Parts({ parts, round }: { readonly parts: Summary['parts']; readonly round: (n: number) => string }) {
  const say = useSay();
  const most = Math.max(1, ...parts.map(({ mean }) => Math.abs(mean)));
  return (
    <table className="stats-parts">
      <caption>{say('stats.parts')}</caption>
      <tbody>
        {parts.map(({ part, mean }) => (
          <tr key={part}>
            <th scope="row">{partName(say, part)}</th>
            <td>{round(mean)}</td>
            <td aria-hidden="true" className="stats-bar">
              <span style={{ width: `${(100 * Math.abs(mean)) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The games of this browser, and the tables that the server knows. */
function useFinished({ store }: Shell): readonly Finished[] | undefined {
  const say = useSay();
  const [here, setHere] = useState<readonly Finished[] | undefined>();
  const [online, setOnline] = useState<readonly Finished[]>([]);
  useEffect(() => {
    void store.list().then(kept => setHere(kept.filter(isFinished).map(finishedHere)));
    // Whoever never sat at one has none.
    if (hasTables()) void mine().then(({ told = [] }) => setOnline(told.flatMap(glance => finishedOnline(say, glance))));
  }, [store, say]);
  return useMemo(() => here && newest([...here, ...online]), [here, online]);
}

const bySeat = (names: readonly string[], outcome: NonNullable<SavedGame['result']>, of: 'rank' | 'total'): readonly number[] =>
  names.map((_, seat) => outcome.find(one => one.seat === seat)?.[of] ?? 0);

function finishedHere({ id, updated, game, names, bots = [], result = [], parts }: SavedGame): Finished {
  const [totals, ranks] = [bySeat(names, result, 'total'), bySeat(names, result, 'rank')];
  return { id, at: updated, game, names, bots: names.map((_, seat) => bots[seat] ?? null), totals, ranks, parts, online: false };
}

function finishedOnline(say: Say, { table, held, outcome, at }: Glance): readonly Finished[] {
  if (outcome === undefined) return [];
  const names = calledAtTable(say, held);
  // Whoever had a bot play for him at last is still the one who sat there.
  const bots = held.map(({ name, bot }) => (name === undefined ? (bot ?? null) : null));
  const [totals, ranks] = [bySeat(names, outcome, 'total'), bySeat(names, outcome, 'rank')];
  return [{ id: table.id, at, game: table.game, names, bots, totals, ranks, online: true }];
}
