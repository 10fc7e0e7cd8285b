// npm run measure [-- --json] [--quick] [load] [moves] [bots] [lighthouse]: what a visitor feels, the median of five; only what is named, or all.
// --quick leaves out Lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { firstLoad } from '../measure/first-load.ts';
import { lighthouse } from '../measure/lighthouse.ts';
import { moveTimes } from '../measure/moves.ts';
import { type Longest, longestFrame } from '../measure/thinking.ts';
import { errorText, root, say } from '../process.ts';
import { withPage } from '../serving.ts';

const RUNS = 5;
/** So many that want to run for each processor, before we began, leave our times as they are. */
const QUIET = 0.5;
const args = process.argv.slice(2);
const wanted = args.filter(arg => !arg.startsWith('--'));
const failures: string[] = [];

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

const clocks = (frames: readonly Longest[]): number[] => frames.map(frame => frame.clock);
const owns = (frames: readonly Longest[]): number[] => frames.map(frame => frame.own);

const round = (n: number): number => Math.round(n * 10) / 10;

const isWanted = (name: string): boolean =>
  wanted.length > 0 ? wanted.includes(name) : name !== 'lighthouse' || !args.includes('--quick');

/** Five times, one after the other: two at once would slow each other down. What fails is tried once more, and then left out. */
async function repeat<T>(name: string, what: string, work: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  if (!isWanted(name)) return results;
  for (let run = 0, failed = 0; run < RUNS && failed < 2; ) {
    say(`${what}, ${run + 1} of ${RUNS}`);
    try {
      results.push(await work(run));
      run++;
      failed = 0;
    } catch (error) {
      failed++;
      say(errorText(error));
      if (failed === 2) failures.push(what);
    }
  }
  return results;
}

/** Times by the clock are those of this page only where it has a processor for itself. */
function sayHowBusy(): void {
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  if (busy > QUIET) say(`the machine is busy (load ${round(busy)} for each processor): only the page's own work can be trusted`);
}

sayHowBusy();
const lines = await withPage(async ({ browser, origin, chromiumPath }) => {
  const loads = await repeat('load', 'first load', () => firstLoad(browser, origin));
  const times = await repeat('moves', 'moves', run => moveTimes(browser, origin, `measure ${run}`));
  const desk = await repeat('bots', 'a bot thinks', run => longestFrame(browser, origin, `measure ${run}`, 'desk'));
  const phone = await repeat('bots', 'a bot thinks, on a phone', run => longestFrame(browser, origin, `measure ${run}`, 'phone'));
  const ratings = await repeat('lighthouse', 'Lighthouse', () => lighthouse(origin, chromiumPath));
  const clock = (q: number) => times.map(time => quantile(time.clock, q));
  const own = (q: number) => times.map(time => quantile(time.own, q));
  const next = (q: number) => times.map(time => quantile(time.asked, q));
  const loaded = (what: 'interactive' | 'paint' | 'scriptBytes') => loads.map(load => load[what]);
  const rated = (what: 'performance' | 'accessibility') => ratings.map(rating => rating[what]);
  const kilobytes = loaded('scriptBytes').map(bytes => bytes / 1000);
  return [
    line('interactive, slow 4G and a processor 4 times slower', 'ms', loaded('interactive'), { most: 2000 }),
    line('first paint, the same', 'ms', loaded('paint'), {}),
    line('scripts of the first load, compressed', 'KB', kilobytes, { most: 300 }),
    line('a move on screen after the click', 'ms', clock(0.5), { most: 50 }),
    line('a move on screen, the slowest of twenty', 'ms', clock(0.95), {}),
    line('until the panel asks what comes next', 'ms', next(0.5), {}),
    line("a move, only the page's own work", 'ms', own(0.5), {}),
    line('the same, the slowest of twenty', 'ms', own(0.95), {}),
    line('the longest frame while a bot thinks', 'ms', clocks(desk), { most: 50 }),
    line("the same, only the page's own work", 'ms', owns(desk), {}),
    line('the longest frame while a bot thinks, on a phone', 'ms', clocks(phone), { most: 50 }),
    line("the same, only the page's own work", 'ms', owns(phone), {}),
    line('Lighthouse performance', '', rated('performance'), { least: 95 }),
    line('Lighthouse accessibility', '', rated('accessibility'), { least: 95 }),
  ].filter(({ runs }) => runs.length > 0);
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
if (failures.length > 0) say(`not measured: ${failures.join(', ')}; the reasons are above`);
process.exitCode = failures.length === 0 && lines.every(({ met }) => met) ? 0 : 1;
