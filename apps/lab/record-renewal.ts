// A record after a change of the rules. One that can still be played keeps its entries and comments and gets the header of today; another is
// played again, if it says by whom or a program makes it. What people wrote themselves is theirs to mend.

import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Bot } from '@adega/bots';
import {
  type AnyGame,
  completeOptions,
  type GameRecord,
  makeRecord,
  type Options,
  type Outcome,
  outcomeOf,
  parseHeader,
  parseRecord,
  type RecordHeader,
} from '@adega/kernel';
import { BadInput } from './command.ts';
import { playMatch } from './match.ts';
import { PLAIN } from './players.ts';
import { badRecord } from './record-problems.ts';
import { makeGame, titleNamed } from './titles.ts';

export interface Anew {
  readonly after: string;
  /** Why somebody has to look at it. */
  readonly stuck?: string | undefined;
}

export function recordAnew(path: string, text: string, make: (() => string) | undefined): Anew {
  try {
    const { game, header } = opened(path, text, make === undefined && !PLAYED_BY.test(text));
    const again = make ?? recipeIn(text, game, header);
    const played = playedThrough(game, text);
    if (played.stops === undefined) return withHeader(text, header, game, played, again !== undefined);
    return again === undefined ? { after: text, stuck: played.stops } : { after: again() };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { after: text, stuck: error.message };
  }
}

/** What people wrote keeps the pack with which they worked it out. */
function opened(path: string, text: string, isWritten: boolean): { readonly game: AnyGame; readonly header: RecordHeader } {
  const header = parseHeader(text);
  if (header.problem !== undefined) throw badRecord('header', header.problem);
  const title = titleNamed(header.game);
  const file = path.replace(/\.txt$/, '.pack.json');
  if (existsSync(file)) return { game: makeGame(title, file), header };
  return { game: makeGame(title, undefined, isWritten ? title.packs?.named(header.pack) : undefined), header };
}

// ---- one that can still be played

interface Played {
  readonly record: GameRecord<unknown>;
  readonly result: readonly Outcome[] | undefined;
  readonly stops?: undefined;
}

/** A record that names a result belongs to a whole game. */
function playedThrough(game: AnyGame, text: string): Played | { readonly stops: string } {
  const read = parseRecord(game, text, ['rules', 'pack']);
  if (read.problem !== undefined) return { stops: badRecord('it stops fitting', read.problem).message };
  const { record, state } = read;
  const isOver = game.decide(state).length === 0;
  if (record.result !== undefined && !isOver) return { stops: 'it stops fitting: after the last entry the game goes on' };
  return { record, result: record.result === undefined ? undefined : outcomeOf(game, state) };
}

/** Lines of the header that are not those of today; all others stay as they are, comments too. */
function withHeader(text: string, header: RecordHeader, game: AnyGame, { record, result }: Played, mayResult: boolean): Anew {
  const lines = text.split('\n');
  const set = (line: number, key: string, value: string | number): void => void lines.splice(line - 1, 1, `${key}: ${value}`);
  if (header.rules !== game.rules) set(header.at.rules, 'rules', game.rules);
  if (header.pack !== game.pack) set(header.at.pack, 'pack', game.pack);
  const isSame = isDeepStrictEqual(result, record.result);
  if (!isSame && mayResult) for (const o of result ?? []) set(lineOf(header, o), `result.${o.seat + 1}`, standing(o));
  const missing = missingOptions(game, record.options);
  lines.splice(header.options.at(-1)?.line ?? header.at.pack, 0, ...missing);
  const after = lines.join('\n');
  return isSame || mayResult ? { after } : { after, stuck: `its moves come to ${result?.map(standing).join(', ')}` };
}

const standing = ({ rank, total }: Outcome): string => `rank ${rank} total ${total}`;

function lineOf({ result }: RecordHeader, { seat }: Outcome): number {
  const line = result.find(({ key }) => key === String(seat + 1))?.line;
  if (line === undefined) throw new BadInput(`the header has no result.${seat + 1}`);
  return line;
}

/** An option that came later has its default in older records. */
const missingOptions = (game: AnyGame, options: Options): string[] =>
  Object.entries(completeOptions(game, options))
    .filter(([id]) => !(id in options))
    .map(([id, value]) => `option.${id}: ${value}`);

// ---- one that is played again

/** The first line of what `lab play --record` writes. */
const PLAYED_BY = /^# played by (.+); seed (.+), game (\d+)$/m;

function recipeIn(text: string, game: AnyGame, header: RecordHeader): (() => string) | undefined {
  const [comment = '', names = '', seed = '', n = ''] = PLAYED_BY.exec(text) ?? [];
  if (comment === '') return undefined;
  return () => {
    const bots = names.split(', ').map(playerNamed);
    const { record, failure } = playMatch({ game, options: optionsIn(game, header), bots }, `${seed}/${n}`);
    if (failure !== undefined) throw new BadInput(`played again it does not end: ${failure}`);
    return `${comment}\n${makeRecord(game, record)}`;
  };
}

/** Only players who do not learn are worth a record that is played again. */
function playerNamed(name: string): Bot {
  const bot = PLAIN.find(one => one.name === name);
  if (bot === undefined) throw new BadInput(`there is no player ${JSON.stringify(name)} any more`);
  return bot;
}

/** The options of the header that there still are. */
function optionsIn(game: AnyGame, header: RecordHeader): Options {
  const options: { [id: string]: string | number } = {};
  for (const { key, value } of header.options) {
    const spec = game.options.find(({ id }) => id === key);
    const meant = spec?.values.find(one => String(one) === value);
    if (spec !== undefined && meant === undefined) throw new BadInput(`option ${key} has no value ${value} any more`);
    if (meant !== undefined) options[key] = meant;
  }
  return options;
}
