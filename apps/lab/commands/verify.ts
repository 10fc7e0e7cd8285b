import type { Verified } from '@adega/server/verification.ts';
import { type Command, printJson } from '../command.ts';
import { storeOf, withStore } from '../stores.ts';
import { counted, tableOf } from '../tables.ts';

export const verify: Command = {
  name: 'verify',
  takes: '[STORE]',
  about: 'replay all tables of a server by the rules of now, and say what would change; nothing is written',
  flags: {},
  more: [
    'STORE is the folder of the embedded store, a copy that `lab backup` has made, or the address of a PostgreSQL; without it the one that',
    'the server would take (DATA, DATABASE_URL). The server may be running. Exit code 1: not every table comes out the same.',
  ].join('\n'),
  async run(args, io) {
    const place = await storeOf(args);
    const { verified, KINDS } = await import('@adega/server/verification.ts');
    const counts = Object.fromEntries(KINDS.map(kind => [kind, 0]));
    const notable: Verified[] = [];
    await withStore(async () => {
      for await (const one of verified(place)) {
        counts[one.is] = (counts[one.is] ?? 0) + 1;
        if (one.is !== 'replays' && one.is !== 'carried') notable.push(one);
      }
    });
    const tables = Object.values(counts).reduce((sum, n) => sum + n, 0);
    if (args.json) printJson(io, { tables, ...counts, notable });
    else {
      io.out(`${counted(tables, 'table')}\n`);
      io.out(tableOf(Object.entries(counts).filter(([, n]) => n > 0).map(([kind, n]) => [kind, String(n)]))); // biome-ignore format: one thing
      for (const { table, game, rules, lines, is, why } of notable)
        io.out(`${table} ${game} rules ${rules}, ${counted(lines, 'line')}: ${is}${why === undefined ? '' : `, ${why}`}\n`);
    }
    return notable.length === 0 ? 0 : 1;
  },
};
