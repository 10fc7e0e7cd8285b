// The book of results: a file in which games add up, whoever plays them and when.

import { existsSync } from 'node:fs';
import type { Options } from '@adega/kernel';
import { readJson, writeText } from '../files.ts';
import type { Played } from './played.ts';

/** What must be the same for games to add up. */
export interface Heading {
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly options: Options;
  /** One for each seat. */
  readonly bots: readonly string[];
  /** How they play: another print is another player. */
  readonly prints: readonly string[];
  readonly seed: string;
}

export interface Page extends Heading {
  /** By game: scores and ranks by entrant. */
  readonly played: readonly (readonly [n: number, scores: readonly number[], ranks: readonly number[]])[];
}

export class Book {
  private readonly pages: Page[];
  private readonly file: string | undefined;

  constructor(file: string | undefined) {
    this.file = file;
    this.pages = file !== undefined && existsSync(file) ? (readJson(file) as Page[]) : [];
  }

  all(): readonly Page[] {
    return this.pages;
  }

  gamesOf(heading: Heading): Played[] {
    return (this.pages.find(page => isSame(page, heading))?.played ?? []).map(([n, scores, ranks]) => ({ n, scores, ranks }));
  }

  enter(heading: Heading, games: readonly Played[]): void {
    if (this.file === undefined) return;
    const at = this.pages.findIndex(page => isSame(page, heading));
    const played = [...games].sort((a, b) => a.n - b.n).map(({ n, scores, ranks }) => [n, scores, ranks] as const);
    this.pages.splice(at < 0 ? this.pages.length : at, at < 0 ? 0 : 1, { ...heading, played });
    writeText(this.file, makeBook(this.pages));
  }
}

const isSame = (a: Heading, b: Heading): boolean => JSON.stringify(keysOf(a)) === JSON.stringify(keysOf(b));
const keysOf = ({ game, rules, pack, options, bots, prints, seed }: Heading): unknown[] => [game, rules, pack, options, bots, prints, seed];

/** A line for each heading, and one for its games. */
const makeBook = (pages: readonly Page[]): string =>
  `[\n${pages
    .map(({ played, ...heading }) => `${JSON.stringify(heading).slice(0, -1)},\n "played": ${JSON.stringify(played)}}`)
    .join(',\n')}\n]\n`;
