// What the pages tell the service worker, which shows what comes from afar in the words that it was given here.

import type { Notice } from '@adega/wire/told.ts';

/** With {game} and {names} where they belong. */
export interface NoticeWords {
  readonly lang: string;
  readonly turn: string;
  readonly with: string;
  /** The games by their names. */
  readonly games: { readonly [game: string]: string };
}

export type ToldWorker =
  | { readonly told: 'words'; readonly words: NoticeWords }
  | { readonly told: 'notice'; readonly notice: Notice }
  /** Somebody looks at the table: what was shown of it can go. */
  | { readonly told: 'seen'; readonly table: string };
