// Positions worth seeing, from recorded games cut at an entry: one for each kind of question, and the end.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type GameRecord, makeRecord, parseRecord } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { makeSaved } from '../table/saved-record.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora', 'Elio'];

/** The recorded games of the package that a game is in. */
const folderOf = (id: string): string => fileURLToPath(new URL(`../../../packages/${id.split('/')[0]}/test/games/`, import.meta.url));

interface Cut {
  readonly asks: string;
  readonly seats: number;
  /** How far into its game, from 0 to 1. */
  readonly depth: number;
  /** The record up to there, as the page saves it. */
  record(): string;
}

/** None for a game of another edition, or with the components of another day. */
function readGame(game: AnyGame, file: string): readonly GameRecord<unknown>[] {
  const read = parseRecord(game, readFileSync(file, 'utf8'));
  if (read.problem === undefined) return [read.record];
  if (read.problem.problem === 'other-game' || read.problem.problem === 'other-pack') return [];
  throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
}

const seatsIn = (record: GameRecord<unknown>) => Number(record.options['seats']);

/** The record up to an entry, as the page saves it. */
const cutAt = (game: AnyGame, record: GameRecord<unknown>, entries: number): string =>
  makeSaved(makeRecord(game, { ...record, result: undefined, entries: record.entries.slice(0, entries) }), {
    names: NAMES.slice(0, seatsIn(record)),
  });

/** Every place in the game at which a seat is asked something. */
function cutsOf(game: AnyGame, record: GameRecord<unknown>): Cut[] {
  const state = game.start(record.options);
  const cuts: Cut[] = [];
  for (const [i, { by, move }] of record.entries.entries()) {
    const asked = game.decide(state)[0];
    if (asked !== undefined && asked.by >= 0) {
      const depth = i / record.entries.length;
      cuts.push({ asks: asked.asks, seats: seatsIn(record), depth, record: () => cutAt(game, record, i) });
    }
    game.apply(state, by, move);
  }
  return cuts;
}

interface Recorded {
  readonly cuts: readonly Cut[];
  /** The record of a whole game, with four players if there is one. */
  whole(): string;
}

const read = new Map<string, Recorded>();

/** The recorded games of an id, played once. */
function recorded(id: string): Recorded {
  const known = read.get(id);
  if (known !== undefined) return known;
  const game = gameOf(id) as AnyGame;
  const folder = folderOf(id);
  const games = globSync('*.txt', { cwd: folder })
    .sort()
    .flatMap(file => readGame(game, folder + file));
  const whole = (games.find(record => seatsIn(record) === 4) ?? games[0]) as GameRecord<unknown>;
  const all = { cuts: games.flatMap(record => cutsOf(game, record)), whole: () => cutAt(game, whole, whole.entries.length) };
  read.set(id, all);
  return all;
}

const WANTED_DEPTH = 0.6;

/** The best example of each kind of question: with three players, or so many, and well into the game. */
export function examples(id = 'vinhos/2016', players = 3): Map<string, string> {
  const { cuts, whole } = recorded(id);
  const found = new Map<string, Cut>();
  const worth = ({ depth, seats }: Cut) => (seats === players ? 1 : 0.6) - Math.abs(depth - WANTED_DEPTH);
  for (const cut of cuts) {
    const known = found.get(cut.asks);
    if (known === undefined || worth(cut) > worth(known)) found.set(cut.asks, cut);
  }
  return new Map([...[...found].map(([asks, { record }]) => [asks, record()] as const), ['end', whole()]]);
}
