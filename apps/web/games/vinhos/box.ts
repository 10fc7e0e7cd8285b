// The box of a table of Vinhos: the rules of an edition with the components of a pack.

import * as vinhos from '@adega/vinhos';
import { boxesMade } from '../../table/boxes.ts';

export interface Box {
  readonly edition: vinhos.Edition;
  readonly pack: vinhos.PackJson;
  /** The one that comes with the edition. */
  readonly ours: vinhos.PackJson;
  /** Whether the pack is somebody's own. */
  readonly own: boolean;
  readonly game: vinhos.Vinhos;
  readonly look: vinhos.Look;
  readonly insight: vinhos.Insight;
  readonly tables: vinhos.Tables;
}

const EDITIONS: { readonly [game: string]: readonly [vinhos.Edition, keyof typeof vinhos.SHIPPED] } = {
  'vinhos/2016': [vinhos.edition2016, '2016'],
  'vinhos/solo': [vinhos.editionSolo, '2016'],
  'vinhos/reserve': [vinhos.editionReserve, 'reserve'],
  'vinhos/first': [vinhos.editionFirst, 'first'],
};

export const { boxOf, useBox, boxed } = boxesMade<Box>(({ game, pack: name, own }) => {
  const [edition, packs] = EDITIONS[game] ?? [];
  const shipped = packs && vinhos.SHIPPED[packs];
  const pack = own === undefined ? packOf(shipped, name) : (JSON.parse(own) as vinhos.PackJson);
  if (edition === undefined || shipped === undefined || pack === undefined)
    throw new Error(`no box for ${game} with ${name ?? 'the pack of now'}`);
  const look = vinhos.lookWith(edition, pack);
  return {
    edition,
    pack,
    ours: shipped.now,
    own: own !== undefined,
    game: vinhos.vinhos(edition, pack),
    look,
    insight: vinhos.insightWith(edition, pack),
    tables: look.tables,
  };
});

const packOf = (shipped: (typeof vinhos.SHIPPED)['2016'] | undefined, name: string | undefined): vinhos.PackJson | undefined =>
  name === undefined ? shipped?.now : shipped?.named(name);
