// The box of a table of Vino: the rules with the components of a pack.

import * as vino from '@adega/vino';
import { boxesMade } from '../../table/boxes.ts';

export interface Box {
  readonly pack: vino.PackJson;
  readonly game: vino.Vino;
  readonly look: vino.Look;
  readonly tables: vino.Look['tables'];
}

export const { boxOf, useBox, boxed } = boxesMade<Box>(({ pack: name }) => {
  const pack = name === undefined ? vino.SHIPPED.now : vino.SHIPPED.named(name);
  if (pack === undefined) throw new Error(`no box for vino with ${name}`);
  const look = vino.lookWith(pack);
  return { pack, game: vino.vino(pack), look, tables: look.tables };
});
