// What is said of a move is said once for each position: things on the board, the list of moves and the line to type in all ask for it.

import type { Position } from '@adega/wire';
import type { Spoken } from './face.ts';

/** Each game speaks with words of its own. */
export type SayMove<Say> = (say: Say, position: Position, key: string) => Spoken;

export function remembered<Say>(sayMove: SayMove<Say>): SayMove<Say> {
  const known = new WeakMap<Position, { readonly say: Say; readonly spoken: Map<string, Spoken> }>();
  return (say, position, key) => {
    const last = known.get(position);
    // Another language says it anew.
    const { spoken } = last?.say === say ? last : { spoken: new Map<string, Spoken>() };
    if (last?.say !== say) known.set(position, { say, spoken });
    const words = spoken.get(key) ?? sayMove(say, position, key);
    spoken.set(key, words);
    return words;
  };
}
