// Vineyards that are given back or taken, pressed in any order. The rules ask for them along the roads, so that each set has one name in a
// record; nobody who presses need know.

import type { Position } from '@adega/wire';
import type { Several } from '../../table/face.ts';
import { boxOf } from './box.ts';
import { thing } from './paths.ts';
import { chosenLine, severalOf, stateOf } from './set.ts';

export function severalIn(position: Position): Several | undefined {
  const { game } = boxOf(position);
  const seat = position.question?.seat;
  const several = seat === undefined ? undefined : severalOf(game, stateOf(position), seat);
  if (seat === undefined || several === undefined || several.n === 1) return undefined;
  const byThing = new Map(several.among.map(v => [thing.vineyard(v), v]));
  const vineyardsOf = (ids: readonly string[]): number[] => ids.map(id => byThing.get(id) as number);
  return {
    n: several.n,
    things: [...byThing.keys()],
    moveOf: id => game.keyOf(several.moveOf(byThing.get(id) as number)),
    lineOf: ids => chosenLine(game, stateOf(position), seat, several, vineyardsOf(ids)).map(game.keyOf),
  };
}
