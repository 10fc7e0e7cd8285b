// The game that a command is about: by its id, with the pack and the options that were given.

import { type AnyGame, type OptionSpec, type Options, type Problem, seatsOf, type Title } from '@adega/kernel';
import { TITLES, titleOf } from '@adega/shelf';
import { type Args, BadInput, type Flags, textOf } from './command.ts';
import { readJson } from './files.ts';
import { either, nearest } from './nearest.ts';

export const PACK_FLAG: Flags = { pack: { type: 'text', value: 'FILE', about: 'play with the components of this file instead of ours' } };

export const OPTION_FLAGS: Flags = {
  seats: { type: 'text', value: 'N', about: 'how many players' },
  option: { type: 'text', value: 'NAME=VALUE', about: 'an option of the game (see games); may be repeated', many: true },
};

export function titleNamed(id: string): Title {
  const title = titleOf(id);
  if (title !== undefined) return title;
  const known = TITLES.map(t => t.id);
  throw new BadInput(`there is no game ${JSON.stringify(id)}; did you mean ${either(nearest(id, known))}?`);
}

/** The game with our pack, with that of the file, or with this one. */
export function makeGame(title: Title, packFile: string | undefined, pack?: unknown): AnyGame {
  const made = title.make(packFile === undefined ? pack : readJson(packFile));
  if (made.problems === undefined) return made.game;
  throw new BadInput(`${packFile ?? title.id}, ${sentenceOf(made.problems)}`);
}

function sentenceOf([first, ...more]: readonly Problem[]): string {
  if (first === undefined) return 'the pack cannot be used';
  const rest = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return `${first.path === '' ? 'the whole file' : `at ${first.path}`}: expected ${first.expected}, found ${first.got}${rest}`;
}

/** The components of the user, if he gave some. */
export function packOf(args: Args): unknown {
  const file = textOf(args, 'pack');
  return file === undefined ? undefined : readJson(file);
}

export const gameNamed = (args: Args, id: string): AnyGame => makeGame(titleNamed(id), textOf(args, 'pack'));

/** `--seats` and every `--option`, checked; what is not given takes its default. */
export function optionsOf(args: Args, game: AnyGame): Options {
  const options: { [id: string]: string | number } = {};
  const seats = textOf(args, 'seats');
  const given = [...(seats === undefined ? [] : [`seats=${seats}`]), ...(args.flags['option'] ?? [])];
  for (const text of given) {
    const [id, value] = optionIn(text, game.options);
    if (id in options) throw new BadInput(`option ${id} is given twice`);
    options[id] = value;
  }
  return options;
}

function optionIn(text: string, specs: readonly OptionSpec[]): readonly [id: string, value: string | number] {
  const [id = '', value] = text.split(/=(.*)/s);
  const ids = specs.map(spec => spec.id);
  const spec = specs.find(s => s.id === id);
  if (spec === undefined) throw new BadInput(`there is no option ${JSON.stringify(id)}; did you mean ${either(nearest(id, ids))}?`);
  const meant = spec.values.find(v => String(v) === value);
  if (meant !== undefined) return [id, meant];
  throw new BadInput(`option ${id} is ${either(spec.values.map(String))}, not ${JSON.stringify(value ?? '')}`);
}

export const seatCount = (game: AnyGame, options: Options): number => seatsOf(game, options).length;
