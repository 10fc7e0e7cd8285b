import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Refusal } from '@adega/kernel';
import { BadInput, type Command, isOn, printJson, textOf, wordOf } from '../command.ts';
import { progressOn } from '../progress.ts';
import { type AskedWhat, type Come, comeTo, type Failure, type Happened, playFile } from '../scenario-file.ts';
import { counted } from '../tables.ts';
import { linesOf } from '../telling.ts';

export const scenario: Command = {
  name: 'scenario',
  takes: 'FILE|DIR',
  about: 'play scenarios: a position, what is done there, what comes of it',
  flags: {
    tell: { type: 'switch', about: 'the position that each has come to, and what is asked there' },
    page: { type: 'text', value: 'ADDRESS', about: 'where to see each on the table of this page' },
  },
  more: [
    'A folder stands for all .json files in it and below.',
    'docs/scenarios.md says how to write one.',
    'With --page, the address at which each stands on the table of a page that npm start serves, wherever it stopped.',
    'Examples: scenario packages/vinhos/test/worked',
    '          scenario my.json --tell',
    '          scenario my.json --page http://127.0.0.1:8080',
  ].join('\n'),
  run(args, io) {
    const files = filesAt(wordOf(args, 'FILE|DIR'));
    const page = pageOf(textOf(args, 'page'));
    const progress = progressOn(io);
    const played = files.map((file, i) => {
      progress.at(i / files.length);
      return playFile(file);
    });
    progress.end();
    const failed = played.flatMap(({ failure }) => failure ?? []);
    const told = isOn(args, 'tell') ? played.flatMap(one => comeTo(one) ?? []) : undefined;
    const pages = page === undefined ? undefined : played.flatMap(({ file, json }) => seenOn(page, file, json));
    const passed = files.length - failed.length;
    if (args.json) printJson(io, { passed, failed, told: told?.map(({ usual: _usual, ...come }) => come), pages });
    else io.out(textFor(passed, failed, told ?? [], pages ?? []));
    return failed.some(({ is }) => is === 'broken') ? 2 : failed.length === 0 ? 0 : 1;
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

/** The page without a slash at its end. */
function pageOf(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/#?]+\/?$/.test(text)) return text?.replace(/\/$/, '');
  throw new BadInput(`--page takes the address of a page, as http://127.0.0.1:8080, not ${JSON.stringify(text)}`);
}

/** Where a scenario can be seen. */
interface Seen {
  readonly file: string;
  readonly address: string;
}

/** The whole file in the address, compressed: the page needs nothing else. There is none for a file that cannot be read. */
function seenOn(page: string, file: string, json: unknown): Seen[] {
  if (json === undefined) return [];
  return [{ file, address: `${page}/scenario#${deflateRawSync(JSON.stringify(json)).toString('base64url')}` }];
}

function textFor(passed: number, failed: readonly Failure[], told: readonly Come[], pages: readonly Seen[]): string {
  const lines = [
    ...failed.map(({ file, why }) => `${file}\n  ${why}\n`),
    ...told.map(textOfCome),
    ...pages.map(({ file, address }) => `${file}\n  ${address}\n`),
  ];
  return `${lines.join('')}${counted(passed, 'scenario')} passed, ${failed.length} failed\n`;
}

function textOfCome({ file, happened, position, usual, asked }: Come): string {
  const end = asked.length === 0 ? '  nobody is asked: the game is over\n' : '';
  return `${file}\n${happened.map(textOfMove).join('')}${linesOf(position, '  ', usual)}${asked.map(textOfAsked).join('')}${end}`;
}

const textOfMove = ({ who, move, happened }: Happened): string =>
  `  ${who} ${move}\n${happened.map(({ rule, kind, who: whose, ...amounts }) => textOfEvent(rule, kind, whose, amounts)).join('')}`;

function textOfEvent(rule: string, kind: string, who: string | undefined, amounts: object): string {
  const words = [kind, ...(who === undefined ? [] : [who]), ...Object.entries(amounts).map(([word, n]) => `${word} ${n}`)];
  return `    ${rule}: ${words.join(' ')}\n`;
}

function textOfAsked({ who, question, offers, refuses }: AskedWhat): string {
  const offered = offers.map(move => `    ${move}\n`);
  const refused = Object.entries(refuses).map(([move, refusal]) => `    not ${move}: ${textOfRefusal(refusal)}\n`);
  return `  ${who} is asked ${question}:\n${offered.join('')}${refused.join('')}`;
}

/** The rule, and the numbers where something is short. */
function textOfRefusal({ rule, of, needs = [], has, missing }: Refusal): string {
  if (missing === undefined) return rule;
  const parts = needs.map(({ part, amount }) => `${part} ${amount}`);
  return `${rule} (${of}: needs ${parts.join(' + ')}, has ${has}, missing ${missing})`;
}
