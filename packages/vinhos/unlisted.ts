// A move of the kind that is asked for, but never listed: a red wine on a white space, a vineyard of a region that is out of play.

import type { Refusal } from '@adega/kernel';
import type { RuleId } from './rulebook.ts';
import type { Move, MoveKind } from './state.ts';

/** The rule that says what a move of this kind may be. */
const RULES: { readonly [K in MoveKind]?: RuleId } = {
  found: 'setup.start-vineyard',
  port: 'region.douro',
  buy: 'vineyard.place',
  winery: 'winery.build',
  enologist: 'enologist.hire',
  farmer: 'enologist.hire',
  cellar: 'cellar.build',
  sell: 'sales.sell',
  export: 'export.send',
  hire: 'expert.hire',
  discard: 'expert.limit',
  use: 'expert.use',
  present: 'press.wine',
  slot: 'order.choose',
  collect: 'press.magnates',
  deposit: 'bank.action',
  withdraw: 'bank.action',
  pair: 'sales.retrieve-pairs',
  cubes: 'sales.retrieve-pairs',
  benefit: 'magnate.benefit-2010',
  'lose-winery': 'maintenance.interest',
  'lose-vineyard': 'maintenance.interest',
  dismiss: 'maintenance.salaries',
  enologists: 'production.staff',
  farmers: 'production.staff',
  bring: 'fair.experts-2010',
};

/** Where nothing of its kind is asked for, it is not what the turn is about now. */
export function refusalUnlisted(candidates: readonly Move[], m: Move): Refusal {
  return { rule: candidates.some(({ kind }) => kind === m.kind) ? (RULES[m.kind] ?? 'move.must') : 'move.must' };
}
