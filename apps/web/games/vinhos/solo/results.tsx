// What came of one's own games against Lacerda: a bar for each that this browser keeps, and the same as a table.

import { AWARD_TITLES, MOST_AWARDS, titleFor } from '@adega/vinhos/solo/titles.ts';
import { useIntl } from 'react-intl';
import type { SavedGame } from '../../../store/saved-game.ts';
import { useSay } from '../words.ts';
import { soloGames } from './kept-games.ts';
import './results.css';

const awardsOf = ({ result }: SavedGame): number => result?.[0]?.total ?? 0;

/** As many as fit without becoming threads. */
const MOST_BARS = 40;

export default function SoloResults({ games }: { readonly games: readonly SavedGame[] }) {
  const say = useSay();
  const { formatDate, formatNumber } = useIntl();
  const played = soloGames(games);
  if (played.length === 0) return null;
  const rows = played.map(game => ({ id: game.id, awards: awardsOf(game), date: formatDate(game.updated, { dateStyle: 'medium' }) }));
  const best = Math.max(...rows.map(({ awards }) => awards));
  const average = formatNumber(rows.reduce((sum, { awards }) => sum + awards, 0) / rows.length, { maximumFractionDigits: 1 });
  return (
    <section className="solo-results card" aria-labelledby="solo-results">
      <h2 id="solo-results">{say('solo.heading')}</h2>
      <p>{say('solo.summary', { games: rows.length, best, average })}</p>
      <Bars rows={rows.slice(-MOST_BARS)} />
      <details>
        <summary>{say('solo.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('solo.date')}</th>
              <th scope="col">{say('solo.awards')}</th>
              <th scope="col">{say('solo.title')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, awards, date }) => (
              <tr key={id}>
                <th scope="row">{date}</th>
                <td>{awards}</td>
                <td>{say(`solo.title.${titleFor(awards)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

interface Row {
  readonly id: string;
  readonly awards: number;
  readonly date: string;
}

const WIDE = 14;
const HIGH = 80;
const yOf = (awards: number): number => HIGH - (awards / MOST_AWARDS) * HIGH;

/** Lines mark where a title begins. */
function Bars({ rows }: { readonly rows: readonly Row[] }) {
  const say = useSay();
  const width = Math.max(rows.length, 12) * WIDE;
  return (
    <svg
      className="solo-chart"
      viewBox={`-16 -4 ${width + 16} ${HIGH + 8}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={say('solo.chart')}
    >
      {AWARD_TITLES.map(([title, from]) => (
        <g key={title}>
          <line className="solo-line" x1="0" x2={width} y1={yOf(from)} y2={yOf(from)} />
          <text x="-3" y={yOf(from) + 3}>
            {from}
          </text>
        </g>
      ))}
      {rows.map(({ id, awards, date }, i) => (
        <rect
          key={id}
          className={`solo-bar of-${titleFor(awards)}`}
          x={i * WIDE + 2}
          y={Math.min(yOf(awards), HIGH - 1.5)}
          width={WIDE - 4}
          height={Math.max(HIGH - yOf(awards), 1.5)}
        >
          <title>{say('solo.bar', { date, awards, title: say(`solo.title.${titleFor(awards)}`) })}</title>
        </rect>
      ))}
    </svg>
  );
}
