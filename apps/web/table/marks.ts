// The marks of a time line in words.

import type { Mark } from '@adega/wire';
import type { Say } from '../text/words.ts';

export const markName = (say: Say, { kind, n }: Pick<Mark, 'kind' | 'n'>): string =>
  say.known(`history.mark.${kind}`, { n }, () => `${kind} ${n}`);

export const shortMark = (say: Say, { kind, n }: Pick<Mark, 'kind' | 'n'>): string =>
  say.known(`history.short.${kind}`, { n }, () => String(n));

export const measureName = (say: Say, word: string): string =>
  say.known(`measure.${word}`, undefined, () => say('measure.other', { word }));
