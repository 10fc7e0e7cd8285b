import { type AnyGame, type Options, playOut, stream, type Tally, type Title } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { compare, type Ratio } from '../against.ts';
import { calibrate, median, timeOf } from '../calibration.ts';
import { type Args, BadInput, type Command, type ExitCode, type Io, printJson, textOf, wholeOf } from '../command.ts';
import { searchesPerSecond } from '../searching.ts';
import { shortNumber, tableOf } from '../tables.ts';
import { makeGame, OPTION_FLAGS, optionsOf, PACK_FLAG, seatCount, titleNamed } from '../titles.ts';

const GAMES = 400;
const RUNS = 5;
/** Games in a slice of a comparison. */
const SLICE = 200;

export const bench: Command = {
  name: 'bench',
  takes: '[GAME …]',
  about: 'measure how fast the games run, on one thread, with complete lists of offered moves',
  flags: {
    ...OPTION_FLAGS,
    ...PACK_FLAG,
    games: { type: 'text', value: 'K', about: `games in a run (${GAMES}); the median of ${RUNS} runs counts, after one to warm up` },
    against: { type: 'text', value: 'DIR', about: 'compare with the checkout in this folder instead, in turns and by CPU time' },
    searches: { type: 'text', value: 'N', about: 'measure so many turn searches of level5 as well, with one and with two threads' },
  },
  more: [
    'Random players play whole games. decisions are those of players with more than one answer.',
    `--against plays slices of --games (${SLICE}) in turns with the other checkout; how many times as fast this one is: median and quartiles.`,
    '--searches counts the CPU time of each thread: two that were not in each other’s way would do twice as many as one.',
    'calibration is the time in milliseconds of a fixed piece of work: on a machine where it is half as long, expect twice the speed.',
  ].join('\n'),
  async run(args, io) {
    const games = wholeOf(args, 'games', GAMES, 1);
    const searches = wholeOf(args, 'searches', 0, 1);
    const contests = contestsOf(args);
    const folder = textOf(args, 'against');
    if (folder !== undefined) {
      if (textOf(args, 'pack') !== undefined) throw new BadInput('--against plays with the packs of the checkouts: leave out --pack');
      return compareAll(contests, folder, wholeOf(args, 'games', SLICE, 1), args, io);
    }
    const calibration = calibrate();
    const measured: (readonly [id: string, m: Measure])[] = [];
    for (const { game, options } of contests) {
      measured.push([game.id, { ...measure(game, options, games), ...(await searchesOf(game.id, options, searches)) }]);
    }
    if (args.json) printJson(io, { calibration, games: Object.fromEntries(measured) });
    else io.out(textFor(calibration, measured));
    return 0 as const;
  },
};

/** Another checkout has games of its own, so that they are named to it. */
async function compareAll(contests: readonly Contest[], folder: string, games: number, args: Args, io: Io): Promise<ExitCode> {
  const found: (readonly [id: string, ratio: Ratio])[] = [];
  for (const { game, options } of contests) found.push([game.id, await compare(folder, game.id, options, games)]);
  if (args.json) printJson(io, Object.fromEntries(found));
  else {
    const rows = found.map(([id, { median: middle, quartiles }]) => [id, ...[middle, ...quartiles].map(x => x.toFixed(2))]);
    io.out(tableOf([['game', 'times as fast', 'lower quartile', 'upper quartile'], ...rows]));
  }
  return 0;
}

interface Contest {
  readonly game: AnyGame;
  readonly options: Options;
}

/** The games that are named, else all that can be played with these options. */
function contestsOf(args: Args): readonly Contest[] {
  const packFile = textOf(args, 'pack');
  if (packFile !== undefined && args.words.length !== 1) throw new BadInput(`--pack ${packFile} is for one game: name it`);
  const contestOf = (title: Title): Contest => {
    const game = makeGame(title, packFile);
    return { game, options: optionsOf(args, game) };
  };
  if (args.words.length > 0) return args.words.map(word => contestOf(titleNamed(word)));
  const fitting = TITLES.filter(title => fits(() => contestOf(title)));
  return (fitting.length === 0 ? TITLES : fitting).map(contestOf);
}

function fits(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

interface Measure {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneMicroseconds: number;
  readonly seats: number;
  /** With one thread and with two, where they are measured. */
  readonly searchesPerSecond?: readonly [number, number];
}

async function searchesOf(game: string, options: Options, searches: number): Promise<Pick<Measure, 'searchesPerSecond'>> {
  if (searches === 0) return {};
  const one = await searchesPerSecond(game, options, searches, 1);
  return { searchesPerSecond: [one, await searchesPerSecond(game, options, searches, 2)] };
}

/** Every run plays the same games, so that only the machine makes a difference. */
function measure(game: AnyGame, options: Options, games: number): Measure {
  run(game, options, games);
  const runs = Array.from({ length: RUNS }, () => run(game, options, games));
  return {
    decisionsPerSecond: median(runs.map(r => r.decisions / r.seconds)),
    gamesPerSecond: median(runs.map(r => games / r.seconds)),
    cloneMicroseconds: cloneTime(game, options),
    seats: seatCount(game, options),
  };
}

function run(game: AnyGame, options: Options, games: number): { readonly decisions: number; readonly seconds: number } {
  const began = performance.now();
  let decisions = 0;
  for (let n = 0; n < games; n++) decisions += playOne(game, options, n).choices;
  return { decisions, seconds: (performance.now() - began) / 1000 };
}

const playOne = (game: AnyGame, options: Options, n: number): Tally =>
  playOut(game, game.start(options), stream(n, 'players'), stream(n, 'chance'));

const REPEATS = 50;

/** Copies of positions from all parts of some games. */
function cloneTime(game: AnyGame, options: Options): number {
  const positions = Array.from({ length: 5 }, (_, n) => positionsOf(game, options, n)).flat();
  let kept: unknown;
  const taken = timeOf(() => {
    for (let i = 0; i < REPEATS; i++) for (const s of positions) kept = game.clone(s);
  }, RUNS);
  if (kept === undefined) throw new Error('nothing was copied');
  return (taken * 1000) / REPEATS / positions.length;
}

function positionsOf(game: AnyGame, options: Options, n: number): unknown[] {
  const positions: unknown[] = [];
  const s = game.start(options);
  const rng = stream(n, 'positions');
  for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
    const d = open[0] as (typeof open)[number];
    game.apply(s, d.by, d.moves[rng.below(d.moves.length)]);
    if (rng.below(10) === 0) positions.push(game.clone(s));
  }
  return positions;
}

function textFor(calibration: number, measured: readonly (readonly [id: string, m: Measure])[]): string {
  const rows = measured.map(([id, m]) => [
    id,
    `${m.seats}`,
    ...[m.decisionsPerSecond, m.gamesPerSecond, m.cloneMicroseconds, ...(m.searchesPerSecond ?? [])].map(shortNumber),
  ]);
  const head = ['game', 'seats', 'decisions/s', 'games/s', 'µs a copy', 'searches/s', 'with two threads'].slice(0, rows[0]?.length);
  return `calibration: ${shortNumber(calibration)} ms\n\n${tableOf([head, ...rows])}`;
}
