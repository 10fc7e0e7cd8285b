// The game of a record: its edition with the pack that the record names. Games that a page of docs explains keep the pack with which
// they were worked out.

import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { editionSolo } from '../editions/solo.ts';
import { type Vinhos, vinhos } from '../game.ts';

const EDITIONS = [
  { edition: edition2016, pack: PACK_2016 },
  { edition: editionReserve, pack: PACK_RESERVE },
  { edition: editionFirst, pack: PACK_FIRST },
  { edition: editionSolo, pack: PACK_2016 },
];

/** The games with our packs of now. */
export const GAMES: readonly Vinhos[] = EDITIONS.map(({ edition, pack }) => vinhos(edition, pack));

/** Every vintage with its first two features: P2, P4, P5 and P6 had no third. */
const withTwoFeatures = <P extends PackJson>(pack: P): P => ({
  ...pack,
  vintages: pack.vintages.map(vintage => ({ ...vintage, features: Object.fromEntries(Object.entries(vintage.features).slice(0, 2)) })),
});

const ALL = [...GAMES, ...EDITIONS.map(({ edition, pack }) => vinhos(edition, withTwoFeatures(pack)))];

export function gameOf(text: string): Vinhos {
  const game = ALL.find(({ id, pack }) => text.includes(`\ngame: ${id}\n`) && text.includes(`\npack: ${pack}\n`));
  if (game === undefined) throw new Error('a record of a game or a pack that we do not have');
  return game;
}
