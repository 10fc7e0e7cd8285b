// Who may know what. Secret are only the tiles below the top of a stack that somebody has arranged: he alone knows their order (info.open).
// The order of every other stack is known to nobody, so it does not exist yet: positions hold counts, and chance draws (A151).

import type { Entry, Random, Viewer } from '@adega/kernel';
import { clone } from './clone.ts';
import { arrange, tilesOf } from './moves.ts';
import { type Move, NONE, type State, WATCHER } from './state.ts';

export function view(s: State, viewer: Viewer): State {
  const seen = clone(s);
  seen.seenBy = viewer === 'watcher' ? WATCHER : viewer;
  for (const arranged of seen.arranged) if (arranged !== null && arranged.by !== viewer) arranged.tiles = null;
  return seen;
}

/** Of somebody else's order of a stack the others see the top tile. */
export function hear(entry: Entry<Move>, viewer: Viewer): Entry<Move> {
  const { by, move } = entry;
  if (move.kind !== 'arrange' || by === viewer) return entry;
  return { by, move: arrange(move.item, (tilesOf(move.to)[0] as number) + 1) };
}

/** A state that the viewer of this view cannot tell from the true one: unknown orders are shuffled. */
export function determinize(seen: State, rng: Random, kinds: number): State {
  const s = clone(seen);
  s.seenBy = NONE;
  s.arranged.forEach((arranged, region) => {
    if (arranged !== null && arranged.tiles === null) arranged.tiles = shuffled(s, region, rng, kinds);
  });
  return s;
}

function shuffled(s: State, region: number, rng: Random, kinds: number): number[] {
  const tiles: number[] = [];
  for (let kind = 0; kind < kinds; kind++) for (let n = s.below[region * kinds + kind] as number; n > 0; n--) tiles.push(kind);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j] as number, tiles[i] as number];
  }
  return tiles;
}
