// The list of games. Apps know games only through this module; only the drawing of a game knows the game itself.

import type { AnyGame, Judge, Title } from '@adega/kernel';
import * as games from './games.ts';

export const TITLES: readonly Title[] = Object.values(games).flat();

export const titleOf = (id: string): Title | undefined => TITLES.find(title => title.id === id);

/** The game with the pack that comes with it, or with the one of this name; undefined for an id that is not on the shelf and for a name
 *  that no pack of ours has had. */
export function gameOf(id: string, pack?: string): AnyGame | undefined {
  const title = titleOf(id);
  const named = pack === undefined ? undefined : title?.packs?.named(pack);
  if (pack !== undefined && named === undefined) return undefined;
  const made = title?.make(named);
  if (made?.problems !== undefined) throw new Error(`the pack of ${id} is broken`);
  return made?.game;
}

/** A game as a table plays it. */
export interface Played {
  readonly game: string;
  /** The name of its pack; absent for the one that comes with the game. */
  readonly pack?: string | undefined;
  /** The pack itself as JSON, where it is none of ours. */
  readonly own?: string | undefined;
}

const packIn = ({ game, pack, own }: Played): unknown => (own === undefined ? pack && titleOf(game)?.packs?.named(pack) : JSON.parse(own));

/** The game with this pack; undefined where it is not on the shelf, or its pack is none of ours. */
export const gameIn = (played: Played): AnyGame | undefined =>
  played.own === undefined ? gameOf(played.game, played.pack) : titleOf(played.game)?.make(packIn(played)).game;

/** Who judges it; undefined where nobody does. */
export const judgeIn = async (played: Played): Promise<Judge | undefined> => titleOf(played.game)?.judge?.(packIn(played));
