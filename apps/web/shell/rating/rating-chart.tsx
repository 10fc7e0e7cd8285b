// A rating over the last games: a line, the band in which it lies, and a dot for each game.

import type { RatedIn } from '@adega/wire/rating.ts';
import { useIntl } from 'react-intl';
import { useSay } from '../../text/words.ts';

const WIDTH = 640;
const HEIGHT = 210;
const EDGE = { left: 64, right: 12, above: 14, below: 38 } as const;
/** When it begins and ends stands so high. */
const DATES = 16;
/** Lines to read heights by. */
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 4;

export function RatingChart({ course }: { readonly course: RatedIn['course'] }) {
  const say = useSay();
  const intl = useIntl();
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined) return null;
  const least = Math.min(...course.map(({ rating, spread }) => rating - spread));
  const most = Math.max(...course.map(({ rating, spread }) => rating + spread));
  const x = (i: number): number => EDGE.left + ((i + 0.5) * (WIDTH - EDGE.left - EDGE.right)) / course.length;
  const y = (rating: number): number => EDGE.above + ((most - rating) / (most - least || 1)) * (HEIGHT - EDGE.above - EDGE.below);
  const date = (at: number): string => intl.formatDate(at, { dateStyle: 'medium' });
  const point = (i: number, rating: number): string => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`;
  const above = course.map(({ rating, spread }, i) => point(i, rating + spread));
  const below = course.map(({ rating, spread }, i) => point(i, rating - spread)).reverse();
  return (
    <figure className="rating-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('player.chart', { n: course.length, first: String(first.rating), last: String(last.rating) })}
      >
        {linesWithin(least, most).map(at => (
          <g key={at}>
            <line className="rating-rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(at)} y2={y(at)} />
            <text x={EDGE.left - 8} y={y(at)}>
              {at}
            </text>
          </g>
        ))}
        <text className="rating-from" x={EDGE.left} y={HEIGHT - DATES}>
          {date(first.at)}
        </text>
        <text x={WIDTH - EDGE.right} y={HEIGHT - DATES}>
          {date(last.at)}
        </text>
        <polygon className="rating-band" points={[...above, ...below].join(' ')} />
        <polyline className="rating-line" points={course.map(({ rating }, i) => point(i, rating)).join(' ')} />
        {course.map(({ at, rating, spread }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games in their order
          <circle key={i} className="rating-dot" cx={x(i)} cy={y(rating)} r={course.length > 60 ? 1.5 : course.length > 25 ? 2.5 : 4}>
            <title>{`${date(at)}: ${say('rating.value', { rating: String(rating), spread: String(spread) })}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption className="note">{say('player.chart-note')}</figcaption>
    </figure>
  );
}

/** Round numbers between the two, no more than can be read. */
function linesWithin(least: number, most: number): readonly number[] {
  const step = STEPS.find(one => (most - least) / one <= MOST_LINES) ?? 1000;
  const from = Math.ceil(least / step);
  return Array.from({ length: Math.max(0, Math.floor(most / step) - from + 1) }, (_, i) => (from + i) * step);
}
