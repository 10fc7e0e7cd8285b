// What the builders of a position share: the words, the state that is being put up, what is wrong so far, and what is used up.

import { type Problem, pointerOf } from '@adega/kernel';
import type { Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import type { Given } from './given.ts';
import type { Words } from './words.ts';

export interface Site {
  readonly g: Setting;
  readonly w: Words;
  readonly names: readonly string[];
  readonly given: Given;
  readonly s: State;
  readonly problems: Problem[];
  /** Experts that lie somewhere, a bit each. */
  experts: number;
  /** Magnate tiles that lie somewhere, by number. */
  readonly tiles: number[];
}

export function wrong(site: Site, path: readonly unknown[], expected: string, got: unknown): void {
  site.problems.push({ path: pointerOf(path), expected, got: String(got) });
}

export const seatOf = (site: Site, name: string): number => site.names.indexOf(name);

export const sum = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0);

/** The words of a row whose order matters. */
export const rowOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

/** The numbers of these words; what is not among them is a problem. */
export function indicesOf(site: Site, path: readonly unknown[], row: readonly string[], words: readonly string[]): number[] {
  return row.flatMap(word => {
    const i = words.indexOf(word);
    if (i >= 0) return [i];
    wrong(site, path, `one of ${words.join('|')}`, word);
    return [];
  });
}

/** Each name at most once: one disc per space. */
export function distinct(site: Site, path: readonly unknown[], owners: readonly number[]): void {
  owners.forEach((seat, i) => {
    if (seat >= 0 && owners.indexOf(seat) < i) wrong(site, path, 'each name at most once', site.names[seat]);
  });
}

/** An expert lies in one place only. */
export function claimExpert(site: Site, path: readonly unknown[], expert: number): number {
  if ((site.experts >> expert) & 1) wrong(site, path, 'an expert that lies nowhere else', site.w.experts[expert]);
  site.experts |= 1 << expert;
  return expert;
}

/** There are only so many tiles of a kind, and one of each multiplier. */
export function claimTile(site: Site, path: readonly unknown[], tile: number): number {
  const n = (site.tiles[tile] ?? 0) + 1;
  site.tiles[tile] = n;
  if (n > tilesOf(site, tile)) wrong(site, path, `at most ${tilesOf(site, tile)} of this tile in all`, site.w.tiles[tile]);
  return tile;
}

/** How many tiles of this number the game has. */
export function tilesOf(site: Site, tile: number): number {
  const { pack } = site.g;
  const multiplier = tile - pack.tileCount.length;
  if (multiplier < 0) return pack.tileCount[tile]?.[site.s.seats - 2] ?? 0;
  return site.s.seats > 2 || pack.multiplierTwo[multiplier] === 1 ? 1 : 0;
}
