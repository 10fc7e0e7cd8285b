// Answers of Vino that are worth a thought: of vineyards that differ only in price the cheapest, and the farthest, which decides ties.

import type { Decision } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import { VARIETIES } from '../data/words.ts';
import { stepsIn } from '../moves.ts';
import type { Move, MoveOf } from '../state.ts';

export function sensible(t: Tables, { asks, moves }: Decision<Move>): readonly Move[] {
  if (asks === 'raise') return moves.length < FEW ? moves : moves.filter(m => varietiesIn(m as MoveOf<'raise'>) <= 2);
  return asks === 'extend' || asks === 'enter' || asks === 'free-vineyard' || asks === 'start-vineyard' ? purchases(t, moves) : moves;
}

const FEW = 12;

function varietiesIn({ item }: MoveOf<'raise'>): number {
  let n = 0;
  for (let variety = 0; variety < VARIETIES.length; variety++) if (stepsIn(item, variety) > 0) n++;
  return n;
}

/** Moves come along the road, region by region. Of each region the cheapest private and the cheapest government vineyard stay, and the
 *  farthest. */
function purchases(t: Tables, moves: readonly Move[]): readonly Move[] {
  const out: Move[] = [];
  let [region, open, government, vineyard] = [-1, -1, -1, -1];
  for (let i = 0; i < moves.length; i++) {
    const m = moves[i] as Move;
    if (m.kind !== 'buy') {
      out.push(m);
      continue;
    }
    if (t.region[m.item] !== region) [region, open, government] = [t.region[m.item] as number, -1, -1];
    if (m.item !== vineyard) {
      vineyard = m.item;
      if (t.government[vineyard] === 1) government = government < 0 ? vineyard : government;
      else open = open < 0 ? vineyard : open;
    }
    if (vineyard === open || vineyard === government || vineyard === farthest(t, moves, i)) out.push(m);
  }
  return out;
}

function farthest(t: Tables, moves: readonly Move[], from: number): number {
  const region = t.region[(moves[from] as MoveOf<'buy'>).item];
  let last = NaN;
  for (let i = from; i < moves.length; i++) {
    const m = moves[i] as Move;
    if (m.kind !== 'buy' || t.region[m.item] !== region) break;
    last = m.item;
  }
  return last;
}
