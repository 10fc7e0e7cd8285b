import { fileURLToPath } from 'node:url';
import { type Command, isOn, printJson, textOf } from '../command.ts';
import { Book, type Page } from '../tournament/book.ts';
import { isFinished } from '../tournament/played.ts';
import { ladderOf, type Rated, ratingsOf } from '../tournament/rating.ts';

export const RESULTS = fileURLToPath(new URL('../../../docs/tournaments.json', import.meta.url));

export const standings: Command = {
  name: 'standings',
  takes: '',
  about: 'show what the tournaments of a file have come to, as tables',
  flags: {
    results: { type: 'text', value: 'FILE', about: 'the file in which games add up (docs/tournaments.json)' },
    priors: { type: 'switch', about: 'what a server believes of bots before they have played: apps/server/bot-priors.json' },
  },
  more:
    'The first table rates everybody who met, by game and number of seats, by all meetings together: Elo of a mean of 0, with its interval of 95 %.\n' +
    'The second has every meeting: ahead is the difference of Elo to the second name, with its interval of 95 %; wins and scores are of the first and of the second.',
  run(args, io) {
    const pages = new Book(textOf(args, 'results') ?? RESULTS).all();
    if (isOn(args, 'priors')) {
      printJson(io, priorsOf(laddersOf(pages)));
      return 0;
    }
    const [ladder, meetings] = [rungsOf(pages), pages.map(rowOf)];
    if (args.json) printJson(io, { ladder, meetings });
    else io.out(`${markdownOf(RUNG, ladder)}\n${markdownOf(HEAD, meetings)}`);
    return 0;
  },
};

interface Rung {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly elo: string;
  readonly games: number;
  readonly score: string;
}

interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly rated: readonly Rated[];
}

/** By game and number of seats everybody, the best first; a player who has changed since is somebody else, and left out. */
function laddersOf(pages: readonly Page[]): Ladder[] {
  const tables = Map.groupBy(pages, ({ game, rules, pack, options, bots }) => JSON.stringify([game, rules, pack, options, bots.length]));
  return [...tables.values()].map(all => {
    const now = new Map(all.flatMap(({ bots, prints }) => bots.map((name, i) => [name, prints[i]])));
    const met = all.filter(({ bots, prints }) => bots.length > 1 && bots.every((name, i) => now.get(name) === prints[i]));
    const meetings = met.map(({ bots, played }) => ({ names: bots, played: played.map(([n, scores, ranks]) => ({ n, scores, ranks })) }));
    const [{ game, bots }] = all as [Page];
    return { game, seats: bots.length, rated: ladderOf(meetings, game).sort((a, b) => b.elo - a.elo) };
  });
}

const rungsOf = (pages: readonly Page[]): Rung[] =>
  laddersOf(pages).flatMap(({ game, seats, rated }) =>
    rated.map(({ name, elo, low, high, games, meanScore }) => ({
      game,
      seats,
      bot: name,
      elo: `${elo} (${low} to ${high})`,
      games,
      score: meanScore.toFixed(1),
    })),
  );

/** The one that most people meet first. */
const USUAL = 'level2';

/** By game and level: how far ahead of the usual one, over all numbers of seats, by how many games there were. */
function priorsOf(ladders: readonly Ladder[]): { readonly [game: string]: { readonly [level: string]: number } } {
  const games = Map.groupBy(
    ladders.filter(({ rated }) => rated.some(({ name }) => name === USUAL)),
    ({ game }) => game,
  );
  const ahead = (all: readonly Ladder[], level: string): number => {
    const met = all.flatMap(({ rated }) => {
      const [one, usual] = [level, USUAL].map(name => rated.find(of => of.name === name));
      return one === undefined || usual === undefined ? [] : [{ elo: one.elo - usual.elo, games: one.games }];
    });
    return Math.round(met.reduce((sum, { elo, games }) => sum + elo * games, 0) / met.reduce((sum, { games }) => sum + games, 0));
  };
  return Object.fromEntries(
    [...games].map(([game, all]) => {
      const levels = new Set(all.flatMap(({ rated }) => rated.map(({ name }) => name).filter(name => /^level\d$/.test(name))));
      return [game, Object.fromEntries([...levels].sort().map(level => [level, ahead(all, level)]))];
    }),
  );
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly meeting: string;
  readonly games: number;
  readonly wins: string;
  readonly ahead: string;
  readonly scores: string;
}

function rowOf({ game, bots, seed, played }: Page): Row {
  const games = played.map(([n, scores, ranks]) => ({ n, scores, ranks }));
  const [first, second] = ratingsOf(bots, games, seed) as [Rated, Rated | undefined];
  const both = (text: (one: Rated) => string): string => [first, second].flatMap(one => (one === undefined ? [] : [text(one)])).join(' – ');
  return {
    game,
    seats: bots.length,
    meeting: both(({ name }) => name),
    games: games.filter(isFinished).length,
    wins: bots.length === 1 ? '' : both(({ winRate }) => `${(100 * winRate).toFixed(0)} %`),
    ahead: second === undefined ? '' : `${first.elo - second.elo} (${2 * first.low} to ${2 * first.high})`,
    scores: both(({ meanScore }) => meanScore.toFixed(1)),
  };
}

const RUNG: readonly (keyof Rung)[] = ['game', 'seats', 'bot', 'elo', 'games', 'score'];
const HEAD: readonly (keyof Row)[] = ['game', 'seats', 'meeting', 'games', 'wins', 'ahead', 'scores'];

function markdownOf<T>(head: readonly (keyof T)[], rows: readonly T[]): string {
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(row => line(head.map(key => row[key]))).join('');
}
