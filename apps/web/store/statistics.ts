// What came of somebody's finished games, reckoned from what is kept of them: by game and number of players.

/** A finished game, as far as it counts. */
export interface Finished {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly game: string;
  readonly names: readonly string[];
  /** By seat; null for a person. */
  readonly bots: readonly (string | null)[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** By seat, where they were kept: how much came from where. */
  readonly parts?: readonly { readonly [part: string]: number }[] | undefined;
  readonly online: boolean;
}

/** One game of somebody. */
export interface Played {
  readonly of: Finished;
  readonly seat: number;
  readonly total: number;
  /** Also where the first place is shared. */
  readonly won: boolean;
}

export interface Against {
  /** The level of a bot; null: people. */
  readonly bot: string | null;
  readonly games: number;
  /** So often he was before all of these. */
  readonly ahead: number;
}

export interface Summary {
  readonly game: string;
  readonly players: number;
  /** The oldest first. */
  readonly played: readonly Played[];
  readonly wins: number;
  readonly mean: number;
  readonly best: number;
  /** Mean amounts by source, the largest first; of the games of which they are known. */
  readonly parts: readonly { readonly part: string; readonly mean: number }[];
  readonly against: readonly Against[];
}

/** More than these are too long ago. */
export const MOST_GAMES = 1000;

const isPerson = ({ bots }: Finished, seat: number): boolean => (bots[seat] ?? null) === null;

/** The people in these games, whoever has played most first. */
export function peopleIn(games: readonly Finished[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const game of games)
    for (const [seat, name] of game.names.entries()) if (isPerson(game, seat)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The newest, where there are too many. */
export const newest = (games: readonly Finished[]): readonly Finished[] => [...games].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES);

export function playedBy(name: string, games: readonly Finished[]): readonly Played[] {
  return [...games]
    .sort((a, b) => a.at - b.at)
    .flatMap(of => {
      const seat = of.names.findIndex((called, i) => called === name && isPerson(of, i));
      return seat < 0 ? [] : [{ of, seat, total: of.totals[seat] ?? 0, won: of.ranks[seat] === 1 }];
    });
}

/** The game that was played most comes first. */
export function summariesOf(played: readonly Played[]): readonly Summary[] {
  const groups = Map.groupBy(played, ({ of }) => `${of.game} ${of.names.length}`);
  return [...groups.values()].map(summaryOf).sort((a, b) => b.played.length - a.played.length);
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function summaryOf(played: readonly Played[]): Summary {
  const { game, names } = (played[0] as Played).of;
  const totals = played.map(({ total }) => total);
  return {
    game,
    players: names.length,
    played,
    wins: played.filter(({ won }) => won).length,
    mean: meanOf(totals),
    best: Math.max(...totals),
    parts: partsOf(played),
    against: againstOf(played),
  };
}

function partsOf(played: readonly Played[]): Summary['parts'] {
  const known = played.map(({ of, seat }) => of.parts?.[seat]).filter(parts => parts !== undefined);
  const names = [...new Set(known.flatMap(parts => Object.keys(parts)))];
  return names.map(part => ({ part, mean: meanOf(known.map(parts => parts[part] ?? 0)) })).sort((a, b) => b.mean - a.mean);
}

function againstOf(played: readonly Played[]): readonly Against[] {
  const met = new Map<string | null, { games: number; ahead: number }>();
  for (const { of, seat } of played) {
    const others = of.names.map((_, i) => i).filter(i => i !== seat);
    for (const bot of new Set(others.map(i => of.bots[i] ?? null))) {
      const these = others.filter(i => (of.bots[i] ?? null) === bot);
      const before = met.get(bot) ?? { games: 0, ahead: 0 };
      const isAhead = these.every(i => (of.ranks[seat] ?? 0) < (of.ranks[i] ?? 0));
      met.set(bot, { games: before.games + 1, ahead: before.ahead + (isAhead ? 1 : 0) });
    }
  }
  return [...met].map(([bot, counts]) => ({ bot, ...counts })).sort((a, b) => (a.bot ?? '').localeCompare(b.bot ?? ''));
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table for other programs: a line for each seat of each game. */
export function csvOf(games: readonly Finished[]): string {
  const rows = games.flatMap(({ at, game, names, bots, totals, ranks, parts, online }) =>
    names.map((name, seat) => [
      new Date(at).toISOString(),
      game,
      names.length,
      online ? 'online' : 'here',
      seat + 1,
      name,
      bots[seat] ?? 'person',
      ranks[seat] ?? '',
      totals[seat] ?? '',
      Object.entries(parts?.[seat] ?? {})
        .map(([part, amount]) => `${part} ${amount}`)
        .join('; '),
    ]),
  );
  const head = ['date', 'game', 'players', 'where', 'seat', 'name', 'kind', 'rank', 'total', 'parts'];
  return `${[head, ...rows].map(row => row.map(cell => quoted(String(cell))).join(',')).join('\n')}\n`;
}
