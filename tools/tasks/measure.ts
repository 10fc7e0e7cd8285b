// npm run measure [-- --json] [--quick]: what a visitor feels, the median of five. --quick leaves out Lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoad } from '../measure/first-load.ts';
import { lighthouse } from '../measure/lighthouse.ts';
import { moveTimes } from '../measure/moves.ts';
import { longestFrame } from '../measure/thinking.ts';
import { root, say } from '../process.ts';
import { withPage } from '../serving.ts';

const RUNS = 5;
const args = process.argv.slice(2);

interface Line {
  readonly what: string;
  readonly unit: string;
  readonly goal: string;
  readonly median: number;
  readonly runs: readonly number[];
  readonly met: boolean;
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const quantile = (numbers: readonly number[], q: number): number => sorted(numbers)[Math.floor((numbers.length - 1) * q)] ?? Number.NaN;

function line(what: string, unit: string, runs: readonly number[], goal: { readonly most?: number; readonly least?: number }): Line {
  const { most, least } = goal;
  const median = quantile(runs, 0.5);
  const met = median <= (most ?? Number.POSITIVE_INFINITY) && median >= (least ?? Number.NEGATIVE_INFINITY);
  const said = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
  return { what, unit, goal: said, median: round(median), runs: runs.map(round), met };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Five times, one after the other: two at once would slow each other down. */
async function repeat<T>(what: string, work: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run++) {
    say(`${what}, ${run + 1} of ${RUNS}`);
    results.push(await work(run));
  }
  return results;
}

const lines = await withPage(async ({ browser, origin, chromiumPath }) => {
  const loads = await repeat('first load', () => firstLoad(browser, origin));
  const times = await repeat('moves', run => moveTimes(browser, origin, `measure ${run}`));
  const frames = await repeat('a bot thinks', run => longestFrame(browser, origin, `measure ${run}`));
  const ratings = args.includes('--quick') ? [] : await repeat('Lighthouse', () => lighthouse(origin, chromiumPath));
  return [
    line(
      'interactive, slow 4G and a processor 4 times slower',
      'ms',
      loads.map(l => l.interactive),
      { most: 2000 },
    ),
    line(
      'first paint, the same',
      'ms',
      loads.map(l => l.paint),
      {},
    ),
    line(
      'scripts of the first load, compressed',
      'KB',
      loads.map(l => l.scriptBytes / 1000),
      { most: 300 },
    ),
    line(
      'a move on screen after the click',
      'ms',
      times.map(t => quantile(t, 0.5)),
      { most: 50 },
    ),
    line(
      'the same, the slowest of twenty',
      'ms',
      times.map(t => quantile(t, 0.95)),
      {},
    ),
    line('the longest frame while a bot thinks', 'ms', frames, { most: 50 }),
    ...(ratings.length === 0
      ? []
      : [
          line(
            'Lighthouse performance',
            '',
            ratings.map(r => r.performance),
            { least: 95 },
          ),
          line(
            'Lighthouse accessibility',
            '',
            ratings.map(r => r.accessibility),
            { least: 95 },
          ),
        ]),
  ];
});

mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/measure.json'), `${JSON.stringify(lines, undefined, 2)}\n`);
if (args.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
else {
  console.table(
    lines.map(({ what, unit, goal, median, runs, met }) => ({
      what,
      median: `${median} ${unit}`.trim(),
      goal: goal === '' ? '' : `${goal}${met ? '' : ': MISSED'}`,
      runs: runs.join(' '),
    })),
  );
}
process.exitCode = lines.every(({ met }) => met) ? 0 : 1;
