import { join } from 'node:path';
import * as vino from '@adega/vino';
import { type Args, BadInput, type Command, type Io, printJson, textOf, wholeOf, wordOf } from '../../command.ts';
import { makeFolder, readJson, writeText } from '../../files.ts';
import { progressOn } from '../../progress.ts';
import { PACK_FLAG } from '../../titles.ts';
import { type Findings, findingsOf, type Goal, goalsOf, type Share } from './findings.ts';
import { plotsOf } from './plots.ts';
import { playStory } from './simulation.ts';

const GAME = 'vino';
const GAMES = 2000;
const SEATS = [3, 4, 5];

export const study: Command = {
  name: 'study',
  takes: GAME,
  about: 'play many games between two judgements of Vino, and see whether its unknown numbers are as they should be',
  flags: {
    games: { type: 'text', value: 'K', about: `games for each number of players (${GAMES})` },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same study (1)' },
    ...PACK_FLAG,
    plots: { type: 'text', value: 'DIR', about: 'write plots (SVG) to this folder' },
  },
  more: [
    'Exit code 1: one of the goals does not hold. docs/decisions/0009-numbers-of-vino.md says what they mean and what was chosen.',
    'Example: study vino --games 200 --plots docs/decisions/vino',
  ].join('\n'),
  run(args, io) {
    const pack = packOf(args);
    const games = wholeOf(args, 'games', GAMES, 1);
    const seed = textOf(args, 'seed') ?? '1';
    const all = SEATS.map(seats => ({ findings: findingsFor(pack, seats, games, seed, io) }));
    const judged = all.map(({ findings }) => ({ findings, goals: goalsOf(findings) }));
    const folder = textOf(args, 'plots');
    if (folder !== undefined) for (const { findings } of judged) writePlots(folder, findings);
    if (args.json) printJson(io, { seed, studies: judged });
    else io.out(judged.map(({ findings, goals }) => textFor(findings, goals)).join('\n'));
    return judged.every(({ goals }) => goals.every(goal => goal.holds)) ? 0 : 1;
  },
};

function packOf(args: Args): vino.PackJson {
  if (wordOf(args, GAME) !== GAME) throw new BadInput(`only vino can be studied, not ${JSON.stringify(args.words[0])}`);
  const file = textOf(args, 'pack');
  if (file === undefined) return vino.PACK;
  const parsed = vino.parsePack(readJson(file));
  if ('pack' in parsed) return parsed.pack;
  const [first] = parsed.problems;
  throw new BadInput(`${file}, at ${first?.path}: expected ${first?.expected}, found ${first?.got}`);
}

function findingsFor(pack: vino.PackJson, seats: number, games: number, seed: string, io: Io): Findings {
  const game = vino.vino(pack);
  const tables = vino.compile(pack);
  const progress = progressOn(io);
  const stories = Array.from({ length: games }, (_, n) => {
    progress.at(n / games);
    return playStory(game, tables, seats, `${seed}/${seats}/${n}`);
  });
  progress.end();
  return findingsOf(seats, stories);
}

function writePlots(folder: string, findings: Findings): void {
  makeFolder(folder);
  for (const [name, text] of Object.entries(plotsOf(findings))) writeText(join(folder, name), text);
}

function textFor(f: Findings, goals: readonly Goal[]): string {
  const shares = (what: string, list: readonly Share[]): string =>
    `  ${what}: ${list.map(({ name, value, low, high }) => `${name} ${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`).join(', ')}\n`;
  return [
    `${f.seats} players, ${f.games} games, ${f.unfinished} of them without an end by bottles\n`,
    ...goals.map(({ goal, holds, found }) => `  ${holds ? 'holds' : 'FAILS'}: ${goal}: ${found}\n`),
    shares('wins by judgement', f.judgements),
    shares('wins by place at the start', f.places),
    shares('wins by start region', f.regions),
    shares('wins by start variety', f.varieties),
  ].join('');
}
