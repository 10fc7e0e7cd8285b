import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, type Command, isOn, printJson } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { GAME_COMMANDS } from '../games/commands.ts';
import { type Moved, movedIn } from '../moved.ts';
import { either } from '../nearest.ts';
import { type Renewed, renewals } from '../renewal.ts';
import { standings } from './standings.ts';

/** Commands whose output may stand in pages of text. */
const SHOWN: readonly Command[] = [...GAME_COMMANDS, standings];

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const renew: Command = {
  name: 'renew',
  takes: '[WORD …]',
  about: 'renew recorded games, counted lines of play and tables after a change of the rules, and say what moved',
  flags: {
    check: { type: 'switch', about: 'change nothing; exit code 1 if something would change' },
    all: { type: 'switch', about: 'name files that did not change, too' },
  },
  more: [
    'It renews packages/*/test/{games,found}, what test/kept.ts of a package lists, and what pages of text show between <!-- lab COMMAND -->',
    'and <!-- end -->; with words only files whose paths contain one.',
    'A record that can still be played keeps its entries and gets the header of today. Another is played again: by the players and the',
    'seed that its first line names, or by kept.ts. Records that people wrote (annotated games, positions that were found) get the rules',
    'of today and keep their pack; where they stop fitting is only told, and ends with exit code 1.',
  ].join('\n'),
  async run(args, io) {
    const check = isOn(args, 'check');
    const moved: Moved[] = [];
    for await (const renewed of renewals(ROOT, args.words, SHOWN)) {
      const one = movedIn(renewed);
      moved.push(one);
      if (!check) write(ROOT, renewed);
      if (!args.json) io.out(textOf(one, isOn(args, 'all')));
    }
    if (moved.length === 0) throw new BadInput(`no kept file has ${either(args.words)} in its path`);
    if (args.json) printJson(io, moved);
    else io.out(`${summaryOf(moved)}\n`);
    const fails = moved.some(({ parts, stuck }) => stuck !== undefined || (check && parts.length > 0));
    return fails ? 1 : 0;
  },
};

function write(root: string, { file, before, after }: Renewed): void {
  if (before === after) return;
  makeFolder(join(root, file, '..'));
  writeText(join(root, file), after);
}

function textOf({ file, told, stuck }: Moved, all: boolean): string {
  const lines = [...told, ...(stuck === undefined ? [] : [`LEFT TO YOU: ${stuck}`])];
  if (lines.length === 0) return all ? `${file}\n  unchanged\n` : '';
  return `${file}\n${lines.map(line => `  ${line}\n`).join('')}`;
}

function summaryOf(moved: readonly Moved[]): string {
  const count = (is: (one: Moved) => boolean): number => moved.filter(is).length;
  const counts: readonly (readonly [number, string])[] = [
    [count(({ parts, stuck }) => parts.length === 0 && stuck === undefined), 'unchanged'],
    [count(({ parts }) => parts.join() === 'header'), 'in the header only'],
    [count(({ parts }) => parts.includes('entries')), 'played again'],
    [count(({ parts }) => parts.includes('result') && !parts.includes('entries')), 'with the same entries and another result'],
    [count(({ parts }) => parts.includes('lines') || parts.includes('new')), 'counted again'],
    [count(({ stuck }) => stuck !== undefined), 'left to you'],
  ];
  const told = counts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
  return `${moved.length} ${moved.length === 1 ? 'file' : 'files'}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
}
