// A wish beyond the present question ("a cellar in estate 2"): which space it needs, what it costs by part, the first rule in the way.

import type { Asks, Refusal, Seat } from '@adega/kernel';
import { isShort, refusalOf } from '@adega/kit/needs.ts';
import { SPACE_ACTIONS, type SpaceAction } from './data/words.ts';
import type { AskingKind, FrameOf } from './frames.ts';
import { enter } from './moves.ts';
import { explain, needsOf, wayParts } from './refusals.ts';
import { KINDS } from './rules/kinds.ts';
import { forbidsEntering } from './rules/quadrel.ts';
import { frame, playerOf, type Setting } from './rules/setting.ts';
import { actionAt } from './rules/spaces.ts';
import { type Move, type MoveKind, NONE, SPACES, type State } from './state.ts';
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

/** A question that may be asked of any move. */
type Asked = Asks<Setting, State, FrameOf<AskingKind>, Move>;

export function wishFor(g: Setting, s: State, f: FrameOf<AskingKind> | undefined, seat: Seat, m: Move): Refusal | undefined {
  if (f === undefined) return { rule: 'year.round' };
  const question: Asked = KINDS[f.kind];
  const action = ACTION_OF[m.kind];
  if (f.kind !== 'move' || action === undefined) return refusalHere(question, g, s, f, seat, m);
  const spaces = spacesOf(g, s, seat, action);
  const ways = spaces.map(space => refusalThere(g, s, seat, space, m));
  return ways.includes(undefined) ? undefined : (ways[0] ?? { rule: 'move.must' });
}

function refusalHere(question: Asked, g: Setting, s: State, f: FrameOf<AskingKind>, seat: Seat, m: Move): Refusal | undefined {
  const candidates: Move[] = [];
  question.moves(g, s, f, candidates, true);
  if (!candidates.includes(m)) return refusalUnlisted(candidates, m);
  const rule = question.forbids(g, s, f, m);
  return rule === undefined ? undefined : explain(g, s, f, seat, m, rule);
}

/** The spaces with this action, the cheapest to enter first. */
function spacesOf(g: Setting, s: State, seat: Seat, action: string): number[] {
  const price = (space: number): number => wayParts(g, s, seat, space).reduce((n, part) => n + part.amount, 0);
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter(space => SPACE_ACTIONS[actionAt(g, space)] === action && space !== playerOf(s, seat).at)
    .sort((a, b) => price(a) - price(b));
}

/** What is in the way of entering this space and doing exactly this there: the price of both is one sum (A7). */
function refusalThere(g: Setting, s: State, seat: Seat, space: number, m: Move): Refusal | undefined {
  const there = frame(m.kind === 'slot' ? 'order' : (SPACE_ACTIONS[actionAt(g, space)] as SpaceAction), seat, 1);
  const needs = needsOf(g, s, there, seat, m);
  const price = needs.find(need => need.of === 'money');
  const sum = {
    rule: 'move.able',
    of: 'money',
    parts: [...wayParts(g, s, seat, space), ...(price?.parts ?? [])],
    has: playerOf(s, seat).money,
  } as const;
  const other = needs.find(need => need !== price && isShort(need));
  if (other !== undefined) return refusalOf(other);
  const question: Asked = KINDS[there.kind];
  const unit = question.forbids(g, s, there, m);
  // What no money can mend comes before the price.
  if (unit !== undefined && unit !== price?.rule) return { rule: unit };
  if (isShort(sum)) return refusalOf(sum);
  if (unit !== undefined) return { rule: unit };
  const entering = forbidsEntering(g, s, seat, space, NONE);
  return entering === undefined ? undefined : explain(g, s, there, seat, enter(space, NONE), entering);
}
