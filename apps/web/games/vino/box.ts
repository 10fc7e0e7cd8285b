// The box of a table of Vino: the rules with the components of a pack.

import * as vino from '@adega/vino';
import { boxesMade } from '../../table/boxes.ts';

export interface Box {
  readonly pack: vino.PackJson;
  /** The one that comes with the game. */
  readonly ours: vino.PackJson;
  /** Whether the pack is somebody's own. */
  readonly own: boolean;
  readonly game: vino.Vino;
  readonly look: vino.Look;
  readonly tables: vino.Look['tables'];
}

export const { boxOf, useBox, boxed } = boxesMade<Box>(({ pack: name, own }) => {
  const pack = own === undefined ? packOf(name) : (JSON.parse(own) as vino.PackJson);
  if (pack === undefined) throw new Error(`no box for vino with ${name}`);
  const look = vino.lookWith(pack);
  return { pack, ours: vino.SHIPPED.now, own: own !== undefined, game: vino.vino(pack), look, tables: look.tables };
});

const packOf = (name: string | undefined): vino.PackJson | undefined => (name === undefined ? vino.SHIPPED.now : vino.SHIPPED.named(name));
