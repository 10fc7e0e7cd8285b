// A wish beyond the present question ("a cellar in estate 2"): which space it needs, what it costs by part, the first rule in the way.

import type { Refusal, Seat } from '@adega/kernel';
import { isShort, refusalFor, refusalOf } from '@adega/kit/needs.ts';
import { SPACE_ACTIONS, type SpaceAction } from './data/words.ts';
import { enter, spotOf } from './moves.ts';
import { forbidsAt, refusalAt } from './refusals.ts';
import { wayParts } from './rules/quadrel.ts';
import { frame, playerOf, type Setting, type Tally } from './rules/setting.ts';
import { actionAt } from './rules/spaces.ts';
import { type Move, type MoveKind, NONE, type Player, SPACES, type State } from './state.ts';
import { refusalUnlisted } from './unlisted.ts';

/** The action that a kind of move belongs to. */
const ACTION_OF: { readonly [K in MoveKind]?: SpaceAction } = {
  buy: 'vineyards',
  winery: 'wineries',
  enologist: 'staff',
  farmer: 'staff',
  cellar: 'cellars',
  sell: 'sales',
  export: 'export',
  hire: 'experts',
  present: 'centre',
  slot: 'centre',
  deposit: 'bank',
  withdraw: 'bank',
  invest: 'bank',
};

export const actionOf = (m: Move): SpaceAction | undefined => ACTION_OF[m.kind];

/** Of somebody who is about to move: what is in the way of entering a space with this action and doing this there. */
export function wishFor(g: Setting, s: State, seat: Seat, m: Move, action: SpaceAction): Refusal | undefined {
  const ways = spacesOf(g, s, seat, action).map(space => refusalThere(g, s, seat, space, m));
  return ways.includes(undefined) ? undefined : (ways[0] ?? { rule: 'move.must' });
}

/** The spaces with this action, the cheapest to enter first. */
function spacesOf(g: Setting, s: State, seat: Seat, action: string): number[] {
  const price = (space: number): number => wayParts(g, s, seat, space).reduce((n, part) => n + part.amount, 0);
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter(space => SPACE_ACTIONS[actionAt(g, space)] === action && space !== playerOf(s, seat).at)
    .sort((a, b) => price(a) - price(b));
}

/** A place that holds no wine has no value either. */
const isWithoutWine = (p: Player, m: Move): boolean =>
  (m.kind === 'sell' || m.kind === 'export' || m.kind === 'present') && (p.wines[spotOf(m)] ?? 0) === 0;

/** What is in the way of entering this space and doing exactly this there: the price of both is one sum (A7), and what no money can mend
 *  comes before it. */
function refusalThere(g: Setting, s: State, seat: Seat, space: number, m: Move): Refusal | undefined {
  if (isWithoutWine(playerOf(s, seat), m)) return refusalUnlisted([m], m);
  const there = frame(m.kind === 'slot' ? 'order' : (SPACE_ACTIONS[actionAt(g, space)] as SpaceAction), seat, 1);
  const tally: Tally = { isPart: true };
  const rule = forbidsAt(g, s, there, m, tally);
  if (rule !== undefined) return refusalFor(rule, tally);
  const parts = [...wayParts(g, s, seat, space), ...(tally.price?.parts ?? [])];
  const sum = { rule: 'move.able', of: 'money', parts, has: playerOf(s, seat).money } as const;
  return isShort(sum) ? refusalOf(sum) : refusalAt(g, s, frame('move', seat), enter(space, NONE));
}
