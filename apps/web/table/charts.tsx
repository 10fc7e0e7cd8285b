// Charts over the years, with the same numbers as a table. Loaded only when they are wanted.

import type { History, Position } from '@adega/wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import Plot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSay } from '../text/words.ts';
import { type ChartData, chartData, type Series, stepsOf } from './chart-data.ts';
import type { Table } from './use-table.ts';

/** A line through fewer moments says nothing. */
const FEWEST = 3;

interface Props {
  readonly table: Table;
  readonly position: Position;
}

export default function Charts({ table, position }: Props) {
  const say = useSay();
  const history = useMoments(table, position);
  const over = position.waiting.for === 'nobody';
  const data = useMemo(() => history && chartData(say, history, over), [say, history, over]);
  if (data === undefined) return <p className="note">{say('page.loading')}</p>;
  if (data.moments.length < FEWEST) return <p className="note">{say('chart.short')}</p>;
  const marks = say.known('chart.marks', undefined, () => '');
  return (
    <div className="charts">
      <Legend names={position.names} />
      {marks !== '' && <p className="note">{marks}</p>}
      {data.series.map(series => (
        <Chart key={series.what} series={series} moments={data.marks} names={position.names} />
      ))}
      <details className="chart-numbers">
        <summary>{say('chart.as-table')}</summary>
        {data.series.map(series => (
          <Numbers key={series.what} series={series} moments={data.moments} names={position.names} />
        ))}
      </details>
    </div>
  );
}

function useMoments({ ask }: Table, { at, branch }: Position): History | undefined {
  const [history, setHistory] = useState<History | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments up to this position
  useEffect(() => {
    let late = false;
    ask({ type: 'history' }).then(reply => !late && reply.type === 'history' && setHistory(reply));
    return () => {
      late = true;
    };
  }, [ask, at, branch]);
  return history;
}

const Legend = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="legend">
    {names.map((name, seat) => (
      <li key={name}>
        <svg viewBox="0 0 32 10" aria-hidden="true" className="legend-line">
          <line x1="0" y1="5" x2="32" y2="5" stroke={`var(--seat-${seat + 1})`} strokeDasharray={DASHES[seat]?.join(' ')} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

interface SeriesProps {
  readonly series: Series;
  readonly moments: ChartData['moments'];
  readonly names: readonly string[];
}

const HEIGHT = 160;
/** A line of its own for each seat, for eyes that do not tell the colours apart. */
const DASHES: readonly number[][] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2], [12, 3, 2, 3, 2, 3]];
/** A mark of the axis needs so many pixels. */
const MARK_WIDTH = 20;
/** More letters do not stand beside a neighbour. */
const SHORT = 2;
const AXIS_HEIGHT = 30;
const LINE_HEIGHT = 16;

function Chart({ series, moments, names }: SeriesProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const draw = () => plotIn(element, series, moments, names);
    let plot = draw();
    const redraw = () => {
      plot.destroy();
      plot = draw();
    };
    const sizes = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT + wordsHeight(moments) }));
    sizes.observe(element);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', redraw);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      dark.removeEventListener('change', redraw);
      theme.disconnect();
      plot.destroy();
    };
  }, [series, moments, names]);
  return (
    <figure className="chart">
      <figcaption>{series.what}</figcaption>
      <div ref={place} role="img" aria-label={say('chart.label', { what: series.what })} />
    </figure>
  );
}

/** The colour that a variable stands for by day or by night: a canvas cannot read light-dark(). */
function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function plotIn(element: HTMLElement, series: Series, moments: readonly string[], names: readonly string[]): Plot {
  const colour = (name: string): string => colourOf(element, name);
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1 },
    font: `11px ${getComputedStyle(element).getPropertyValue('--sans') || 'sans-serif'}`,
  };
  const steps = stepsOf(series);
  const options: Plot.Options = {
    width: element.clientWidth,
    height: HEIGHT + wordsHeight(moments),
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, splits: moments.map((_, i) => i), values: plot => sparse(moments, plot.width), size: AXIS_HEIGHT + wordsHeight(moments) },
      steps === undefined ? axis : { ...axis, incrs: [...steps] },
    ],
    series: [
      {},
      ...series.amounts.map((_, seat) => ({
        label: names[seat] ?? '',
        stroke: colour(`--seat-${seat + 1}`),
        width: 2.5,
        dash: DASHES[seat] ?? [],
        points: { show: true, size: 6, fill: colour(`--seat-${seat + 1}`) },
      })),
    ],
  };
  return new Plot(options, [moments.map((_, i) => i), ...series.amounts.map(amounts => [...amounts])], element);
}

/** Words at the end of an axis have lines of their own, under the numbers beside them. */
const isWord = (marks: readonly string[], i: number): boolean => i > 0 && i >= marks.length - 2 && (marks[i] as string).length > SHORT;

/** Every mark where there is room, else every second, third…; always the last, and words. */
function sparse(marks: readonly string[], width: number): string[] {
  const every = Math.max(1, Math.ceil((marks.length * MARK_WIDTH) / width));
  let line = 0;
  return marks.map((mark, i) => {
    if (isWord(marks, i)) return '\n'.repeat(++line) + mark;
    return i % every === 0 || i === marks.length - 1 ? mark : '';
  });
}

/** What the lines of words need. */
const wordsHeight = (marks: readonly string[]): number => LINE_HEIGHT * marks.filter((_, i) => isWord(marks, i)).length;

function Numbers({ series, moments, names }: SeriesProps) {
  const say = useSay();
  return (
    <table>
      <caption>{series.what}</caption>
      <thead>
        <tr>
          <th scope="col">{say('chart.when')}</th>
          {names.map(name => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments in their order
          <tr key={i}>
            <th scope="row">{moment}</th>
            {names.map((name, seat) => (
              <td key={name}>{series.amounts[seat]?.[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
