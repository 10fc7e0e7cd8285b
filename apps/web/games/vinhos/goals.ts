// What somebody wants who presses a thing that the present question is not about: while the action marker is to be moved, the board's
// things stand for what could be done with them in this turn. Where a move needs a second thing (a wine for an export space), the
// cheapest that fits is taken.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import { has, type Move, NONE, PLACES, type State, stateOf } from './set.ts';

/** A move, as far as it matters. */
interface Sought {
  readonly kind: Move['kind'];
  readonly item?: number;
  readonly estate?: number;
  readonly place?: number;
  readonly to?: number;
}

type Goal = (box: Box, s: State, seat: number, a: number, b: number) => Sought | undefined;

const GOALS: { readonly [kind: string]: Goal } = {
  region: ({ look }, s, seat, region) => {
    if (!has(s.regions, region) || s.tops[region] === NONE) return undefined;
    const estate = look.estateFor(s, seat, region);
    return estate < 0 ? undefined : { kind: 'buy', item: region, estate };
  },
  cellar: (_box, _s, _seat, _of, estate) => ({ kind: 'cellar', estate }),
  enologist: (_box, _s, _seat, _of, estate) => ({ kind: 'enologist', estate }),
  farmer: (_box, _s, _seat, _of, estate) => ({ kind: 'farmer', estate }),
  pile: (_box, _s, _seat, pile) => ({ kind: 'hire', item: pile }),
  sale: ({ look, tables }, s, seat, to) =>
    s.sales[to] === NONE ? withWine('sell', to, look.wineFor(s, seat, look.sale(s, seat, to).needs, tables.saleColour[to])) : undefined,
  export: ({ look, tables }, s, seat, to) =>
    s.exports[to] === NONE ? withWine('export', to, look.wineFor(s, seat, tables.exportNumber[to] ?? 0)) : undefined,
};

/** Things before a player are goals of that player only. */
const OWN = new Set(['cellar', 'enologist', 'farmer']);

/** The move that a thing stands for beyond the question, as a line of notation. */
export function goalOf(position: Position, id: string): string | undefined {
  const box = boxOf(position);
  const { question } = position;
  if (question?.asks !== 'move') return undefined;
  const [kind = '', a = '', b = ''] = id.split(':');
  if (OWN.has(kind) && Number(a) !== question.seat) return undefined;
  const goal = GOALS[kind]?.(box, stateOf(position), question.seat, Number(a), Number(b));
  return goal === undefined ? undefined : box.game.keyOf({ item: NONE, estate: NONE, place: NONE, to: NONE, ...goal } as Move);
}

const withWine = (kind: 'sell' | 'export', to: number, spot: number): Sought | undefined =>
  spot < 0 ? undefined : { kind, estate: Math.floor(spot / PLACES), place: spot % PLACES, to };
