import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Ending, makeProblem, playScenario } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';
import { BadInput, type Command, printJson, textOf, wordOf } from '../command.ts';
import { readJson } from '../files.ts';
import { progressOn } from '../progress.ts';
import { counted } from '../tables.ts';

export const scenario: Command = {
  name: 'scenario',
  takes: 'FILE|DIR',
  about: 'play scenarios: a position, what is done there, what comes of it',
  flags: { page: { type: 'text', value: 'ADDRESS', about: 'where to see each scenario on the table of this page' } },
  more: [
    'A folder stands for all .json files in it and below.',
    'docs/scenarios.md says how to write one.',
    'With --page, the address at which each stands on the table of a page that npm start serves, wherever it stopped.',
    'Examples: scenario packages/vinhos/test/worked',
    '          scenario my.json --page http://127.0.0.1:8080',
  ].join('\n'),
  run(args, io) {
    const files = filesAt(wordOf(args, 'FILE|DIR'));
    const page = pageOf(textOf(args, 'page'));
    const progress = progressOn(io);
    const played = files.map((file, i) => {
      progress.at(i / files.length);
      return outcomeOf(file, page);
    });
    progress.end();
    const failed = played.flatMap(outcome => outcome.failure ?? []);
    const pages = played.flatMap(outcome => outcome.page ?? []);
    const passed = files.length - failed.length;
    if (args.json) printJson(io, { passed, failed, ...(page === undefined ? {} : { pages }) });
    else io.out(textFor(passed, failed, pages));
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

/** Where a scenario can be seen. */
interface Seen {
  readonly file: string;
  readonly address: string;
}

interface PlayedFile {
  /** What does not come out as the scenario says; absent if all does. */
  readonly failure?: Failure | undefined;
  /** Absent where no page was named, and for a file that cannot be read. */
  readonly page?: Seen | undefined;
}

function outcomeOf(file: string, page: string | undefined): PlayedFile {
  const read = readOrWhy(file);
  if ('why' in read) return { failure: { file, is: 'broken', why: read.why } };
  return { failure: failureOf(file, read.json), page: page === undefined ? undefined : { file, address: addressOf(page, read.json) } };
}

/** The page without a slash at its end. */
function pageOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^/#?]+\/?$/.test(text))
    throw new BadInput(`--page takes the address of a page, as http://127.0.0.1:8080, not ${JSON.stringify(text)}`);
  return text.replace(/\/$/, '');
}

/** The whole file in the address, compressed: the page needs nothing else. */
const addressOf = (page: string, json: unknown): string => `${page}/scenario#${deflateRawSync(JSON.stringify(json)).toString('base64url')}`;

function failureOf(file: string, json: unknown): Failure | undefined {
  const ending = endingOf(file, json);
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

function textFor(passed: number, failed: readonly Failure[], pages: readonly Seen[]): string {
  const lines = failed.map(({ file, why }) => `${file}\n  ${why}\n`);
  const places = pages.map(({ file, address }) => `${file}\n  ${address}\n`);
  return `${lines.join('')}${places.join('')}${counted(passed, 'scenario')} passed, ${failed.length} failed\n`;
}
