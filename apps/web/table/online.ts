// The page's end of a table on line: a connection like that to a match at this screen, and what is around the match.

import type { About, Omitted } from '@adega/desk/around.ts';
import type { Viewer } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import type { Talking } from '@adega/wire/talk.ts';
import type { Callings } from './called.ts';
import { type Connection, connect, type Post } from './connection.ts';
import type { FromOnline, ToOnline } from './online-messages.ts';

export interface OnlineConnection extends Connection {
  /** Hears what is around the match, until the returned function is called. */
  watch(hear: (from: FromOnline) => void): () => void;
  do(deed: Omitted<Deed>): void;
  /** Chooses again instead of a sealed answer, or not after all. */
  reopen(open: boolean): void;
  /** Answers that I leave beforehand, in place of those before. */
  leave(answers: readonly string[]): void;
  speak(saying: Talking): void;
  keepNote(text: string): void;
  check(proof: unknown, promised: string | undefined): void;
}

const isFromOnline = (data: unknown): data is FromOnline => typeof data === 'object' && data !== null && 'around' in data;

export function connectOnline(id: string, as: Viewer, about: About, callings: Callings): OnlineConnection {
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
  const tell = (message: ToOnline): void => worker.postMessage(message);
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const wake = (): void => {
    tell({ looks: isSeen() });
    if (isSeen()) tell({ wake: true });
  };
  const network = (): void => tell({ network: navigator.onLine });
  tell({ looks: isSeen() });
  tell({ follow: { id, as, about, callings } });
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', network);
  addEventListener('offline', network);
  return {
    ...connection,
    watch(hear) {
      watchers.add(hear);
      if (last !== undefined) hear(last);
      return () => watchers.delete(hear);
    },
    do: deed => tell({ deed }),
    reopen: open => tell({ reopen: open }),
    leave: answers => tell({ leave: answers }),
    speak: saying => tell({ speak: saying }),
    keepNote: text => tell({ note: text }),
    check: (proof, promised) => tell({ proof, promised }),
    close() {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', network);
      removeEventListener('offline', network);
      connection.close();
    },
  };
}
