import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending, makeProblem, playScenario } from '@adega/kernel';
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
      return failureOf(file) ?? [];
    });
    progress.end();
    const passed = files.length - failed.length;
    if (args.json) printJson(io, { passed, failed });
    else io.out(textFor(passed, failed));
    return failed.some(({ is }) => is === 'broken') ? 2 : failed.length === 0 ? 0 : 1;
  },
};

/** What came out differently, or a file that cannot be played at all. */
interface Failure {
  readonly file: string;
  readonly is: 'failed' | 'broken';
  readonly why: string;
}

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

/** Nobody reads more problems of a file than this. */
const MOST_PROBLEMS = 5;

/** What does not come out as the scenario says; undefined if all does. */
function failureOf(file: string): Failure | undefined {
  const json = readOrWhy(file);
  if ('why' in json) return { file, is: 'broken', why: json.why };
  const ending = endingOf(file, json.json);
  if (ending.is === 'passed') return undefined;
  const more = ending.problems.length - MOST_PROBLEMS;
  const why = ending.problems.slice(0, MOST_PROBLEMS).map(makeProblem).join('; ');
  return { file, is: ending.is, why: more > 0 ? `${why} (and ${more} more)` : why };
}

/** A file that cannot be read is a failure like another. */
function readOrWhy(file: string): { readonly json: unknown } | { readonly why: string } {
  try {
    return { json: readJson(file) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { why: error.message };
  }
}

/** Rules that stop in the middle are a failure of the rules, not of the file. */
function endingOf(file: string, json: unknown): Ending {
  try {
    return playScenario(json, PLAYHOUSES);
  } catch (error) {
    return { is: 'failed', problems: [{ path: '', expected: 'rules that go on', got: `${file}: ${(error as Error).message}` }] };
  }
}

function textFor(passed: number, failed: readonly Failure[]): string {
  const lines = failed.map(({ file, why }) => `${file}\n  ${why}\n`);
  return `${lines.join('')}${counted(passed, 'scenario')} passed, ${failed.length} failed\n`;
}
