import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { codeOf, countsOf, offeredBy, type Placed, stepped, sum } from '../games/vinhos/cellar/arrangement.ts';
import { playerOf, stateOf } from '../games/vinhos/set.ts';
import { randomGame } from './random-game.ts';

const ASKS: { readonly [asks: string]: Placed } = { 'place-enologists': 'enologists', 'place-farmers': 'farmers' };

/** Every arrangement that steps lead to from how people stand now, with everybody placed. */
function reached(position: Position, kind: Placed): Set<number> {
  const box = boxOf(position);
  const seat = position.question?.seat ?? 0;
  const { estates } = playerOf(stateOf(position), seat);
  const goals = [...offeredBy(position, kind).keys()].map(code => countsOf(box, code));
  const now = estates.map(estate => estate[kind]);
  const seen = new Set([codeOf(now)]);
  for (const code of seen) {
    const counts = countsOf(box, code);
    for (const e of estates.keys()) {
      for (const by of [1, -1] as const) {
        const next = stepped(counts, goals, e, by);
        if (next === undefined) continue;
        expect(next[e]).toBeLessThanOrEqual(box.look.places(stateOf(position), seat, e, kind));
        seen.add(codeOf(next));
      }
    }
  }
  return new Set([...seen].filter(code => sum(countsOf(box, code)) === sum(now)));
}

test.each([2, 4])('steps lead to every arrangement that is offered to %i players and to no other', seats => {
  let some = 0;
  for (const position of randomGame(seats, `arrange${seats}`)) {
    const kind = ASKS[position.question?.asks ?? ''];
    if (kind === undefined) continue;
    const offered = [...offeredBy(position, kind).keys()].sort();
    expect([...reached(position, kind)].sort(), `entry ${position.at}`).toEqual(offered);
    if (offered.length > 2) some++;
  }
  expect(some).toBeGreaterThan(1);
});
