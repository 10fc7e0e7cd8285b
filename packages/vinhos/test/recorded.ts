// The game of a record: its edition with the pack that the record names. Games that a page of docs explains keep the pack with which
// they were worked out.

import { SHIPPED } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import type { Edition } from '../editions/edition.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { editionSolo } from '../editions/solo.ts';
import { type Vinhos, vinhos } from '../game.ts';

const BOXES: { readonly [id: string]: readonly [Edition, PackJson['edition']] } = {
  'vinhos/2016': [edition2016, '2016'],
  'vinhos/reserve': [editionReserve, 'reserve'],
  'vinhos/first': [editionFirst, 'first'],
  'vinhos/solo': [editionSolo, '2016'],
};

/** The games with our packs of now. */
export const GAMES: readonly Vinhos[] = Object.values(BOXES).map(([edition, box]) => vinhos(edition, SHIPPED[box].now));

export function gameOf(text: string): Vinhos {
  const [edition, box] = BOXES[/^game: (.*)$/m.exec(text)?.[1] ?? ''] ?? [];
  const pack = box && SHIPPED[box].named(/^pack: (.*)$/m.exec(text)?.[1] ?? '');
  if (edition === undefined || pack === undefined) throw new Error('a record of a game or a pack that we do not have');
  return vinhos(edition, pack);
}
