// Pairs of games that one seat cannot tell apart: all it has heard is the same, and something hidden is not.

import { difference } from '../equal.ts';
import { type AnyGame, CHANCE, type Decision, type Options, type Seat } from '../game.ts';
import { pick } from '../random-play.ts';
import { type Stream, stream } from '../rng.ts';

/** A move of a seat. */
export interface Done {
  readonly by: Seat;
  readonly key: string;
}

/** Both games up to where the viewer is asked. What chance draws in between follows from the seed: stream(seed, 'chance'). */
export interface Secret {
  readonly viewer: Seat;
  readonly seed: string;
  readonly one: readonly Done[];
  readonly other: readonly Done[];
}

interface World {
  readonly s: unknown;
  readonly chance: Stream;
  readonly done: Done[];
}

/** The moves of whoever is asked first, by how the viewer would hear them. */
function heardAs(game: AnyGame, { by, moves }: Decision<unknown>, viewer: Seat): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const move of moves) {
    const heard = game.keyOf(game.hear({ by, move }, viewer).move);
    groups.set(heard, [...(groups.get(heard) ?? []), move]);
  }
  return groups;
}

function act(game: AnyGame, world: World, by: number, move: unknown): void {
  if (by !== CHANCE) world.done.push({ by, key: game.keyOf(move) });
  game.apply(world.s, by, move);
}

/** A game played at random; where another seat does something that the viewer hears only half, it does something else in the other world.
 *  Every question to the viewer until he could tell the worlds apart is a secret. */
export function* secretsIn(game: AnyGame, options: Options, viewer: Seat, seed: string, most: number): Iterable<Secret> {
  const players = stream(seed, 'players');
  const [one, other] = [1, 2].map((): World => ({ s: game.start(options), chance: stream(seed, 'chance'), done: [] })) as [World, World];
  let forked = false;
  for (let n = 0; n < most; ) {
    const [a, b] = [game.decide(one.s)[0], game.decide(other.s)[0]];
    if (a === undefined || b === undefined || a.by !== b.by) return;
    if (a.by === viewer && forked) {
      if (difference(game.view(one.s, viewer), game.view(other.s, viewer)) !== undefined) return;
      n++;
      yield { viewer, seed, one: [...one.done], other: [...other.done] };
    }
    const move = pick(a, a.by === CHANCE ? one.chance : players);
    const heard = game.keyOf(game.hear({ by: a.by, move }, viewer).move);
    const alike = a.by === CHANCE ? [pick(b, other.chance)] : (heardAs(game, b, viewer).get(heard) ?? []);
    const same = alike.find(m => game.keyOf(m) === game.keyOf(move));
    const differing = alike.find(m => m !== same);
    const hidden: boolean = !forked && a.by !== CHANCE && differing !== undefined;
    const otherMove = hidden ? differing : (same ?? differing);
    if (otherMove === undefined || game.keyOf(game.hear({ by: a.by, move: otherMove }, viewer).move) !== heard) return;
    forked ||= hidden;
    act(game, one, a.by, move);
    act(game, other, a.by, otherMove);
  }
}

/** The kind of what is hidden: the first word of the move. */
export const kindOf = ({ one, other }: Secret): string => one.find(({ key }, i) => key !== other[i]?.key)?.key.split(' ')[0] ?? '';

/** Secrets of a game, so many of each kind, from so many random games; none where nothing is ever hidden. */
export function secretsOf(game: AnyGame, options: Options, viewer: Seat, each: number, games: number): readonly Secret[] {
  const found: Secret[] = [];
  for (let n = 0; n < games; n++) {
    for (const secret of secretsIn(game, options, viewer, `secret ${n}`, 2)) {
      if (found.filter(one => kindOf(one) === kindOf(secret)).length < each) found.push(secret);
    }
  }
  return found;
}
