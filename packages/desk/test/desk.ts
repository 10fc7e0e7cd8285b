// A table without a page: what it is asked and answers, for the tests of sittings and of kept games.

import { stream } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import { type Position, parseReply, type Reply, type Unnumbered } from '@adega/wire';
import { hostWith, type Shelf } from '../index.ts';

/** Every game there is. */
export const SHELF: Shelf = { titles: TITLES, gameOf };

/** A host at the other end of a wire that carries only JSON. */
export function desk(seed: string) {
  let forks = 0;
  const host = hostWith(SHELF, named => stream(named ?? `${seed}${forks++}`, 'chance'));
  let id = 0;
  return (request: Unnumbered): Reply => {
    const reply = parseReply(JSON.parse(JSON.stringify(host.answer({ ...request, id: ++id }))));
    if (reply.message === undefined) throw new Error(JSON.stringify(reply.trouble));
    return reply.message;
  };
}

export type Ask = ReturnType<typeof desk>;

export const positionIn = (reply: Reply): Position => {
  if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
  return reply;
};
