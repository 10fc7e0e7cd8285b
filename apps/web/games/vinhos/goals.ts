// What somebody wants who presses a thing that the present question is not about: while the action marker is to be moved, the board's
// things stand for what could be done with them in this turn. Where a move needs a second thing (a wine for an export space), the
// cheapest that fits is taken.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import { colourOf, type Move, NONE, PLACES, type Player, playerOf, type State, stateOf } from './set.ts';

type Goal = (box: Box, s: State, seat: number, a: number, b: number) => Partial<Move> | undefined;

const GOALS: { readonly [kind: string]: Goal } = {
  region: (box, s, seat, region) => {
    const estate = estateFor(box, s, seat, region);
    return estate < 0 ? undefined : { kind: 'buy', item: region, estate };
  },
  cellar: (_box, _s, _seat, _of, estate) => ({ kind: 'cellar', estate }),
  enologist: (_box, _s, _seat, _of, estate) => ({ kind: 'enologist', estate }),
  farmer: (_box, _s, _seat, _of, estate) => ({ kind: 'farmer', estate }),
  pile: (_box, _s, _seat, pile) => ({ kind: 'hire', item: pile }),
  sale: (box, s, seat, to) => withWine('sell', to, wineFor(box, s, seat, box.tables.saleValue[to] ?? 0, box.tables.saleColour[to])),
  export: (box, s, seat, to) => withWine('export', to, wineFor(box, s, seat, box.tables.exportNumber[to] ?? 0, undefined)),
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
  return goal === undefined ? undefined : box.game.keyOf({ kind: 'pass', item: NONE, estate: NONE, place: NONE, to: NONE, ...goal });
}

/** An estate of the same region and colour with a free slot, else the first without vineyards. */
function estateFor({ tables }: Box, s: State, seat: number, region: number): number {
  const kind = s.tops[region] ?? NONE;
  if (kind < 0) return NONE;
  const { estates } = playerOf(s, seat);
  const isFree = (e: Player['estates'][number]): boolean => e.vineyards + e.wineries < tables.slots;
  const same = estates.findIndex(e => e.region === region && e.colour === tables.kindColour[region]?.[kind] && isFree(e));
  return same >= 0 ? same : estates.findIndex(e => e.region < 0 && isFree(e));
}

const withWine = (kind: 'sell' | 'export', to: number, spot: number): Partial<Move> | undefined =>
  spot < 0 ? undefined : { kind, estate: Math.floor(spot / PLACES), place: spot % PLACES, to };

/** The least valuable wine that reaches the value, without cubes if it can be. */
function wineFor({ look }: Box, s: State, seat: number, needed: number, colour: number | undefined): number {
  const worth = playerOf(s, seat).wines.flatMap((wine, spot) =>
    wine === 0 || (colour !== undefined && colourOf(wine) !== colour) ? [] : [{ spot, ...look.value(s, seat, spot) }],
  );
  const fit = worth.filter(({ best }) => best >= needed).sort((a, b) => a.plain - b.plain);
  return (fit.find(({ plain }) => plain >= needed) ?? fit.at(-1))?.spot ?? NONE;
}
