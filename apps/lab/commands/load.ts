import { BadInput, type Command, isOn, printJson, textOf, wholeOf } from '../command.ts';
import { progressOn } from '../progress.ts';
import { shortNumber, tableOf } from '../tables.ts';

const STORES = ['sqlite', 'postgres'] as const;

export const load: Command = {
  name: 'load',
  takes: '',
  about: 'measure how much a server of tables on line can carry on this machine',
  flags: {
    tables: { type: 'text', value: 'N', about: 'tables at which two play at the same time (400)' },
    seconds: { type: 'text', value: 'S', about: 'how long they are measured (10), after 75 moves of each table to warm up' },
    rate: { type: 'text', value: 'R', about: 'moves a second in all; without it each table moves as soon as it can' },
    store: { type: 'text', value: 'STORE', about: 'sqlite, or postgres: one is started for it (sqlite)' },
    servers: { type: 'text', value: 'N', about: 'servers on one PostgreSQL (1)' },
    apart: { type: 'switch', about: 'the players of a table are at several servers, not at one' },
    parts: {
      type: 'text',
      value: 'N',
      about: 'play one game at each table instead, and measure the CPU time of a move by so many parts of it',
    },
    sockets: { type: 'text', value: 'N', about: 'sockets to open at once, when nobody plays (2 for each table)' },
    'sign-ins': { type: 'text', value: 'N', about: 'people who try to sign in all the time, while others play (none)' },
    profile: { type: 'text', value: 'FILE', about: 'write a CPU profile of the server while it is measured, as Chrome reads it' },
  },
  more: [
    'A real server and those who play are processes of their own; they talk over this machine’s network. They play whole games of vinhos/2016,',
    'which were played through beforehand. A move is a whole turn that the server has acknowledged: it is on disk then, and it is looked for',
    'there at the end. p50 and p99 are milliseconds from when a move was due. cpuPerMove is CPU time of the server in microseconds, mainPerMove',
    'of that what its serving thread takes; playersPerMove is what those who play take from the same machine,',
    'playersStall how long they were kept from it: milliseconds, 99 of 100 times at most.',
    'cores is by server how much of a core it had; databasePerMove is CPU time of PostgreSQL.',
    'bytesPerMove is what is sent to one of the two viewers; bytesPerTable is memory of a table that is open and idle;',
    'hashed is how many passwords of those who sign in were looked at.',
  ].join('\n'),
  async run(args, io) {
    const tables = wholeOf(args, 'tables', 400, 1, 20_000);
    const name = textOf(args, 'store') ?? 'sqlite';
    const store = STORES.find(of => of === name);
    if (store === undefined) throw new BadInput(`--store takes ${STORES.join(' or ')}, not ${JSON.stringify(name)}`);
    const servers = wholeOf(args, 'servers', 1, 1, 16);
    if (store === 'sqlite' && servers > 1) throw new BadInput('--servers takes more than one only with --store postgres');
    const wish = {
      tables,
      store,
      servers,
      apart: isOn(args, 'apart'),
      seconds: wholeOf(args, 'seconds', 10, 1, 600),
      rate: wholeOf(args, 'rate', undefined, 1, 100_000),
      signIns: wholeOf(args, 'sign-ins', 0, 0, 1000),
      parts: wholeOf(args, 'parts', undefined, 1, 20),
      profile: textOf(args, 'profile'),
      sockets: wholeOf(args, 'sockets', 2 * tables, 0, 60_000),
    };
    const progress = progressOn(io);
    // A server and all that it needs: only for whoever asks.
    const { load: loaded } = await import('@adega/server/load/load.ts');
    const report = await loaded(wish, share => progress.at(share));
    progress.end();
    if (args.json) printJson(io, report);
    else
      io.out(
        tableOf(Object.entries(report).map(([what, value]) => [what, typeof value === 'number' ? shortNumber(value) : String(value)])),
      );
    return report.errors.length === 0 ? 0 : 1;
  },
};
