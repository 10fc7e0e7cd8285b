// Two positions that differ only in what somebody cannot know, written from the rules (info.open): secret are the order of the tiles below
// the top of a stack that another player has arranged, and the experts that another has chosen for a fair, until they are revealed.

import type { Random, Viewer } from '@adega/kernel';
import { copyOf } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import { NONE, type State } from '../state.ts';

/** The stacks whose order is hidden from the viewer and could be another. */
function stacksOf(s: State, viewer: Viewer): number[][] {
  const hidden = s.arranged.filter(stack => stack !== null && stack.by !== viewer);
  return hidden.flatMap(stack => (stack?.tiles && new Set(stack.tiles).size > 1 ? [stack.tiles] : []));
}

/** The seats whose choice for the fair is hidden from the viewer. */
const choicesOf = (s: State, viewer: Viewer): number[] =>
  s.players.flatMap((p, seat) => (seat !== viewer && p.sealed !== NONE && p.brought === NONE ? [seat] : []));

export const hasSecrets = (s: State, viewer: Viewer): boolean => stacksOf(s, viewer).length + choicesOf(s, viewer).length > 0;

/** The same position with one secret changed. */
export const twinsFor =
  (t: Tables) =>
  (s: State, viewer: Viewer, rng: Random): State | undefined => {
    const twin = copyOf(s);
    const stacks = stacksOf(twin, viewer);
    const choices = choicesOf(twin, viewer);
    const which = rng.below(Math.max(1, stacks.length + choices.length));
    const tiles = stacks[which];
    const seat = choices[which - stacks.length];
    if (tiles !== undefined) turnRound(tiles, rng);
    else if (seat !== undefined) chooseOther(t, twin, seat);
    else return undefined;
    return twin;
  };

/** The tiles of a stack turned round by one place or more, so that their order is another. */
function turnRound(tiles: number[], rng: Random): void {
  const before = tiles.join();
  do tiles.push(tiles.shift() as number);
  while (tiles.join() === before || (tiles.length > 2 && rng.below(2) === 0));
}

/** Another choice: none if somebody was chosen, else one of the experts that the stand has use for. */
function chooseOther(t: Tables, s: State, seat: number): void {
  const p = s.players[seat] as State['players'][number];
  const features = t.standFeatures[s.stands.indexOf(seat)] as number;
  const fits = membersOf(p.expertsUp).filter(expert => (features >> (t.expertFeature[expert] as number)) & 1);
  p.sealed = p.sealed !== 0 ? 0 : 1 << (fits[0] as number);
}
