// The numbers of a box of Vinhos by name: with the pack that comes with an edition, or with that of a table.

import type { Labelled } from '../../table/boxes.ts';
import { type Figures, figuresIn } from '../../table/figures.ts';
import { boxOf } from './box.ts';

export const figuresOf = (of: Labelled): Figures => figuresIn(boxOf(of).pack);
