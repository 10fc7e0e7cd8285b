// What a study of a game is: many games between bots, and what they say about its numbers. Each game brings its own (games/NAME/study.ts).

import type { Bot } from '@adega/bots';
import type { AnyGame, Options } from '@adega/kernel';

export interface Setting {
  readonly game: AnyGame;
  /** The components of the user, if he gave some; the game has taken them. */
  readonly pack: unknown;
  /** With the number of seats. */
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Each seat is one of these. */
  readonly bots: readonly Bot[];
}

export interface Finding {
  /** As `--json` prints it. */
  readonly found: unknown;
  readonly text: string;
  /** By the names of their files. */
  readonly plots: { readonly [file: string]: string };
  /** Whether everything is as it should be, where the study has goals. */
  readonly holds: boolean;
}

export interface Study {
  /** The games it is about. */
  readonly games: readonly string[];
  /** One line for the help. */
  readonly about: string;
  /** What is played where nothing else is said. */
  readonly usual: { readonly games: number; readonly bots: string };
  /** The games with so many seats; `tell` hears how far it is. */
  of(setting: Setting, tell: (share: number) => void): Finding;
}
