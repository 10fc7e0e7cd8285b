import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bot } from '@adega/bots';
import { type Args, BadInput, type Command, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { makeFolder } from '../files.ts';
import { botNamed, PLAYER_NAMES, playersOf } from '../players.ts';
import { progressOn } from '../progress.ts';
import { type Alone, type Outcomes, playSeries, type Series } from '../series.ts';
import { counted, percent, type Spread, shortNumber, tableOf } from '../tables.ts';
import { gameNamed, OPTION_FLAGS, optionsOf, PACK_FLAG, packOf, seatCount, titleNamed } from '../titles.ts';

export const play: Command = {
  name: 'play',
  takes: 'GAME',
  about: 'let bots play games, and count',
  flags: {
    ...OPTION_FLAGS,
    bots: { type: 'text', value: 'NAME,…', about: `who plays: one name for all seats, or one each (${PLAYER_NAMES.join(', ')})` },
    games: { type: 'text', value: 'K', about: 'how many games (1)' },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same games (1)' },
    ...PACK_FLAG,
    record: { type: 'text', value: 'FILE|DIR', about: 'write the game to this file, or several to this folder' },
  },
  more: [
    'Shown are wins (a shared first place counts in parts) and scores with their standard deviation.',
    'Of a game for one, how often each score came up, what it is called, and the mean of each part are shown as well.',
    'decisions are those of players with more than one answer, chance the draws.',
    'Example: play vinhos/2016 --seats 3 --bots random --games 100 --seed 7',
  ].join('\n'),
  async run(args, io) {
    const series = await seriesOf(args);
    const progress = progressOn(io);
    const outcomes = playSeries(series, progress.at);
    progress.end();
    for (const failure of outcomes.failures) io.err(`lab: ${failure}\n`);
    if (args.json) printJson(io, jsonOf(series, outcomes));
    else io.out(textFor(series, outcomes));
    return outcomes.failures.length === 0 ? 0 : 1;
  },
};

/** Folders are made last, when everything else is in order. */
async function seriesOf(args: Args): Promise<Series> {
  const title = titleNamed(wordOf(args, 'GAME'));
  const game = gameNamed(args, title.id);
  const options = optionsOf(args, game);
  const bots = botsFor(await playersOf(title, packOf(args)), textOf(args, 'bots') ?? 'random', seatCount(game, options));
  const games = wholeOf(args, 'games', 1, 1);
  const seed = textOf(args, 'seed') ?? '1';
  return { pairing: { game, options, bots }, games, seed, record: placeFor(textOf(args, 'record'), games) };
}

function botsFor(players: readonly Bot[], names: string, seats: number): readonly Bot[] {
  const bots = names.split(',').map(name => botNamed(players, name));
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  if (bots.length === seats) return bots;
  throw new BadInput(`--bots names ${bots.length} bots for ${seats} seats: give one for all, or ${seats}`);
}

/** One game goes to a file, several to a folder; a name without an ending, or of a folder that is there, is a folder. */
function placeFor(at: string | undefined, games: number): Series['record'] {
  if (at === undefined) return undefined;
  const isFolder = statSync(at, { throwIfNoEntry: false })?.isDirectory() === true || !/\.[^./]+$/.test(at);
  if (!isFolder && games !== 1) throw new BadInput(`--record ${at}: several games need a folder`);
  makeFolder(isFolder ? at : dirname(at));
  return n => (isFolder ? join(at, `${n}.txt`) : at);
}

function jsonOf({ pairing, games, seed }: Series, { decisions, chance, seconds, wins, scores, alone, failures }: Outcomes) {
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
    players: pairing.bots.map((bot, seat) => {
      const { mean, deviation } = scores[seat] as Spread;
      return { seat: seat + 1, bot: bot.name, wins: (wins[seat] as number) / games, score: mean, deviation };
    }),
    ...(alone === undefined ? {} : { alone: aloneOf(alone) }),
  };
}

const aloneOf = ({ scores, parts }: Alone) => ({
  scores: [...scores].sort(([a], [b]) => a - b).map(([score, row]) => ({ score, ...row })),
  parts: [...parts].map(([part, { mean }]) => ({ part, mean })),
});

function aloneText({ scores, parts }: ReturnType<typeof aloneOf>, games: number): string {
  const rows = scores.map(({ score, games: n, title }) => [`${score}`, `${n}`, percent(n / games), title ?? '']);
  return [
    `\n${tableOf([['score', 'games', 'share', ''], ...rows])}`,
    `\n${tableOf([['part', 'mean'], ...parts.map(({ part, mean }) => [part, shortNumber(mean)])])}`,
  ].join('');
}

function textFor(series: Series, outcomes: Outcomes): string {
  const { game, seats, games, decisions, chance, seconds, players, alone, ...rest } = jsonOf(series, outcomes);
  const rows = players.map(p => [`${p.seat}`, p.bot, percent(p.wins), `${shortNumber(p.score)} ± ${shortNumber(p.deviation)}`]);
  const each = `${shortNumber(decisions / games)} decisions and ${shortNumber(chance / games)} draws a game`;
  return [
    `${game}, ${counted(seats, 'seat')}, seed ${rest.seed}: ${counted(games, 'game')} in ${shortNumber(seconds)} s, ${each}\n`,
    `${shortNumber(rest.gamesPerSecond)} games and ${shortNumber(rest.decisionsPerSecond)} decisions a second\n\n`,
    tableOf([['seat', 'bot', 'wins', 'score'], ...rows]),
    alone === undefined ? '' : aloneText(alone, games),
    rest.unfinished === 0 ? '' : `\n${counted(rest.unfinished, 'game')} did not end\n`,
  ].join('');
}
