import { fileURLToPath } from 'node:url';
import { type Command, printJson, textOf } from '../command.ts';
import { Book, type Page } from '../tournament/book.ts';
import { type Rated, ratingsOf } from '../tournament/rating.ts';

export const RESULTS = fileURLToPath(new URL('../../../docs/tournaments.json', import.meta.url));

export const standings: Command = {
  name: 'standings',
  takes: '',
  about: 'show what the tournaments of a file have come to, as a table',
  flags: { results: { type: 'text', value: 'FILE', about: 'the file in which games add up (docs/tournaments.json)' } },
  more: 'ahead is the difference of Elo to the second name, with its interval of 95 %; wins and scores are of the first and of the second.',
  run(args, io) {
    const rows = new Book(textOf(args, 'results') ?? RESULTS).all().map(rowOf);
    if (args.json) printJson(io, rows);
    else io.out(markdownOf(rows));
    return 0;
  },
};

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
    games: games.length,
    wins: bots.length === 1 ? '' : both(({ winRate }) => `${(100 * winRate).toFixed(0)} %`),
    ahead: second === undefined ? '' : `${first.elo - second.elo} (${2 * first.low} to ${2 * first.high})`,
    scores: both(({ meanScore }) => meanScore.toFixed(1)),
  };
}

const HEAD: readonly (keyof Row)[] = ['game', 'seats', 'meeting', 'games', 'wins', 'ahead', 'scores'];

function markdownOf(rows: readonly Row[]): string {
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |\n`;
  return line(HEAD) + line(HEAD.map(() => '---')) + rows.map(row => line(HEAD.map(key => row[key]))).join('');
}
