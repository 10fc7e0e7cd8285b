// The page's end of the wire: every question gets exactly one answer, checked before anybody reads it; what comes unasked is heard by
// whoever listens.

import { parseReply, type Reply, type Unnumbered } from '@adega/wire';
import type { ToBots } from './pace.ts';

export type { Unnumbered } from '@adega/wire';

export interface Connection {
  ask(request: Unnumbered): Promise<Reply>;
  /** Hears what nobody asked for, until the returned function is called. */
  listen(hear: (news: Reply) => void): () => void;
  /** Says how bots are to go on, where they play at this page. */
  bots?(how: ToBots['bots']): void;
  /** Has the other end made ready for the first question. */
  prepare?(): void;
  close(): void;
}

/** What a worker is to us; a test may put something else in its place. */
export interface Post {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown; message?: string }) => void): void;
  terminate(): void;
}

export function connect(post: Post): Connection {
  const open = new Map<number, (reply: Reply) => void>();
  const listeners = new Set<(news: Reply) => void>();
  let last = 0;
  post.addEventListener('message', event => {
    const reply = readReply(event.data);
    const re = reply.re ?? idOf(event.data);
    if (re === undefined) for (const hear of listeners) hear(reply);
    else open.get(re)?.(reply);
    if (re !== undefined) open.delete(re);
  });
  post.addEventListener('error', event => {
    const reply: Reply = { type: 'trouble', trouble: { code: 'broken', what: (event.message ?? 'worker').slice(0, 80) } };
    for (const answer of open.values()) answer(reply);
    open.clear();
  });
  return {
    ask(request) {
      const id = ++last;
      return new Promise(resolve => {
        open.set(id, resolve);
        post.postMessage({ ...request, id });
      });
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    bots: how => post.postMessage({ bots: how } satisfies ToBots),
    close: () => post.terminate(),
  };
}

function readReply(data: unknown): Reply {
  const { message, trouble } = parseReply(data);
  return message ?? { type: 'trouble', trouble };
}

/** Which question a broken answer belongs to. */
function idOf(data: unknown): number | undefined {
  const re = typeof data === 'object' && data !== null && 're' in data ? data.re : undefined;
  return typeof re === 'number' ? re : undefined;
}
