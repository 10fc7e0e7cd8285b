// The games that have a drawing: every folder beside this file with a drawn.ts in it brings what the page must know before one of its
// games is opened. The folder has the name of the game's package. A game without a drawing is shown by the plain face.

import type { Drawn } from '../table/drawn.ts';

const FOUND = import.meta.glob<Drawn>('./*/drawn.ts', { eager: true, import: 'drawn' });

/** By the names of their packages. */
export const DRAWN: { readonly [name: string]: Drawn } = Object.fromEntries(
  Object.entries(FOUND).map(([path, drawn]) => [path.split('/')[1] as string, drawn]),
);

const nameOf = (game: string): string => game.split('/')[0] as string;

/** The drawing whose game the first page begins at once, by its name. */
export const FIRST: string | undefined = Object.keys(DRAWN).find(name => DRAWN[name]?.atOnce !== undefined);

/** What can be settled for games, each with its choices, the usual one first. */
export const GAME_SETTINGS: NonNullable<Drawn['settings']> = Object.assign({}, ...Object.values(DRAWN).map(({ settings }) => settings));

/** How to fetch the face of a game that has one of its own. */
export const drawingOf = (game: string): Drawn['faces'][string] | undefined => DRAWN[nameOf(game)]?.faces[game];

/** The drawings that the page about the aim speaks of. */
export const AIMS: readonly string[] = Object.keys(DRAWN).filter(name => DRAWN[name]?.about !== undefined);

/** The part of that page that speaks of a game of the shelf, if there is one. */
export const aimOf = (game: string): string | undefined => AIMS.find(name => name === nameOf(game));

/** The drawings that have first steps. */
export const GUIDED: readonly string[] = Object.keys(DRAWN).filter(name => DRAWN[name]?.course !== undefined);

/** The first steps for a game of the shelf, if there are some. */
export const courseOf = (game: string): string | undefined => GUIDED.find(name => name === nameOf(game));

/** The first steps that have all of a game on one page, if there are some. */
export const sheetOf = (game: string): string | undefined => GUIDED.find(name => DRAWN[name]?.sheets?.includes(game));

/** The games that have a book to read. */
export const RULEBOOKS: readonly string[] = Object.values(DRAWN).flatMap(({ rulebooks }) => Object.keys(rulebooks ?? {}));

/** How to fetch the book of a game. */
export const rulebookOf = (game: string): NonNullable<Drawn['rulebooks']>[string] | undefined => DRAWN[nameOf(game)]?.rulebooks?.[game];
