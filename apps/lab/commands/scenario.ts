import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeProblem, playScenario } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import { BadInput, type Command, printJson, wordOf } from '../command.ts';
import { readJson } from '../files.ts';
import { progressOn } from '../progress.ts';
import { counted } from '../tables.ts';

export const scenario: Command = {
  name: 'scenario',
  takes: 'FILE|DIR',
  about: 'play scenarios: a position, what is done there, what comes of it',
  flags: {},
  more: [
    'A folder stands for all .json files in it and below.',
    'docs/scenarios.md says how to write one.',
    'Example: scenario packages/vinhos/test/worked',
  ].join('\n'),
  run(args, io) {
    const files = filesAt(wordOf(args, 'FILE|DIR'));
    const progress = progressOn(io);
    const failed = files.flatMap((file, i) => {
      progress.at(i / files.length);
      const why = whyNot(file);
      return why === undefined ? [] : [{ file, why }];
    });
    progress.end();
    const passed = files.length - failed.length;
    if (args.json) printJson(io, { passed, failed });
    else io.out(textFor(passed, failed));
    return failed.length === 0 ? 0 : 1;
  },
};

/** The file, or all scenarios of the folder. */
function filesAt(path: string): readonly string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'));
  if (names.length === 0) throw new BadInput(`${path}: there is no scenario (.json) in this folder`);
  return names.sort().map(name => join(path, name));
}

/** What does not come out as the scenario says; undefined if all does. */
function whyNot(file: string): string | undefined {
  const ending = playScenario(readJson(file), PLAYHOUSES);
  if (ending.is === 'passed') return undefined;
  const why = ending.problems.map(makeProblem).join('; ');
  if (ending.is === 'broken') throw new BadInput(`${file}: this scenario cannot be played: ${why}`);
  return why;
}

function textFor(passed: number, failed: readonly { readonly file: string; readonly why: string }[]): string {
  const lines = failed.map(({ file, why }) => `${file}\n  ${why}\n`);
  return `${lines.join('')}${counted(passed, 'scenario')} passed, ${failed.length} failed\n`;
}
