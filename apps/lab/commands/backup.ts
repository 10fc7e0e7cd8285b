import { BadInput, type Command, type ExitCode, printJson } from '../command.ts';
import { storeOf, withStore } from '../stores.ts';
import { counted } from '../tables.ts';

const STORE = 'STORE is the folder of the embedded store or the address of a PostgreSQL; without it the one that the server would take.';

export const backup: Command = {
  name: 'backup',
  takes: 'FILE [STORE]',
  about: 'copy all that a server keeps into one file, while it runs',
  flags: {},
  more: `FILE must not be there yet. It holds the secrets of tables: only its owner can read it. ${STORE}`,
  async run(args, io): Promise<ExitCode> {
    const [file, place] = await fileAndStore(args);
    const { backUp } = await import('@adega/server/store/backup.ts');
    const copied = await withStore(() => backUp(place, file));
    if (args.json) printJson(io, copied);
    else io.out(`${file}: ${counted(copied.tables, 'table')}, ${counted(copied.lines, 'line')}\n`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  takes: 'FILE [STORE]',
  about: 'make a store from a file that `lab backup` has made',
  flags: {},
  more: `There must be no store yet, and in a PostgreSQL no tables of ours. A copy of one kind of store can become one of the other. ${STORE}`,
  async run(args, io): Promise<ExitCode> {
    const [file, place] = await fileAndStore(args);
    const { restore: restored } = await import('@adega/server/store/backup.ts');
    const copied = await withStore(() => restored(file, place));
    if (args.json) printJson(io, copied);
    else io.out(`${counted(copied.tables, 'table')}, ${counted(copied.lines, 'line')}\n`);
    return 0;
  },
};

async function fileAndStore(args: Parameters<Command['run']>[0]): Promise<[file: string, place: string]> {
  const [file, ...rest] = args.words;
  if (file === undefined) throw new BadInput('FILE is missing');
  return [file, await storeOf({ ...args, words: rest })];
}
