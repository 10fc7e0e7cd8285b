// Who may know what (info.open). Secret are the tiles below the top of a stack that somebody has arranged, whose order he alone knows, and the
// experts that somebody has chosen for a fair, until all have chosen (C44).
// The order of every other stack is known to nobody, so it does not exist yet: positions hold counts, and chance draws (A151).

import type { Entry, Random, Viewer } from '@adega/kernel';
import { clone } from './clone.ts';
import type { Tables } from './data/pack.ts';
import { arrange, bring, tilesOf } from './moves.ts';
import { sealedChoices } from './rules/contest.ts';
import { HIDDEN, type Move, NOBODY, NONE, type State, WATCHER } from './state.ts';

export function view(s: State, viewer: Viewer): State {
  const seen = clone(s);
  seen.seenBy = viewer === 'watcher' ? WATCHER : viewer;
  for (const arranged of seen.arranged) if (arranged !== null && arranged.by !== viewer) arranged.tiles = null;
  seen.players.forEach((p, seat) => {
    if (seat !== viewer && p.sealed !== NONE && p.brought === NONE) p.sealed = HIDDEN;
  });
  return seen;
}

/** Of somebody else's order of a stack the others see the top tile, of his choice for the fair that he has made it. */
export function hear(entry: Entry<Move>, viewer: Viewer): Entry<Move> {
  const { by, move } = entry;
  if (by === viewer) return entry;
  if (move.kind === 'bring') return { by, move: bring(HIDDEN) };
  return move.kind === 'arrange' ? { by, move: arrange(move.item, (tilesOf(move.to)[0] as number) + 1) } : entry;
}

/** A state that the viewer of this view cannot tell from the true one: unknown orders are shuffled, sealed choices are any that could be. */
export function determinize(seen: State, rng: Random, pack: Tables): State {
  const s = clone(seen);
  s.seenBy = NOBODY;
  s.arranged.forEach((arranged, region) => {
    if (arranged !== null && arranged.tiles === null) arranged.tiles = shuffled(s, region, rng, pack.kinds);
  });
  s.players.forEach((p, seat) => {
    if (p.sealed === HIDDEN) p.sealed = anyOf(sealedChoices(pack, s, seat), rng);
  });
  return s;
}

const anyOf = (sets: readonly number[], rng: Random): number => sets[rng.below(sets.length)] as number;

function shuffled(s: State, region: number, rng: Random, kinds: number): number[] {
  const tiles: number[] = [];
  for (let kind = 0; kind < kinds; kind++) for (let n = s.below[region * kinds + kind] as number; n > 0; n--) tiles.push(kind);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j] as number, tiles[i] as number];
  }
  return tiles;
}
