import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BOTS, type Bot, botOf } from '@adega/bots';
import { makeRecord } from '@adega/kernel';
import { type Args, BadInput, type Command, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { makeFolder, writeText } from '../files.ts';
import { type Match, type Pairing, playMatch } from '../match.ts';
import { either, nearest } from '../nearest.ts';
import { progressOn } from '../progress.ts';
import { counted, percent, Spread, shortNumber, tableOf } from '../tables.ts';
import { gameNamed, OPTION_FLAGS, optionsOf, PACK_FLAG, seatCount } from '../titles.ts';

export const play: Command = {
  name: 'play',
  takes: 'GAME',
  about: 'let bots play games, and count',
  flags: {
    ...OPTION_FLAGS,
    bots: { type: 'text', value: 'NAME,…', about: `who plays: one name for all seats, or one each (${BOTS.map(b => b.name).join(', ')})` },
    games: { type: 'text', value: 'K', about: 'how many games (1)' },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same games (1)' },
    ...PACK_FLAG,
    record: { type: 'text', value: 'FILE|DIR', about: 'write the game to this file, or several to this folder' },
  },
  more: [
    'Shown are wins (a shared first place counts in parts) and scores with their standard deviation.',
    'decisions are those of players with more than one answer, chance the draws.',
    'Example: play vinhos/2016 --seats 3 --bots random --games 100 --seed 7',
  ].join('\n'),
  run(args, io) {
    const game = gameNamed(args, wordOf(args, 'GAME'));
    const options = optionsOf(args, game);
    const seats = seatCount(game, options);
    const series: Series = {
      pairing: { game, options, bots: botsFor(textOf(args, 'bots') ?? 'random', seats) },
      games: wholeOf(args, 'games', 1, 1),
      seed: textOf(args, 'seed') ?? '1',
      record: placeFor(args),
    };
    const progress = progressOn(io);
    const result = playSeries(series, progress.at);
    progress.end();
    for (const failure of result.failures) io.err(`lab: ${failure}\n`);
    if (args.json) printJson(io, jsonOf(series, result));
    else io.out(textFor(series, result));
    return result.failures.length === 0 ? 0 : 1;
  },
};

interface Series {
  readonly pairing: Pairing;
  readonly games: number;
  readonly seed: string;
  /** The file of game n, counted from 1, where records are kept. */
  readonly record: ((n: number) => string) | undefined;
}

interface Result {
  decisions: number;
  chance: number;
  seconds: number;
  readonly wins: number[];
  readonly scores: Spread[];
  /** Games that did not end. */
  readonly failures: string[];
}

function botsFor(names: string, seats: number): readonly Bot[] {
  const bots = names.split(',').map(botNamed);
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  if (bots.length === seats) return bots;
  throw new BadInput(`--bots names ${bots.length} bots for ${seats} seats: give one for all, or ${seats}`);
}

function botNamed(name: string): Bot {
  const bot = botOf(name);
  if (bot !== undefined) return bot;
  const known = BOTS.map(b => b.name);
  throw new BadInput(`there is no bot ${JSON.stringify(name)}; did you mean ${either(nearest(name, known))}?`);
}

/** One game goes to a file, several to a folder; a name without an ending, or of a folder that is there, is a folder. */
function placeFor(args: Args): Series['record'] {
  const at = textOf(args, 'record');
  if (at === undefined) return undefined;
  const isFolder = isFolderNow(at) || !/\.[^./]+$/.test(at);
  if (!isFolder && wholeOf(args, 'games', 1) !== 1) throw new BadInput(`--record ${at}: several games need a folder`);
  makeFolder(isFolder ? at : dirname(at));
  return n => (isFolder ? join(at, `${n}.txt`) : at);
}

const isFolderNow = (at: string): boolean => statSync(at, { throwIfNoEntry: false })?.isDirectory() === true;

function playSeries(series: Series, tell: (share: number) => void): Result {
  const { bots } = series.pairing;
  const result: Result = {
    decisions: 0,
    chance: 0,
    seconds: 0,
    wins: bots.map(() => 0),
    scores: bots.map(() => new Spread()),
    failures: [],
  };
  const began = performance.now();
  for (let n = 1; n <= series.games; n++) {
    const match = playMatch(series.pairing, `${series.seed}/${n}`);
    takeIn(result, match, n);
    if (series.record !== undefined) write(series, match, n);
    tell(n / series.games);
  }
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

function takeIn(result: Result, { record, decisions, chance, failure }: Match, n: number): void {
  result.decisions += decisions;
  result.chance += chance;
  if (failure !== undefined) result.failures.push(`game ${n} did not end: ${failure}`);
  const winners = record.result?.filter(o => o.rank === 1).length ?? 0;
  for (const { seat, rank, total } of record.result ?? []) {
    result.scores[seat]?.add(total);
    if (rank === 1) result.wins[seat] = (result.wins[seat] as number) + 1 / winners;
  }
}

/** The record, with how it came about as a comment. */
function write(series: Series, { record }: Match, n: number): void {
  const { pairing, seed } = series;
  const made = `# played by ${pairing.bots.map(bot => bot.name).join(', ')}; seed ${oneLine(seed)}, game ${n}\n`;
  writeText((series.record as (n: number) => string)(n), made + makeRecord(pairing.game, record));
}

const oneLine = (text: string): string => text.replace(/\s/g, ' ');

function jsonOf({ pairing, games, seed }: Series, result: Result) {
  const { decisions, chance, seconds, failures } = result;
  return {
    game: pairing.game.id,
    seats: pairing.bots.length,
    games,
    decisions,
    chance,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    unfinished: failures.length,
    seed,
    players: pairing.bots.map((bot, seat) => ({
      seat: seat + 1,
      bot: bot.name,
      wins: (result.wins[seat] as number) / games,
      score: (result.scores[seat] as Spread).mean,
      deviation: (result.scores[seat] as Spread).deviation,
    })),
  };
}

function textFor(series: Series, result: Result): string {
  const { game, seats, games, decisions, chance, seconds, players, ...rest } = jsonOf(series, result);
  const rows = players.map(p => [`${p.seat}`, p.bot, percent(p.wins), `${shortNumber(p.score)} ± ${shortNumber(p.deviation)}`]);
  const each = `${shortNumber(decisions / games)} decisions and ${shortNumber(chance / games)} draws a game`;
  return [
    `${game}, ${seats} seats, seed ${rest.seed}: ${counted(games, 'game')} in ${shortNumber(seconds)} s, ${each}\n`,
    `${shortNumber(rest.gamesPerSecond)} games and ${shortNumber(rest.decisionsPerSecond)} decisions a second\n\n`,
    tableOf([['seat', 'bot', 'wins', 'score'], ...rows]),
    rest.unfinished === 0 ? '' : `\n${counted(rest.unfinished, 'game')} did not end\n`,
  ].join('');
}
