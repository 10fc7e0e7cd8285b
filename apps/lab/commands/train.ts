import type { Weights } from '@adega/kernel';
import { type Args, type Command, type Io, isOn, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { readJson, writeText } from '../files.ts';
import { judgeOf } from '../judges.ts';
import { counted, percent, shortNumber, tableOf } from '../tables.ts';
import { gameNamed, OPTION_FLAGS, optionsOf, PACK_FLAG, packOf, seatCount, titleNamed } from '../titles.ts';
import { makeWeights, type Point, Training } from '../training.ts';

const MINUTES = 10;
const FOLDER = '.cache/train';
/** Little, after some games: whoever goes on from weights that took many games asks for more. */
const RIDGE = 30;

export const train: Command = {
  name: 'train',
  takes: 'GAME',
  about: 'learn what a position is worth by playing against oneself',
  flags: {
    ...OPTION_FLAGS,
    minutes: { type: 'text', value: 'M', about: `stop after so many minutes (${MINUTES})` },
    games: { type: 'text', value: 'K', about: 'stop after so many games in all' },
    seed: { type: 'text', value: 'S', about: 'where chance and players begin (1); the same seed goes on where it was left' },
    ...PACK_FLAG,
    at: { type: 'text', value: 'DIR', about: `where all that was learned is kept (${FOLDER})` },
    anew: { type: 'switch', about: 'begin anew, whatever is kept' },
    trace: { type: 'text', value: 'N', about: 'what results count beside foresight, in hundredths (90)' },
    ridge: {
      type: 'text',
      value: 'N',
      about: `how much weights are drawn towards those begun with, and phases towards what they share (${RIDGE})`,
    },
    from: {
      type: 'text',
      value: 'FILE',
      about: 'begin with the weights of this file, also of a like game, instead of those written by hand',
    },
    out: { type: 'text', value: 'FILE', about: 'write the weights to this file' },
  },
  more: [
    'A beam of width 4 plays whole games, with errors. Every 100 games the weights of all features are found anew, for each phase by itself:',
    'those that would have foretold the results best. foretold is the share of the scatter of results that was.',
    'Example: train vinhos/2016 --seats 2 --minutes 10 --out packages/vinhos/judgement/weights/2016-2.json',
  ].join('\n'),
  async run(args, io) {
    const training = await trainingOf(args);
    const resumed = !isOn(args, 'anew') && training.resume(textOf(args, 'at') ?? FOLDER);
    if (resumed) io.err(`going on after ${counted(training.games, 'game')}\n`);
    teach(training, args, io);
    const out = textOf(args, 'out');
    if (out !== undefined) writeText(out, makeWeights(training.weights(commandOf(args))));
    if (args.json) printJson(io, { games: training.games, curve: training.curve });
    else io.out(textFor(training.curve));
    return 0 as const;
  },
};

const PRACTICE = { breadth: { width: 4, depth: 40 }, error: 0.8, slips: 20, most: 2000 };

async function trainingOf(args: Args): Promise<Training> {
  const title = titleNamed(wordOf(args, 'GAME'));
  const game = gameNamed(args, title.id);
  const options = optionsOf(args, game);
  const judge = await judgeOf(title, packOf(args));
  const practice = { ...PRACTICE, error: PRACTICE.error * judge.judgement.grain };
  const seats = seatCount(game, options);
  return new Training({
    game,
    judge,
    options,
    seats,
    seed: textOf(args, 'seed') ?? '1',
    practice,
    ridge: wholeOf(args, 'ridge', RIDGE, 0),
    from: fromOf(args),
    fading: [0.95, 0.99],
    trace: wholeOf(args, 'trace', 90, 0, 100) / 100,
  });
}

function fromOf(args: Args): Weights | undefined {
  const file = textOf(args, 'from');
  return file === undefined ? undefined : (readJson(file) as Weights);
}

/** Lesson after lesson, until time is up or there were games enough. */
function teach(training: Training, args: Args, io: Io): void {
  const minutes = wholeOf(args, 'minutes', MINUTES, 1);
  const games = wholeOf(args, 'games', Number.POSITIVE_INFINITY, 1);
  const end = performance.now() + minutes * 60_000;
  const folder = textOf(args, 'at') ?? FOLDER;
  while (training.games < games && training.step(() => performance.now() > end)) {
    training.keep(folder);
    io.err(lineOf(training.curve.at(-1) as Point));
  }
}

const lineOf = ({ games, score, foretold, seconds }: Point): string =>
  `${games} games, ${shortNumber(seconds)} s: mean score ${shortNumber(score)}, foretold ${percent(foretold)}\n`;

/** What was typed, so that somebody can do it again. */
const commandOf = ({ words, flags }: Args): string =>
  ['train', ...words, ...Object.entries(flags).flatMap(([name, values]) => (values ?? []).map(v => `--${name} ${v}`.trim()))].join(' ');

/** At most so many lines of the curve. */
const SHOWN = 20;

function textFor(curve: readonly Point[]): string {
  const every = Math.ceil(curve.length / SHOWN);
  const rows = curve.filter((_, i) => (i + 1) % every === 0 || i + 1 === curve.length);
  return tableOf([
    ['games', 'seconds', 'mean score', 'foretold'],
    ...rows.map(({ games, score, foretold, seconds }) => [`${games}`, shortNumber(seconds), shortNumber(score), percent(foretold)]),
  ]);
}
