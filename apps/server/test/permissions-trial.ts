// How a row of the table of who may do what is tried.

import type { Browser } from './client.ts';
import type { Who } from './permissions.ts';
import type { Theatre, Wanted, World } from './permissions-world.ts';

export interface Trial {
  /** The world in which it is tried. */
  readonly wanted?: Wanted;
  /** What was done there before. */
  readonly before?: (world: World, theatre: Theatre) => Promise<string>;
  /** What is done has nothing to do with the table. */
  readonly isBeside?: true;
  /** What somebody does, and what comes of it in a word of the table. `given`: what came of what was done before. */
  readonly act: (by: Browser, scene: Scene) => Promise<string>;
}

export interface Scene {
  readonly world: World;
  readonly theatre: Theatre;
  readonly given: string;
  readonly who: Who;
}

/** By what stands in the first column. */
export type Trials = { readonly [row: string]: Trial };

export const closed = { watchers: false } as const;
