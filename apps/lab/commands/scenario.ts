import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending, makeProblem, type Problem, playScenario } from '@adega/kernel';
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
  const names = namesIn(path).filter(name => name.endsWith('.json'));
  if (names.length === 0) throw new BadInput(`${path}: there is no scenario (.json) in this folder`);
  return names.sort().map(name => join(path, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new BadInput(`${folder}: this folder may not be read`);
  }
}

/** What does not come out as the scenario says; undefined if all does. */
function whyNot(file: string): string | undefined {
  const ending = endingOf(file, readJson(file));
  if (ending.is === 'passed') return undefined;
  if (ending.is === 'failed') return ending.problems.map(makeProblem).join('; ');
  const [first, ...more] = ending.problems;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new BadInput(`${file}, at ${makeProblem(first as Problem)}${rest}`);
}

/** Rules that stop in the middle are a failure of the rules, not of the file. */
function endingOf(file: string, json: unknown): Ending {
  try {
    return playScenario(json, PLAYHOUSES);
  } catch (error) {
    return { is: 'failed', problems: [{ path: '', expected: 'rules that go on', got: `${file}: ${(error as Error).message}` }] };
  }
}

function textFor(passed: number, failed: readonly { readonly file: string; readonly why: string }[]): string {
  const lines = failed.map(({ file, why }) => `${file}\n  ${why}\n`);
  return `${lines.join('')}${counted(passed, 'scenario')} passed, ${failed.length} failed\n`;
}
