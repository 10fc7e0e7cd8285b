// What positions are judged by, in words.

import type { Position } from '@adega/wire';
import type { Say } from '../../text/words.ts';

const IN = 'vineyards in ';

const slug = (words: string): string => words.replaceAll(' ', '-');

export function sayFeature(say: Say, _position: Position, feature: string): string {
  if (!feature.startsWith(IN)) return say.known(`worth.feature.${slug(feature)}`, undefined, () => feature);
  return say.known('worth.feature.vineyards-in', { of: say.own(`vino.region.${feature.slice(IN.length)}`) }, () => feature);
}
