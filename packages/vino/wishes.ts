// A wish beyond the present question ("a vineyard in Toscana"): the first rule in the way, with its numbers.

import type { Refusal, Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import type { AskingKind, Frame, FrameOf } from './frames.ts';
import { explain } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import { KINDS } from './rules/kinds.ts';
import { type Asking, playerOf, type Setting } from './rules/setting.ts';
import { forbidsBuying, regionOf } from './rules/vineyards.ts';
import { HIDDEN, type Move, type MoveKind, type MoveOf, NONE, type State } from './state.ts';

/** The rule that says when a kind of move is made. */
const RULE_OF: { readonly [K in MoveKind]: RuleId } = {
  draw: 'vino.start',
  reveal: 'vino.choose',
  choose: 'vino.choose',
  buy: 'vino.buy-order',
  pass: 'vino.round',
  take: 'vino.gift',
  sell: 'vino.sell',
  give: 'vino.lease',
  raise: 'vino.market',
};

export function wishFor(g: Setting, s: State, f: FrameOf<AskingKind> | undefined, seat: Seat, m: Move): Refusal | undefined {
  if (f === undefined) return { rule: 'vino.round' };
  const question: Asking = KINDS[f.kind];
  const candidates: Move[] = [];
  question.moves(g, s, f, candidates, true);
  if (!candidates.includes(m)) return m.kind === 'buy' ? wishToBuy(g, s, f, seat, m) : { rule: RULE_OF[m.kind] };
  const rule = question.forbids(g, s, f, m);
  return rule === undefined ? undefined : explain(g, s, f, seat, m, rule);
}

/** A vineyard elsewhere: what stands in the way of buying it at all, then that its region was not chosen, then whose turn it is. */
function wishToBuy(g: Setting, s: State, f: Frame, seat: Seat, m: MoveOf<'buy'>): Refusal {
  const p = playerOf(s, seat);
  const isNew = p.grows[regionOf(g, m.item)] === NONE;
  if (isNew !== (m.variety !== NONE)) return { rule: 'vino.variety' };
  const rule = forbidsBuying(g, s, seat, m);
  if (rule !== undefined) return explain(g, s, f, seat, m, rule);
  const isChosen = p.chosen !== HIDDEN && has(p.chosen, regionOf(g, m.item));
  return { rule: f.kind === 'start-vineyard' ? 'vino.start' : isChosen ? 'vino.buy-order' : 'vino.choose' };
}
