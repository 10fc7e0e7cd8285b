import { writeFileSync } from 'node:fs';
import type { StormReport } from '@adega/server/faults/storm.ts';
import { type Command, printJson, textOf, wholeOf } from '../command.ts';
import { progressOn } from '../progress.ts';
import { tableOf } from '../tables.ts';

export const faults: Command = {
  name: 'faults',
  takes: '',
  about: 'kill servers, threads and PostgreSQL at random while people and bots play, and look for anything that was lost by it',
  flags: {
    kills: { type: 'text', value: 'N', about: 'how many (100)' },
    servers: { type: 'text', value: 'N', about: 'servers on one PostgreSQL, which is started for it (3)' },
    tables: { type: 'text', value: 'N', about: 'tables that are played at at the same time (6)' },
    minutes: { type: 'text', value: 'M', about: 'it ends then, however many kills there were (30)' },
    seed: { type: 'text', value: 'SEED', about: 'what is killed when, and what is played (faults)' },
    report: { type: 'text', value: 'FILE', about: 'all that was seen as JSON' },
  },
  more: [
    'People reach servers, and servers the database, through lines of their own. A server that was killed is started again at once, a database',
    'within 1.5 seconds. At the end what each of those who play and watch has said and heard is held against what is kept: lost is what was',
    'acknowledged or told and is not there, twice is what is there twice.',
    'half and longest are seconds from a kill until a move was acknowledged that was sent after it; all is the longest time until every table',
    'had gone on, also those at which a bot was to move.',
  ].join('\n'),
  async run(args, io) {
    const wish = {
      kills: wholeOf(args, 'kills', 100, 1, 100_000),
      servers: wholeOf(args, 'servers', 3, 1, 8),
      tables: wholeOf(args, 'tables', 6, 1, 100),
      minutes: wholeOf(args, 'minutes', 30, 1, 10_000),
      seed: textOf(args, 'seed') ?? 'faults',
    };
    const progress = progressOn(io);
    // A server and all that it needs: only for whoever asks.
    const { storm } = await import('@adega/server/faults/storm.ts');
    const report = await storm(wish, share => progress.at(share));
    progress.end();
    const file = textOf(args, 'report');
    if (file !== undefined) writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
    if (args.json) printJson(io, report);
    else io.out(told(report));
    return report.errors.length === 0 ? 0 : 1;
  },
};

function told({ kills, seconds, finished, returns, checked, faults: found, errors }: StormReport): string {
  const rows = Object.entries(kills).map(([kind, { kills: n, half, longest, all }]) => [kind, n, half, longest, all].map(String));
  return [
    tableOf([['kind', 'kills', 'half', 'longest', 'all'], ...rows]),
    '\n',
    tableOf(Object.entries({ seconds, finished, returns, ...checked, ...found }).map(([what, value]) => [what, String(value)])),
    ...errors.map(error => `${error}\n`),
  ].join('');
}
