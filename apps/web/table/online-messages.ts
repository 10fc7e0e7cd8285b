// What a page and the worker that follows a table on line tell each other, besides the questions of every page.

import type { About, Around, Omitted } from '@adega/desk/around.ts';
import type { Viewer } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import type { Talking } from '@adega/wire/talk.ts';
import type { Callings } from './called.ts';
import type { Draws } from './proof.ts';

export type ToOnline =
  | { readonly follow: { readonly id: string; readonly as: Viewer; readonly about: About; readonly callings: Callings } }
  | { readonly deed: Omitted<Deed> }
  | { readonly reopen: boolean }
  | { readonly leave: readonly string[] }
  | { readonly speak: Talking }
  | { readonly note: string }
  /** What was published after the game, and the promise that this browser has seen before it. */
  | { readonly proof: unknown; readonly promised: string | undefined }
  /** Somebody looks again. */
  | { readonly wake: true }
  /** Whether the page can be seen. */
  | { readonly looks: boolean }
  /** What the browser knows of its network; a worker is not told everywhere. */
  | { readonly network: boolean };

export interface FromOnline {
  readonly around: Around;
  readonly connected: boolean;
  /** The seat is somebody else's now. */
  readonly gone: boolean;
  readonly checked?: Draws | undefined;
}
