// The totals of somebody's games one after the other: a dot for each, full where it was won, and a line at their mean.

import { useIntl } from 'react-intl';
import type { Played } from '../store/statistics.ts';
import { useSay } from '../text/words.ts';

/** The last ones: more would not be told apart. */
const MOST = 60;
const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 8;

export function TotalsChart({ played, mean }: { readonly played: readonly Played[]; readonly mean: number }) {
  const say = useSay();
  const intl = useIntl();
  const shown = played.slice(-MOST);
  const totals = shown.map(({ total }) => total);
  const [least, most] = [Math.min(mean, ...totals), Math.max(mean, ...totals)];
  const x = (i: number): number => EDGE + ((i + 0.5) * (WIDTH - 2 * EDGE)) / shown.length;
  const share = (total: number): number => (most === least ? 0.5 : (total - least) / (most - least));
  const y = (total: number): number => HEIGHT - EDGE - share(total) * (HEIGHT - 2 * EDGE);
  const label = say('stats.chart', { n: shown.length, least: Math.min(...totals), most: Math.max(...totals) });
  return (
    <figure className="totals-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <line className="totals-mean" x1={EDGE} x2={WIDTH - EDGE} y1={y(mean)} y2={y(mean)} />
        <polyline className="totals-line" points={totals.map((total, i) => `${x(i)},${y(total)}`).join(' ')} />
        {shown.map(({ of, total, won }, i) => (
          <circle key={of.id} className={won ? 'totals-dot won' : 'totals-dot'} cx={x(i)} cy={y(total)} r={shown.length > 30 ? 2.5 : 4}>
            <title>{`${intl.formatDate(of.at, { dateStyle: 'medium' })}: ${total}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption className="note">{say('stats.chart-note')}</figcaption>
    </figure>
  );
}
