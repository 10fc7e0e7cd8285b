// What a magnate wants to drink this year, in a sentence: a colour, a value, wine of some regions.

import type { Box } from './box.ts';
import { magnateName, regionName } from './names.ts';
import { colourWord, has, membersOf, REGIONS, type State } from './set.ts';
import type { Say } from './words.ts';

/** The regions in play whose wine the third magnate wants. */
export const wishedRegions = ({ tables }: Box, s: State): readonly number[] =>
  membersOf(tables.wantsRegion[s.vintage] ?? 0, REGIONS.length).filter(region => has(s.regions, region));

export function wishOf(say: Say, box: Box, s: State, magnate: number): string {
  const { tables } = box;
  const name = magnateName(say, box, magnate);
  const wishes = [
    () => say('vintage.wants.colour', { magnate: name, colour: colourWord(tables.wantsColour[s.vintage] ?? 0) }),
    () => say('vintage.wants.value', { magnate: name, value: tables.wantsValue[s.vintage] ?? 0 }),
    () => say('vintage.wants.regions', { magnate: name, regions: say.list(wishedRegions(box, s).map(region => regionName(say, region))) }),
  ];
  return wishes[magnate]?.() ?? '';
}
