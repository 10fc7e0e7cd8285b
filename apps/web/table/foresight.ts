// What a move would lead to is asked for while somebody points at it: when it is played the page need not wait to show it.

import type { Position } from '@adega/wire';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Connection, Unnumbered } from './connection.ts';
import { same } from './same.ts';

export interface Foresight {
  foresee(seat: number, key: string): Promise<void>;
  /** What this request leads to, if it is known. */
  of(request: Unnumbered): Position | undefined;
}

/** Always the same object, so that nothing has to be made anew because of it; it looks on from the position of now. */
export function useForesight(connection: Connection, position: Position | undefined): Foresight {
  const now = useMemo(() => foresightAt(connection, position), [connection, position]);
  const last = useRef(now);
  useLayoutEffect(() => {
    last.current = now;
  }, [now]);
  return useMemo(() => ({ foresee: (seat, key) => last.current.foresee(seat, key), of: request => last.current.of(request) }), []);
}

/** For one position: whatever was foreseen in another is forgotten. */
export function foresightAt(connection: Connection, position: Position | undefined): Foresight {
  const asked = new Set<string>();
  const known = new Map<string, Position>();
  return {
    async foresee(seat, key) {
      if (position === undefined || asked.has(key) || position.question?.seat !== seat || !position.question.offered.includes(key)) return;
      asked.add(key);
      const reply = await connection.ask({ type: 'foresee', at: position.at, seat, key });
      // What stays as it is is found now, while there is time for it.
      if (reply.type === 'foreseen' && reply.position !== undefined) known.set(key, same(position, reply.position));
    },
    of(request) {
      if (request.type !== 'choose' || request.at !== position?.at || request.seat !== position.question?.seat) return undefined;
      const foreseen = known.get(request.key);
      // What is drawn or sent when it is confirmed nobody knows.
      return request.confirm === true && foreseen?.waiting.for === 'confirm' ? undefined : foreseen;
    },
  };
}
