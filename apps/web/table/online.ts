// The page's end of a table on line: a connection like that to a match at this screen, and what is around the match.

import type { About, Around, Omitted } from '@adega/desk/following.ts';
import type { Viewer } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import { type Connection, connect, type Post } from './connection.ts';

/** Beside the questions of a page. */
export type ToOnline =
  | { readonly follow: { readonly id: string; readonly as: Viewer; readonly about: About } }
  | { readonly deed: Omitted<Deed> };

export interface FromOnline {
  readonly around: Around;
  readonly connected: boolean;
}

export interface OnlineConnection extends Connection {
  /** Hears what is around the match, until the returned function is called. */
  watch(hear: (from: FromOnline) => void): () => void;
  do(deed: Omitted<Deed>): void;
}

const isFromOnline = (data: unknown): data is FromOnline => typeof data === 'object' && data !== null && 'around' in data;

export function connectOnline(id: string, as: Viewer, about: About): OnlineConnection {
  const worker = new Worker(new URL('./online.worker.ts', import.meta.url), { type: 'module' });
  const watchers = new Set<(from: FromOnline) => void>();
  let last: FromOnline | undefined;
  worker.addEventListener('message', ({ data }) => {
    if (!isFromOnline(data)) return;
    last = data;
    for (const hear of watchers) hear(data);
  });
  const post: Post = {
    postMessage: message => worker.postMessage(message),
    addEventListener: (type, listener) =>
      worker.addEventListener(type, event => {
        const heard = event as { readonly data?: unknown; readonly message?: string };
        if (!isFromOnline(heard.data)) listener(heard);
      }),
    terminate: () => worker.terminate(),
  };
  const { bots: _here, ...connection } = connect(post);
  worker.postMessage({ follow: { id, as, about } } satisfies ToOnline);
  return {
    ...connection,
    watch(hear) {
      watchers.add(hear);
      if (last !== undefined) hear(last);
      return () => watchers.delete(hear);
    },
    do: deed => worker.postMessage({ deed } satisfies ToOnline),
  };
}
