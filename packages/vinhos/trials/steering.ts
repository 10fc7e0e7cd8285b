// Moves that bring arranged stacks onto the table: without a push they are so rare that the laws of secrecy would find nothing hidden.

import type { Decision, Random } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import { ABILITIES } from '../data/words.ts';
import { type Move, NONE, type Player, type State } from '../state.ts';

const REORDER = ABILITIES.indexOf('reorder-vineyards');
const VINEYARDS = 0;

/** A move to be preferred, or undefined for any. Every fourth decision is left alone, so that everything stays possible. */
export function steerFor(t: Tables): (s: State, d: Decision<Move>, rng: Random) => Move | undefined {
  const arranges = (expert: number): boolean => t.expertAbility[expert] === REORDER;
  const canArrange = (p: Player): boolean => t.expertAbility.some((ability, i) => ability === REORDER && (p.expertsUp >> i) & 1);
  const leads = (s: State, p: Player, m: Move): boolean => {
    if (m.kind === 'use') return arranges(m.item);
    if (m.kind === 'hire') return arranges(s.piles[m.item] as number);
    return m.kind === 'enter' && m.item === NONE && t.spaceAction[m.to] === VINEYARDS && canArrange(p);
  };
  /** Whoever uses another ability, or sends this expert to the fair, arranges nothing in this turn. */
  const spends = (m: Move): boolean => m.kind === 'use' || (m.kind === 'send' && arranges(m.item));
  return (s, d, rng) => {
    const p = s.players[d.by];
    if (p === undefined || rng.below(4) === 0) return undefined;
    const good = d.moves.filter(m => leads(s, p, m));
    const kept = good.length > 0 || !canArrange(p) ? good : d.moves.filter(m => !spends(m));
    return kept.length === 0 ? undefined : kept[rng.below(kept.length)];
  };
}
