// A small picture beside the words of a move.

import type { Position } from '@adega/wire';
import { useBox } from './box.ts';
import { VarietyChip } from './pieces.tsx';
import { NONE, stateOf } from './set.ts';
import { useSay } from './words.ts';

interface Props {
  readonly position: Position;
  readonly move: string;
  readonly of: 'group' | 'move';
}

/** The variety that is sold, or taken with a vineyard. */
export function Picture({ position, move, of }: Props) {
  const { game } = useBox();
  const say = useSay();
  const s = stateOf(position);
  const m = game.parse(s, move);
  const isDrawn = !('problem' in m) && ((m.kind === 'sell' && of === 'group') || (m.kind === 'buy' && of === 'move' && m.variety !== NONE));
  return isDrawn ? (
    <span aria-hidden="true">
      <VarietyChip say={say} variety={m.variety} />
    </span>
  ) : null;
}
