// A connection that is made when there is something to ask, or when asked to prepare: the first page needs none.

import type { Connection } from './connection.ts';

export function connectLater(make: () => Promise<Connection>): Connection {
  let made: Promise<Connection> | undefined;
  const connection = (): Promise<Connection> => {
    made ??= make();
    return made;
  };
  return {
    ask: async request => (await connection()).ask(request),
    prepare: () => void connection(),
    close: () => void made?.then(({ close }) => close()),
  };
}
