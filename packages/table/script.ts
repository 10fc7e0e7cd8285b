// What is to be drawn in a match and what some seats are to do, written down beforehand. Whoever plays the other seats is free: what does
// not fit any more is passed over.

import type { Actor, Entry } from '@adega/kernel';

export interface Line {
  readonly by: Actor;
  readonly key: string;
}

export type Script = readonly Line[];

/** Of these moves the one that comes first in the script among what this actor has not done yet. It is read off what was played, so that
 *  taking back goes back in the script, too. */
export function scripted<M>(
  script: Script,
  entries: readonly Entry<M>[],
  by: Actor,
  moves: readonly M[],
  keyOf: (move: M) => string,
): M | undefined {
  const left = script.filter(line => line.by === by).map(({ key }) => key);
  for (const entry of entries) {
    const at = entry.by === by ? left.indexOf(keyOf(entry.move)) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  const offered = new Map(moves.map(move => [keyOf(move), move]));
  const key = left.find(key => offered.has(key));
  return key === undefined ? undefined : offered.get(key);
}
