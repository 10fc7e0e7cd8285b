// A connection that is made when there is something to ask, or when asked to prepare: the first page needs none.

import type { Reply } from '@adega/wire';
import type { Connection } from './connection.ts';

export function connectLater(make: () => Promise<Connection>): Connection {
  let made: Promise<Connection> | undefined;
  const listeners = new Set<(news: Reply) => void>();
  const connection = (): Promise<Connection> => {
    made ??= make().then(it => {
      it.listen(news => {
        for (const hear of listeners) hear(news);
      });
      return it;
    });
    return made;
  };
  return {
    ask: async request => (await connection()).ask(request),
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    bots: how => void made?.then(({ bots }) => bots?.(how)),
    prepare: () => void connection(),
    close: () => void made?.then(({ close }) => close()),
  };
}
