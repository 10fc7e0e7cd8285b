import { join } from 'node:path';
import type { Bot } from '@adega/bots';
import * as vino from '@adega/vino';
import { type Args, BadInput, type Command, type Io, printJson, textOf, wholeOf, wordOf } from '../../command.ts';
import { makeFolder, readJson, writeText } from '../../files.ts';
import { botNamed, playersOf } from '../../players.ts';
import { progressOn } from '../../progress.ts';
import { percent } from '../../tables.ts';
import { PACK_FLAG, titleNamed } from '../../titles.ts';
import { type Findings, findingsOf, type Goal, goalsOf, type Share } from './findings.ts';
import { plotsOf } from './plots.ts';
import { playStory } from './simulation.ts';

const GAME = 'vino';
const GAMES = 2000;
const SEATS = [3, 4, 5];
const BOTS = 'merchant,vintner';

export const study: Command = {
  name: 'study',
  takes: GAME,
  about: 'play many games of Vino between bots, and see whether its unknown numbers are as they should be',
  flags: {
    games: { type: 'text', value: 'K', about: `games for each number of players (${GAMES})` },
    seats: { type: 'text', value: 'N', about: 'only with so many players' },
    bots: { type: 'text', value: 'NAME,…', about: `those of whom each seat is one (${BOTS})` },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same study (1)' },
    ...PACK_FLAG,
    plots: { type: 'text', value: 'DIR', about: 'write plots (SVG) to this folder' },
  },
  more: [
    'Exit code 1: one of the goals does not hold. docs/decisions/0009-numbers-of-vino.md says what they mean and what was chosen.',
    'Examples: study vino --games 200 --plots docs/decisions/vino; study vino --bots anchor --seats 3 --games 300',
  ].join('\n'),
  async run(args, io) {
    const pack = packOf(args);
    const bots = await botsOf(args, pack);
    const games = wholeOf(args, 'games', GAMES, 1);
    const seed = textOf(args, 'seed') ?? '1';
    const one = wholeOf(args, 'seats', 0, Math.min(...SEATS), Math.max(...SEATS));
    const judged = SEATS.filter(seats => one === 0 || seats === one).map(seats => {
      const findings = findingsFor(pack, bots, seats, games, seed, io);
      return { findings, goals: goalsOf(findings) };
    });
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

async function botsOf(args: Args, pack: vino.PackJson): Promise<readonly Bot[]> {
  const players = await playersOf(titleNamed(GAME), pack);
  return (textOf(args, 'bots') ?? BOTS).split(',').map(name => botNamed(players, name));
}

function findingsFor(pack: vino.PackJson, bots: readonly Bot[], seats: number, games: number, seed: string, io: Io): Findings {
  const game = vino.vino(pack);
  const tables = vino.compile(pack);
  const progress = progressOn(io);
  const stories = Array.from({ length: games }, (_, n) => {
    progress.at(n / games);
    return playStory(game, tables, bots, seats, `${seed}/${seats}/${n}`);
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
    `  a seat sells nothing in ${percent(f.sold.nothing)} of the rounds, one in ${percent(f.sold.one)}, more in ${percent(f.sold.more)}; it buys nothing in ${percent(f.boughtNothing)}\n`,
    shares('wins by judgement', f.judgements),
    shares('wins by place at the start', f.places),
    shares('wins by start region', f.regions),
    shares('wins by start variety', f.varieties),
  ].join('');
}
