import { writeFileSync } from 'node:fs';
import type { SoakReport } from '@adega/server/soak/soak.ts';
import { BadInput, type Command, printJson, textOf, wholeOf } from '../command.ts';
import { progressOn } from '../progress.ts';
import { soakPlot } from '../soak-plot.ts';
import { shortNumber, tableOf } from '../tables.ts';

const STORES = ['sqlite', 'postgres'] as const;
const SHOWN = 12;

export const soak: Command = {
  name: 'soak',
  takes: '',
  about: 'let people and bots play all games through real servers for a long time, and watch memory, delay, disk and errors',
  flags: {
    minutes: { type: 'text', value: 'M', about: 'how long (10)' },
    store: { type: 'text', value: 'STORE', about: 'sqlite, or postgres: one is started for it (sqlite)' },
    servers: { type: 'text', value: 'N', about: 'servers on one PostgreSQL (1)' },
    tables: { type: 'text', value: 'N', about: 'tables that are played at at the same time (10)' },
    rate: { type: 'text', value: 'R', about: 'moves of people a second in all (5); bots move as they do' },
    every: { type: 'text', value: 'S', about: 'seconds between two samples (30)' },
    seed: { type: 'text', value: 'SEED', about: 'what is played (soak)' },
    plot: { type: 'text', value: 'FILE', about: 'an SVG of it, renewed with each sample' },
    report: { type: 'text', value: 'FILE', about: 'all that was seen as JSON, renewed with each sample' },
  },
  more: [
    'Servers and those who play are processes of their own. At each table one or two people move at random, bots have the other seats, and',
    'somebody watches; people and watchers are spread over the servers. When a table is over, what each has heard and what was acknowledged is',
    'held against what is kept. heap is what a server has in use after rubbish was taken out; growth is by how many megabytes an hour that has',
    'risen from the first quarter on.',
  ].join('\n'),
  async run(args, io) {
    const name = textOf(args, 'store') ?? 'sqlite';
    const store = STORES.find(of => of === name);
    if (store === undefined) throw new BadInput(`--store takes ${STORES.join(' or ')}, not ${JSON.stringify(name)}`);
    const servers = wholeOf(args, 'servers', 1, 1, 8);
    if (store === 'sqlite' && servers > 1) throw new BadInput('--servers takes more than one only with --store postgres');
    const minutes = wholeOf(args, 'minutes', 10, 1, 100_000);
    const wish = {
      minutes,
      store,
      servers,
      tables: wholeOf(args, 'tables', 10, 1, 1000),
      rate: wholeOf(args, 'rate', 5, 1, 10_000),
      every: wholeOf(args, 'every', 30, 1, 3600),
      seed: textOf(args, 'seed') ?? 'soak',
    };
    const [plot, file] = [textOf(args, 'plot'), textOf(args, 'report')];
    const keep = (report: SoakReport): void => {
      if (plot !== undefined) writeFileSync(plot, soakPlot(titleOf(report), report.samples));
      if (file !== undefined) writeFileSync(file, `${JSON.stringify(report)}\n`);
    };
    const progress = progressOn(io);
    // A server and all that it needs: only for whoever asks.
    const { soak: soaked } = await import('@adega/server/soak/soak.ts');
    const report = await soaked(wish, so => {
      progress.at((so.samples.at(-1)?.minute ?? 0) / minutes);
      keep(so);
    });
    progress.end();
    keep(report);
    if (args.json) printJson(io, report);
    else io.out(told(report));
    return report.errors.length === 0 ? 0 : 1;
  },
};

const titleOf = ({ wish: { store, servers, tables }, samples, moves }: SoakReport): string =>
  `${servers} server${servers > 1 ? 's' : ''} on ${store}, ${tables} tables at a time, ${moves} moves of people in ${Math.round(samples.at(-1)?.minute ?? 0)} minutes`;

function told({ samples, moves, lines, finished, returns, growth, errors }: SoakReport): string {
  const step = Math.max(1, Math.floor(samples.length / SHOWN));
  const shown = samples.filter((_, i) => (samples.length - 1 - i) % step === 0);
  const rows = shown.map(({ minute, heap, rss, cpu, p50, p99, disk, errors: wrong }) =>
    [minute, heap.join(' '), rss.join(' '), cpu.join(' '), p50, p99, disk, wrong].map(of =>
      typeof of === 'number' ? shortNumber(of) : of,
    ),
  );
  const summary = { moves, lines, finished: Object.entries(finished).map(([game, n]) => `${game} ${n}`).join(', '), returns, growth: growth.join(' ') }; // biome-ignore format: one thing
  return [
    tableOf([['minute', 'heap', 'rss', 'cpu', 'p50', 'p99', 'disk', 'errors'], ...rows]),
    '\n',
    tableOf(Object.entries(summary).map(([what, value]) => [what, String(value)])),
    ...errors.map(error => `${error}\n`),
  ].join('');
}
