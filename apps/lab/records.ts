// A record from a file, read and played through.

import { type Accept, type AnyGame, carryRecord, type GameRecord, parseHeader, parseRecord, replay } from '@adega/kernel';
import { type Args, BadInput, type Flags, textOf, wholeOf } from './command.ts';
import { readJson, readText } from './files.ts';
import { either } from './nearest.ts';
import { badRecord } from './record-problems.ts';
import { makeGame, PACK_FLAG, titleNamed } from './titles.ts';

export const RECORD_FLAGS: Flags = {
  to: { type: 'text', value: 'N', about: 'stop after so many entries' },
  ...PACK_FLAG,
  accept: { type: 'text', value: 'rules|pack', about: 'try a record of another version of the rules or pack all the same', many: true },
};

export interface Opened {
  readonly file: string;
  readonly game: AnyGame;
  /** The pack of the user, the one of ours that the record names, or one that it brings; undefined where there is none of them. */
  readonly pack: unknown;
  readonly record: GameRecord<unknown>;
  /** How many of the entries are wanted. */
  readonly to: number;
  /** The state after those. */
  readonly state: unknown;
  /** The game is over after its last entry. */
  readonly finished: boolean;
  /** Of a record of older rules: how it was carried over. */
  readonly carried?: CarriedOver | undefined;
}

interface CarriedOver {
  /** The version by which it was played. */
  readonly from: number;
  /** New questions that it does not answer. */
  readonly answered: number;
}

export function openRecord(args: Args, file: string): Opened {
  const text = readText(file);
  const header = parseHeader(text);
  if (header.problem !== undefined) throw badRecord(file, header.problem);
  const packFile = textOf(args, 'pack');
  const title = titleIn(file, header.game, header.at.game);
  const pack = packFile === undefined ? (title.packs?.named(header.pack) ?? packAbove(file, text)) : readJson(packFile);
  const game = makeGame(title, packFile, pack);
  const accept = acceptOf(args);
  const isOlder = header.rules < game.rules && accept.includes('rules');
  const read = isOlder ? carriedOver(file, game, text, accept) : parsed(file, game, text, accept);
  const { record } = read;
  const finished = game.decide(read.state).length === 0;
  if (record.result !== undefined && !finished) throw new BadInput(`${file}, line ${lastLine(text)}: ${endless(record.entries.length)}`);
  const to = wholeOf(args, 'to', record.entries.length, 0, record.entries.length);
  return { file, game, pack, record, to, state: stateAt(game, record, to, accept), finished, carried: read.carried };
}

const PACK = /^# pack: (\{.+\})$/;

/** Somebody's own, in a comment above the record. */
function packAbove(file: string, text: string): unknown {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex(line => PACK.test(line) || !line.startsWith('#'));
  const [, pack] = PACK.exec(lines[at] ?? '') ?? [];
  try {
    return pack === undefined ? undefined : JSON.parse(pack);
  } catch {
    throw new BadInput(`${file}, line ${at + 1}: the pack is no JSON`);
  }
}

interface Read {
  readonly record: GameRecord<unknown>;
  readonly state: unknown;
  readonly carried?: CarriedOver;
}

function parsed(file: string, game: AnyGame, text: string, accept: readonly Accept[]): Read {
  const read = parseRecord(game, text, accept);
  if (read.problem !== undefined) throw badRecord(file, read.problem);
  return read;
}

function carriedOver(file: string, game: AnyGame, text: string, accept: readonly Accept[]): Read {
  const read = carryRecord(game, text, { accept });
  if (read.unreadable !== undefined) throw badRecord(file, read.unreadable);
  if (read.problem !== undefined) throw badRecord(file, read.problem);
  const { state, record, result, from, answered } = read;
  return { state, record: { ...record, result }, carried: { from, answered } };
}

function titleIn(file: string, id: string, line: number) {
  try {
    return titleNamed(id);
  } catch (error) {
    throw new BadInput(`${file}, line ${line}: ${(error as Error).message}`);
  }
}

/** A header with a result belongs to a whole game. */
const endless = (entries: number): string =>
  `the file is cut short: its header gives a result, but after ${entries} entries the game goes on`;

const lastLine = (text: string): number => text.trimEnd().split('\n').length;

function acceptOf(args: Args): readonly Accept[] {
  const known: readonly Accept[] = ['rules', 'pack'];
  const given = (args.flags['accept'] ?? []).flatMap(text => text.split(','));
  return given.map(word => {
    const accept = known.find(k => k === word);
    if (accept === undefined) throw new BadInput(`--accept takes ${either(known)}, not ${JSON.stringify(word)}`);
    return accept;
  });
}

function stateAt(game: AnyGame, record: GameRecord<unknown>, to: number, accept: readonly Accept[]): unknown {
  const { state, problem } = replay(game, { ...record, entries: record.entries.slice(0, to) }, accept);
  if (problem !== undefined) throw new Error(`${problem.problem}: ${problem.found}`);
  return state;
}
