// Two positions that differ only in what somebody cannot know, written from the rules (vino.info): the regions that others have chosen
// and not revealed.

import { copyOf, type Random, type Viewer } from '@adega/kernel';
import type { Player, State } from '../state.ts';

const secrets = (s: State, viewer: Viewer): Player[] => s.players.filter((p, seat) => seat !== viewer && p.chosen > 0 && p.shown === 0);

export const hasSecrets = (s: State, viewer: Viewer): boolean => secrets(s, viewer).length > 0;

/** The same position in which every hidden choice is another one. */
export function twinOf(s: State, viewer: Viewer, rng: Random): State | undefined {
  const twin = copyOf(s);
  const hidden = secrets(twin, viewer);
  for (const p of hidden) p.chosen = anotherPair(p.chosen, rng);
  return hidden.length === 0 ? undefined : twin;
}

function anotherPair(chosen: number, rng: Random): number {
  for (;;) {
    const [a, b] = [rng.below(9), rng.below(9)];
    const set = (1 << a) | (1 << b);
    if (a !== b && set !== chosen) return set;
  }
}
