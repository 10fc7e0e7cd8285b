// The list of games. Apps know games only through this module; only the drawing of a game knows the game itself.

import type { AnyGame, Title } from '@adega/kernel';
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
