// The list of games. Apps know games only through this module; what they need of a game besides the contract is under its name.

import type { AnyGame } from '@adega/kernel';
import type { Title } from './title.ts';
import { vinhos2016, vinhosFirst, vinhosReserve, vinhosSolo } from './vinhos.ts';
import { vino as titleOfVino } from './vino.ts';

export * as vinhos from '@adega/vinhos';
export * as vino from '@adega/vino';
export type { Made, Measured, Stage, Title } from './title.ts';

export const TITLES: readonly Title[] = [vinhos2016, vinhosReserve, vinhosFirst, vinhosSolo, titleOfVino];

/** Those that a page can show. */
export const DRAWN: readonly Title[] = TITLES.filter(title => title.drawn);

export const titleOf = (id: string): Title | undefined => TITLES.find(title => title.id === id);

/** The game with the pack that comes with it, or with the one of this name; undefined for an id that is not on the shelf and for a name
 *  that no pack of ours has had. */
export function gameOf(id: string, pack?: string): AnyGame | undefined {
  const title = titleOf(id);
  const named = pack === undefined ? undefined : title?.packs.named(pack);
  if (pack !== undefined && named === undefined) return undefined;
  const made = title?.make(named);
  if (made?.problems !== undefined) throw new Error(`the pack of ${id} is broken`);
  return made?.game;
}
