import { existsSync } from 'node:fs';
import { type AnyGame, perft as count, type Decision, divide, makeActor } from '@adega/kernel';
import { TITLES, titleOf } from '@adega/shelf';
import { type Args, BadInput, type Command, isOn, printJson, wholeOf, wordOf } from '../command.ts';
import { either } from '../nearest.ts';
import { openRecord, RECORD_FLAGS } from '../records.ts';
import { shortNumber, tableOf } from '../tables.ts';
import { gameNamed, OPTION_FLAGS, optionsOf } from '../titles.ts';

const DEPTH = 3;

export const perft: Command = {
  name: 'perft',
  takes: 'GAME|FILE',
  about: 'count the lines of play from the start of a game, or from where a record leads',
  flags: {
    depth: { type: 'text', value: 'D', about: `how many moves a line has (${DEPTH})` },
    divide: { type: 'switch', about: 'count for each first move' },
    chance: { type: 'switch', about: 'follow every outcome of chance, each as a move; otherwise its first outcome comes' },
    ...OPTION_FLAGS,
    ...RECORD_FLAGS,
  },
  run(args, io) {
    const depth = wholeOf(args, 'depth', DEPTH, 0, 20);
    const { game, state } = positionOf(args, wordOf(args, 'GAME or FILE'));
    const fix = isOn(args, 'chance') ? undefined : (_s: unknown, d: Decision<unknown>) => d.moves[0];
    const began = performance.now();
    const branches = isOn(args, 'divide') ? divide(game, state, depth, fix) : undefined;
    const lines = branches?.reduce((sum, branch) => sum + branch.lines, 0) ?? count(game, state, depth, fix);
    const seconds = (performance.now() - began) / 1000;
    const divided = branches?.map(b => ({ by: makeActor(b.by), move: game.keyOf(b.move), lines: b.lines }));
    if (args.json) printJson(io, { game: game.id, depth, lines, seconds, branches: divided });
    else {
      io.out(tableOf((divided ?? []).map(b => [`${b.lines}`, `${b.by} ${b.move}`])));
      io.out(`${lines.toLocaleString('en')} lines of ${depth} in ${shortNumber(seconds)} s\n`);
    }
    return 0;
  },
};

function positionOf(args: Args, word: string): { readonly game: AnyGame; readonly state: unknown } {
  if (titleOf(word) === undefined && existsSync(word)) {
    if (args.flags['seats'] ?? args.flags['option']) throw new BadInput(`${word}: a record has its own options`);
    return openRecord(args, word);
  }
  if (titleOf(word) === undefined)
    throw new BadInput(`${JSON.stringify(word)} is neither a file nor a game (${either(TITLES.map(t => t.id))})`);
  if (args.flags['to'] ?? args.flags['accept']) throw new BadInput(`--to and --accept are for records, and ${word} is a game`);
  const game = gameNamed(args, word);
  return { game, state: game.start(optionsOf(args, game)) };
}
