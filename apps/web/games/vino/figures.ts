// Numbers of the box for the rulebook and the chapters.

import type { Labelled } from '../../table/boxes.ts';
import { type Figures, figuresIn } from '../../table/figures.ts';
import { boxOf } from './box.ts';

export function figuresOf(of: Labelled): Figures {
  const { pack } = boxOf(of);
  // One of the pawns stands on the order rose.
  return { ...figuresIn(pack), mostVineyards: pack.pawns - 1 };
}
