// Words that the drawings of a board share.

import { COLOURS, FEATURES, REGIONS } from '../set.ts';
import type { Say } from '../words.ts';

/** The letter of a colour; nothing for none. */
export function colourLetter(say: Say, colour: number): string {
  const word = COLOURS[colour];
  return word === undefined ? '' : say(`own.letter.${word}`);
}

export const featureLetter = (say: Say, feature: number): string => say(`own.letter.${FEATURES[feature] ?? 'taste'}`);

/** A region in three letters, for the small boards. */
export const regionShort = (say: Say, region: number): string => say(`own.region.${REGIONS[region] ?? 'dao'}`);
