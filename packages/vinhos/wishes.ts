// A wish beyond the present question ("a cellar in estate 2"): which space it needs, what it costs by part, the first rule in the way.

import type { Refusal, Seat } from '@adega/kernel';
import { ACTIONS } from './data/words.ts';
import { enter } from './moves.ts';
import { explain, needsOf, total } from './refusals.ts';
import { KINDS } from './rules/kinds.ts';
import { actionAt, costsOf, forbidsEntering } from './rules/quadrel.ts';
import { frame, playerOf, type Question, type Setting } from './rules/setting.ts';
import { type Frame, type FrameKind, type Move, type MoveKind, NONE, SPACES, type State } from './state.ts';

/** The action that a kind of move belongs to. */
const ACTION_OF: { readonly [K in MoveKind]?: (typeof ACTIONS)[number] } = {
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
};

export function wishFor(g: Setting, s: State, f: Frame | undefined, seat: Seat, m: Move): Refusal | undefined {
  if (f === undefined) return { rule: 'year.round' };
  const question = KINDS[f.kind] as Question;
  const action = ACTION_OF[m.kind];
  if (f.kind !== 'move' || action === undefined) return refusalHere(question, g, s, f, seat, m);
  const spaces = spacesOf(g, s, seat, action);
  const ways = spaces.map(space => refusalThere(g, s, seat, space, m));
  return ways.includes(undefined) ? undefined : (ways[0] ?? { rule: 'move.must' });
}

function refusalHere(question: Question, g: Setting, s: State, f: Frame, seat: Seat, m: Move): Refusal | undefined {
  const candidates: Move[] = [];
  question.moves(g, s, f, candidates, true);
  if (!candidates.includes(m)) return { rule: 'move.must' };
  const rule = question.forbids(g, s, f, m);
  return rule === undefined ? undefined : explain(g, s, f, seat, m, rule);
}

/** The spaces with this action, the cheapest to enter first. */
function spacesOf(g: Setting, s: State, seat: Seat, action: string): number[] {
  const price = (space: number): number => {
    const costs = costsOf(g, s, seat, space);
    return costs.distance + costs.tax + costs.players;
  };
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter(space => ACTIONS[actionAt(g, space)] === action && space !== playerOf(s, seat).at)
    .sort((a, b) => price(a) - price(b));
}

/** What is in the way of entering this space and doing exactly this there. */
function refusalThere(g: Setting, s: State, seat: Seat, space: number, m: Move): Refusal | undefined {
  const there = frame(ACTIONS[actionAt(g, space)] as FrameKind, seat, 1);
  const costs = costsOf(g, s, seat, space);
  const way = [
    { part: 'distance', amount: costs.distance },
    { part: 'tax', amount: costs.tax },
    { part: 'players', amount: costs.players },
  ].filter(part => part.amount > 0);
  const needs = needsOf(g, s, there, seat, m).find(need => need.of === 'money');
  const parts = [...way, ...(needs?.parts ?? [])];
  const has = playerOf(s, seat).money;
  const unit = (KINDS[there.kind] as Question).forbids(g, s, there, m);
  if (unit !== undefined) return explain(g, s, there, seat, m, unit);
  if (total(parts) > has) return { rule: 'move.able', of: 'money', needs: parts, has, missing: total(parts) - has };
  const entering = forbidsEntering(g, s, seat, space, NONE);
  return entering === undefined ? undefined : explain(g, s, there, seat, enter(space, NONE), entering);
}
