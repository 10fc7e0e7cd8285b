// Ratings as they are kept: for every entrant and game what is believed of him, where that stands in the table of players, and his last
// games. People and bots are entrants alike.
//
// What is believed is the truth, and is changed only if nobody else has meanwhile; the rest is written together with it.

import { LEVELS, type Level } from '@adega/wire';
import priors from './bot-priors.json' with { type: 'json' };
import { type Rating, ratingAt, START, shownOf } from './rating.ts';
import type { Card, Store, Write } from './store/store.ts';

export const RATING = 'rating';
export const STANDING = 'standing';
export const PLAYED = 'rated-game';
export const CHANGED = 'rated';

/** So many games of an entrant are kept of each game: the next one takes the place of the oldest. */
export const MOST_PLAYED = 200;

/** A person by the word under which the server knows him, or a bot by its level. */
export type Entrant = string;

const BOT = 'bot:';
export const botEntrant = (level: Level): Entrant => `${BOT}${level}`;
export const levelOf = (entrant: Entrant): Level | undefined => LEVELS.find(level => entrant === botEntrant(level));

export interface Believed extends Rating {
  readonly games: number;
}

/** As it was read, for whoever wants to change it. */
export interface Known {
  readonly entrant: Entrant;
  readonly believed: Believed;
  readonly card?: Card | undefined;
}

/** A game of an entrant, as it is kept with him. Others are named by what the server knows them by, so that whoever is forgotten is. */
export interface Played {
  readonly table: string;
  readonly at: number;
  readonly place: number;
  readonly of: number;
  readonly lost?: true | undefined;
  readonly rating: number;
  readonly spread: number;
  readonly provisional: boolean;
  readonly change: number;
  /** Anybody may look at it. */
  readonly open: boolean;
  readonly others: readonly { readonly who?: Entrant | undefined; readonly place: number }[];
}

const keyOf = (entrant: Entrant, game: string): string => `${entrant} ${game}`;

/** Bots begin where tournaments have shown them to be, measured by the one that most people meet first. */
const BOT_SPREAD = 250;
const startOf = (entrant: Entrant, game: string): Rating => {
  const level = levelOf(entrant);
  const ahead = level && (priors as { [game: string]: { [level: string]: number } | undefined })[game]?.[level];
  return ahead === undefined ? START : ratingAt(ahead, BOT_SPREAD);
};

export async function knownOf(store: Store, entrant: Entrant, game: string): Promise<Known> {
  const card = await store.card(RATING, keyOf(entrant, game));
  return { entrant, card, believed: card === undefined ? { ...startOf(entrant, game), games: 0 } : (JSON.parse(card.body) as Believed) };
}

/** All of his, by game. */
export async function allOf(store: Store, entrant: Entrant): Promise<readonly (Known & { readonly game: string })[]> {
  const cards = await store.cards({ kind: RATING, owner: entrant });
  return cards.map(card => ({
    entrant,
    card,
    believed: JSON.parse(card.body) as Believed,
    game: card.key.slice(entrant.length + 1),
  }));
}

/** Conflicts where it is not as it was read. */
export function changeRating({ entrant, card }: Known, game: string, rating: Believed, at: number): Write {
  const next: Card = { kind: RATING, key: keyOf(entrant, game), owner: entrant, rank: at, body: JSON.stringify(rating) };
  return card === undefined ? { write: 'add', ...next } : { write: 'swap', was: card.body, ...next };
}

// The table of players

/** Who is provisional stands apart. */
const ownerOf = (game: string, isProvisional: boolean): string => (isProvisional ? `${game} provisional` : game);

export interface Stands {
  /** Of an account; bots have none. */
  readonly name?: string | undefined;
  readonly entrant: Entrant;
  readonly rating: number;
  readonly spread: number;
  readonly games: number;
}

export function stand(entrant: Entrant, name: string | undefined, game: string, believed: Believed): Write {
  const { rating, spread, provisional } = shownOf(believed);
  const body = JSON.stringify({ entrant, name, rating, spread, games: believed.games } satisfies Stands);
  return { write: 'put', kind: STANDING, key: keyOf(entrant, game), owner: ownerOf(game, provisional), rank: rating, body };
}

export const standDown = (entrant: Entrant, game: string): Write => ({ write: 'remove', kind: STANDING, key: keyOf(entrant, game) });

export const standings = async (store: Store, game: string, isProvisional: boolean, most: number): Promise<readonly Stands[]> =>
  (await store.cards({ kind: STANDING, owner: ownerOf(game, isProvisional), most })).map(({ body }) => JSON.parse(body) as Stands);

// The last games

/** `n`: how many he has played then. */
export const keepPlayed = (entrant: Entrant, game: string, n: number, played: Played): Write => ({
  write: 'put',
  kind: PLAYED,
  key: `${keyOf(entrant, game)} ${n % MOST_PLAYED}`,
  owner: keyOf(entrant, game),
  rank: n,
  body: JSON.stringify(played),
});

/** The latest first. */
export const playedBy = async (store: Store, entrant: Entrant, game: string): Promise<readonly Played[]> =>
  (await store.cards({ kind: PLAYED, owner: keyOf(entrant, game), most: MOST_PLAYED })).map(({ body }) => JSON.parse(body) as Played);

export const forgetPlayed = (entrant: Entrant, game: string): Write => ({ write: 'sweep', kind: PLAYED, owner: keyOf(entrant, game) });
