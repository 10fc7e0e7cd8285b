import { type Args, BadInput, type Command, isOn, printJson, textOf, wholeOf, wordOf } from '../command.ts';
import { writeText } from '../files.ts';
import { progressOn } from '../progress.ts';
import { counted, percent, shortNumber, tableOf } from '../tables.ts';
import { gameNamed, OPTION_FLAGS, optionsOf, PACK_FLAG, seatCount } from '../titles.ts';
import { Book, type Heading } from '../tournament/book.ts';
import { contestOf } from '../tournament/contest.ts';
import { playWith, type Setting } from '../tournament/crew.ts';
import { entrantsOf, type Fixture, fixtureOf } from '../tournament/draw.ts';
import { type Contest, isFinished, type Played, playFixture } from '../tournament/played.ts';
import { plotOf } from '../tournament/plot.ts';
import { isClear, type Rated, ratingsOf } from '../tournament/rating.ts';

const GAMES = 100;

export const tournament: Command = {
  name: 'tournament',
  takes: 'GAME',
  about: 'let bots meet, everybody at every seat with the same draws, and rate them',
  flags: {
    ...OPTION_FLAGS,
    bots: { type: 'text', value: 'NAME,…', about: 'one for each seat, or two: the first meets copies of the second' },
    games: { type: 'text', value: 'K', about: `how many games (${GAMES})` },
    seed: { type: 'text', value: 'S', about: 'where chance and bots begin; the same seed gives the same games (1)' },
    ...PACK_FLAG,
    processes: { type: 'text', value: 'N', about: 'play so many games at the same time (1)' },
    results: { type: 'text', value: 'FILE', about: 'a file in which games add up: those that stand there are not played again' },
    plot: { type: 'text', value: 'FILE', about: 'write a picture (SVG) of the ratings' },
    early: { type: 'switch', about: 'stop as soon as it is clear whether the first is better than an equal share' },
  },
  more: [
    'Elo is of a mean of 0; low and high enclose it with 95 % certainty. A shared first place counts in parts; a game without an end is not rated.',
    'Example: tournament vinhos/2016 --seats 2 --bots level5,anchor --games 200 --processes 2 --results docs/tournaments.json',
  ].join('\n'),
  async run(args, io) {
    const setting = settingOf(args);
    const games = wholeOf(args, 'games', GAMES, 1);
    const seed = textOf(args, 'seed') ?? '1';
    const contest = await contestOf(setting);
    const heading = headingOf(contest, setting, seed);
    const book = new Book(textOf(args, 'results'));
    const played = book.gamesOf(heading).filter(({ n }) => n < games);
    const progress = progressOn(io);
    const wanted = fixturesFor(played, games, setting.bots.length, seed);
    const next = (): Fixture | undefined => (isOn(args, 'early') && isClear(setting.bots, played) ? undefined : wanted.shift());
    const take = (one: Played): void => {
      played.push(one);
      book.enter(heading, played);
      progress.at(played.length / games);
    };
    const processes = wholeOf(args, 'processes', 1, 1);
    if (processes > 1) await playWith(setting, processes, next, take);
    else for (let fixture = next(); fixture !== undefined; fixture = next()) take(playFixture(contest, fixture));
    progress.end();
    return tell(args, io, heading, played);
  },
};

function settingOf(args: Args): Setting {
  const game = gameNamed(args, wordOf(args, 'GAME'));
  const options = optionsOf(args, game);
  const seats = seatCount(game, options);
  const names = (textOf(args, 'bots') ?? 'random').split(',');
  const bots = entrantsOf(names, seats);
  if (bots === undefined) throw new BadInput(`--bots names ${names.length} bots for ${seats} seats: give one for each, or two`);
  return { game: game.id, pack: textOf(args, 'pack'), options, bots };
}

/** With the number of seats said, though nobody may have given it: games that are alike add up. */
const headingOf = ({ game, options, bots }: Contest, { bots: names }: Setting, seed: string): Heading => ({
  game: game.id,
  rules: game.rules,
  pack: game.pack,
  options: { seats: names.length, ...options },
  bots: names,
  prints: bots.map(bot => bot.print?.(bots.length) ?? ''),
  seed,
});

/** Those that have not been played yet. */
function fixturesFor(played: readonly Played[], games: number, seats: number, seed: string): Fixture[] {
  const known = new Set(played.map(({ n }) => n));
  return Array.from({ length: games }, (_, n) => n).flatMap(n => (known.has(n) ? [] : [fixtureOf(n, seats, seed)]));
}

function tell(args: Args, io: Parameters<Command['run']>[1], { game, bots, seed }: Heading, played: readonly Played[]): 0 {
  const entrants = ratingsOf(bots, played, seed);
  const file = textOf(args, 'plot');
  if (file !== undefined) writeText(file, plotOf(`${game}, ${counted(bots.length, 'seat')}, ${counted(played.length, 'game')}`, entrants));
  const unfinished = played.filter(one => !isFinished(one)).length;
  if (args.json) printJson(io, { entrants, unfinished });
  else io.out(textFor(game, bots.length, played.length, unfinished, entrants));
  return 0;
}

function textFor(game: string, seats: number, games: number, unfinished: number, entrants: readonly Rated[]): string {
  const rows = entrants.map(({ name, elo, low, high, winRate, meanScore }) => [
    name,
    `${elo} (${low} to ${high})`,
    percent(winRate),
    shortNumber(meanScore),
  ]);
  const left = unfinished === 0 ? '' : `, ${unfinished} of them without an end and not rated`;
  return `${game}, ${counted(seats, 'seat')}: ${counted(games, 'game')}${left}\n\n${tableOf([['bot', 'Elo', 'wins', 'score'], ...rows])}`;
}
