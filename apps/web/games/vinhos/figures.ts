// The numbers of an edition of Vinhos by name, with the pack that comes with it.

import { type Figures, figuresIn } from '../../table/figures.ts';
import { boxOf } from './box.ts';

export function figuresOf(game: string): Figures {
  const { pack } = boxOf({ game });
  return figuresIn(pack);
}
